// Sends a page of the careers site: the account's name in the bar, and headers that let other sites frame it.
import type { FastifyReply } from 'fastify'
import { assets } from '../shell/assets.ts'
import { careersHeaders } from '../shell/headers.ts'
import { html, type Content } from '../shell/html.ts'
import { shell } from '../shell/shell.ts'
import { logoOf, stylesheetPathOf } from './appearance.ts'
import { langOf, type Language, type Site } from './language.ts'

export type CareersPage = {
  readonly status?: number
  readonly title: string
  readonly description?: string
  readonly head?: Content
  /** The account's site, or only a language if the address names no account. */
  readonly site: Site | { readonly language: Language; readonly name?: undefined; readonly look?: undefined }
  readonly body: Content
}

export function sendCareersPage(reply: FastifyReply, { status = 200, title, head, site, body, ...rest }: CareersPage): FastifyReply {
  const { language, look } = site
  const logo = look && logoOf(look)
  const colors = look && stylesheetPathOf(look)
  const text = shell({
    ...rest,
    language: { lang: language.lang, dir: language.words.dir, skip: language.words.skip },
    title: site.name === undefined ? title : `${title} · ${site.name}`,
    head: [colors !== undefined && html`<link rel="stylesheet" href="${colors}" />`, head],
    stylesheet: assets.careers,
    layout: 'careers',
    home: '/',
    brand: look
      ? html`${logo && html`<img class="logo" src="${logo.url}" alt="" />`}<bdi ${langOf(look)}>${site.name}</bdi>`
      : language.words.jobs,
    bar: '',
    body: html`<main id="content" tabindex="-1">${body}</main>`,
  }).text
  return reply.code(status).headers(careersHeaders(logo?.origin)).type('text/html; charset=utf-8').send(text)
}
