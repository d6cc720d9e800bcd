// The layouts of settings pages: a list, a form, and a secret that is shown once.
import { randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { onceName } from '../console/operations.ts'
import { faultSummary, notice, type Faults } from '../shell/fields.ts'
import { html, type Content, type Html } from '../shell/html.ts'
import { sendPage } from '../shell/page.ts'
import { assets } from '../shell/assets.ts'
import type { Link, Script } from '../shell/shell.ts'
import { csrfField } from '../signIn/visitor.ts'
import { copied, empty, head } from './parts.ts'
import type { Visit } from './routes.ts'

type Page = {
  readonly title: string
  /** What the page is about, in one or two sentences. */
  readonly about: Content
}

/** Sends a settings page with a head and a body. */
export const sendSettings = (
  { visitor, reply }: Visit,
  page: Page & {
    /** The title of the browser's tab, if not the title. */
    readonly tab?: string
    /** A link above the title. */
    readonly back?: Link
    /** A link to the form that adds an item. */
    readonly add?: Link | undefined
    readonly scripts?: readonly Script[] | undefined
    readonly body: Content
  },
): FastifyReply =>
  sendPage(reply, {
    scripts: page.scripts,
    title: page.tab ?? page.title,
    visitor,
    layout: 'settings',
    body: html`
      ${page.back && html`<p class="back"><a href="${page.back.path}">${page.back.title}</a></p>`} ${head(page.title, page.about, page.add)}
      ${page.body}
    `,
  })

/** Renders the notice after an action, which redirects to the page with the notice's name in `done`. */
export function doneNotice({ request }: Visit, notices: Readonly<Record<string, string>>): Html | false {
  const { done } = request.query as { done?: unknown }
  const text = typeof done === 'string' && Object.hasOwn(notices, done) ? notices[done] : undefined
  return text !== undefined && notice(text, done === 'disabled' ? 'wrong' : 'done')
}

/** Sends a list. If it is empty, the page says what would be listed instead. */
export function sendList(
  visit: Visit,
  page: Page & {
    readonly notices: Readonly<Record<string, string>>
    readonly add?: Link
    readonly items: readonly Html[]
    readonly nothing: { readonly title: string; readonly text: string }
    /** Whether each item is a section of its own. */
    readonly inSections?: boolean
  },
): FastifyReply {
  const { title, about, add, items, nothing } = page
  const list = page.inSections
    ? items
    : html`<ul class="items">
        ${items}
      </ul>`
  return sendSettings(visit, {
    title,
    about,
    add: items.length > 0 ? add : undefined,
    body: html`${doneNotice(visit, page.notices)} ${items.length > 0 ? list : empty(nothing.title, nothing.text, add)}`,
  })
}

type FormCard = {
  readonly action: string
  readonly fields: Content
  readonly button: string
  /** The target of "Cancel". */
  readonly back?: string
  /** Set where a form that is sent twice would create two records: see `onceName`. */
  readonly once?: true
}

/** Renders a form on a card. */
export const formCard = ({ visitor }: Pick<Visit, 'visitor'>, { action, fields, button, back, once }: FormCard): Html => html`
  <form method="post" action="${action}" class="card form">
    ${csrfField(visitor)} ${once && html`<input type="hidden" name="${onceName}" value="${randomUUID()}" />`} ${fields}
    <div class="buttons">
      <button class="first">${button}</button>${back !== undefined && html`<a class="button" href="${back}">Cancel</a>`}
    </div>
  </form>
`

/** Sends a form, with status 422 if it has faults. */
export function sendForm(
  visit: Visit,
  page: Page &
    FormCard & {
      readonly faults: Faults
      /** What follows the form. */
      readonly after?: Content
      readonly notice?: Content
      readonly scripts?: readonly Script[]
    },
): FastifyReply {
  visit.reply.code(Object.keys(page.faults).length > 0 ? 422 : 200)
  return sendSettings(visit, {
    title: page.title,
    about: page.about,
    scripts: page.scripts,
    body: html` ${page.notice} ${faultSummary(page.faults)} ${formCard(visit, page)} ${page.after} `,
  })
}

/** Sends secrets, in fields to copy them from. */
export const sendSecret = (
  visit: Visit,
  page: Page & {
    readonly notice?: string
    readonly secrets: readonly Parameters<typeof copied>[0][]
    readonly usage?: Content
    readonly back: Link
  },
): FastifyReply =>
  sendSettings(visit, {
    title: page.title,
    about: page.about,
    scripts: [assets.copyScript],
    body: html`
      ${page.notice !== undefined && notice(page.notice)}
      <div class="card form">
        ${page.secrets.map(copied)} ${page.usage}
        <p><a class="button first" href="${page.back.path}">${page.back.title}</a></p>
      </div>
    `,
  })

/** The notice above a secret of which only the hash is stored. */
export const shownOnce = (secret: string): string => `Copy the ${secret} now. It is not stored here and cannot be shown again.`
