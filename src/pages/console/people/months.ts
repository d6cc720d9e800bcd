// Months in the address of a page, such as `2026-11`: their days, and the links to those before and after.
import { html, type Html } from '../../shell/html.ts'

/** Returns the month that an address names; by default the present one. */
export const monthOf = (given: string | undefined, now: number): string =>
  given !== undefined && /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(given) ? given : new Date(now).toISOString().slice(0, 7)

function neighbour(month: string, by: number): string {
  const [year = 0, index = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, index - 1 + by)).toISOString().slice(0, 7)
}

/** Returns the days of a month, such as `2026-11-01`. */
export function daysOf(month: string): string[] {
  const [year = 0, index = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, index, 0)).getUTCDate()
  return Array.from({ length: last }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
}

export const monthPager = (path: string, month: string): Html => html`
  <p class="buttons months">
    <a class="button" href="${path}?month=${neighbour(month, -1)}">Previous month</a>
    <a class="button" href="${path}?month=${neighbour(month, 1)}">Next month</a>
  </p>
`
