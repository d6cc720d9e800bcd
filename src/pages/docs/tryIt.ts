// The form on the page of an operation that sends a real request. The script try.js brings it to life; without it the form stays hidden.
import { STATUS_CODES } from 'node:http'
import type { Document, NamedOperation } from '../../contract/document.ts'
import type { OperationFacts } from '../../contract/facts.ts'
import { assets } from '../shell/assets.ts'
import { field } from '../shell/fields.ts'
import { html, type Content, type Html } from '../shell/html.ts'
import { placeholder } from './frame.ts'
import type { IdSource, SourceOf } from './idSources.ts'
import { deepLink } from './operationPath.ts'
import { json } from './sampleRequest.ts'
import { tokenPart } from './tryToken.ts'
import { tryRequestOf, type TryField } from './tryFields.ts'

export type TryOptions = {
  readonly document: Document
  readonly facts: OperationFacts
  /** Where the operations begin, such as `/spi/v3`. */
  readonly base: string
  readonly sourceOf: SourceOf
  /** The scopes that some operation takes. */
  readonly takenScopes: ReadonlySet<string>
}

export function tryIt(named: NamedOperation, { document, facts, base, sourceOf, takenScopes }: TryOptions): Html {
  const { id, method, path, operation } = named
  const { fields, body, example } = tryRequestOf(document, named)
  const found = fields.map((one) => ({
    ...one,
    found: one.isNeeded ? sourceOf(named, { place: one.place, name: nameOf(one), schema: one.member.schema }) : undefined,
  }))
  const shown = (isNeeded: boolean, isOfBody: boolean) =>
    found.filter((one) => one.isNeeded === isNeeded && (one.place === 'body') === isOfBody).map((one) => control(one, one.found?.source))
  const ofBody = shown(true, true)
  const [parameters, members] = [shown(false, false), shown(false, true)]
  const reasons = Object.fromEntries(Object.keys(operation.responses).map((status) => [status, STATUS_CODES[status] ?? '']))
  return html`
    <h2 id="try">Try it</h2>
    <noscript><p class="soft">The form needs JavaScript. The samples below do the same.</p></noscript>
    <div class="try" hidden data-base="${base}" data-path="${path}" data-method="${method}" data-reasons="${JSON.stringify(reasons)}">
      ${method !== 'GET' && html`<p class="warning"><strong>This is a real request</strong>: it changes the data of the account whose token you use.</p>`}
      ${operation.deprecated === true && html`<p class="warning"><strong>Deprecated</strong>: new programs should not call this operation.</p>`}
      <form novalidate>
        ${
          facts.scopes !== null &&
          tokenPart({
            document,
            wanted: facts.scopes[0] ?? [],
            kinds: facts.kinds,
            forIds: found.flatMap((one) => one.found?.scopes ?? []),
            takenScopes,
            issuer: placeholder,
            whose: document.paths['/accounts']?.get ? '/accounts' : undefined,
          })
        }
        ${shown(true, false)} ${ofBody} ${more('Add a parameter', parameters, false)} ${more('Add a member', members, ofBody.length === 0)}
        ${operation.requestBody && bodyField(body, example)}
        ${field(
          { name: 'try-address', label: 'Address', hint: 'Follows from the fields. Change it to send what they do not allow.' },
          (attributes) =>
            html`<span class="line"
              ><code>${method} ${base}</code><input type="text" autocomplete="off" spellcheck="false" ${attributes}
            /></span>`,
        )}
        <p class="buttons"><button class="first" data-send type="${method === 'GET' ? 'submit' : 'button'}">Send</button></p>
        <p class="soft" role="status"></p>
      </form>
      ${answerPart(id)}
    </div>
    <p class="soft">
      The <a href="${deepLink(facts.tag ?? 'default', id)}" aria-label="Try it in the reference: ${id}">reference</a> has a form too, with
      every schema beside it.
    </p>
    <script type="module" src="${assets.tryScript.path}"></script>
  `
}

const nameOf = ({ steps }: TryField) => String(steps.findLast((step) => step !== 0))

/** Renders further fields behind a fold. */
const more = (words: string, controls: readonly Html[], isOpen: boolean): Content =>
  controls.length > 0 &&
  html`<details class="more" ${isOpen && html`open`}>
    <summary>${words} <span class="soft">(${controls.length})</span></summary>
    <p class="soft">Empty fields are not sent.</p>
    ${controls}
  </details>`

const bodyField = (body: unknown, example: unknown): Html =>
  html`${field(
      { name: 'try-body', label: 'Body', hint: 'As it is sent. The fields above write into it; everything else can be added here.' },
      (attributes) =>
        html`<textarea rows="6" spellcheck="false" autocomplete="off" ${attributes}>${body === undefined ? '' : json(body)}</textarea>`,
    )}
    <p class="buttons"><button type="button" data-example="${json(example)}">Take the whole example</button></p>`

/** Renders a field. Its name is that which the server's `validation_errors` use, behind its place. */
function control(
  { place, steps, member, kind, options, example, isNeeded, isForAccount, isDeprecated }: TryField,
  source: IdSource | undefined,
): Html {
  const name = `${place}.${steps.join('.')}`
  const value = isNeeded ? example : ''
  const need = isForAccount ? 'required with a token of the account' : isNeeded && 'required'
  const label = html`<code>${steps.filter((step) => step !== 0).join('.')}</code> ${need && html`<strong>${need}</strong>`}
    <span class="soft">${member.type}${isDeprecated && ', deprecated'}</span>`
  const choices = kind === 'boolean' ? ['true', 'false'] : kind === 'list' ? undefined : options
  const bounds = [...(kind === 'list' ? ['a value in each line'] : []), ...(choices ? [] : member.bounds)]
  return field({ name, label }, (attributes) => {
    const all = html`${attributes} data-place="${place}" data-steps="${JSON.stringify(steps)}" data-kind="${kind}"
    ${isForAccount && html`data-for-account`} ${source && html`data-source="${JSON.stringify(source)}"`}
    ${!isNeeded && !choices && html`placeholder="${example.split('\n')[0]}"`} autocomplete="off" spellcheck="false"`
    return html`${inputOf(kind, all, value, choices, member.schema)} ${source && html`<output for="${name}"></output>`}
    ${bounds.length > 0 && html`<p class="bounds">${bounds.join('; ')}</p>`}`
  })
}

function inputOf(kind: TryField['kind'], attributes: Html, value: string, choices: readonly string[] | undefined, schema: object): Html {
  if (choices)
    return html`<select ${attributes}>
      <option value="">not sent</option>
      ${choices.map((one) => html`<option ${one === value && html`selected`}>${one}</option>`)}
    </select>`
  if (kind === 'list') return html`<textarea rows="2" ${attributes}>${value}</textarea>`
  return html`<input value="${value}" ${attributes} ${limitsOf(schema, kind)} />`
}

/** Returns the bounds of the contract as attributes. */
function limitsOf(schema: object, kind: TryField['kind']): Html {
  const { minimum, maximum, minLength, maxLength, pattern } = schema as Record<string, string | number | undefined>
  if (kind === 'number')
    return html`type="number" step="any" ${minimum !== undefined && html`min="${minimum}"`}
    ${maximum !== undefined && html`max="${maximum}"`}`
  return html`type="text" ${minLength !== undefined && html`minlength="${minLength}"`}
  ${maxLength !== undefined && html`maxlength="${maxLength}"`} ${pattern !== undefined && html`pattern="${pattern}"`}`
}

/** Renders what the script fills in when the answer is there. */
const answerPart = (id: string): Html => html`
  <section class="answered" hidden tabindex="-1" aria-labelledby="try-answer">
    <h3 id="try-answer"></h3>
    <p class="code-of" hidden>Error code: <a></a></p>
    <pre class="content" tabindex="0" role="group" aria-label="Body of the answer to ${id}"><code></code></pre>
    <p class="file" hidden><a class="button">Download the answer</a></p>
    <details>
      <summary>Headers</summary>
      <div class="table" tabindex="0" role="group" aria-label="Headers of the answer to ${id}">
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody></tbody>
        </table>
      </div>
    </details>
    <h4>As curl</h4>
    <p class="soft">Reads the token from the variable <code>TOKEN</code>.</p>
    <pre class="curl" tabindex="0" role="group" aria-label="The request to ${id} as curl"><code></code></pre>
  </section>
`
