// A legal entity: its list and lock, its place in the tree, and its wire format.
import type { components } from '../../../generated/types.ts'
import { asc, eq } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { legalEntities } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { invalid, notFound } from '../../errors.ts'
import { listLock } from '../accounts/settingList.ts'
import { isTimeZone } from '../accounts/timeZone.ts'
import { departmentHierarchies } from '../departments/department.ts'
import { deepest, hasNamesake, isWithin, levelsWith } from '../departments/departmentTree.ts'

type Schemas = components['schemas']

/** The columns that clients can change. */
export const changeableColumns = {
  name: legalEntities.name,
  legalName: legalEntities.legalName,
  type: legalEntities.type,
  parentId: legalEntities.parentId,
  timeZone: legalEntities.timeZone,
}
const entityColumns = { id: legalEntities.id, uuid: legalEntities.uuid, sample: legalEntities.sample, ...changeableColumns }
export type LegalEntityRow = Pick<typeof legalEntities.$inferSelect, keyof typeof entityColumns>
export type LegalEntityValues = Pick<LegalEntityRow, keyof typeof changeableColumns>

/** Lists the account's legal entities, the oldest first. */
export const prepareLegalEntityList = prepared((statement) =>
  statement('list_legal_entities', (p: Holders<{ account: number }>) =>
    build.select(entityColumns).from(legalEntities).where(eq(legalEntities.accountId, p.account)).orderBy(asc(legalEntities.id)),
  ),
)

/** `lockEntities(run, account)`: returns the legal entities, which nobody else changes until the transaction of `run` ends. */
export const prepareLegalEntityLock = prepared((statement) => listLock(statement, prepareLegalEntityList(statement)))

/** Returns the legal entity with the id of a path. Throws 404 if the account does not have it. */
export function requireLegalEntity(rows: readonly LegalEntityRow[], id: string): LegalEntityRow {
  const row = rows.find(({ uuid }) => uuid === id.toLowerCase())
  if (!row) throw notFound()
  return row
}

/**
 * Returns the values of a legal entity after a change; `moved` is null for a new one, whose stored values are empty. What is not given
 * stays. Throws 422 for an unknown parent or time zone, and if the tree has no room for it at this place.
 */
export function entityAfter(
  rows: readonly LegalEntityRow[],
  moved: LegalEntityRow | null,
  stored: LegalEntityValues,
  given: Schemas['LegalEntityChanges'],
): LegalEntityValues {
  const { name = stored.name, legal_name: legalName = stored.legalName, type = stored.type, timezone: timeZone = stored.timeZone } = given
  const parentId = given.parent_id === undefined ? stored.parentId : parentNamed(rows, given.parent_id)
  if (name.trim() === '') throw invalid('field-required', 'name', 'is required')
  if (timeZone !== null && !isTimeZone(timeZone)) throw invalid('field-invalid', 'timezone', 'is not the name of a time zone')
  if (moved && isWithin(rows, moved, parentId)) throw invalid('field-invalid', 'parent_id', 'must not be the legal entity or one below it')
  if (hasNamesake(rows, moved, { name, parentId })) throw invalid('name-taken', 'name', 'is taken by another one')
  if (levelsWith(rows, moved, parentId) > deepest)
    throw invalid('field-invalid', 'parent_id', `must have fewer than ${deepest} levels above`)
  return { name, legalName, type, parentId, timeZone }
}

function parentNamed(rows: readonly LegalEntityRow[], id: string | null): number | null {
  if (id === null) return null
  const parent = rows.find(({ uuid }) => uuid === id.toLowerCase())
  if (!parent) throw invalid('reference-unknown', 'parent_id', 'does not exist in this account')
  return parent.id
}

/** Rows -> wire, in the order of the rows. */
export function presentLegalEntities(rows: readonly LegalEntityRow[]): Schemas['LegalEntity'][] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const lines = departmentHierarchies(rows, ({ name }) => name)
  return rows.map((row) => ({
    id: row.uuid,
    name: row.name,
    legal_name: row.legalName,
    type: row.type,
    parent_id: (row.parentId === null ? undefined : byId.get(row.parentId))?.uuid ?? null,
    display_name: lines.get(row.id)!.join(' | '),
    sample: row.sample,
    timezone: row.timeZone,
    geofencing_settings: null,
  }))
}

/** Row -> wire, among the others of the account. */
export const presentLegalEntity = (rows: readonly LegalEntityRow[], row: LegalEntityRow): Schemas['LegalEntity'] =>
  presentLegalEntities([...rows.filter(({ id }) => id !== row.id), row]).at(-1)!
