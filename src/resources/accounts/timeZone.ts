// Time zones by their names in the time zone database.

/** Names without a place that Node and Postgres read alike. Most others, such as IST, are zones of different countries to them. */
const placeless = /^(utc|gmt|[a-z]{3}[0-9][a-z]{3}|[cemw]et)$/i

/** Whether this is the name of a time zone. Offsets, such as `+01:00`, are none: Postgres reads their sign the other way round. */
export function isTimeZone(name: string): boolean {
  try {
    return (
      (/^[a-z_]+\/[a-z]/i.test(name) || placeless.test(name)) &&
      !/^systemv\//i.test(name) &&
      new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
    )
  } catch {
    return false
  }
}
