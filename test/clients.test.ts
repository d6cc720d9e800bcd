// Generated clients: each is generated from the running server's contract, compiles, and pages through all jobs.
// Clients in other languages than TypeScript also create a candidate, upload a file and read an error.
import t from 'tap'
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { operator } from '../src/access/audit.ts'
import { defaultPipeline } from '../src/operator/commands/accounts.ts'
import { assemble, base } from '../src/assemble.ts'
import { configOf } from '../src/config.ts'
import { pageSize } from './clients/report.ts'

const skip = process.env.SPINDLE_TEST_CLIENTS === '1' ? false : 'generates clients with installed tools: set SPINDLE_TEST_CLIENTS=1'
const jobCount = 137
const here = fileURLToPath(new URL('clients', import.meta.url))
const packages = { project: fileURLToPath(new URL('../node_modules', import.meta.url)), clients: join(here, 'node_modules') }

type Tool = { readonly command: string; readonly environment: Readonly<Record<string, string>> }
const file = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n').toString('base64')

type Java = { readonly generator: string; readonly libraries: string }
type Seen = { pages: string[][]; unauthorized: Refusal; unknown: Refusal }
/** What the writing clients see: a candidate, the name of the file, and the error for a second candidate with the same address. */
type Written = Seen & { created: string; uploaded: string; refused: Refusal }
type Refusal = { status: number; body: unknown }
/** A TypeScript generator: the package folder that has it, its command (run in a folder with contract.json), and its other input. */
type Generator = {
  readonly from: keyof typeof packages
  readonly command: readonly string[]
  readonly settings?: readonly [name: string, text: string]
  /** Its own runtime code does not compile under exactOptionalPropertyTypes, whatever the contract. */
  readonly loose?: true
}

const orvalSettings = `export default {
  api: {
    input: './contract.json',
    output: { target: './client/api.ts', client: 'fetch', baseUrl: { getBaseUrlFromSpecification: true } },
  },
}
`
const generators: Readonly<Record<string, Generator>> = {
  'openapi-fetch': { from: 'project', command: ['openapi-typescript/bin/cli.js', 'contract.json', '-o', 'client/types.ts'] },
  'hey-api': {
    from: 'clients',
    command: ['@hey-api/openapi-ts/bin/run.js', '-i', 'contract.json', '-o', 'client', '-c', '@hey-api/client-fetch', '--no-log-file'],
    loose: true,
  },
  'swagger-typescript-api': {
    from: 'clients',
    command: [
      'swagger-typescript-api/dist/cli.mjs',
      'generate',
      '-p',
      'contract.json',
      '-o',
      'client',
      '-n',
      'api.ts',
      '--disable-throw-on-error',
    ],
  },
  orval: { from: 'clients', command: ['orval/dist/bin/orval.mjs'], settings: ['orval.config.mjs', orvalSettings] },
  oazapfts: { from: 'clients', command: ['oazapfts/dist/cli.js', 'contract.json', 'client/api.ts'], loose: true },
  'openapi-zod-client': { from: 'clients', command: ['openapi-zod-client/bin.js', 'contract.json', '-o', 'client/api.ts'] },
}

/** How a generated client and its program are compiled. */
const compilerOptions = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  types: ['node'],
  typeRoots: [join(packages.project, '@types')],
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
}

// Fetching the generators for the first time takes longer than the usual timeout of a test file.
t.test('generated clients', { skip }, async (t) => {
  if (!existsSync(packages.clients)) {
    return t.fail('test/clients/node_modules is missing: run `npm ci --prefix test/clients`, which installs the client generators.')
  }
  const folder = mkdtempSync(join(tmpdir(), 'spindle-clients-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))

  const { origin, token, ids, activeMembers } = await startServer(join(folder, 'data'), (work) => t.teardown(work))
  const answer = await fetch(`${origin}/openapi.json`)
  const text = await answer.text()
  const contract = JSON.parse(text) as { openapi: string; servers: { url: string }[] }
  t.equal(contract.openapi, '3.0.3')
  t.strictSame(
    contract.servers.map(({ url }) => url),
    [origin + base],
    'the contract names the running server',
  )
  const environment = { SERVER_ADDRESS: contract.servers[0]!.url, TOKEN: token, NO_COLOR: '1', DO_NOT_TRACK: '1' }

  /** A folder of a client's own, with the contract in it. */
  const workplace = (name: string, document = text): string => {
    const made = join(folder, name)
    mkdirSync(join(made, 'client'), { recursive: true })
    writeFileSync(join(made, 'contract.json'), document)
    return made
  }

  const expected: Seen = {
    pages: Array.from({ length: Math.ceil(jobCount / pageSize) }, (_, page) => ids.slice(page * pageSize, (page + 1) * pageSize)),
    unauthorized: { status: 401, body: { error: 'Not authorized' } },
    unknown: { status: 404, body: { error: 'Not found' } },
  }
  const expectedOfWriters: Written = {
    ...expected,
    created: 'Ida Lund',
    uploaded: 'cv.pdf',
    refused: {
      status: 422,
      body: {
        error: 'Validation failed: Email candidate already exists',
        validation_errors: { email: ['candidate already exists'] },
      },
    },
  }
  /** The input of a writing program: the job, the candidate's e-mail address, and the file. */
  const given = (name: string) => ({ ...environment, JOB: '0000000001', EMAIL: `${name}@client.test`, FILE: file })
  t.equal(new Set(ids).size, jobCount)

  const older = await (await fetch(`${origin}/v2/openapi.json`)).text()
  const ofVersion2 = {
    document: older,
    address: (JSON.parse(older) as typeof contract).servers[0]!.url,
    expected: { ...expected, pages: [ids.toReversed()] },
  }
  const ofVersion3 = { document: text, address: environment.SERVER_ADDRESS, expected }
  const programs = [
    ...Object.keys(generators).map((name) => ({ name, generator: name, ...ofVersion3 })),
    ...['openapi-fetch', 'hey-api'].map((generator) => ({ name: `${generator}-version-2`, generator, ...ofVersion2 })),
  ]
  for (const { name, generator, document, address, expected } of programs) {
    t.test(name, async (t) => {
      const { from, command, settings, loose } = generators[generator]!
      const cwd = workplace(name, document)
      if (settings) writeFileSync(join(cwd, settings[0]), settings[1])
      symlinkSync(packages[from], join(cwd, 'node_modules'))
      cpSync(join(here, 'report.ts'), join(cwd, 'report.ts'))
      cpSync(join(here, 'programs', `${name}.ts.txt`), join(cwd, 'program.ts'))
      writeFileSync(
        join(cwd, 'tsconfig.json'),
        JSON.stringify({ compilerOptions: { ...compilerOptions, exactOptionalPropertyTypes: !loose }, include: ['program.ts', 'client'] }),
      )
      const [script, ...given] = command
      const node = (program: string, ...more: string[]) =>
        run(process.execPath, [program, ...more], { cwd, environment: { ...environment, SERVER_ADDRESS: address } })
      await node(join(packages[from], script!), ...given)
      await node(join(packages.project, 'typescript/bin/tsc'), '-p', '.')
      await build({
        absWorkingDir: cwd,
        entryPoints: ['program.ts'],
        outfile: 'program.mjs',
        bundle: true,
        packages: 'external',
        platform: 'node',
        format: 'esm',
        logLevel: 'silent',
      })
      t.strictSame(JSON.parse(await node('program.mjs')), expected)
    })
  }

  const [go, python, java, rust] = await Promise.all([goTool(folder), pythonTool(folder), javaTool(folder), rustTool()])

  t.test('oapi-codegen (Go)', { skip: 'missing' in go && go.missing }, async (t) => {
    const { command, environment: settings } = go as Tool
    const cwd = workplace('go')
    cpSync(join(here, 'go'), cwd, { recursive: true })
    mkdirSync(join(cwd, 'api'))
    await run(command, ['-config', 'oapi-codegen.yaml', 'contract.json'], { cwd, environment: settings })
    await run('go', ['vet', './...'], { cwd, environment: settings })
    t.strictSame(JSON.parse(await run('go', ['run', '.'], { cwd, environment: { ...given('go'), ...settings } })), expectedOfWriters)
  })

  t.test('openapi-python-client', { skip: 'missing' in python && python.missing }, async (t) => {
    const { command, environment: settings } = python as Tool
    const cwd = workplace('python')
    cpSync(join(here, 'python/program.py'), join(cwd, 'program.py'))
    const generator = [
      '-m',
      'openapi_python_client',
      'generate',
      '--path',
      'contract.json',
      '--output-path',
      'client',
      '--meta',
      'none',
      '--overwrite',
    ]
    t.notMatch(await run(command, [...generator, '--fail-on-warning'], { cwd, environment: settings }), /warning/i)
    t.strictSame(
      JSON.parse(await run(command, ['program.py'], { cwd, environment: { ...given('python'), ...settings } })),
      expectedOfWriters,
    )
  })

  const generate = (cwd: string, ...given: string[]) =>
    run('java', ['-jar', (java as Java).generator, 'generate', '-i', 'contract.json', '-o', 'client', ...given], { cwd })

  t.test('openapi-generator (Java)', { skip: 'missing' in java && java.missing }, async (t) => {
    const { libraries } = java as Java
    const cwd = workplace('java-client')
    cpSync(join(here, 'java/Program.java'), join(cwd, 'Program.java'))
    // Missing properties stay null: by default this generator creates empty lists and maps for them.
    const kind = [
      '-g',
      'java',
      '--library',
      'native',
      '--additional-properties',
      'useSingleRequestParameter=true,containerDefaultToNull=true',
    ]
    await generate(cwd, ...kind)
    const sources = readdirSync(join(cwd, 'client/src/main/java'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.java'))
      .map((name) => join('client/src/main/java', name))
    await run('javac', ['-proc:none', '-nowarn', '-d', 'classes', '-cp', libraries, ...sources, 'Program.java'], { cwd })
    const program = ['-cp', `classes${delimiter}${libraries}`, 'Program']
    t.strictSame(JSON.parse(await run('java', program, { cwd, environment: given('java') })), expectedOfWriters)
  })

  /** Why a client that needs several tools is skipped; false if all are installed. */
  const without = (...tools: (object | { missing: string })[]) => {
    const missing = tools.flatMap((tool) => ('missing' in tool ? [tool.missing] : []))
    return missing.length > 0 && missing.join('; ')
  }

  t.test('openapi-generator (Python)', { skip: without(java, python) }, async (t) => {
    const { command, environment: settings } = python as Tool
    const cwd = workplace('python-client')
    cpSync(join(here, 'python/openapi_generator.py'), join(cwd, 'program.py'))
    await generate(cwd, '-g', 'python', '--additional-properties', 'packageName=client')
    const pythonPath = { PYTHONPATH: join(cwd, 'client') }
    t.strictSame(
      JSON.parse(await run(command, ['program.py'], { cwd, environment: { ...given('openapi-python'), ...settings, ...pythonPath } })),
      expectedOfWriters,
    )
  })

  t.test('openapi-generator (Go)', { skip: without(java, go) }, async (t) => {
    const { environment: settings } = go as Tool
    const cwd = workplace('go-openapi-generator')
    cpSync(join(here, 'go-openapi-generator'), cwd, { recursive: true })
    // Without the prefix, two enums that share a value declare the same constant twice.
    await generate(cwd, '-g', 'go', '--additional-properties', 'packageName=api,enumClassPrefix=true,withGoMod=false')
    renameSync(join(cwd, 'client'), join(cwd, 'api'))
    // The tests that the generator writes would need more libraries.
    rmSync(join(cwd, 'api/test'), { recursive: true })
    await run('go', ['vet', './...'], { cwd, environment: settings })
    t.strictSame(
      JSON.parse(await run('go', ['run', '.'], { cwd, environment: { ...given('openapi-go'), ...settings } })),
      expectedOfWriters,
    )
  })

  t.test('openapi-generator (Rust)', { skip: without(java, rust) }, async (t) => {
    const cwd = workplace('rust')
    cpSync(join(here, 'rust'), cwd, { recursive: true })
    await generate(
      cwd,
      '-g',
      'rust',
      '--additional-properties',
      'packageName=client,packageVersion=1.0.0,library=reqwest,supportAsync=false',
    )
    const output = await run('cargo', ['run', '--locked', '--quiet'], {
      cwd,
      environment: { ...given('rust'), ...(rust as Tool).environment },
    })
    t.strictSame(JSON.parse(output), expectedOfWriters)
  })

  t.comment('C#: no client is made, for want of a program that has been run with dotnet')

  t.test('the generated clients changed nothing', async (t) => t.equal(await activeMembers(), 1))
})

/** The real server over an embedded database, with one account, its member and its jobs. */
async function startServer(dataDir: string, teardown: (work: () => Promise<void>) => void) {
  const config = configOf({
    MODE: 'development',
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMIT_ACCOUNT: '1000000',
    RATE_LIMIT_ADDRESS: '1000000',
  })
  const application = await assemble(config, { now: Date.now, logger: false })
  teardown(application.close)
  const { execute } = application.database
  await execute(`insert into accounts (subdomain, name) values ('nordlicht', 'Nordlicht Robotics')`, [])
  await execute(
    `insert into members (account_id, name, email, role, hris_role)
     select id, 'Ida Brandt', 'ida@nordlicht.test', 'admin', 'hris_admin' from accounts`,
    [],
  )
  await execute(`insert into departments (account_id, name) select id, 'Engineering' from accounts`, [])
  for (const { slug, name, kind, position } of defaultPipeline)
    await execute(`insert into stages (account_id, slug, name, kind, position) select id, $1, $2, $3, $4 from accounts`, [
      slug,
      name,
      kind,
      position,
    ])
  await execute(
    `insert into jobs (account_id, shortcode, title, code, state, department_id, description)
     select a.id, upper(lpad(to_hex(n), 10, '0')), 'Engineer ' || n, '', 'published', d.id, '<p>You build robots.</p>'
     from accounts a join departments d on d.account_id = a.id, generate_series(1, ${jobCount}) n order by n`,
    [],
  )
  const { token } = await application.tokens.issue(
    { account: 1, name: 'clients', scopes: ['r_jobs', 'w_members', 'w_candidates'], expiresAt: null },
    operator,
  )
  await application.server.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(application.server.server.address() as AddressInfo).port}`
  // Each job is requested by its shortcode, so that the expected ids do not depend on paging.
  const ids: string[] = []
  for (let number = 1; number <= jobCount; number++) {
    const job = await fetch(`${origin}${base}/jobs/${number.toString(16).toUpperCase().padStart(10, '0')}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (!job.ok) throw new Error(`getJob answered ${job.status}: ${await job.text()}`)
    ids.push(((await job.json()) as { id: string }).id)
  }
  const activeMembers = async () => Number((await execute('select count(*)::int as n from members where active', []))[0]!.n)
  return { origin, token, ids: ids.toSorted(), activeMembers }
}

/** oapi-codegen as go.sum pins it, built with the installed Go. */
async function goTool(folder: string): Promise<Tool | { missing: string }> {
  const environment = { GOTOOLCHAIN: 'local', GOFLAGS: '-mod=readonly', GOWORK: 'off' }
  const command = join(folder, 'oapi-codegen')
  try {
    await run('go', ['version'], { environment })
  } catch {
    return { missing: 'go is not on the PATH' }
  }
  try {
    await run('go', ['build', '-o', command, 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen'], {
      cwd: join(here, 'go'),
      environment,
    })
    return { command, environment }
  } catch (error) {
    return { missing: `oapi-codegen cannot be built here: ${lastLine(error)}` }
  }
}

/** A virtual environment with openapi-python-client as requirements.txt pins it. */
async function pythonTool(folder: string): Promise<Tool | { missing: string }> {
  const venv = join(folder, 'venv')
  const command = join(venv, 'bin/python')
  try {
    await run('python3', ['-m', 'venv', venv], {})
  } catch (error) {
    return { missing: `python3 with venv is not here: ${lastLine(error)}` }
  }
  try {
    await run(command, ['-m', 'pip', 'install', '-q', '--disable-pip-version-check', '-r', join(here, 'python/requirements.txt')], {})
    return { command, environment: { PATH: `${join(venv, 'bin')}${delimiter}${process.env.PATH}`, PYTHONUTF8: '1' } }
  } catch (error) {
    return { missing: `openapi-python-client cannot be installed here: ${lastLine(error)}` }
  }
}

/** openapi-generator and the libraries of its Java client as pom.xml pins them, from Maven's cache if they are there. */
async function javaTool(folder: string): Promise<Java | { missing: string }> {
  const cwd = join(folder, 'java')
  for (const [command, flag] of [
    ['java', '-version'],
    ['javac', '-version'],
    ['mvn', '--version'],
  ] as const) {
    try {
      await run(command, [flag], {})
    } catch (error) {
      return { missing: `${command} is not here: ${lastLine(error)}` }
    }
  }
  cpSync(join(here, 'java'), cwd, { recursive: true })
  try {
    await run('mvn', ['-q', '-B', '-Dstyle.color=never', '--strict-checksums', 'generate-sources'], { cwd })
    return { generator: join(cwd, 'generator.jar'), libraries: join(cwd, 'libraries', '*') }
  } catch (error) {
    const [, reason = lastLine(error)] = /\[ERROR\] (.+)/.exec((error as Error).message) ?? []
    return { missing: `openapi-generator cannot be fetched here: ${reason}` }
  }
}

/** The installed Rust; compiled dependencies are cached beside the installed packages. */
async function rustTool(): Promise<Tool | { missing: string }> {
  try {
    await run('cargo', ['--version'], {})
  } catch {
    return { missing: 'cargo is not on the PATH' }
  }
  return { command: 'cargo', environment: { CARGO_TARGET_DIR: join(packages.project, '.cache/rust') } }
}

const lastLine = (error: unknown) =>
  String((error as Error).message)
    .trim()
    .split('\n')
    .at(-1)

/** Runs a program without blocking the server in this process. Resolves with its standard output; rejects with all its output. */
function run(
  command: string,
  args: readonly string[],
  { cwd = here, environment = {} }: { cwd?: string; environment?: Readonly<Record<string, string>> },
) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  execFile(
    command,
    args,
    { cwd, env: { ...process.env, ...environment }, timeout: 600_000, maxBuffer: 1 << 26 },
    (error, stdout, stderr) => {
      if (error) reject(new Error(`${[command, ...args].join(' ')}\n${stdout}${stderr || error.message}`))
      else resolve(stdout)
    },
  )
  return promise
}
