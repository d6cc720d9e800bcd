// Work schedules: the hours of each day of the week.
import { and, asc, eq } from '../../db/drizzle.js'
import { asBytes } from '../../db/paging.ts'
import { workSchedules } from '../../db/schema.ts'
import { build, type Holders, type Statements } from '../../db/statements.ts'
import type { Access, RecordType } from '../recordType.ts'
import { above, among, inserter, type Known, type Page } from '../rows.ts'
import { keySchema, objectOf } from '../schema.ts'

const columns = { key: workSchedules.key, name: workSchedules.name, hours: workSchedules.hours, standard: workSchedules.standard }
type Row = Pick<typeof workSchedules.$inferSelect, keyof typeof columns>
type WorkScheduleRecord = Omit<Row, 'key'> & { record: 'work_schedule'; id: string }

const present = ({ key, name, hours, standard }: Row): WorkScheduleRecord => ({ record: 'work_schedule', id: key, name, hours, standard })

function over(statement: Statements['statement']): Access<WorkScheduleRecord> {
  const page = statement('export_work_schedules', (p: Holders<Page>) =>
    build.select(columns).from(workSchedules).where(above(workSchedules, p)).orderBy(asc(workSchedules.key)).limit(p.most),
  )
  const known = statement('import_known_work_schedules', (p: Holders<Known>) =>
    build.select(columns).from(workSchedules).where(among(workSchedules, p)),
  )
  const findStandard = statement('import_standard_work_schedule', (p: Holders<{ account: number }>) =>
    build
      .select({ key: workSchedules.key })
      .from(workSchedules)
      .where(and(eq(workSchedules.accountId, p.account), workSchedules.standard)),
  )
  const insert = inserter<Row>(statement, 'import_work_schedules', workSchedules, (p) => ({
    accountId: p.account,
    key: p.key,
    name: p.name,
    hours: p.hours,
    standard: p.standard,
  }))
  return {
    page: async (run, account, after, most) => (await run(page, { account, after, most })).map(present),
    known: async (run, account, keys) => (await run(known, { account, keys: asBytes(keys) })).map(present),
    insert: (run, account, records) =>
      insert(
        run,
        account,
        records.map(({ id, name, hours, standard }) => ({ key: id, name, hours, standard })),
      ),
    taken: async (run, account, records) => {
      const standard = records.find((record) => record.standard)
      const [there] = standard ? await run(findStandard, { account }) : []
      return standard && there ? [[standard.id, '/standard', there.key]] : []
    },
  }
}

export const workScheduleType: RecordType<WorkScheduleRecord> = {
  name: 'work_schedule',
  tables: [workSchedules],
  schema: () =>
    objectOf(
      {
        id: keySchema,
        name: { type: 'string', minLength: 1, maxLength: 255 },
        hours: { type: 'array', minItems: 7, maxItems: 7, items: { type: 'number', minimum: 0, maximum: 24 } },
        standard: { type: 'boolean' },
      },
      ['id', 'name', 'hours'],
    ),
  complete: ({ id, name, hours, standard }: WorkScheduleRecord) => ({
    record: 'work_schedule',
    id,
    name,
    hours,
    standard: standard ?? false,
  }),
  keyOf: ({ id }) => id,
  unique: {
    work_schedules_key: ({ id }) => [['/id', id]],
    work_schedules_standard: ({ standard }) => (standard ? [['/standard', 'true']] : []),
  },
  over,
}
