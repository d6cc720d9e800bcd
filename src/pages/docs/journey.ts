// The journey on the landing page: a request, its answer, the notification and its delivery, with the contract's own examples.
import { STATUS_CODES } from 'node:http'
import { sentMedia, webhooksOf, type Document, type Media, type Parameter } from '../../contract/document.ts'
import { html, type Content, type Html } from '../shell/html.ts'
import { code } from './code.ts'
import { notificationPath, operationPath } from './operationPath.ts'
import { requestOf } from './sampleRequest.ts'
import { sequence } from './sequence.ts'
import { operationsOf } from './served.ts'

const move = 'moveCandidate'
const event = 'candidate_moved'
const look = 'getDelivery'

const drawing = `
  participant App as Your app
  participant Spindle
  participant Target as Your endpoint
  App->>Spindle: 1. Move a candidate
  Spindle-->>App: 2. 202: it is stored
  Spindle->>Target: 3. ${event}, signed
  Target-->>Spindle: no answer in time
  Spindle->>Target: 4. once more, with the same id
  Target-->>Spindle: 200: delivered
`

/** What is shown of an example: these members, and for `true` all of it. */
type Shape = true | { readonly [name: string]: Shape }

/** Renders the journey. The contract must have its two operations and its notification. */
export function journey(document: Document): Html {
  const operations = operationsOf(document)
  const named = (id: string) => operations.find((operation) => operation.id === id)!
  const request = requestOf(document, named(move))
  const [status = '', answer] = Object.entries(named(move).operation.responses).find(([one]) => one.startsWith('2')) ?? []
  const notification = webhooksOf(document).find((webhook) => webhook.event === event)!.operation
  const delivery = named(look).operation.responses['200']
  return html`
    ${sequence(drawing)}
    <ol class="journey">
      ${step(
        'Request',
        html`An <a href="${operationPath(move)}">operation</a> changes one thing. Repeat it safely with an
          <a href="/docs/guides/repeating-changes">Idempotency-Key</a>.`,
        `${request.method} ${new URL(request.url).pathname}\nAuthorization: Bearer $TOKEN\n\n${written(request.body, true)}`,
      )}
      ${step(
        'Answer',
        html`The change is stored before the answer. An error has a <a href="/docs/errors">code</a> that says what to do.`,
        `${status} ${STATUS_CODES[status]}\n${headersOf(
          Object.entries(answer?.headers ?? {}).map(([name, header]) => ({ name, ...header })),
          'X-Request-Id',
          'X-Rate-Limit-Remaining',
        )}`,
      )}
      ${step(
        'Notification',
        html`Your endpoint hears of <a href="${notificationPath(event)}">each change</a>, whoever made it, and verifies the
          <a href="/docs/guides/notifications">signature</a>.`,
        `POST /candidates\n${headersOf(notification.parameters ?? [], 'webhook-signature')}\n\n${written(
          exampleIn(notification.requestBody?.content),
          {
            id: true,
            event_type: true,
            data: { id: true, name: true, job: true },
          },
        )}`,
      )}
      ${step(
        'Delivery',
        html`What is not taken is sent again, with pauses that grow. <a href="${operationPath(look)}">Each attempt</a> is on record.`,
        written(exampleIn(delivery?.content), { event: true, state: true, attempt_count: true, attempts: { fault: true, status: true } }),
      )}
    </ol>
  `
}

const step = (title: string, words: Content, example: string): Html => html`
  <li>
    <h3>${title}</h3>
    <p>${words}</p>
    ${code(example, 'json', `Example: ${title}`)}
  </li>
`

/** The examples of headers with these names, one a line. */
const headersOf = (headers: readonly Pick<Parameter, 'name' | 'example'>[], ...names: readonly string[]) =>
  headers
    .filter(({ name }) => names.includes(name))
    .map(({ name, example }) => `${name}: ${String(example)}`)
    .join('\n')

const exampleIn = (content: Readonly<Record<string, Media>> = {}) => content[sentMedia(content) ?? '']?.example

/** Returns an example as JSON, with `…` for the members that the shape leaves out. */
const written = (example: unknown, shape: Shape) => JSON.stringify(excerpt(example, shape), null, 2).replaceAll('"…": 0', '…')

function excerpt(value: unknown, shape: Shape): unknown {
  if (shape === true || value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => excerpt(item, shape))
  const members = value as Readonly<Record<string, unknown>>
  const kept = Object.entries(shape).filter(([name]) => name in members)
  const shown = Object.fromEntries(kept.map(([name, inner]) => [name, excerpt(members[name], inner)]))
  return kept.length < Object.keys(members).length ? { ...shown, '…': 0 } : shown
}
