// The page "Generate a client": for each generator what to install, the command, and a first program.
import { generators, type Generator } from './generators.ts'
import { html, type Html } from '../shell/html.ts'
import { code } from './code.ts'
import { placeholder, type Page } from './frame.ts'

export const clientsPage = (): Page => ({
  path: '/docs/clients',
  title: 'Generate a client',
  description: 'Commands that make a typed client out of the contract, in TypeScript, Python, Java, Go and Rust.',
  headings: generators.map(({ name }) => ({ id: name, text: name })),
  body: html`
    <h1>Generate a client</h1>
    <p>
      The contract is written for generators: every operation, schema and error has a name. The versions and commands below are those that
      this server is tested with; each of these clients pages through a list of jobs and sees a typed error.
    </p>
    <h2 id="contract">Take the contract</h2>
    <p>Save the 3.0.3 form, which every generator reads. The address of this server is in it, so most clients need none.</p>
    ${code(
      `mkdir -p client api
curl -o contract.json ${placeholder}/openapi.json`,
      'sh',
      'Saving the contract',
    )}
    <p>
      A service token comes with a client id: where a generator knows API keys, it is the key <code>clientId</code>, else the header
      <code>X-SERVICE-CLIENT-ID</code>.
    </p>
    <p>Then run one of these in the same folder. The programs read a token from the variable <code>TOKEN</code>.</p>
    ${generators.map(entry)}
    <h2 id="rules">What a client should do</h2>
    <ul>
      <li>Ignore keys and enumeration values that it does not know: both may be added.</li>
      <li>Follow <code>paging.next</code> as it stands, see <a href="/docs/guides/paging">Paging</a>.</li>
      <li>Wait after a 429, see <a href="/docs/guides/rate-limits">Rate limits</a>.</li>
    </ul>
  `,
})

const entry = ({ name, language, text, install, command, settings, program }: Generator): Html => html`
  <h2 id="${name}">${name} <span class="soft">${language}</span></h2>
  <p>${text}</p>
  ${code(`${install}\n${command}`, 'sh', `Commands for ${name}`)}
  ${
    settings &&
    html`<p>It reads <code>${settings.file}</code>:</p>
      ${code(settings.text, settings.language, settings.file)}`
  }
  <p>A first program:</p>
  ${code(program.text, program.language, `Program with ${name}`)}
`
