// Time tracking: when employees worked.
import { timeEntries } from '../../db/schema.ts'
import { uuidOf } from '../minted.ts'
import { recordType } from '../recordType.ts'
import type { At } from '../typeEntry.ts'

type TimeRecord = { readonly uuid: string; readonly clock_in: string; readonly clock_out: string | null }

export const timeEntryType = recordType({
  name: 'time_entry',
  nouns: ['time entry', 'time entries'],
  table: timeEntries,
  like: 'TimeEntry',
  ignored: ['type', 'worked_minutes', 'is_active', 'timezone', 'clock_in_time', 'clock_out_time'],
  fields: { uuid: { completed: ({ id, uuid }: { id: string; uuid?: string }) => uuid ?? uuidOf(id) } },
  order: 'id uuid employee_id clock_in clock_out note created_at updated_at',
  unique: ({ uuid }: TimeRecord) => ({ time_entries_uuid: [['/uuid', uuid]] }),
  faultsIn: ({ clock_in: start, clock_out: end }: TimeRecord): At<string>[] =>
    end !== null && Date.parse(end) <= Date.parse(start) ? [['/clock_out', 'must be after clock_in']] : [],
})
