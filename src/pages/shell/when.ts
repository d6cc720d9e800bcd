// Formats instants for people, in UTC.
import { milliseconds } from '../../db/time.ts'
import { html, type Html } from './html.ts'

const day = { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' } as const
const time = { hour: '2-digit', minute: '2-digit' } as const
const formats = {
  day: new Intl.DateTimeFormat('en-GB', day),
  minute: new Intl.DateTimeFormat('en-GB', { ...day, ...time }),
  second: new Intl.DateTimeFormat('en-GB', { ...day, ...time, second: '2-digit' }),
}

/** Formats an instant as the database prints it, to the day, the minute or the second. */
export function when(instant: string, exact: keyof typeof formats = 'day'): Html {
  const iso = milliseconds(instant)
  return html`<time datetime="${iso}">${formats[exact].format(Date.parse(iso))}${exact !== 'day' && ' UTC'}</time>`
}
