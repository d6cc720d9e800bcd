// What programs read beside the pages: the index for language models, the sitemap, and the rules for crawlers.
import type { Document } from '../../contract/document.ts'
import { html } from '../shell/html.ts'
import { consolePath } from '../shell/navigation.ts'
import { placeholder, type Site } from './frame.ts'
import { operationPath } from './operationPath.ts'
import { operationsOf } from './served.ts'

/** The sitemap of the documentation; on the hosts of accounts `/sitemap.xml` is the careers site's. */
export const sitemapPath = '/docs/sitemap.xml'

/** Returns `/llms.txt`: every page that exists as Markdown, with what it is about. */
export function llmsText(document: Document, { title, sections }: Site, lead: string, isMarkdown: (path: string) => boolean): string {
  const line = (name: string, path: string, about: string) => `- [${name}](${placeholder}${path}): ${about}`
  const groups = sections.map(({ title: name, links }) => ({
    name,
    lines: links.filter(({ path }) => isMarkdown(path)).map((link) => line(link.title, `${link.path}.md`, link.description ?? link.title)),
  }))
  const operations = operationsOf(document).map(({ id, method, path, operation: { summary = id } }) =>
    line(summary, `${operationPath(id)}.md`, `${method} ${path}`),
  )
  const contracts = [
    line('OpenAPI 3.1', '/openapi-3.1.json', 'the contract of the API'),
    line('OpenAPI 3.0', '/openapi.json', 'the same for older tools'),
    line('The authorization server', '/openapi-oauth.json', 'OAuth 2.0, for applications that act for a member'),
    line('The job board', '/openapi-careers.json', 'published jobs, without a token'),
  ]
  const parts = [...groups, { name: 'Operations', lines: operations }, { name: 'Contracts', lines: contracts }]
  const written = parts.filter(({ lines }) => lines.length > 0).map(({ name, lines }) => `## ${name}\n\n${lines.join('\n')}`)
  return `${[`# ${title}`, `> ${lead}`, ...written].join('\n\n')}\n`
}

/** Returns the sitemap of the documentation. */
export const docsSitemap = (paths: Iterable<string>): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      ${[...paths].map((path) => html`<url><loc>${placeholder}${path}</loc></url> `)}</urlset
    > `.text

/** Returns `/robots.txt` for a host whose sitemap is at this address: pages for members and the API itself are not to be crawled. */
export const robotsText = (sitemap: string): string =>
  [
    'User-agent: *',
    ...['/settings', consolePath, '/sign-in', '/oauth', '/spi', '/mcp'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n')
