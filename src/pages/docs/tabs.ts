// Samples in several languages, of which the reader chooses one: radio buttons that look like tabs.
import { html, type Html } from '../shell/html.ts'
import { code } from './code.ts'

export type Sample = { readonly title: string; readonly language: string; readonly text: string }

/**
 * Renders samples by the names of their languages. `what` they do stands in the labels, such as `First request`. `group` is a word that no
 * other samples of the page have.
 */
export const tabs = (samples: Readonly<Record<string, Sample>>, what: string, group = 'language'): Html => html`
  <div class="samples" role="radiogroup" aria-label="Language of the sample">
    ${Object.entries(samples).map(
      ([name, { title, language, text }], at) => html`
        <input type="radio" name="${group}" id="${group}-${name}" ${at === 0 && html`checked`} />
        <label for="${group}-${name}">${title}</label>
        <div class="sample">${code(text, language, `${what} with ${title}`)}</div>
      `,
    )}
  </div>
`
