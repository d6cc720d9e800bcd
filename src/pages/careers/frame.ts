// Sends a page of the careers site: the account's name in the bar, and headers that let other sites frame it.
import type { FastifyReply } from 'fastify'
import { assets } from '../shell/assets.ts'
import { careersHeaders } from '../shell/headers.ts'
import { html, type Content } from '../shell/html.ts'
import { shell } from '../shell/shell.ts'

export type CareersPage = {
  readonly status?: number
  readonly title: string
  readonly description?: string
  readonly head?: Content
  /** The account's name; undefined if the address names no account. */
  readonly account: string | undefined
  readonly body: Content
}

export function sendCareersPage(reply: FastifyReply, { status = 200, title, account, body, ...rest }: CareersPage): FastifyReply {
  const text = shell({
    ...rest,
    title: account === undefined ? title : `${title} · ${account}`,
    stylesheet: assets.careers,
    layout: 'careers',
    home: '/',
    brand: account === undefined ? 'Jobs' : html`<span dir="auto">${account}</span>`,
    bar: '',
    body: html`<main id="content" tabindex="-1">${body}</main>`,
  }).text
  return reply.code(status).headers(careersHeaders).type('text/html; charset=utf-8').send(text)
}
