// The page with the contract's files.
import { html } from '../shell/html.ts'
import { code } from './code.ts'
import { references } from './reference.ts'
import { placeholder, type Page } from './frame.ts'

export const collection = '/docs/downloads/spindle.postman_collection.json'

const files = [
  { path: '/openapi.json', name: 'OpenAPI 3.0.3, JSON', text: 'For generators of clients: all of them read it.' },
  { path: '/openapi.yaml', name: 'OpenAPI 3.0.3, YAML', text: 'The same, for people.' },
  { path: '/openapi-3.1.json', name: 'OpenAPI 3.1.0, JSON', text: 'The form that the contract is written in.' },
  { path: '/openapi-3.1.yaml', name: 'OpenAPI 3.1.0, YAML', text: 'The same, for people.' },
  {
    path: '/openapi-oauth.json',
    name: 'OAuth 2.0, JSON',
    text: 'The authorization server: how applications are connected. OpenAPI 3.0.3.',
  },
  { path: '/openapi-oauth.yaml', name: 'OAuth 2.0, YAML', text: 'The same, for people.' },
  { path: collection, name: 'Postman collection', text: 'Format 2.1: a request for each operation. Set the variable token.' },
]

const older = references
  .filter(({ deprecated }) => deprecated)
  .map(({ number }) => ({
    name: `Version ${number}`,
    forms: [
      { name: 'OpenAPI 3.0.3', path: `/v${number}/openapi` },
      { name: 'OpenAPI 3.1.0', path: `/v${number}/openapi-3.1` },
    ],
  }))

export const downloadsPage = (): Page => ({
  path: '/docs/downloads',
  title: 'Downloads',
  description: 'The contract as OpenAPI 3.0.3 and 3.1.0, in JSON and YAML, and as a Postman collection; and that of OAuth 2.0.',
  body: html`
    <h1>Downloads</h1>
    <p>The contract, with the address of this server in it.</p>
    <ul class="cards">
      ${files.map(
        ({ path, name, text }) =>
          html`<li>
            <a href="${path}">${name}</a>
            <p>${text}</p>
            <p><code>${path}</code></p>
          </li>`,
      )}
    </ul>
    <h2 id="older-versions">Older versions</h2>
    <p>They are deprecated: <a href="/docs/guides/from-2-to-3">what changed since</a>.</p>
    <ul>
      ${older.map(
        ({ name, forms }) =>
          html`<li>
            ${name}:
            ${forms.map(
              (form, at) =>
                html`${at > 0 && ', '}${form.name} as
                  <a href="${form.path}.json">JSON<span class="hidden"> of ${name}, ${form.name}</span></a> and
                  <a href="${form.path}.yaml">YAML<span class="hidden"> of ${name}, ${form.name}</span></a>`,
            )}
          </li>`,
      )}
    </ul>
    <h2 id="keep-a-copy">Keep a copy up to date</h2>
    <p>Each OpenAPI file has an <code>ETag</code>: ask with it, and an unchanged contract costs one short answer.</p>
    ${code(
      `curl --etag-compare contract.etag --etag-save contract.etag -o contract.json ${placeholder}/openapi.json`,
      'sh',
      'Fetching the contract when it has changed',
    )}
    <p>To make code out of it, go on to <a href="/docs/clients">Generate a client</a>.</p>
  `,
})
