// Instants of records: from Postgres's text, from a line, and from a key, all in one form, so that they can be compared.

/** `2026-01-05 10:00:00.25+00` -> `2026-01-05T10:00:00.25Z` */
export const fromRow = (instant: string) => `${instant.slice(0, 10)}T${instant.slice(11).replace(/\+00$/, '')}Z`

/** The same instant without the zeros that end its fraction. */
export const fromLine = (instant: string) =>
  instant.replace(/(\.\d*?)0*Z$/, (_, fraction: string) => `${fraction === '.' ? '' : fraction}Z`)

/** When a key was minted: what a record is taken to be created at that does not say it. */
export const mintedAt = (key: string) => fromLine(new Date(Number(BigInt(`0x${key}`) >> 16n)).toISOString())
