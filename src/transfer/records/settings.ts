// The settings of an account: recruiters, departments, stages, reasons, custom attributes, work schedules and holiday calendars.
import { and, eq } from '../../db/drizzle.js'
import { firstKey } from '../../db/paging.ts'
import {
  customAttributes,
  departments,
  disqualificationReasons,
  holidayCalendars,
  holidays,
  recruiters,
  stages,
  workSchedules,
} from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import type { Values } from '../fields.ts'
import { recordType } from '../recordType.ts'
import { madeNumbers, numberOf } from '../minted.ts'
import { naming } from '../naming.ts'
import { filled, listOf } from '../schema.ts'
import type { Access } from '../typeEntry.ts'
import { answerFields, faultsOfAnswers, type Answering } from './answers.ts'

export const recruiterType = recordType({
  name: 'recruiter',
  table: recruiters,
  like: 'Recruiter',
  namedBy: [naming('email', recruiters.email), naming('name', recruiters.name)],
})

/** Both ids are kept: the API's, and the number that hierarchies show, which is derived from the id in a line without one. */
export const departmentType = recordType({
  name: 'department',
  table: departments,
  like: 'DepartmentRef',
  fields: {
    hierarchy_id: {
      column: 'id',
      completed: ({ id, hierarchy_id: number }: { id: string; hierarchy_id?: number }) => number ?? numberOf(id),
    },
  },
  madeNumbers,
  namedBy: [naming('name', departments.name)],
  order: 'id hierarchy_id name parent_id sample',
  adapted: treeOnOnePage,
})

/** Reads a tree on one page: an account has few departments and legal entities, and their keys do not put parents first. */
export function treeOnOnePage({ page }: Access): Pick<Access, 'page'> {
  return {
    page: async (run, account, after, most) => {
      if (after !== firstKey) return []
      const all: Values[] = []
      for (let last = after; ; last = all.at(-1)?.id as string) {
        const some = await page(run, account, last, most)
        if (some.length === 0) return parentsFirst(all)
        all.push(...some)
      }
    },
  }
}

/** Returns each record after its parent, otherwise by key. */
function parentsFirst(records: readonly Values[]): Values[] {
  const children = Map.groupBy(records, ({ parent_id }) => parent_id)
  const below = (parent: unknown): Values[] => (children.get(parent) ?? []).flatMap((record) => [record, ...below(record.id)])
  return below(null)
}

/** The stages of the pipeline. Both numbers and keys are kept, since the API shows both. */
export const stageType = recordType({
  name: 'stage',
  table: stages,
  like: 'Stage',
  fields: {
    id: { column: 'id', completed: ({ id, identifier }: { id?: number; identifier: string }) => id ?? numberOf(identifier) },
    identifier: { column: 'key' },
  },
  madeNumbers,
  namedBy: [naming('slug', stages.slug), naming('name', stages.name)],
})

export const reasonType = recordType({
  name: 'disqualification_reason',
  table: disqualificationReasons,
  like: 'DisqualificationReason',
  namedBy: [naming('description', disqualificationReasons.description)],
})

type Choice = { id: string; body: string; hint?: string | null }

/** The fields that the account adds to its candidates. */
export const attributeType = recordType({
  name: 'custom_attribute',
  table: customAttributes,
  like: 'CustomAttribute',
  ignored: ['single_answer'],
  fields: {
    ...answerFields('JobCustomAttribute'),
    choices: {
      isSparse: true,
      schema: ({ shape }) => listOf(shape('AttributeChoice', { required: ['id', 'body'], optional: ['hint'], ignored: ['translations'] })),
      item: ({ id, body, hint }: Choice) => ({ id, body, hint: hint ?? null }),
    },
  },
  mints: ['choices'],
  namedBy: [naming('label', customAttributes.label)],
  order: 'id type provider enabled label hint choices supported_file_types max_file_size',
  faultsIn: (record: Values) => faultsOfAnswers('', record as Answering),
})

/** The working hours of each day of the week. */
export const workScheduleType = recordType({
  name: 'work_schedule',
  table: workSchedules,
  fields: {
    name: { schema: filled(255) },
    hours: { schema: { type: 'array', minItems: 7, maxItems: 7, items: { type: 'number', minimum: 0, maximum: 24 } } },
  },
  namedBy: [naming('name', workSchedules.name)],
  unique: ({ standard }) => (standard ? { work_schedules_standard: [['/standard', 'true']] } : {}),
  taken: (statement) => {
    const findStandard = statement('import_standard_work_schedule', (p: Holders<{ account: number }>) =>
      build
        .select({ key: workSchedules.key })
        .from(workSchedules)
        .where(and(eq(workSchedules.accountId, p.account), workSchedules.standard)),
    )
    return async (run, account, records) => {
      const standard = records.find((record) => record.standard)
      const [there] = standard ? await run(findStandard, { account }) : []
      return standard && there ? [[standard.id as string, '/standard', there.key]] : []
    }
  },
})

/** The number is kept with the key, since the API shows it in employees. A line without one gets a number derived from its id. */
export const holidayCalendarType = recordType({
  name: 'holiday_calendar',
  table: holidayCalendars,
  fields: {
    number: {
      column: 'id',
      completed: ({ id, number }: { id: string; number?: number }) => number ?? numberOf(id),
    },
    name: { schema: filled(255) },
  },
  parts: { holidays: { table: holidays, fields: { name: { schema: filled(255) } }, by: ['day'], twice: 'a day' } },
  order: 'id number name holidays',
  madeNumbers,
  namedBy: [naming('name', holidayCalendars.name)],
})
