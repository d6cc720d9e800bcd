// Parts of settings pages: heads, list items, scopes, secrets to copy, and confirmations.
import type { OlderUse } from '../../access/issuedTokens.ts'
import { html, type Content, type Html } from '../shell/html.ts'
import type { Link } from '../shell/shell.ts'
import { when } from '../shell/when.ts'
import { csrfField, type Visitor } from '../signIn/visitor.ts'

export const whenUsed = (instant: string | null): Content => (instant === null ? 'Never used' : html`Last used ${when(instant, 'minute')}`)

/** Warns that programs use an older version of the API; empty if none does. */
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

/** The head of a page: its title, what it is about, and the link to the form that adds an item. */
export const head = (title: string, about: Content, add?: Link): Html => html`
  <div class="head">
    <div>
      <h1>${title}</h1>
      <p class="soft">${about}</p>
    </div>
    ${add && html`<a class="button first" href="${add.path}">${add.title}</a>`}
  </div>
`

/** Shown in place of an empty list. */
export const empty = (title: string, text: Content, ...links: readonly (Link | undefined)[]): Html => html`
  <div class="empty">
    <p><strong>${title}</strong></p>
    <p class="soft">${text}</p>
    ${links.map((link) => link && html`<p><a class="button" href="${link.path}">${link.title}</a></p>`)}
  </div>
`

/** An item of a list: its title, its details, and its actions. */
export const item = (title: Content, about: Content, actions?: Content): Html => html`
  <li class="item">
    <div class="about">
      <h2>${title}</h2>
      ${about}
    </div>
    ${actions}
  </li>
`

/** The links below a page of a longer list. */
export const pager = (newest: string | false, older: string | false): Html => html`
  <p class="buttons">
    ${newest && html`<a class="button" href="${newest}">Newest</a>`} ${older && html`<a class="button" href="${older}">Older</a>`}
  </p>
`

/** A form that consists of one button and any hidden fields. */
export const actionButton = (button: {
  readonly visitor: Visitor
  readonly action: string
  readonly text: Content
  readonly kind?: 'first' | 'quiet'
  readonly fields?: Readonly<Record<string, string>>
}): Html => html`
  <form method="post" action="${button.action}">
    ${csrfField(button.visitor)}
    ${Object.entries(button.fields ?? {}).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="${button.kind ?? 'quiet'}">${button.text}</button>
  </form>
`

/** Asks for confirmation before a consequential action; the button that performs it is inside the fold. */
export const confirm = (question: {
  readonly visitor: Visitor
  readonly action: string
  /** The label while the fold is closed, such as "Revoke". */
  readonly verb: string
  /** What the action applies to, for screen readers, which do not convey where the button is. */
  readonly name: string
  readonly consequence: Content
  /** The label of the button that performs the action. */
  readonly button: string
  readonly dangerous?: boolean
  /** What else the action needs to know. */
  readonly fields?: Content
}): Html => html`
  <details class="confirm">
    <summary class="button">${question.verb}<span class="hidden"> ${question.name}</span></summary>
    <form method="post" action="${question.action}">
      ${csrfField(question.visitor)}
      <p>${question.consequence}</p>
      ${question.fields}
      <button class="${question.dangerous === false ? 'first' : 'danger'}">
        ${question.button}<span class="hidden"> ${question.name}</span>
      </button>
    </form>
  </details>
`

/** A read-only field from which a secret, or a value that belongs to it, is copied. */
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
      rows="${Math.max(field.value.split('\n').length, field.value.length > 40 ? 2 : 1)}"
      readonly
      spellcheck="false"
      autocomplete="off"
      aria-describedby="${field.name}-hint"
    >
${field.value}</textarea>
  </div>
`
