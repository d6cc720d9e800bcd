// The application form of a job, and the page of thanks.
import type { PublicAccount, PublishedJob } from '../../resources/jobs/publishedJobs.ts'
import { choices, faultSummary, field, textField, type Faults } from '../shell/fields.ts'
import { html, type Content, type Html } from '../shell/html.ts'
import { inLanguage } from './appearance.ts'
import { maxBytes, type Input, type Sent } from './applicationInputs.ts'
import { applicationPath, jobLine, jobPath } from './jobPage.ts'

/** A field that people do not see and programs fill in. */
export const trap = 'website'
const megabyte = 2 ** 20
const inMegabytes = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`

/** Renders the form with what was sent and why it was refused. Browsers send a file only if it is chosen again. */
export function applicationForm({ look }: PublicAccount, job: PublishedJob, inputs: readonly Input[], sent: Sent, faults: Faults): Content {
  const hasFiles = inputs.some(({ control }) => control === 'file')
  const { '': general, ...ofInputs } = faults
  return html`
    <p class="back"><a href="${jobPath(job.number)}">Back to the job</a></p>
    <h1>Apply: <span ${inLanguage(look)}>${job.title}</span></h1>
    <p class="lead" dir="auto">${jobLine(job)}</p>
    ${faultSummary(ofInputs)} ${general !== undefined && html`<div class="notice wrong" role="alert"><p>${general}</p></div>`}
    ${sent.files.size > 0 && html`<p class="hint">Please choose your files again.</p>`}
    <form class="form" method="post" action="${applicationPath(job.number)}" ${hasFiles && html`enctype="multipart/form-data"`}>
      ${hasFiles && html`<p class="hint">All files together may have ${inMegabytes(maxBytes)}.</p>`}
      ${[...Map.groupBy(inputs, ({ group, name }) => group ?? name).values()].map((part) => {
        const controls = part.map((input) => controlOf(input, sent, ofInputs[input.name]))
        const [{ group } = {}] = part
        if (group === undefined) return controls
        const fieldset = html`<fieldset class="group">
          <legend>${group}</legend>
          ${controls}
        </fieldset>`
        const isBegun = part.some(({ name }) => sent.texts.get(name) || ofInputs[name] !== undefined)
        return part[0]?.isFurther
          ? html`<details ${isBegun && html`open`}>
              <summary>Add another</summary>
              ${fieldset}
            </details>`
          : fieldset
      })}
      <div class="trap">
        <label for="${trap}">Leave this field empty</label>
        <input id="${trap}" name="${trap}" tabindex="-1" autocomplete="off" />
      </div>
      <button class="first">Send application</button>
    </form>
  `
}

const autocompletes: Readonly<Record<string, string>> = {
  firstname: 'given-name',
  lastname: 'family-name',
  email: 'email',
  phone: 'tel',
  address: 'street-address',
}

function controlOf(input: Input, sent: Sent, fault: string | undefined): Html {
  const { name, required, control, maxLength } = input
  const value = sent.texts.get(name) ?? ''
  const label = html`<span dir="auto">${input.label}</span>${required && html` <span class="soft">(required)</span>`}`
  const common = { name, label, fault, value, required }
  const isRequired = required && html`required`
  switch (control) {
    case 'lines':
      return textField({ ...common, lines: 6 })
    case 'text':
    case 'email':
    case 'tel':
    case 'date': {
      const autocomplete = autocompletes[name]
      return textField({ ...common, type: control, ...(maxLength !== undefined && { maxLength }), ...(autocomplete && { autocomplete }) })
    }
    case 'number':
      return field(common, (attributes) => html`<input type="number" step="any" value="${value}" ${attributes} ${isRequired} />`)
    case 'check':
      return html`<p class="field check">
        <input type="checkbox" id="${name}" name="${name}" value="yes" ${value === 'yes' && html`checked`} />
        <label for="${name}">${label}</label>
      </p>`
    case 'yes-no':
      return choices({
        kind: 'radio',
        name,
        legend: label,
        fault,
        choices: [
          { value: 'yes', label: 'Yes', checked: value === 'yes' },
          { value: 'no', label: 'No', checked: value === 'no' },
        ],
      })
    case 'several':
      return choices({
        kind: 'checkbox',
        name,
        legend: label,
        fault,
        choices: (input.choices ?? []).map(({ id, body }) => ({ value: id, label: body, checked: sent.texts.has(`${name}.${id}`) })),
      })
    case 'one':
      return field(
        common,
        (attributes) => html`
          <select ${attributes} ${isRequired}>
            <option value="">Choose</option>
            ${(input.choices ?? []).map(({ id, body }) => html`<option value="${id}" ${id === value && html`selected`}>${body}</option>`)}
          </select>
        `,
      )
    case 'file': {
      const { types = [], maxSize = maxBytes } = input
      const bound = `At most ${inMegabytes(Math.min(maxSize, maxBytes))}`
      const hint = types.length > 0 ? `${types.join(', ')}. ${bound}.` : `${bound}.`
      const accept = types.length > 0 && html`accept="${types.map((type) => `.${type}`).join(',')}"`
      return field({ ...common, hint }, (attributes) => html`<input type="file" ${accept} ${attributes} ${isRequired} />`)
    }
  }
}

export const thanks = ({ name }: PublicAccount, job: PublishedJob): Content => html`
  <h1>Thank you</h1>
  <p dir="auto">${name} has received your application for this job: ${job.title}.</p>
  <p><a class="button quiet" href="/">All open positions</a></p>
`
