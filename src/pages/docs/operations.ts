// The plain list of all operations and notifications, which needs no JavaScript.
import { operationsOf, webhooksOf, type Document, type NamedOperation, type NamedWebhook, type Parameter } from '../../contract/document.ts'
import { factsOf, type OperationFacts } from '../../contract/facts.ts'
import { html, type Html } from '../shell/html.ts'
import { inline, prose } from './markdown.ts'
import type { Page } from './frame.ts'

type Described = Document & { tags?: { name: string; description?: string }[] }

/** Returns the address of an operation in the reference. */
export const deepLink = (tag: string, id: string) => `/docs/reference#tag/${tag}/${id}`

export function operationsPage(document: Document): Page {
  // Sorted by path, so that a collection comes before its items.
  const operations = operationsOf(document).toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
  const facts = factsOf(document)
  const webhooks = webhooksOf(document)
  const { tags = [] } = document as Described
  const shown = tags.filter(({ name }) => operations.some(({ operation }) => operation.tags[0] === name))
  const [base = ''] = (document.servers ?? []).map(({ url }) => new URL(url).pathname)
  return {
    path: '/docs/operations',
    title: 'All operations',
    description: 'Every operation of the API with its method, path and scope.',
    headings: [...shown.map(({ name }) => name), ...(webhooks.length > 0 ? ['notifications'] : [])].map((name) => ({
      id: name,
      text: titleOf(name),
    })),
    body: html`
      <h1>All operations</h1>
      <p>${operations.length} operations, each below <code>${base}</code>. Generated clients use the names of the operations.</p>
      ${shown.map(
        ({ name, description }) => html`
          <h2 id="${name}">${titleOf(name)}</h2>
          ${description && prose(description)}
          ${operations
            .filter(({ operation }) => operation.tags[0] === name)
            .map((named) => entry(named, facts[named.id] as OperationFacts, base))}
        `,
      )}
      ${
        webhooks.length > 0 &&
        html`
          <h2 id="notifications">Notifications</h2>
          <p>The server sends each to the targets of subscriptions as a <code>POST</code> with a JSON body.</p>
          ${webhooks.map(notificationEntry)}
        `
      }
    `,
  }
}

const titleOf = (tag: string) => tag.slice(0, 1).toUpperCase() + tag.slice(1)

function entry({ id, method, path, operation }: NamedOperation, facts: OperationFacts, base: string): Html {
  const { summary = id, description, parameters = [] } = operation as NamedOperation['operation'] & { description?: string }
  return html`
    <article class="operation" id="${id}" aria-labelledby="${id}-name">
      <span class="method ${method.toLowerCase()}">${method}</span>
      <h3 id="${id}-name">${summary}</h3>
      <a href="${deepLink(facts.tag ?? 'default', id)}" aria-label="Try it: ${id}">Try it</a>
      <p class="path"><code>${base}${path}</code></p>
      ${deprecationOf(operation)} ${operation['x-own'] === true && html`<p>Of this server only: not part of the API family.</p>`}
      <p>
        <code>${id}</code> · ${scopesOf(facts)} · responses
        ${Object.keys(facts.answers).map((status, at) => html`${at > 0 && ', '}${statusLink(Number(status))}`)}
      </p>
      <details>
        <summary>Details<span class="hidden"> of ${id}</span></summary>
        ${description && prose(description)} ${parameters.length > 0 && parametersTable(parameters, id)}
      </details>
    </article>
  `
}

const deprecationOf = ({ deprecated, 'x-deprecated-since': since, 'x-sunset': sunset }: NamedOperation['operation']) =>
  deprecated === true &&
  html`<p><strong>Deprecated</strong>${since !== undefined && ` since ${since}`}${sunset !== undefined && `, may end after ${sunset}`}.</p>`

function notificationEntry({ event, operation }: NamedWebhook): Html {
  const { summary = event, description, parameters = [] } = operation as NamedWebhook['operation'] & { description?: string }
  return html`
    <article class="operation" id="${event}" aria-labelledby="${event}-name">
      <h3 id="${event}-name">${summary}</h3>
      <p><code>${event}</code></p>
      <details>
        <summary>Details<span class="hidden"> of ${event}</span></summary>
        ${description && prose(description)} ${parameters.length > 0 && parametersTable(parameters, event)}
      </details>
    </article>
  `
}

const statusLink = (status: number): Html => (status < 400 ? html`${status}` : html`<a href="/docs/errors#${status}">${status}</a>`)

function scopesOf({ scopes, kinds }: OperationFacts): Html {
  if (scopes === null) return html`no token needed`
  const names = scopes.map(
    (all, at) => html`${at > 0 && ' or '}${all.map((scope, and) => html`${and > 0 && ' and '}<code>${scope}</code>`)}`,
  )
  return html`scope ${names}${kinds && `, ${kinds.join(' and ')} tokens only`}`
}

const parametersTable = (parameters: readonly (Parameter & { description?: string })[], id: string): Html => html`
  <div class="table" tabindex="0" role="group" aria-label="Parameters of ${id}">
    <table>
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">In</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${parameters.map(
          ({ name, in: place, required, deprecated, description = '' }) =>
            html`<tr>
              <td><code>${name}</code>${required && ' (required)'}${deprecated && ' (deprecated)'}</td>
              <td>${place}</td>
              <td>${inline(description)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>
`
