// The client generators that the documentation names: versions, commands and a first program, all of them run by the tests.

export type Generator = {
  readonly name: string
  readonly language: string
  readonly text: string
  readonly install: string
  /** Run in a folder that holds `contract.json`. */
  readonly command: string
  readonly settings?: { readonly file: string; readonly language: string; readonly text: string }
  readonly program: { readonly language: string; readonly text: string }
}

const generatorVersion = '7.25.0'
const openapiGenerator = `mvn org.apache.maven.plugins:maven-dependency-plugin:3.11.0:copy -Dartifact=org.openapitools:openapi-generator-cli:${generatorVersion} -DoutputDirectory=.`
const npm = (packages: string) => `npm install --save-exact ${packages}`

export const generators: readonly Generator[] = [
  {
    name: 'openapi-fetch',
    language: 'TypeScript',
    text: 'Types from the contract over a thin layer on fetch: nothing is generated but types.',
    install: npm('openapi-typescript@7.13.0 openapi-fetch@0.17.0'),
    command: 'npx openapi-typescript contract.json -o client/types.ts',
    program: {
      language: 'ts',
      text: `import createClient from 'openapi-fetch'
import type { paths } from './client/types.ts'

const client = createClient<paths>({
  baseUrl: 'http://localhost:3000/spi/v3',
  headers: { Authorization: \`Bearer \${process.env.TOKEN}\` },
})
const { data, error } = await client.GET('/jobs', { params: { query: { limit: 50 } } })
if (error) throw new Error(error.error)
for (const job of data.jobs) console.log(job.title)`,
    },
  },
  {
    name: 'hey-api',
    language: 'TypeScript',
    text: 'A function for each operation.',
    install: npm('@hey-api/openapi-ts@0.99.0'),
    command: 'npx openapi-ts -i contract.json -o client -c @hey-api/client-fetch --no-log-file',
    program: {
      language: 'ts',
      text: `import { listJobs } from './client'

const headers = { Authorization: \`Bearer \${process.env.TOKEN}\` }
const { data, error } = await listJobs({ query: { limit: 50 }, headers })
if (error) throw new Error(error.error)
for (const job of data.jobs) console.log(job.title)`,
    },
  },
  {
    name: 'orval',
    language: 'TypeScript',
    text: 'A function for each operation, with an answer typed by its status.',
    install: npm('orval@8.32.0'),
    command: 'npx orval',
    settings: {
      file: 'orval.config.mjs',
      language: 'js',
      text: `export default {
  api: {
    input: './contract.json',
    output: { target: './client/api.ts', client: 'fetch', baseUrl: { getBaseUrlFromSpecification: true } },
  },
}`,
    },
    program: {
      language: 'ts',
      text: `import { listJobs } from './client/api'

const headers = { Authorization: \`Bearer \${process.env.TOKEN}\` }
const answer = await listJobs({ limit: 50 }, { headers })
if (answer.status !== 200) throw new Error(answer.data.error)
for (const job of answer.data.jobs) console.log(job.title)`,
    },
  },
  {
    name: 'swagger-typescript-api',
    language: 'TypeScript',
    text: 'A class with the operations in groups.',
    install: npm('swagger-typescript-api@13.13.0'),
    command: 'npx swagger-typescript-api generate -p contract.json -o client -n api.ts --disable-throw-on-error',
    program: {
      language: 'ts',
      text: `import { Api } from './client/api'

const { jobs } = new Api()
const headers = { Authorization: \`Bearer \${process.env.TOKEN}\` }
const { data, error } = await jobs.listJobs({ limit: 50 }, { headers })
if (error) throw new Error(error.error)
for (const job of data.jobs) console.log(job.title)`,
    },
  },
  {
    name: 'oazapfts',
    language: 'TypeScript',
    text: 'A function for each operation, in one small file.',
    install: npm('oazapfts@7.5.0 @oazapfts/runtime@1.2.0'),
    command: 'npx oazapfts contract.json client/api.ts',
    program: {
      language: 'ts',
      text: `import { listJobs } from './client/api'

const headers = { Authorization: \`Bearer \${process.env.TOKEN}\` }
const answer = await listJobs({ limit: 50 }, { headers })
if (answer.status !== 200) throw new Error(answer.data.error)
for (const job of answer.data.jobs) console.log(job.title)`,
    },
  },
  {
    name: 'openapi-zod-client',
    language: 'TypeScript',
    text: 'Zod schemas that check every answer while the program runs.',
    install: npm('openapi-zod-client@1.18.3 @zodios/core@10.9.6 axios@1.21.1 zod@3.25.76'),
    command: 'npx openapi-zod-client contract.json -o client/api.ts',
    program: {
      language: 'ts',
      text: `import { createApiClient } from './client/api'

const client = createApiClient('http://localhost:3000/spi/v3')
const headers = { Authorization: \`Bearer \${process.env.TOKEN}\` }
const { jobs } = await client.listJobs({ queries: { limit: 50 }, headers })
for (const job of jobs) console.log(job.title)`,
    },
  },
  {
    name: 'openapi-python-client',
    language: 'Python',
    text: 'Typed models over httpx.',
    install: 'pip install openapi-python-client==0.29.1',
    command: 'python -m openapi_python_client generate --path contract.json --output-path client --meta none --overwrite',
    program: {
      language: 'python',
      text: `import os
from client import AuthenticatedClient
from client.api.jobs import list_jobs

client = AuthenticatedClient(base_url="http://localhost:3000/spi/v3", token=os.environ["TOKEN"])
page = list_jobs.sync(client=client, limit=50)
for job in page.jobs:
    print(job.title)`,
    },
  },
  {
    name: 'oapi-codegen',
    language: 'Go',
    text: 'A client with one method for each operation.',
    install: 'go get -tool github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2',
    command: 'go tool oapi-codegen -config oapi-codegen.yaml contract.json',
    settings: {
      file: 'oapi-codegen.yaml',
      language: '',
      text: `package: api
output: api/api.gen.go
generate:
  models: true
  client: true`,
    },
    program: {
      language: '',
      text: `bearer := func(_ context.Context, request *http.Request) error {
	request.Header.Set("Authorization", "Bearer "+os.Getenv("TOKEN"))
	return nil
}
client, err := api.NewClientWithResponses("http://localhost:3000/spi/v3")
if err != nil {
	log.Fatal(err)
}
answer, err := client.ListJobsWithResponse(ctx, &api.ListJobsParams{}, bearer)`,
    },
  },
  {
    name: 'openapi-generator-java',
    language: 'Java',
    text: 'Java classes over the HTTP client of the JDK.',
    install: openapiGenerator,
    command: `java -jar openapi-generator-cli-${generatorVersion}.jar generate -i contract.json -o client -g java --library native --additional-properties useSingleRequestParameter=true,containerDefaultToNull=true`,
    program: {
      language: '',
      text: `var client = new ApiClient().setRequestInterceptor(request -> request.header("Authorization", "Bearer " + System.getenv("TOKEN")));
var page = new JobsApi(client).listJobs(APIListJobsRequest.newBuilder().limit(50).build());
for (var job : page.getJobs()) System.out.println(job.getTitle());`,
    },
  },
  {
    name: 'openapi-generator-python',
    language: 'Python',
    text: 'Pydantic models over urllib3.',
    install: openapiGenerator,
    command: `java -jar openapi-generator-cli-${generatorVersion}.jar generate -i contract.json -o client -g python --additional-properties packageName=client`,
    program: {
      language: 'python',
      text: `import os
from client import ApiClient, Configuration
from client.api import JobsApi

jobs = JobsApi(ApiClient(Configuration(access_token=os.environ["TOKEN"])))
for job in jobs.list_jobs(limit=50).jobs:
    print(job.title)`,
    },
  },
  {
    name: 'openapi-generator-go',
    language: 'Go',
    text: 'A client without dependencies but golang.org/x/oauth2. The prefix keeps the constants of two enumerations apart.',
    install: openapiGenerator,
    command: `java -jar openapi-generator-cli-${generatorVersion}.jar generate -i contract.json -o api -g go --additional-properties packageName=api,enumClassPrefix=true,withGoMod=false`,
    program: {
      language: '',
      text: `client := api.NewAPIClient(api.NewConfiguration())
ctx := context.WithValue(context.Background(), api.ContextAccessToken, os.Getenv("TOKEN"))
page, _, err := client.JobsAPI.ListJobs(ctx).Limit(50).Execute()
if err != nil {
	log.Fatal(err)
}
for _, job := range page.Jobs {
	fmt.Println(job.Title)
}`,
    },
  },
  {
    name: 'openapi-generator-rust',
    language: 'Rust',
    text: 'A crate over reqwest.',
    install: openapiGenerator,
    command: `java -jar openapi-generator-cli-${generatorVersion}.jar generate -i contract.json -o client -g rust --additional-properties packageName=client,packageVersion=1.0.0,library=reqwest,supportAsync=false`,
    program: {
      language: '',
      text: `let mut configuration = Configuration::new();
configuration.bearer_access_token = std::env::var("TOKEN").ok();
let page = list_jobs(&configuration, None, Some(50), None, None, None, None, None)?;
for job in page.jobs {
    println!("{}", job.title);
}`,
    },
  },
]
