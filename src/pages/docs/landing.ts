// The landing page: an introduction, the journey of a change, the first request in four languages, and links to all other pages.
import type { Document } from '../../contract/document.ts'
import { html, type Html } from '../shell/html.ts'
import { code } from './code.ts'
import { placeholder, type Page } from './frame.ts'
import { journey } from './journey.ts'
import { tabs } from './tabs.ts'

/** The server's configured profile: the contract alone, or also what clients of the API family expect. */
export type Profile = 'contract' | 'family'
export type Card = { readonly path: string; readonly title: string; readonly text: string }

const jobs = `${placeholder}/spi/v3/jobs`

/** The first request. Each program reads the token from the variable TOKEN and prints the titles of the account's first jobs. */
export const samples = {
  curl: { title: 'curl', language: 'sh', text: `curl -H "Authorization: Bearer $TOKEN" "${jobs}?limit=5"` },
  typescript: {
    title: 'TypeScript',
    language: 'ts',
    text: `type Page = { jobs: { title: string }[]; paging?: { next: string } }

const response = await fetch('${jobs}?limit=5', {
  headers: { Authorization: \`Bearer \${process.env.TOKEN}\` },
})
if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`)

const { jobs } = (await response.json()) as Page
for (const { title } of jobs) console.log(title)`,
  },
  python: {
    title: 'Python',
    language: 'python',
    text: `import json, os
from urllib.request import Request, urlopen

request = Request(
    "${jobs}?limit=5",
    headers={"Authorization": f"Bearer {os.environ['TOKEN']}"},
)
with urlopen(request) as response:
    page = json.load(response)

for job in page["jobs"]:
    print(job["title"])`,
  },
  java: {
    title: 'Java',
    language: 'java',
    text: `import java.net.URI;
import java.net.http.*;

class FirstCall {
    public static void main(String[] args) throws Exception {
        var request = HttpRequest.newBuilder(URI.create("${jobs}?limit=5"))
            .header("Authorization", "Bearer " + System.getenv("TOKEN"))
            .build();
        var response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());
        System.out.println(response.statusCode() + " " + response.body());
    }
}`,
  },
} as const

const inForce = {
  contract: 'This server follows its contract and nothing else. Its profile is',
  family: 'Besides its contract, this server accepts and sends what clients of the API family expect. Its profile is',
} as const satisfies Record<Profile, string>

const starts = [
  { path: '/docs/operations', title: 'Operations' },
  { path: '/docs/guides/notifications', title: 'Notifications' },
  { path: '/docs/clients', title: 'Clients' },
  { path: '/docs/guides/assistants', title: 'Assistants' },
]

/** Returns the page. `lead` are the first sentences about the API. */
export function landing(document: Document, lead: string, profile: Profile, guides: readonly Card[], tools: readonly Card[]): Page {
  const { title } = document.info
  return {
    path: '/docs',
    title,
    description: lead,
    wide: true,
    body: html`
      <div class="hero">
        <h1>${title}</h1>
        <p class="lead">${lead}</p>
        <p class="buttons">
          <a class="button first" href="/docs/guides/getting-started">Get started</a>
          ${starts.map(({ path, title }) => html`<a class="button" href="${path}">${title}</a>`)}
        </p>
      </div>
      <h2 id="journey">From a request to a delivery</h2>
      ${journey(document)}
      <h2 id="first-call">Your first request</h2>
      <p>Store a token in the variable <code>TOKEN</code>. A server with demo data writes one to <code>.data/demo-token</code>.</p>
      ${code('export TOKEN=$(cat .data/demo-token)', 'sh', 'Setting the token')} ${tabs(samples, 'First request')}
      <p>These samples need no package. For a larger program, <a href="/docs/clients">generate a client</a> in your language.</p>
      <p>
        ${inForce[profile]} <code>${profile}</code>. The guide on notifications describes
        <a href="/docs/guides/notifications#the-profile-family">the profile family</a>.
      </p>
      <h2 id="guides">Guides</h2>
      ${cards(guides)}
      <h2 id="look-up">Look things up</h2>
      ${cards(tools)}
    `,
  }
}

const cards = (list: readonly Card[]): Html => html`
  <ul class="cards">
    ${list.map(
      ({ path, title, text }) =>
        html`<li>
          <a href="${path}">${title}</a>
          <p>${text}</p>
        </li>`,
    )}
  </ul>
`
