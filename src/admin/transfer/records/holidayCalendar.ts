// Holiday calendars with their holidays, by day.
import { and, asc, eq, sql } from 'drizzle-orm'
import { asBytes } from '../../../db/paging.ts'
import { holidayCalendars, holidays } from '../../../db/schema.ts'
import { build, type Holders, type Statements } from '../../../db/statements.ts'
import type { Access, RecordType } from '../recordType.ts'
import { above, among, idOf, inserter, type Known, type Page } from '../rows.ts'
import { daySchema, keySchema, listOf, objectOf } from '../schema.ts'

type Holiday = { day: string; name: string }
type HolidayCalendarRecord = { record: 'holiday_calendar'; id: string; name: string; holidays: Holiday[] }
type Row = { key: string; name: string; holidays: Holiday[] | null }

const days = build
  .select({ days: sql`json_agg(json_build_object('day', ${holidays.day}, 'name', ${holidays.name}) order by ${holidays.day})` })
  .from(holidays)
  .where(and(eq(holidays.accountId, holidayCalendars.accountId), eq(holidays.calendarId, holidayCalendars.id)))
const columns = { key: holidayCalendars.key, name: holidayCalendars.name, holidays: sql<Holiday[] | null>`${days}` }

const present = ({ key, name, holidays: listed }: Row): HolidayCalendarRecord => ({
  record: 'holiday_calendar',
  id: key,
  name,
  holidays: listed ?? [],
})

function over(statement: Statements['statement']): Access<HolidayCalendarRecord> {
  const page = statement('export_holiday_calendars', (p: Holders<Page>) =>
    build.select(columns).from(holidayCalendars).where(above(holidayCalendars, p)).orderBy(asc(holidayCalendars.key)).limit(p.most),
  )
  const known = statement('import_known_holiday_calendars', (p: Holders<Known>) =>
    build.select(columns).from(holidayCalendars).where(among(holidayCalendars, p)),
  )
  const insert = inserter<{ key: string; name: string }>(statement, 'import_holiday_calendars', holidayCalendars, (p) => ({
    accountId: p.account,
    key: p.key,
    name: p.name,
  }))
  const insertDays = inserter<Holiday & { calendar: string }>(statement, 'import_holidays', holidays, (p) => ({
    accountId: p.account,
    calendarId: idOf(holidayCalendars, p.account, p.calendar),
    day: p.day,
    name: p.name,
  }))
  return {
    page: async (run, account, after, most) => (await run(page, { account, after, most })).map(present),
    known: async (run, account, keys) => (await run(known, { account, keys: asBytes(keys) })).map(present),
    insert: async (run, account, records) => {
      await insert(
        run,
        account,
        records.map(({ id, name }) => ({ key: id, name })),
      )
      await insertDays(
        run,
        account,
        records.flatMap(({ id, holidays: listed }) => listed.map((holiday) => ({ calendar: id, ...holiday }))),
      )
    },
  }
}

export const holidayCalendarType: RecordType<HolidayCalendarRecord> = {
  name: 'holiday_calendar',
  tables: [holidayCalendars, holidays],
  schema: () =>
    objectOf(
      {
        id: keySchema,
        name: { type: 'string', minLength: 1, maxLength: 255 },
        holidays: listOf(objectOf({ day: daySchema, name: { type: 'string', minLength: 1, maxLength: 255 } })),
      },
      ['id', 'name'],
    ),
  complete: ({ id, name, holidays: listed }: HolidayCalendarRecord) => ({
    record: 'holiday_calendar',
    id,
    name,
    holidays: (listed ?? []).map(({ day, name: called }) => ({ day, name: called })).toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  }),
  keyOf: ({ id }) => id,
  unique: { holiday_calendars_key: ({ id }) => [['/id', id]] },
  faultsIn: ({ holidays: listed }) =>
    new Set(listed.map(({ day }) => day)).size < listed.length ? [['/holidays', 'has a day twice']] : [],
  over,
}
