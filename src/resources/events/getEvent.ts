// Returns one scheduled event.
import { eq } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { events } from '../../db/schema.ts'
import type { Holders } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { prepareEventPresenter, selectEvents } from './event.ts'

export const getEvent = operation('getEvent', ({ statement }) => {
  const find = statement('find_event', (p: Holders<{ account: number; key: string }>) => selectEvents(p, eq(events.key, p.key), 1))
  const presentEvents = prepareEventPresenter(statement)
  return async ({ path }, { account, reply }) => {
    return reply(200, requireRow(await presentEvents(account, await find({ account, key: path.id }))))
  }
})
