// Holiday calendars with their holidays, by day; their numbers are kept with their keys, since the API shows them of employees.
import { and, asc, eq, sql } from '../../db/drizzle.js'
import { asBytes } from '../../db/paging.ts'
import { holidayCalendars, holidays } from '../../db/schema.ts'
import { build, type Holders, type Statements } from '../../db/statements.ts'
import type { Access, RecordType } from '../recordType.ts'
import { above, among, idOf, inserter, type Known, type Page } from '../rows.ts'
import { daySchema, keySchema, listOf, numberSchema, objectOf } from '../schema.ts'

type Holiday = { day: string; name: string }
type HolidayCalendarRecord = { record: 'holiday_calendar'; id: string; number: number; name: string; holidays: Holiday[] }
type Row = { id: number; key: string; name: string; holidays: Holiday[] | null }

/** Numbers that are made of ids begin here: the sequence does not come so far. */
const firstMade = 2 ** 51
/** The number of a calendar in a file that has none, always the same. */
const numberMadeOf = (id: string) => firstMade + Number(BigInt(`0x${id}`) & BigInt(firstMade - 1))

const days = build
  .select({ days: sql`json_agg(json_build_object('day', ${holidays.day}, 'name', ${holidays.name}) order by ${holidays.day})` })
  .from(holidays)
  .where(and(eq(holidays.accountId, holidayCalendars.accountId), eq(holidays.calendarId, holidayCalendars.id)))
const columns = {
  id: holidayCalendars.id,
  key: holidayCalendars.key,
  name: holidayCalendars.name,
  holidays: sql<Holiday[] | null>`${days}`,
}

const present = ({ id, key, name, holidays: listed }: Row): HolidayCalendarRecord => ({
  record: 'holiday_calendar',
  id: key,
  number: id,
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
  const insert = inserter<{ id: number; key: string; name: string }>(statement, 'import_holiday_calendars', holidayCalendars, (p) => ({
    accountId: p.account,
    id: p.id,
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
        records.map(({ id, number, name }) => ({ id: number, key: id, name })),
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
        number: numberSchema,
        name: { type: 'string', minLength: 1, maxLength: 255 },
        holidays: listOf(objectOf({ day: daySchema, name: { type: 'string', minLength: 1, maxLength: 255 } })),
      },
      ['id', 'name'],
    ),
  complete: ({ id, number, name, holidays: listed }: Omit<HolidayCalendarRecord, 'number'> & { number?: number }) => ({
    record: 'holiday_calendar',
    id,
    number: number ?? numberMadeOf(id),
    name,
    holidays: (listed ?? []).map(({ day, name: called }) => ({ day, name: called })).toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  }),
  keyOf: ({ id }) => id,
  unique: {
    holiday_calendars_key: ({ id }) => [['/id', id]],
    holiday_calendars_account_id_id_pk: ({ number }) => [['/number', String(number)]],
  },
  numbered: { sequence: 'holiday_calendars_id_seq', numberOf: ({ number }) => (number < firstMade ? number : 0) },
  faultsIn: ({ holidays: listed }) =>
    new Set(listed.map(({ day }) => day)).size < listed.length ? [['/holidays', 'has a day twice']] : [],
  over,
}
