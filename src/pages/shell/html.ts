// HTML templates that escape the values inserted into them.

/** Text that is HTML already. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
export type Content = Html | string | number | false | undefined | readonly Content[]

/** Renders a template. Values are escaped, unless they are `Html`. */
export const html = (parts: TemplateStringsArray, ...values: Content[]): Html =>
  new Html(parts.reduce((text, part, at) => text + write(values[at - 1]) + part))

function write(value: Content): string {
  if (value instanceof Html) return value.text
  if (value === false || value === undefined) return ''
  if (typeof value === 'object') return value.map(write).join('')
  return escape(String(value))
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Escapes text for use in HTML. */
export const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] as string)
