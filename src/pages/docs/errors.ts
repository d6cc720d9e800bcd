// The error catalogue, with an anchor for each status and for each code below its status.
import { STATUS_CODES } from 'node:http'
import type { Document } from '../../contract/document.ts'
import { catalogue, errorCodes, type ErrorCode } from '../../errorCodes.ts'
import { html, type Html } from '../shell/html.ts'
import { causesOf, type Cause } from './causes.ts'
import { code as block } from './code.ts'
import { inline } from './markdown.ts'
import type { Page } from './frame.ts'
import { operationPath } from './operationPath.ts'
import { operationsOf } from './served.ts'

const codes = Object.entries(errorCodes) as [ErrorCode, (typeof errorCodes)[ErrorCode]][]
const summary = 'Every error code, what it means and what to do about it.'

export function errorsPage(document: Document): Page {
  const causes = causesOf(document)
  const operations = operationsOf(document)
  const statuses = [...new Set(codes.map(([, { status }]) => status))].toSorted((a, b) => a - b)
  const bare = operations.filter(({ operation }) => Object.values(operation.responses).some((answer) => answer['x-empty-body']))
  return {
    path: catalogue,
    title: 'Error catalogue',
    description: summary,
    markdown: () => `# Error catalogue\n\n${summary}\n\n${codes.map(lineOf).join('\n')}\n`,
    headings: statuses.map((status) => ({ id: String(status), text: `${status} ${STATUS_CODES[status]}` })),
    body: html`
      <h1>Error catalogue</h1>
      <p>${summary}</p>
      <p>
        Programs decide by the header <code>X-Error-Code</code>, and by the status if they do not know the code. The header
        <code>Link</code> with <code>rel="help"</code> leads to the code on this page. <code>error</code> is a sentence for people, and its
        wording may change; <code>validation_errors</code>, if present, has a list of messages for each parameter or field. How to handle
        errors in a program: <a href="/docs/guides/errors">Handling errors</a>.
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
          ${codes
            .filter(([, known]) => known.status === status)
            .map(([name]) =>
              entry(
                name,
                causes.filter((cause) => cause.code === name),
              ),
            )}
        `,
      )}
    `,
  }
}

/** Longer lists of operations are folded. */
const longest = 6

/** Renders links to operations after `words`, such as "Returned by". */
function linksTo(words: string, ids: readonly string[]): Html {
  const links = ids.map((id, at) => html`${at > 0 && ', '}<a href="${operationPath(id)}">${id}</a>`)
  if (ids.length <= longest) return html`<p class="soft">${words} ${links}.</p>`
  return html`<details class="soft">
    <summary>${words} ${ids.length} operations</summary>
    <p>${links}</p>
  </details>`
}

const lineOf = ([name, { status, meaning, remedy }]: (typeof codes)[number]) => `- \`${name}\` (${status}): ${meaning}. ${remedy}`

function whoAnswers(status: number, ids: readonly string[], all: number): Html {
  if (ids.length === 0) return html`<p class="soft">Any URL may return this, before an operation is found.</p>`
  if (ids.length === all) return html`<p class="soft">Every operation may return this.</p>`
  return html`
    ${linksTo('Returned by', ids)}
    ${status === 400 && html`<p class="soft">Also by any URL, for a request that is not well-formed HTTP.</p>`}
  `
}

function entry(name: ErrorCode, causes: readonly Cause[]): Html {
  const { meaning, remedy } = errorCodes[name]
  const [first, ...others] = causes
  const ids = [...new Set(causes.flatMap(({ operations = [] }) => operations))]
  return html`
    <section class="cause" id="${name}" aria-labelledby="${name}-title">
      <h3 id="${name}-title"><code>${name}</code><a class="anchor" href="#${name}" aria-label="Link to: ${name}">#</a></h3>
      <dl class="facts">
        <dt>Meaning</dt>
        <dd>${meaning}.</dd>
        <dt>What to do</dt>
        <dd>${inline(remedy)}</dd>
        ${
          ids.length > 0 &&
          html`<dt>Operations</dt>
            <dd>${linksTo('Returned by', ids)}</dd>`
        }
      </dl>
      ${first && sample(name, first)}
      ${
        others.length > 0 &&
        html`<details>
          <summary>${others.length} more ${others.length === 1 ? 'body' : 'bodies'}</summary>
          ${others.map((cause) => sample(name, cause))}
        </details>`
      }
    </section>
  `
}

/** Renders the body that the server sends for a cause, and what to do about this one. */
const sample = (name: ErrorCode, { body, cure, headers }: Cause): Html => html`
  ${block(body, 'json', `Body: ${name}`)} ${cure && html`<p>${inline(cure)}</p>`}
  ${headers && html`<p class="soft">With the header <code>${headers}</code></p>`}
`
