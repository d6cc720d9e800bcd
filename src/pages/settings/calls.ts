// The request log: which tokens and applications called the API, and how each of the last calls of one was answered.
import { prepareCallList, type CallFilter, type CallingClient, type CallingClientSummary, type ListedCall } from '../../access/callList.ts'
import { mostCalls } from '../../access/callLog.ts'
import type { Statements } from '../../db/statements.ts'
import { catalogue, errorCodes, type ErrorCode } from '../../errorCodes.ts'
import { notFound } from '../../errors.ts'
import { operationPath } from '../docs/operationPath.ts'
import { selectField } from '../shell/fields.ts'
import { html, type Html } from '../shell/html.ts'
import { when } from '../shell/when.ts'
import { sendList, sendSettings } from './layouts.ts'
import { empty, item, pager } from './parts.ts'
import type { SettingsRoutes } from './routes.ts'

/** Stands for the call after the last. */
const newest = Number.MAX_SAFE_INTEGER

export type CallsOptions = {
  readonly statements: Pick<Statements, 'statement'>
  /** Whether calls are recorded. */
  readonly callLog: boolean
}

const pageLength = 50
const path = '/settings/calls'
const classes = [
  { value: '2xx', name: 'Answered' },
  { value: '4xx', name: 'Refused' },
  { value: '5xx', name: 'Failed' },
]
/** No operation, at a path or with a method that the API does not have. */
const none = 'none'

type Query = {
  readonly client?: unknown
  readonly status?: unknown
  readonly code?: unknown
  readonly operation?: unknown
  readonly before?: unknown
}
type Shown = Omit<CallFilter, 'account' | 'most'>

export function serveCalls(routes: SettingsRoutes, { statements, callLog }: CallsOptions): void {
  const calls = prepareCallList(statements.statement)
  const state = callLog ? '' : ' The operator of this server has turned the log off, so there are no new ones.'

  routes.page(path, 'admin', async (visit) => {
    const { account, request } = visit
    const filter = filterIn(request.query as Query)
    if (!filter) return showClients()
    const client = await calls.find(account, filter.client)
    if (!client) throw notFound()
    const window = { account, ...filter, most: pageLength + 1 }
    const [found, kinds] = await Promise.all([calls.list(window), calls.kinds(account, filter.client)])
    const shown = found.slice(0, pageLength)
    const last = shown.at(-1)
    return sendSettings(visit, {
      tab: 'Calls',
      back: { path, title: 'All tokens and applications' },
      title: `Calls of ${titleOf(client)}`,
      about: `The last ${mostCalls.toLocaleString('en')} of at most 30 days, without what they contained.${state}`,
      body: html`
        ${filterForm(filter, kinds)}
        ${
          shown.length === 0
            ? empty('There are no such calls', 'A call is shown here about a second after it was answered.')
            : html`<ol class="log">
                ${shown.map(line)}
              </ol>`
        }
        ${pager(
          filter.before !== newest && addressOf({ ...filter, before: newest }),
          found.length > pageLength && last !== undefined && addressOf({ ...filter, before: last.id }),
        )}
      `,
    })

    async function showClients() {
      return sendList(visit, {
        title: 'Calls',
        about: html`The last ${mostCalls.toLocaleString('en')} calls of each token and each application, and why calls were refused.${state}
          <a href="${catalogue}">All error codes</a>`,
        notices: {},
        items: (await calls.clients(account)).map(clientItem),
        nothing: { title: 'There are no calls yet', text: 'What programs call with a token is shown here.' },
      })
    }
  })
}

/** The link to a client's calls, from its entry on another page. `client` is `token:1` or `application:2`. */
export const callsLink = (client: string, name: string): Html =>
  html`<a class="button" href="${path}?client=${client}">Calls<span class="hidden"> of ${name}</span></a>`

/** Returns which calls a query shows; undefined if it names no client. What it does not understand filters nothing. */
function filterIn({ client, status, code, operation, before }: Query): Shown | undefined {
  if (client === undefined) return undefined
  if (typeof client !== 'string' || !/^(token|application):[1-9]\d{0,14}$/.test(client)) throw notFound()
  const word = (value: unknown) => (typeof value === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(value) ? value : null)
  return {
    client,
    class: classes.some(({ value }) => value === status) ? Number(String(status)[0]) : null,
    code: word(code),
    operation: word(operation),
    before: typeof before === 'string' && /^[1-9]\d{0,14}$/.test(before) ? Number(before) : newest,
  }
}

function addressOf({ client, class: status, code, operation, before }: Shown): string {
  const query = new URLSearchParams({
    client,
    ...(status !== null && { status: `${status}xx` }),
    ...(code !== null && { code }),
    ...(operation !== null && { operation }),
    ...(before !== newest && { before: String(before) }),
  })
  return `${path}?${query.toString()}`
}

function titleOf({ client, name, lastFour }: CallingClient): string {
  if (name === null) return client.startsWith('token:') ? 'a token that no longer exists' : 'an application that no longer exists'
  return lastFour === null ? name : `${name} …${lastFour}`
}

const clientItem = (client: CallingClientSummary): Html =>
  item(
    html`<a href="${path}?client=${client.client}">${titleOf(client)}</a>`,
    html`<p class="soft">
      ${client.client.startsWith('token:') ? 'Token' : 'Application'} · ${client.calls} ${client.calls === 1 ? 'call' : 'calls'} ·
      ${client.refused} refused · ${client.failed} failed · Last ${when(client.lastAt, 'second')}
    </p>`,
  )

function filterForm(
  { client, class: status, code, operation }: Shown,
  kinds: readonly { operation: string | null; code: string | null }[],
) {
  const options = (values: readonly (string | null)[]) => [...new Set(values)].filter((value) => value !== null)
  return html`
    <form method="get" action="${path}" class="card form">
      <input type="hidden" name="client" value="${client}" />
      <div class="filters">
        ${selectField({ name: 'status', label: 'Status', all: 'All', options: classes, value: status === null ? '' : `${status}xx` })}
        ${selectField({
          name: 'code',
          label: 'Error code',
          all: 'All',
          options: options(kinds.map((kind) => kind.code)).map((value) => ({ value, name: meaningOf(value) })),
          value: code ?? '',
        })}
        ${selectField({
          name: 'operation',
          label: 'Operation',
          all: 'All',
          options: options(kinds.map((kind) => kind.operation ?? none)).map((value) => ({ value, name: value })),
          value: operation ?? '',
        })}
      </div>
      <div class="buttons"><button>Show</button></div>
    </form>
  `
}

/** The reason for a refusal in words; the code itself if only an older or newer version knows it. */
const meaningOf = (code: string): string => (Object.hasOwn(errorCodes, code) ? errorCodes[code as ErrorCode].meaning : code)

const line = ({ at, method, operation, status, code, ms, requestId }: ListedCall): Html => html`
  <li>
    <p>
      <code>${method}</code>
      ${operation === null ? 'No such operation' : html`<a href="${operationPath(operation)}"><strong>${operation}</strong></a>`}
      <span class="tag ${status < 400 ? 'good' : status < 500 ? 'waits' : ''}">${status}</span>
      ${code !== null && html`${meaningOf(code)}: <a href="${catalogue}#${code}"><code>${code}</code></a>`}
    </p>
    <p class="soft">${when(at, 'second')} · ${ms.toFixed(1)} ms · Request <code>${requestId}</code></p>
  </li>
`
