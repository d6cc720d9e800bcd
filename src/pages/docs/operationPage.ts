// A page for each operation: who may call it, what it takes, what it returns, and how to call it.
import { STATUS_CODES } from 'node:http'
import { sentMedia, webhooksOf, type Answer, type Document, type NamedOperation } from '../../contract/document.ts'
import type { OperationFacts } from '../../contract/facts.ts'
import { lazily } from '../../lazily.ts'
import { html, type Content, type Html } from '../shell/html.ts'
import type { Page } from './frame.ts'
import { prose } from './markdown.ts'
import { memberTable, releaseLink } from './memberTable.ts'
import { notificationPage } from './notificationPage.ts'
import { errorTable, membersAndExamples, parameterOf, title } from './operationParts.ts'
import { addedAt, addedIn, isInTables, membersAddedIn, type AddedAt, type Release } from './releases.ts'
import { operationMarkdown } from './operationMarkdown.ts'
import { deepLink, notificationPath, operationPath, operationsPath } from './operationPath.ts'
import { samplesOf } from './samples.ts'
import { sourcesOver } from './idSources.ts'
import { tabs } from './tabs.ts'
import { tryIt, type TryOptions } from './tryIt.ts'
import type { VersionLink } from './versions.ts'
import { factsOf, operationsOf } from './served.ts'

/** Returns the name of a tag for readers: `Time off` for `timeoff`. */
export const titleOf = (tag: string) => {
  const words = { timeoff: 'time off' }[tag] ?? tag.replaceAll(/[-_]/g, ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** Which version of the API the pages show: an older one's number, and the links of an operation to its pages in each version. */
export type Edition = { readonly older?: number; readonly versionsOf?: (id: string) => readonly VersionLink[] }

/** Returns what makes each page, by its path. `guides` are searched for those that name the operation. */
export function operationPages(
  document: Document,
  guides: readonly Page[],
  releases: readonly Release[],
  edition: Edition = {},
): [path: string, make: () => Page][] {
  const operations = operationsOf(document)
  const facts = factsOf(document)
  const added = addedIn(releases)
  const sourceOf = lazily(() => sourcesOver(document, operations, facts))
  const takenScopes = new Set(Object.values(facts).flatMap(({ scopes }) => scopes?.flat() ?? []))
  return [
    ...operations.map((named): [string, () => Page] => [
      operationPath(named.id, edition.older),
      () =>
        operationPage(
          document,
          named,
          facts[named.id] as OperationFacts,
          operations,
          guides,
          { release: added.get(named.id), members: membersAddedIn(releases, named.id) },
          edition,
          { sourceOf: sourceOf(), takenScopes },
        ),
    ]),
    ...webhooksOf(document).map((webhook): [string, () => Page] => [
      notificationPath(webhook.event),
      () => notificationPage(document, webhook, membersAddedIn(releases, webhook.event)),
    ]),
  ]
}

/** When the operation was added, and its members that came later; empty for what the first release has. */
type Since = { readonly release: Release | undefined; readonly members: ReadonlyMap<string, Release> }

/** Members in the tables have their revision there. */
const sinceOf = ({ release, members }: Since): Content =>
  release
    ? html`<p class="soft">Since ${releaseLink(release)}.</p>`
    : [...members]
        .filter(([where]) => !isInTables(where))
        .map(([where, by]) => html`<p class="soft"><code>${where}</code> since ${releaseLink(by)}.</p>`)

function operationPage(
  document: Document,
  named: NamedOperation,
  facts: OperationFacts,
  operations: readonly NamedOperation[],
  guides: readonly Page[],
  since: Since,
  { older, versionsOf }: Edition,
  trying: Pick<TryOptions, 'sourceOf' | 'takenScopes'>,
): Page {
  const { id, method, path, operation } = named
  const { summary = id, description, parameters = [], requestBody, responses } = operation
  const [base = ''] = (document.servers ?? []).map(({ url }) => new URL(url).pathname)
  const tag = facts.tag ?? 'default'
  const body = requestBody?.content[sentMedia(requestBody.content) ?? '']
  const about = guides.filter(({ body }) => html`${body}`.text.match(new RegExp(`(/docs/operations[#/]|/docs/reference#tag/\\w+/)${id}"`)))
  const others = operations.filter((other) => other.operation.tags[0] === tag && other.id !== id)
  const isAnswer = ([status]: readonly [string, Answer]) => Number(status) < 400
  return {
    path: operationPath(id, older),
    title: older === undefined ? summary : `${summary} (version ${older})`,
    ...(versionsOf && { versions: versionsOf(id) }),
    ...(older !== undefined && { older }),
    description: `${method} ${base}${path}: ${summary.toLowerCase()}.`,
    markdown: () => operationMarkdown(document, named, facts, base + path),
    headings: [
      ...(parameters.length > 0 ? [{ id: 'parameters', text: 'Parameters' }] : []),
      ...(body ? [{ id: 'body', text: 'Body' }] : []),
      ...['Answer', 'Errors'].map((text) => ({ id: text.toLowerCase(), text })),
      ...(older === undefined ? [{ id: 'try', text: 'Try it' }] : []),
      { id: 'samples', text: 'Samples' },
    ],
    body: html`
      <p class="trail"><a href="${operationsPath(older)}">Operations</a> › <a href="${operationsPath(older)}#${tag}">${titleOf(tag)}</a></p>
      <h1>${summary}</h1>
      <p class="address"><span class="method ${method.toLowerCase()}">${method}</span> <code>${base}${path}</code></p>
      <p class="soft">
        <code>${id}</code> · ${accessOf(facts)} ·
        ${older === undefined ? html`<a href="#try">Try it</a>` : html`<a href="${deepLink(tag, id, older)}" aria-label="Try it: ${id}">Try it</a>`}
      </p>
      ${sinceOf(since)} ${deprecationOf(operation)}
      ${operation['x-own'] === true && html`<p>Of this server only: not part of the API family.</p>`} ${description && prose(description)}
      ${
        about.length > 0 &&
        html`<p>Explained in ${about.map((guide, at) => html`${at > 0 && ', '}<a href="${guide.path}">${guide.title}</a>`)}.</p>`
      }
      ${parameters.length > 0 && html`${title('Parameters')} ${memberTable(parameters.map(parameterOf(document)), `Parameters of ${id}`, addedAt(since.members, 'query', 'header'))}`}
      ${
        body &&
        html`${title('Body')}
          <p class="soft">
            ${facts.body?.media.map((media, at) => html`${at > 0 && ' or '}<code>${media}</code>`)}, at most
            ${(facts.body?.maxBytes ?? 0) / 2 ** 20} MB.
          </p>
          ${membersAndExamples(document, body, `Body of ${id}`, addedAt(since.members, 'body'))}`
      }
      ${title('Answer')}
      ${Object.entries(responses)
        .filter(isAnswer)
        .map(([status, answer]) => answerPart(document, status, answer, id, addedAt(since.members, status)))}
      ${title('Errors')}
      ${errorTable(
        Object.entries(responses).filter((entry) => !isAnswer(entry)),
        id,
      )}
      ${older === undefined && tryIt(named, { document, facts, base, ...trying })} ${title('Samples')}
      <p>
        Each reads the token from the variable <code>TOKEN</code> and needs no package. Java is 15 or newer; PHP is 8, with streams, which
        need no extension.
      </p>
      ${tabs(samplesOf(document, named), summary)}
      ${
        others.length > 0 &&
        html`<h2 id="others">${titleOf(tag)}: other operations</h2>
          ${linked(others, older)}`
      }
    `,
  }
}

function answerPart(document: Document, status: string, { description, content = {} }: Answer, id: string, added: AddedAt): Html {
  const media = content[sentMedia(content) ?? '']
  return html`
    <h3 id="${status}">${status} ${STATUS_CODES[status]}</h3>
    ${prose(description)}
    ${media ? membersAndExamples(document, media, `Answer ${status} of ${id}`, added) : html`<p class="soft">Without a body.</p>`}
  `
}

const linked = (operations: readonly NamedOperation[], older?: number): Html => html`
  <ul class="plain">
    ${operations.map(
      ({ id, method, path, operation }) =>
        html`<li>
          <a href="${operationPath(id, older)}">${operation.summary ?? id}</a>
          <span class="soft">${method} <code>${path}</code></span>
        </li>`,
    )}
  </ul>
`

/** Renders since when an operation is deprecated, and until when it is sure to be served. */
export const deprecationOf = ({ deprecated, 'x-deprecated-since': since, 'x-sunset': sunset }: NamedOperation['operation']) =>
  deprecated === true &&
  html`<p><strong>Deprecated</strong>${since !== undefined && ` since ${since}`}${sunset !== undefined && `, may end after ${sunset}`}.</p>`

/** Renders the scopes that an operation takes, and the kinds of tokens and the members' roles if they are limited. */
export function accessOf({ scopes, kinds, roles = {} }: OperationFacts): Html {
  if (scopes === null) return html`no token needed`
  const names = scopes.map(
    (all, at) => html`${at > 0 && ' or '}${all.map((scope, and) => html`${and > 0 && ' and '}<code>${scope}</code>`)}`,
  )
  const people = Object.values(roles).map((names) => names.join(' or '))
  const limit = [kinds && `${kinds.join(' and ')} tokens only`, people.length > 0 && `members with the role ${people.join(', and ')}`]
  const taken = scopes.flat().length === 0 ? 'any scope' : html`scope ${names}`
  return html`${taken}${limit.map((words) => words && `, ${words}`)}`
}
