// A page for each notification: when it is sent, and what it contains.
import { sentMedia, type Document, type NamedWebhook } from '../../contract/document.ts'
import { html } from '../shell/html.ts'
import type { Page } from './frame.ts'
import { prose } from './markdown.ts'
import { memberTable } from './memberTable.ts'
import { notificationMarkdown } from './operationMarkdown.ts'
import { membersAndExamples, parameterOf, title } from './operationParts.ts'
import { notificationPath, operationPath } from './operationPath.ts'
import { addedAt, type Release } from './releases.ts'

/** Returns the page of a notification. `later` are the headers and members that came after it. */
export function notificationPage(document: Document, webhook: NamedWebhook, later: ReadonlyMap<string, Release>): Page {
  const { event, operation } = webhook
  const { summary = event, description, parameters = [], requestBody } = operation
  const body = requestBody?.content[sentMedia(requestBody.content) ?? '']
  return {
    path: notificationPath(event),
    title: summary,
    markdown: () => notificationMarkdown(document, webhook),
    description: `The notification ${event}: ${summary.toLowerCase()}.`,
    headings: ['Headers', 'Body'].map((text) => ({ id: text.toLowerCase(), text })),
    body: html`
      <p class="trail"><a href="/docs/operations">Operations</a> › <a href="/docs/operations#notifications">Notifications</a></p>
      <h1>${summary}</h1>
      <p class="address"><span class="method post">POST</span> <code>${event}</code></p>
      ${description && prose(description)}
      <p>
        The server sends it to the targets of <a href="${operationPath('createSubscription')}">subscriptions</a>. How to receive it safely:
        <a href="/docs/guides/notifications">Notifications</a>, with
        <a href="/docs/guides/notifications#verify-in-your-language">a receiver in your language</a>.
      </p>
      ${title('Headers')} ${memberTable(parameters.map(parameterOf(document)), `Headers of ${event}`, addedAt(later, 'header'))}
      ${title('Body')} ${body && membersAndExamples(document, body, `Body of ${event}`, addedAt(later, 'body'))}
    `,
  }
}
