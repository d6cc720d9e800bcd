// The error catalogue: one anchor for each status and cause.
import { STATUS_CODES } from 'node:http'
import { operationsOf, type Document } from '../contract/document.ts'
import type { Cause } from './cause.ts'
import { causesOf } from './causes.ts'
import { html, type Html } from '../web/html.ts'
import { code } from './code.ts'
import { inline } from './markdown.ts'
import type { Page } from './shell.ts'

export function errorsPage(document: Document): Page {
  const causes = causesOf(document)
  const operations = operationsOf(document)
  const statuses = [...new Set(causes.map(({ status }) => status))]
  const bare = operations.filter(({ operation }) => Object.values(operation.responses).some((answer) => answer['x-empty-body']))
  return {
    path: '/docs/errors',
    title: 'Error catalogue',
    description: 'Every error answer with its exact body and what to do about it.',
    headings: statuses.map((status) => ({ id: String(status), text: `${status} ${STATUS_CODES[status]}` })),
    body: html`
      <h1>Error catalogue</h1>
      <p>Every error answer with its exact body and what to do about it.</p>
      <p>
        Decide by the status. <code>error</code> is a sentence for people and may be reworded; <code>validation_errors</code>, where there
        is one, has a list of messages for each parameter or field. How to deal with errors in a program:
        <a href="/docs/guides/errors">Handling errors</a>.
      </p>
      ${
        bare.length > 0 &&
        html`<p>
          Some errors of ${bare.map(({ id }, at) => html`${at > 0 && ', '}<code>${id}</code>`)} have the body <code>{}</code>; the reason is
          then in the header <code>X-Error-Reason</code>.
        </p>`
      }
      ${statuses.map(
        (status) => html`
          <h2 id="${status}">${status} ${STATUS_CODES[status]}</h2>
          ${whoAnswers(
            status,
            operations.filter(({ operation }) => operation.responses[status]).map(({ id }) => id),
            operations.length,
          )}
          ${causes.filter((cause) => cause.status === status).map(entry)}
        `,
      )}
    `,
  }
}

function whoAnswers(status: number, ids: readonly string[], all: number): Html {
  if (ids.length === 0) return html`<p class="soft">Any address may answer this, before an operation is found.</p>`
  if (ids.length === all) return html`<p class="soft">Every operation may answer this.</p>`
  const links = ids.map((id, at) => html`${at > 0 && ', '}<a href="/docs/operations#${id}">${id}</a>`)
  return html`<p class="soft">Answered by ${links}${status === 400 && ', and by any address for what is not well-formed HTTP'}.</p>`
}

const entry = ({ status, slug, title, body, cure, headers }: Cause): Html => html`
  <section class="cause" id="${status}-${slug}" aria-labelledby="${status}-${slug}-title">
    <h3 id="${status}-${slug}-title">${title}<a class="anchor" href="#${status}-${slug}" aria-label="Link to: ${title}">#</a></h3>
    ${code(body, 'json', `Body: ${title}`)}
    <p>${inline(cure)}</p>
    ${headers && html`<p class="soft">With the header <code>${headers}</code></p>`}
  </section>
`
