// Time zones by their names in the time zone database.

/** Whether this is the name of a time zone. Offsets, such as `+01:00`, are none: Postgres reads their sign the other way round. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[a-z]/i.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}
