// How the text of a cell becomes a value: dates, amounts, words, lists.
export type Form = {
  /** What a cell must contain: the words after `must be`. */
  readonly words: string
  /** Returns undefined for a text that has not this form. */
  readonly read: (text: string) => unknown
}

const isDay = (text: string) =>
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/** Returns a day of the calendar as `2026-01-31`. `01/02/2026` is a different day in different countries and has no meaning here. */
function dayOf(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  const iso = year === '' ? text.replace(/^([^T ]*)[T ]\d\d:\d\d.*$/, '$1') : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return /^[1-9]\d{3}-\d{2}-\d{2}$/.test(iso) && isDay(iso) ? iso : undefined
}

const dayWords = 'a date such as 2026-01-31 or 31.01.2026'
export const day: Form = { words: dayWords, read: dayOf }
/** The beginning of a day, in UTC. */
export const instant: Form = { words: dayWords, read: (text) => dayOf(text)?.concat('T00:00:00Z') }

const truths: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  1: true,
  y: true,
  x: true,
  no: false,
  false: false,
  0: false,
  n: false,
}
export const truth: Form = { words: 'yes or no', read: (text) => truths[text.toLowerCase()] }

/** A whole number, of which separators of thousands are dropped. */
export const whole: Form = {
  words: 'a whole number, such as 68000',
  read: (text) => (/^\d{1,3}([., ']?\d{3})*$|^\d+$/.test(text) ? Number(text.replaceAll(/[., ']/g, '')) : undefined),
}

/** Several texts in a cell. */
export const list: Form = {
  words: 'texts separated by commas, semicolons or bars',
  read: (text) => [...new Set(text.split(/[,;|\n]/).map((part) => part.trim()))].filter(Boolean),
}

/** One of some words, regardless of case, spaces, hyphens and underscores; `also` has other words for them; those for anything else are left out. */
export function oneOf(choices: readonly string[], also: Readonly<Record<string, string>> = {}): Form {
  const known = new Map(
    [...choices.map((choice) => [choice, choice] as const), ...Object.entries(also).filter(([, choice]) => choices.includes(choice))].map(
      ([word, choice]) => [bare(word), choice],
    ),
  )
  return { words: `one of ${choices.join(', ')}`, read: (text) => known.get(bare(text)) }
}

/** Returns a word as it is compared: without accents, case, and signs between its letters. */
export const bare = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
