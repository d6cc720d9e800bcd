// The folds with the forms that act on a candidate.
import { randomUUID } from 'node:crypto'
import type { Faults } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html, type Content, type Html } from '../../shell/html.ts'
import { csrfField, type Visitor } from '../../signIn/visitor.ts'
import { onceName } from '../operations.ts'

/** What a visitor entered in a form that was refused. */
export type Entered = { readonly action: string; readonly form: Form; readonly faults: Faults }

/** Renders a form behind its verb. It is open after it was refused. */
export function fold(options: {
  readonly visitor: Visitor
  /** The address of the candidate. */
  readonly path: string
  /** The last part of the address to which the form is submitted. */
  readonly action: string
  readonly verb: string
  readonly fields: Content
  readonly button: string
  readonly kind?: 'first' | 'danger'
  /** Set where a form that is sent twice would create two records. */
  readonly once?: true
  readonly hasFiles?: true
  readonly isOpen: boolean
}): Html {
  const { visitor, path, action, verb, fields, button, kind = 'first', once, hasFiles, isOpen } = options
  return html`
    <details class="confirm" ${isOpen && html`open`}>
      <summary class="button">${verb}</summary>
      <form method="post" action="${path}/${action}" ${hasFiles && html`enctype="multipart/form-data"`}>
        ${csrfField(visitor)} ${once && html`<input type="hidden" name="${onceName}" value="${randomUUID()}" />`} ${fields}
        <button class="${kind}">${button}</button>
      </form>
    </details>
  `
}
