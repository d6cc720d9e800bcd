// Deletes a legal entity. Its employees lose theirs, and those below it move up.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { and, eq, sql } from '../../db/drizzle.js'
import { employees, legalEntities } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { inUse, unprocessable } from '../../errors.ts'
import { hasNamesake } from '../departments/departmentTree.ts'
import { prepareLegalEntityLock, requireLegalEntity } from './legalEntity.ts'

type Entity = { account: number; id: number }

export const deleteLegalEntity = operation('deleteLegalEntity', ({ statement, transaction }) => {
  const lockEntities = prepareLegalEntityLock(statement)
  const employed = (p: Holders<Entity>) => and(eq(employees.accountId, p.account), eq(employees.legalEntityId, p.id))
  const findEmployee = statement('find_employee_of_legal_entity', (p: Holders<Entity>) =>
    build.select({ id: employees.id }).from(employees).where(employed(p)).limit(1),
  )
  const leave = statement('leave_legal_entity', (p: Holders<Entity>) =>
    build
      .update(employees)
      .set({ legalEntityId: null, updatedAt: sql`now()` })
      .where(employed(p)),
  )
  const moveUp = statement('move_legal_entities_up', (p: Holders<Entity & { parentId: number | null }>) =>
    build
      .update(legalEntities)
      .set({ parentId: sql`${p.parentId}` })
      .where(and(eq(legalEntities.accountId, p.account), eq(legalEntities.parentId, p.id))),
  )
  const remove = statement('delete_legal_entity', (p: Holders<Entity>) => build.delete(legalEntities).where(hasId(legalEntities, p)))
  const audit = prepareAudit(statement)

  return async ({ path, query }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const rows = await lockEntities(run, account)
      const { id, parentId } = requireLegalEntity(rows, path.id)
      const children = rows.filter((row) => row.parentId === id)
      const uses = { legal_entities: children.length > 0, employees: (await run(findEmployee, { account, id })).length > 0 }
      const affected = Object.entries(uses).flatMap(([name, isUsed]) => (isUsed ? [name] : []))
      if (affected.length > 0 && query.force === undefined)
        throw inUse('legal-entity-in-use', 'The legal entity is in use: force the deletion, or move what refers to it first', affected)
      const remaining = rows.filter((row) => row.id !== id)
      if (children.some((child) => hasNamesake(remaining, child, { name: child.name, parentId })))
        throw unprocessable('name-taken', 'A legal entity would get a parent that has one of the same name')
      await run(moveUp, { account, id, parentId })
      await run(leave, { account, id })
      await run(remove, { account, id })
      await audit(run, account, actorOf(context), 'legalentity_deleted', id)
      return reply(204)
    })
  }
})
