// The audit log in words: who did what, when and from where, newest first, by actor, kind and time.
import type { Action } from '../../access/audit.ts'
import { prepareAuditActorList, type AuditActor } from '../../access/auditActors.ts'
import { prepareAuditEntryList, type AuditEntry } from '../../access/auditEntries.ts'
import type { Statements } from '../../db/statements.ts'
import { selectField, textField } from '../shell/fields.ts'
import { html, type Content, type Html } from '../shell/html.ts'
import { when } from '../shell/when.ts'
import { alone, kinds, words } from './auditWords.ts'
import { sendSettings } from './layouts.ts'
import { empty, pager } from './parts.ts'
import type { SettingsRoutes } from './routes.ts'

export type AuditOptions = { readonly statements: Pick<Statements, 'statement'> }

const pageLength = 50
const path = '/settings/audit'

export function serveAudit(routes: SettingsRoutes, { statements }: AuditOptions): void {
  const list = prepareAuditEntryList(statements)
  const listActors = prepareAuditActorList(statements.statement)

  routes.page(path, 'admin', async (visit) => {
    const { before, ...asked } = askedOf(visit.request.query as Record<string, unknown>)
    const actors = await listActors(visit.account)
    const actor = actors.find(({ value }) => value === asked.actor)
    const filters = {
      ...(actor && { actor }),
      ...(kinds.some(({ value }) => value === asked.kind) && { kind: asked.kind }),
      ...(asked.from && { from: asked.from }),
      ...(asked.to && { until: dayAfter(asked.to) }),
    }
    const found = await list(visit.account, { ...filters, before }, pageLength + 1)
    const shown = found.slice(0, pageLength)
    const last = shown.at(-1)
    const addressOf = (more: Record<string, string> = {}) => {
      const query = String(new URLSearchParams({ ...asked, ...more }))
      return query === '' ? path : `${path}?${query}`
    }
    return sendSettings(visit, {
      title: 'Audit log',
      about: 'Who signed in, and who gave or took access. Entries are kept for two years and cannot be changed.',
      body: html`
        ${filterForm(actors, asked)}
        ${
          shown.length === 0
            ? empty(
                before === undefined && Object.keys(filters).length > 0 ? 'No entry is like that' : 'There are no older entries',
                'Sign-ins, tokens, partners, applications and connected apps are recorded here.',
              )
            : html`<ol class="log">
                ${shown.map(line)}
              </ol>`
        }
        ${pager(
          before !== undefined && addressOf(),
          found.length > pageLength && last !== undefined && addressOf({ before: String(last.id) }),
        )}
      `,
    })
  })
}

type Asked = { readonly actor?: string; readonly kind?: string; readonly from?: string; readonly to?: string }

/** Returns the filters of an address; what is empty or malformed counts as absent. */
function askedOf(query: Record<string, unknown>): Asked & { readonly before?: number } {
  const given = (name: string, pattern: RegExp) => {
    const value = query[name]
    return typeof value === 'string' && pattern.test(value) ? { [name]: value } : {}
  }
  const day = (name: string) => given(name, /^\d{4}-\d\d-\d\d$/)
  const { before } = given('before', /^[1-9]\d{0,14}$/)
  const days = Object.entries({ ...day('from'), ...day('to') }).filter(([, text]) => isDay(text))
  return {
    ...given('actor', /^[a-z]+(:\w+)?$/),
    ...given('kind', /^[a-z]+$/),
    ...Object.fromEntries(days),
    ...(before !== undefined && { before: Number(before) }),
  }
}

/** Whether a text is a day whose beginning and end have years of four digits, as the database writes them. */
const isDay = (text: string) => text > '0001' && text < '9999-12-31' && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
/** A day is all of it, in UTC. */
const dayAfter = (text: string) => new Date(Date.parse(`${text}T00:00:00Z`) + 86_400_000).toISOString()

const filterForm = (actors: readonly AuditActor[], { actor, kind, from, to }: Asked): Html => html`
  <form method="get" action="${path}" class="filters" role="search" aria-label="Entries">
    ${selectField({ name: 'actor', label: 'Who', value: actor, all: 'Everybody', options: actors })}
    ${selectField({ name: 'kind', label: 'About', value: kind, all: 'Everything', options: kinds })}
    ${textField({ name: 'from', label: 'From', type: 'date', value: from })}
    ${textField({ name: 'to', label: 'To', type: 'date', value: to })}
    <div class="buttons"><button>Show</button> <a class="button" href="${path}">Clear</a></div>
  </form>
`

const line = (entry: AuditEntry): Html => {
  const { at, action, subject, object, hasObject, requestId, address } = entry
  return html`
    <li>
      <p>
        ${actorOf(entry)} ${words[action as Action] ?? action.replaceAll('_', ' ')}
        ${!alone.has(action) && (subject === null ? 'that no longer exists' : html`<strong>${subject}</strong>`)}${
          hasObject && (object === null ? ': one that no longer exists' : html`: <strong>${object}</strong>`)
        }
      </p>
      <p class="soft">
        ${when(at, 'minute')}${address !== null && ` · From ${address}`}${requestId !== null && html` · Request <code>${requestId}</code>`}
      </p>
    </li>
  `
}

function actorOf({ actorKind, actor }: AuditEntry): Content {
  if (actorKind === 'operator') return actor === null ? 'The operator' : html`The operator, for <strong>${actor}</strong>`
  if (actorKind === 'server') return 'The server'
  const kind = actorKind === 'token' ? 'The token ' : ''
  return actor === null ? `A ${actorKind} that no longer exists` : html`${kind}<strong>${actor}</strong>`
}
