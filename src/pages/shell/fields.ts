// Form controls with their label, hint and fault, the summary of faults above a form, and notices.
import { html, type Content, type Html } from './html.ts'

/** The faults of a form: a sentence for each invalid field. */
export type Faults = Readonly<Record<string, string>>

export type Field = {
  /** Also its id. */
  readonly name: string
  readonly label: Content
  readonly hint?: string | undefined
  readonly value?: string | undefined
  readonly fault?: string | undefined
}

/** Renders a field's label, hint and fault around its control, which receives the attributes that refer to them. */
export const field = ({ name, label, hint, fault }: Field, control: (attributes: Html) => Html): Html => html`
  <div class="${fault ? 'field at-fault' : 'field'}">
    <label for="${name}">${label}</label>
    ${about(name, hint, fault)}
    ${control(html`id="${name}" name="${name}" ${fault && html`aria-invalid="true"`} ${described(name, hint, fault)}`)}
  </div>
`

/** Renders a text field. */
export function textField(
  options: Field & {
    readonly type?: 'text' | 'email' | 'password' | 'tel' | 'date' | 'datetime-local'
    readonly autocomplete?: string
    readonly maxLength?: number
    /** The height of a field for several lines. */
    readonly lines?: number
    readonly required?: boolean
  },
): Html {
  const { value, type = 'text', autocomplete, maxLength, lines, required } = options
  return field(options, (attributes) => {
    const all = html`${attributes} ${autocomplete && html`autocomplete="${autocomplete}"`} ${maxLength && html`maxlength="${maxLength}"`}
    ${required && html`required`}`
    return lines === undefined
      ? html`<input type="${type}" ${type !== 'password' && html`value="${value}"`} ${all} />`
      : html`<textarea rows="${lines}" spellcheck="false" ${all}>${value}</textarea>`
  })
}

export type Option = { readonly value: string; readonly name: string }

/** Renders a choice of one option. `all` is the label of the option with the empty value, if there is one. */
export const selectField = (options: Field & { readonly all?: string; readonly options: readonly Option[] }): Html =>
  field(
    options,
    (attributes) => html`
      <select ${attributes}>
        ${options.all !== undefined && html`<option value="">${options.all}</option>`}
        ${options.options.map(
          ({ value, name }) => html`<option value="${value}" ${value === options.value && html`selected`}>${name}</option>`,
        )}
      </select>
    `,
  )

export type Choice = { readonly value: string; readonly label: Content; readonly hint?: string; readonly checked: boolean }

/** Renders several choices under one question: checkboxes, or radio buttons. */
export function choices(options: {
  readonly kind: 'checkbox' | 'radio'
  /** Each checkbox sends its own field `<name>.<value>`, radio buttons send one field. */
  readonly name: string
  readonly legend: Content
  readonly hint?: string | undefined
  readonly fault?: string | undefined
  readonly choices: readonly Choice[]
}): Html {
  const { kind, name, legend, hint, fault, choices } = options
  return html`
    <fieldset class="${fault ? 'field at-fault' : 'field'}" id="${name}" tabindex="-1" ${described(name, hint, fault)}>
      <legend>${legend}</legend>
      ${about(name, hint, fault)}
      <div class="choices">
        ${choices.map(
          ({ value, label, hint: more, checked }) => html`
            <div class="choice">
              <input
                type="${kind}"
                id="${name}-${value}"
                name="${kind === 'checkbox' ? `${name}.${value}` : name}"
                value="${kind === 'checkbox' ? 'yes' : value}"
                ${checked && html`checked`}
                ${more && html`aria-describedby="${name}-${value}-hint"`}
              />
              <label for="${name}-${value}">${label}</label>
              ${more && html`<p class="hint" id="${name}-${value}-hint">${more}</p>`}
            </div>
          `,
        )}
      </div>
    </fieldset>
  `
}

const about = (name: string, hint: string | undefined, fault: string | undefined): Content => [
  hint && html`<p class="hint" id="${name}-hint">${hint}</p>`,
  fault && html`<p class="fault" id="${name}-fault">${fault}</p>`,
]

const described = (name: string, hint: string | undefined, fault: string | undefined): Content => {
  const ids = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ')
  return ids !== '' && html`aria-describedby="${ids}"`
}

/** Renders the summary above a rejected form, with a link to each invalid field. */
export const faultSummary = (faults: Faults, title = 'Please check your entries'): Html | false =>
  Object.keys(faults).length > 0 &&
  html`
    <div class="notice wrong" role="alert" aria-labelledby="faults-title">
      <p id="faults-title"><strong>${title}</strong></p>
      <ul>
        ${Object.entries(faults).map(([name, fault]) => html`<li><a href="#${name}">${fault}</a></li>`)}
      </ul>
    </div>
  `

/** Renders the result of an action, on the page that follows it. */
export const notice = (text: Content, kind: 'done' | 'wrong' = 'done'): Html =>
  html`<div class="notice ${kind}" role="${kind === 'done' ? 'status' : 'alert'}"><p>${text}</p></div>`
