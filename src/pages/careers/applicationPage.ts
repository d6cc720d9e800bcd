// The application form of a job, and the page of thanks.
import type { PublishedJob } from '../../resources/jobs/publishedJobs.ts'
import { choices, faultSummary, field, textField, type Faults } from '../shell/fields.ts'
import { html, type Content, type Html } from '../shell/html.ts'
import { maxBytes, type Input, type Sent } from './applicationInputs.ts'
import { applicationPath, jobLine, jobPath } from './jobPage.ts'
import { filled, langOf, sizeOf, type Site } from './language.ts'

/** A field that people do not see and programs fill in. */
export const trap = 'website'
/** Renders the form with what was sent and why it was refused. Browsers send a file only if it is chosen again. */
export function applicationForm(site: Site, job: PublishedJob, inputs: readonly Input[], sent: Sent, faults: Faults): Content {
  const { look, language } = site
  const { words } = language
  const hasFiles = inputs.some(({ control }) => control === 'file')
  const { '': general, ...ofInputs } = faults
  return html`
    <p class="back"><a href="${jobPath(job.number)}">${words.backToJob}</a></p>
    <h1>${words.applyTo} <bdi ${langOf(look)}>${job.title}</bdi></h1>
    ${jobLine(site, job)} ${faultSummary(ofInputs, words.checkEntries)}
    ${general !== undefined && html`<div class="notice wrong" role="alert"><p>${general}</p></div>`}
    ${sent.files.size > 0 && html`<p class="hint">${words.filesAgain}</p>`}
    <form class="form" method="post" action="${applicationPath(job.number)}" ${hasFiles && html`enctype="multipart/form-data"`}>
      ${hasFiles && html`<p class="hint">${filled(language, words.allFiles, { size: sizeOf(language, maxBytes) })}</p>`}
      ${[...Map.groupBy(inputs, ({ group, name }) => group ?? name).values()].map((part) => {
        const controls = part.map((input) => controlOf(input, sent, ofInputs[input.name], site))
        const [{ group } = {}] = part
        if (group === undefined) return controls
        const fieldset = html`<fieldset class="group">
          <legend>${group}</legend>
          ${controls}
        </fieldset>`
        const isBegun = part.some(({ name }) => sent.texts.get(name) || ofInputs[name] !== undefined)
        return part[0]?.isFurther
          ? html`<details ${isBegun && html`open`}>
              <summary>${words.another}</summary>
              ${fieldset}
            </details>`
          : fieldset
      })}
      <div class="trap">
        <label for="${trap}">${words.trap}</label>
        <input id="${trap}" name="${trap}" tabindex="-1" autocomplete="off" />
      </div>
      <button class="first">${words.send}</button>
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

function controlOf(input: Input, sent: Sent, fault: string | undefined, { look, language }: Site): Html {
  const { words } = language
  const lang = input.isQuestion && langOf(look)
  const { name, required, control, maxLength } = input
  const value = sent.texts.get(name) ?? ''
  const label = html`<bdi ${lang}>${input.label}</bdi>${required && html` <span class="soft">${words.required}</span>`}`
  const common = { name, label, fault, value, required }
  const isRequired = required && html`required`
  switch (control) {
    case 'lines':
      return field(common, (attributes) => {
        const all = html`rows="6" ${attributes} ${maxLength !== undefined && html`maxlength="${maxLength}"`} ${isRequired}`
        return html`<textarea ${all}>${value}</textarea>`
      })
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
          { value: 'yes', label: words.yes, checked: value === 'yes' },
          { value: 'no', label: words.no, checked: value === 'no' },
        ],
      })
    case 'several':
      return choices({
        kind: 'checkbox',
        name,
        legend: label,
        fault,
        choices: (input.choices ?? []).map(({ id, body }) => ({
          value: id,
          label: html`<bdi ${lang}>${body}</bdi>`,
          checked: sent.texts.has(`${name}.${id}`),
        })),
      })
    case 'one':
      return field(
        common,
        (attributes) => html`
          <select ${attributes} ${isRequired}>
            <option value="">${words.choose}</option>
            ${(input.choices ?? []).map(({ id, body }) => html`<option value="${id}" ${lang} dir="auto" ${id === value && html`selected`}>${body}</option>`)}
          </select>
        `,
      )
    case 'file': {
      const { types = [], maxSize = maxBytes } = input
      const atMost = filled(language, words.atMost, { size: sizeOf(language, Math.min(maxSize, maxBytes)) })
      const hint = types.length > 0 ? `${types.join(', ')}. ${atMost}` : atMost
      const accept = types.length > 0 && html`accept="${types.map((type) => `.${type}`).join(',')}"`
      return field({ ...common, hint }, (attributes) => html`<input type="file" ${accept} ${attributes} ${isRequired} />`)
    }
  }
}

export function thanks({ name, language }: Site, job: PublishedJob): Content {
  const { words } = language
  return html`
    <h1>${words.thanks}</h1>
    <p>${filled(language, words.received, { account: name, job: job.title })}</p>
    <p><a class="button quiet" href="/">${words.allPositions}</a></p>
  `
}
