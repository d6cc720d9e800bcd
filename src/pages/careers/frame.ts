// Sends a page of the careers site: the account's name in the bar, and headers that let other sites frame it.
import type { FastifyReply } from 'fastify'
import type { PublicAccount } from '../../resources/jobs/publishedJobs.ts'
import { assets } from '../shell/assets.ts'
import { careersHeaders } from '../shell/headers.ts'
import { html, type Content } from '../shell/html.ts'
import { shell } from '../shell/shell.ts'
import { inLanguage, logoOf, stylesheetPathOf } from './appearance.ts'

export type CareersPage = {
  readonly status?: number
  readonly title: string
  readonly description?: string
  readonly head?: Content
  /** Undefined if the address names no account. */
  readonly account: Pick<PublicAccount, 'name' | 'look'> | undefined
  readonly body: Content
}

export function sendCareersPage(reply: FastifyReply, { status = 200, title, head, account, body, ...rest }: CareersPage): FastifyReply {
  const logo = account && logoOf(account.look)
  const colors = account && stylesheetPathOf(account.look)
  const text = shell({
    ...rest,
    title: account ? `${title} · ${account.name}` : title,
    head: [colors !== undefined && html`<link rel="stylesheet" href="${colors}" />`, head],
    stylesheet: assets.careers,
    layout: 'careers',
    home: '/',
    brand: account
      ? html`${logo && html`<img class="logo" src="${logo.url}" alt="" />`}<span ${inLanguage(account.look)}>${account.name}</span>`
      : 'Jobs',
    bar: '',
    body: html`<main id="content" tabindex="-1">${body}</main>`,
  }).text
  return reply.code(status).headers(careersHeaders(logo?.origin)).type('text/html; charset=utf-8').send(text)
}
