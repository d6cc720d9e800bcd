// A page for each operation and each notification: who may send it, what it contains, what it returns, and how to send it.
import { STATUS_CODES } from 'node:http'
import {
  operationsOf,
  sentMedia,
  webhooksOf,
  type Answer,
  type Document,
  type Media,
  type NamedOperation,
  type NamedWebhook,
  type Parameter,
} from '../../contract/document.ts'
import { factsOf, type OperationFacts } from '../../contract/facts.ts'
import { errorCodes } from '../../errorCodes.ts'
import { html, type Content, type Html } from '../shell/html.ts'
import { code } from './code.ts'
import type { Page } from './frame.ts'
import { prose } from './markdown.ts'
import { boundsOf, membersOf, memberTable, textOf, type Member } from './memberTable.ts'
import { samplesOf } from './samples.ts'
import { tabs } from './tabs.ts'

/** Returns the address of an operation in the reference. */
export const deepLink = (tag: string, id: string) => `/docs/reference#tag/${tag}/${id}`
export const operationPath = (id: string) => `/docs/operations/${id}`
export const notificationPath = (event: string) => `/docs/notifications/${event}`

/** Returns the name of a tag for readers: `Time off` for `timeoff`. */
export const titleOf = (tag: string) => {
  const words = { timeoff: 'time off' }[tag] ?? tag.replaceAll(/[-_]/g, ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** Returns what makes each page, by its path. `guides` are searched for those that name the operation. */
export function operationPages(document: Document, guides: readonly Page[]): [path: string, make: () => Page][] {
  const operations = operationsOf(document)
  const facts = factsOf(document)
  return [
    ...operations.map((named): [string, () => Page] => [
      operationPath(named.id),
      () => operationPage(document, named, facts[named.id] as OperationFacts, operations, guides),
    ]),
    ...webhooksOf(document).map((webhook): [string, () => Page] => [
      notificationPath(webhook.event),
      () => notificationPage(document, webhook),
    ]),
  ]
}

function operationPage(
  document: Document,
  named: NamedOperation,
  facts: OperationFacts,
  operations: readonly NamedOperation[],
  guides: readonly Page[],
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
    path: operationPath(id),
    title: summary,
    description: `${method} ${base}${path}: ${summary.toLowerCase()}.`,
    headings: [
      ...(parameters.length > 0 ? [{ id: 'parameters', text: 'Parameters' }] : []),
      ...(body ? [{ id: 'body', text: 'Body' }] : []),
      ...['Answer', 'Errors', 'Samples'].map((text) => ({ id: text.toLowerCase(), text })),
    ],
    body: html`
      <p class="trail"><a href="/docs/operations">Operations</a> › <a href="/docs/operations#${tag}">${titleOf(tag)}</a></p>
      <h1>${summary}</h1>
      <p class="address"><span class="method ${method.toLowerCase()}">${method}</span> <code>${base}${path}</code></p>
      <p class="soft"><code>${id}</code> · ${accessOf(facts)} · <a href="${deepLink(tag, id)}" aria-label="Try it: ${id}">Try it</a></p>
      ${deprecationOf(operation)} ${operation['x-own'] === true && html`<p>Of this server only: not part of the API family.</p>`}
      ${description && prose(description)}
      ${
        about.length > 0 &&
        html`<p>Explained in ${about.map((guide, at) => html`${at > 0 && ', '}<a href="${guide.path}">${guide.title}</a>`)}.</p>`
      }
      ${parameters.length > 0 && html`${title('Parameters')} ${memberTable(parameters.map(parameterOf), `Parameters of ${id}`)}`}
      ${
        body &&
        html`${title('Body')}
          <p class="soft">
            ${facts.body?.media.map((media, at) => html`${at > 0 && ' or '}<code>${media}</code>`)}, at most
            ${(facts.body?.maxBytes ?? 0) / 2 ** 20} MB.
          </p>
          ${membersAndExamples(document, body, `Body of ${id}`)}`
      }
      ${title('Answer')}
      ${Object.entries(responses)
        .filter(isAnswer)
        .map(([status, answer]) => answerPart(document, status, answer, id))}
      ${title('Errors')}
      ${errorTable(
        Object.entries(responses).filter((entry) => !isAnswer(entry)),
        id,
      )}
      ${title('Samples')}
      <p>Each reads the token from the variable <code>TOKEN</code> and needs no package.</p>
      ${tabs(samplesOf(document, named), summary)}
      ${
        others.length > 0 &&
        html`<h2 id="others">${titleOf(tag)}: other operations</h2>
          ${linked(others)}`
      }
    `,
  }
}

function notificationPage(document: Document, { event, operation }: NamedWebhook): Page {
  const { summary = event, description, parameters = [], requestBody } = operation
  const body = requestBody?.content[sentMedia(requestBody.content) ?? '']
  return {
    path: notificationPath(event),
    title: summary,
    description: `The notification ${event}: ${summary.toLowerCase()}.`,
    headings: ['Headers', 'Body'].map((text) => ({ id: text.toLowerCase(), text })),
    body: html`
      <p class="trail"><a href="/docs/operations">Operations</a> › <a href="/docs/operations#notifications">Notifications</a></p>
      <h1>${summary}</h1>
      <p class="address"><span class="method post">POST</span> <code>${event}</code></p>
      ${description && prose(description)}
      <p>
        The server sends it to the targets of <a href="${operationPath('createSubscription')}">subscriptions</a>. How to receive it safely:
        <a href="/docs/guides/notifications">Notifications</a>.
      </p>
      ${title('Headers')} ${memberTable(parameters.map(parameterOf), `Headers of ${event}`)} ${title('Body')}
      ${body && membersAndExamples(document, body, `Body of ${event}`)}
    `,
  }
}

const title = (text: string): Html => html`<h2 id="${text.toLowerCase()}">${text}</h2>`

function parameterOf({ name, in: place, required, deprecated, description = '', schema, example }: Parameter): Member {
  const { type = 'any value', items } = schema as { type?: string | string[]; items?: { type?: string } }
  const names = [type].flat().map((one) => (one === 'array' && items?.type ? `list of ${items.type}` : one))
  return {
    path: [name],
    required: required === true,
    type: `${names.join(' or ')}, in the ${place}${deprecated ? ' (deprecated)' : ''}`,
    bounds: boundsOf(schema),
    description,
    ...(example !== undefined && { example: textOf(example) }),
  }
}

function answerPart(document: Document, status: string, { description, content = {} }: Answer, id: string): Html {
  const media = content[sentMedia(content) ?? '']
  return html`
    <h3 id="${status}">${status} ${STATUS_CODES[status]}</h3>
    ${prose(description)}
    ${media ? membersAndExamples(document, media, `Answer ${status} of ${id}`) : html`<p class="soft">Without a body.</p>`}
  `
}

function membersAndExamples(document: Document, { schema = {}, example, examples = {} }: Media, label: string): Content {
  const shown = example === undefined ? Object.values(examples).map(({ value }) => value) : [example]
  const members = membersOf(document, schema, shown[0])
  return html`
    ${members.length > 0 && memberTable(members, label)}
    ${shown.map((value) => code(JSON.stringify(value, null, 2), 'json', `Example: ${label}`))}
  `
}

/** Renders each status that is an error with its description and the codes that the examples name. */
const errorTable = (answers: readonly (readonly [status: string, answer: Answer])[], id: string): Html => html`
  <div class="table" tabindex="0" role="group" aria-label="Errors of ${id}">
    <table>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Codes</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${answers.map(
          ([status, { description, content = {} }]) =>
            html`<tr>
              <td><a href="/docs/errors#${status}">${status}</a></td>
              <td>
                ${codesOf(content).map((name, at) => html`${at > 0 && html`<br />`}<a href="/docs/errors#${name}"><code>${name}</code></a>`)}
              </td>
              <td>${prose(description)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>
`

const codesOf = (content: NonNullable<Answer['content']>) =>
  Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples).filter((name) => name in errorCodes))

const linked = (operations: readonly NamedOperation[]): Html => html`
  <ul class="plain">
    ${operations.map(
      ({ id, method, path, operation }) =>
        html`<li>
          <a href="${operationPath(id)}">${operation.summary ?? id}</a>
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
  return html`scope ${names}${limit.map((words) => words && `, ${words}`)}`
}
