// The list of all operations and notifications, with a link to the page of each.
import { operationsOf, webhooksOf, type Document, type NamedOperation, type NamedWebhook } from '../../contract/document.ts'
import { factsOf, type OperationFacts } from '../../contract/facts.ts'
import { html, type Html } from '../shell/html.ts'
import type { Page } from './frame.ts'
import { prose } from './markdown.ts'
import { accessOf, deprecationOf, titleOf } from './operationPage.ts'
import { accessIn } from './operationMarkdown.ts'
import { deepLink, notificationPath, operationPath } from './operationPath.ts'

type Described = Document & { tags?: { name: string; description?: string }[] }

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
    markdown: () =>
      [
        '# All operations\n',
        ...operations.map((named) => `- ${lineOf(named, facts[named.id] as OperationFacts, base)}`),
        '\n## Notifications\n',
        ...webhooks.map(({ event, operation }) => `- [${operation.summary ?? event}](${notificationPath(event)}.md): \`${event}\``),
        '',
      ].join('\n'),
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

const lineOf = ({ id, method, path, operation }: NamedOperation, facts: OperationFacts, base: string) =>
  `[${operation.summary ?? id}](${operationPath(id)}.md): \`${method} ${base}${path}\`, \`${id}\`, ${accessIn(facts)}`

function entry({ id, method, path, operation }: NamedOperation, facts: OperationFacts, base: string): Html {
  const { summary = id } = operation
  return html`
    <article class="operation" id="${id}" aria-labelledby="${id}-name">
      <span class="method ${method.toLowerCase()}">${method}</span>
      <h3 id="${id}-name"><a href="${operationPath(id)}">${summary}</a></h3>
      <a href="${deepLink(facts.tag ?? 'default', id)}" aria-label="Try it: ${id}">Try it</a>
      <p class="path"><code>${base}${path}</code></p>
      ${deprecationOf(operation)} ${operation['x-own'] === true && html`<p>Of this server only: not part of the API family.</p>`}
      <p><code>${id}</code> · ${accessOf(facts)}</p>
    </article>
  `
}

const notificationEntry = ({ event, operation: { summary = event } }: NamedWebhook): Html => html`
  <article class="operation" id="${event}" aria-labelledby="${event}-name">
    <h3 id="${event}-name"><a href="${notificationPath(event)}">${summary}</a></h3>
    <p><code>${event}</code></p>
  </article>
`
