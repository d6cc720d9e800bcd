// Formats instants for the wire from Postgres's text (`2026-01-05 10:00:00.25+00`), without Date objects.

/** `2026-01-05T10:00:00Z` */
export const seconds = (instant: string) => `${instant.slice(0, 10)}T${instant.slice(11, 19)}Z`

/** `2026-01-05T10:00:00.250Z` */
export const milliseconds = (instant: string) => {
  const fraction = instant[19] === '.' ? /^\d{1,3}/.exec(instant.slice(20))?.[0] : ''
  return `${instant.slice(0, 10)}T${instant.slice(11, 19)}.${(fraction ?? '').padEnd(3, '0')}Z`
}
