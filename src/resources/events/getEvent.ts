// Returns one scheduled event.
import { and, eq } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { events } from '../../db/schema.ts'
import type { Holders } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { prepareVisibleJobs } from '../members/visibleJobs.ts'
import { prepareEventPresenter, selectEvents } from './event.ts'
import { visibleTo, type EventReader } from './eventFilters.ts'

export const getEvent = operation('getEvent', ({ statement }) => {
  const find = statement('find_event', (p: Holders<EventReader & { account: number; key: string }>) =>
    selectEvents(p, and(eq(events.key, p.key), visibleTo(p)), 1),
  )
  const findVisibleJobs = prepareVisibleJobs(statement)
  const presentEvents = prepareEventPresenter(statement)
  return async ({ path }, { account, caller, reply }) => {
    const reader = { reader: caller.person?.id ?? null, jobs: await findVisibleJobs(caller) }
    return reply(200, requireRow(await presentEvents(account, await find({ account, key: path.id, ...reader }))))
  }
})
