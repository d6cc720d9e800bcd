// What several settings pages show: times, scopes, a secret this once, and the question before something ends.
import type { OlderUse } from '../../access/issuedTokens.ts'
import { milliseconds } from '../../db/time.ts'
import { html, type Content, type Html } from '../shell/html.ts'
import { csrfField, type Visitor } from '../signIn/visitor.ts'

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })
const minute = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** An instant as the database prints it, for people: a day, or with its time. */
export function when(instant: string, exact: 'day' | 'minute' = 'day'): Html {
  const iso = milliseconds(instant)
  const text = exact === 'day' ? day.format(Date.parse(iso)) : `${minute.format(Date.parse(iso))} UTC`
  return html`<time datetime="${iso}">${text}</time>`
}

export const whenUsed = (instant: string | null): Content => (instant === null ? 'Never used' : html`Last used ${when(instant, 'minute')}`)

/** What there is to do about programs that use an older version of the API; nothing where none did. */
export const whenOlder = ({ olderUsedAt, olderVersion }: OlderUse): Content =>
  olderUsedAt === null
    ? ''
    : html`<p class="soft">
        <span class="tag">Version ${String(olderVersion)}</span> of the API, which is deprecated, was last used
        ${when(olderUsedAt, 'minute')}.
        <a href="/docs/guides/from-2-to-3">What to change</a>
      </p>`

export const scopeList = (scopes: readonly string[]): Html => html`
  <ul class="scopes" aria-label="Scopes">
    ${scopes.map((scope) => html`<li><code>${scope}</code></li>`)}
  </ul>
`

/** The head of a page of settings: its title, what it is about, and the way to add one. */
export const head = (title: string, about: Content, add?: { readonly path: string; readonly text: string }): Html => html`
  <div class="head">
    <div>
      <h1>${title}</h1>
      <p class="soft">${about}</p>
    </div>
    ${add && html`<a class="button first" href="${add.path}">${add.text}</a>`}
  </div>
`

/** Where a list has nothing yet. */
export const empty = (title: string, text: Content, add?: { readonly path: string; readonly text: string }): Html => html`
  <div class="empty">
    <p><strong>${title}</strong></p>
    <p class="soft">${text}</p>
    ${add && html`<p><a class="button" href="${add.path}">${add.text}</a></p>`}
  </div>
`

/** Asks before something ends for good: the button that does it is inside. */
export const confirm = (question: {
  readonly visitor: Visitor
  readonly action: string
  /** On the closed question, such as "Revoke". */
  readonly verb: string
  /** What it is done to, for those who do not see where the button stands. */
  readonly name: string
  readonly consequence: Content
  /** On the button that does it. */
  readonly button: string
  readonly dangerous?: boolean
}): Html => html`
  <details class="confirm">
    <summary class="button">${question.verb}<span class="hidden"> ${question.name}</span></summary>
    <form method="post" action="${question.action}">
      ${csrfField(question.visitor)}
      <p>${question.consequence}</p>
      <button class="${question.dangerous === false ? 'first' : 'danger'}">
        ${question.button}<span class="hidden"> ${question.name}</span>
      </button>
    </form>
  </details>
`

/** A secret, or what goes with it, in a field to copy it from. */
export const copied = (field: {
  readonly name: string
  readonly label: string
  readonly hint: Content
  readonly value: string
}): Html => html`
  <div class="field">
    <label for="${field.name}">${field.label}</label>
    <p class="hint" id="${field.name}-hint">${field.hint}</p>
    <textarea
      class="secret"
      id="${field.name}"
      rows="${field.value.length > 40 ? 2 : 1}"
      readonly
      spellcheck="false"
      autocomplete="off"
      aria-describedby="${field.name}-hint"
    >
${field.value}</textarea>
  </div>
`
