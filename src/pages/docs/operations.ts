// The list of all operations and notifications, with a link to the page of each.
import { webhooksOf, type Document, type NamedOperation, type NamedWebhook } from '../../contract/document.ts'
import type { OperationFacts } from '../../contract/facts.ts'
import { html, type Html } from '../shell/html.ts'
import type { Page } from './frame.ts'
import { versionsOf } from './versions.ts'
import { prose } from './markdown.ts'
import { accessOf, deprecationOf, titleOf } from './operationPage.ts'
import { accessIn } from './operationMarkdown.ts'
import { deepLink, notificationPath, operationPath, operationsPath } from './operationPath.ts'
import { factsOf, operationsOf } from './served.ts'

type Described = Document & { tags?: { name: string; description?: string }[] }

/** Returns the page. `version` is the number of an older version, whose contract the document is. */
export function operationsPage(document: Document, version?: number): Page {
  // Sorted by path, so that a collection comes before its items.
  const operations = operationsOf(document).toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
  const facts = factsOf(document)
  const webhooks = webhooksOf(document)
  const { tags = [] } = document as Described
  const shown = tags.filter(({ name }) => operations.some(({ operation }) => operation.tags[0] === name))
  const [base = ''] = (document.servers ?? []).map(({ url }) => new URL(url).pathname)
  return {
    path: operationsPath(version),
    title: version === undefined ? 'All operations' : `All operations of version ${version}`,
    ...(version !== undefined && { older: version, versions: versionsOf(operationsPath()) }),
    description: 'Every operation of the API with its method, path and scope.',
    markdown: () =>
      [
        '# All operations\n',
        ...operations.map((named) => `- ${lineOf(named, facts[named.id] as OperationFacts, base, version)}`),
        '\n## Notifications\n',
        ...webhooks.map(({ event, operation }) => `- [${operation.summary ?? event}](${notificationPath(event)}.md): \`${event}\``),
        '',
      ].join('\n'),
    headings: [...shown.map(({ name }) => name), ...(webhooks.length > 0 ? ['notifications'] : [])].map((name) => ({
      id: name,
      text: titleOf(name),
    })),
    body: html`
      <h1>${version === undefined ? 'All operations' : `All operations of version ${version}`}</h1>
      <p>${operations.length} operations, each below <code>${base}</code>. Generated clients use the names of the operations.</p>
      ${shown.map(
        ({ name, description }) => html`
          <h2 id="${name}">${titleOf(name)}</h2>
          ${description && prose(description)}
          ${operations
            .filter(({ operation }) => operation.tags[0] === name)
            .map((named) => entry(named, facts[named.id] as OperationFacts, base, version))}
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

const lineOf = ({ id, method, path, operation }: NamedOperation, facts: OperationFacts, base: string, version?: number) =>
  `[${operation.summary ?? id}](${operationPath(id, version)}.md): \`${method} ${base}${path}\`, \`${id}\`, ${accessIn(facts)}`

function entry({ id, method, path, operation }: NamedOperation, facts: OperationFacts, base: string, version?: number): Html {
  const { summary = id } = operation
  return html`
    <article class="operation" id="${id}" aria-labelledby="${id}-name">
      <span class="method ${method.toLowerCase()}">${method}</span>
      <h3 id="${id}-name"><a href="${operationPath(id, version)}">${summary}</a></h3>
      <a
        href="${version === undefined ? `${operationPath(id)}#try` : deepLink(facts.tag ?? 'default', id, version)}"
        aria-label="Try it: ${id}"
        >Try it</a
      >
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
