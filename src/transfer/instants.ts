// Converts instants from Postgres's text, from a line and from a key to one form, so that they can be compared.

/** `2026-01-05 10:00:00.25+00` becomes `2026-01-05T10:00:00.25Z`. */
export const fromRow = (instant: string) => `${instant.slice(0, 10)}T${instant.slice(11).replace(/\+00$/, '')}Z`

/** Returns the same instant without trailing zeros in its fraction. */
export const fromLine = (instant: string) =>
  instant.replace(/(\.\d*?)0*Z$/, (_, fraction: string) => `${fraction === '.' ? '' : fraction}Z`)

/** Returns the instant at which a key was minted, which is the creation time of a record that does not state one. */
export const mintedAt = (key: string) => fromLine(new Date(Number(BigInt(`0x${key}`) >> 16n)).toISOString())
