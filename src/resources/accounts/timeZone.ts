// Time zones by their names in the time zone database, and the instants of local times in them.
//
// Only Node reads the names. Databases know fewer: Debian keeps former names such as Asia/Calcutta, which browsers still send, in a package of
// their own.

/** Names without a place that mean the same everywhere. Most others, such as IST, are zones of several countries. */
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

const day = 24 * 60 * 60 * 1000

/**
 * Returns a function from a local time of the zone, such as `2026-01-05T09:00:00.000`, to its instant in UTC, such as
 * `2026-01-05T08:00:00.000Z`. A time that clocks skip counts by the offset before the change, one that they show twice by the offset after it.
 */
export function instantsIn(timeZone: string): (localTime: string) => string {
  const offsets = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  /** Milliseconds to add to an instant for what clocks show then. */
  const offsetAt = (instant: number): number => {
    const { value = '' } = offsets.formatToParts(instant).find(({ type }) => type === 'timeZoneName') ?? {}
    const [, sign, hours = '0', minutes = '0', seconds = '0'] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(value) ?? []
    return (sign === '-' ? -1000 : 1000) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
  }
  return (localTime) => {
    const shown = Date.parse(`${localTime}Z`)
    const [before, after] = [offsetAt(shown - day), offsetAt(shown + day)]
    const isAfter = offsetAt(shown - after) === after
    return new Date(shown - (isAfter ? after : before)).toISOString()
  }
}
