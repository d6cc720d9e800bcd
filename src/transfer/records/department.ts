// Departments: a parent stands before its children. Both ids are kept: the API's, and the number that hierarchies show.
import { and, asc, eq, sql, alias } from '../../db/drizzle.js'
import { asBytes, firstKey } from '../../db/paging.ts'
import { departments } from '../../db/schema.ts'
import { build, type Holders, type Statements } from '../../db/statements.ts'
import type { Access, RecordType } from '../recordType.ts'
import { among, inserter, type Known } from '../rows.ts'
import { keySchema, numberSchema, objectOf } from '../schema.ts'

type DepartmentRecord = {
  record: 'department'
  id: string
  hierarchy_id: number
  name: string
  parent_id: string | null
  sample: boolean
}
type Row = { id: number; key: string; name: string; sample: boolean; parent: string | null }

const parents = alias(departments, 'parents')
const columns = { id: departments.id, key: departments.key, name: departments.name, sample: departments.sample, parent: parents.key }
const isParent = and(eq(parents.accountId, departments.accountId), eq(parents.id, departments.parentId))

const present = ({ id, key, name, sample, parent }: Row): DepartmentRecord => ({
  record: 'department',
  id: key,
  hierarchy_id: id,
  name,
  parent_id: parent,
  sample,
})

function over(statement: Statements['statement']): Access<DepartmentRecord> {
  // All at once: an account has few, and keys do not tell which of them are parents.
  const all = statement('export_departments', (p: Holders<{ account: number }>) =>
    build
      .select(columns)
      .from(departments)
      .leftJoin(parents, isParent)
      .where(eq(departments.accountId, p.account))
      .orderBy(asc(departments.key)),
  )
  const known = statement('import_known_departments', (p: Holders<Known>) =>
    build.select(columns).from(departments).leftJoin(parents, isParent).where(among(departments, p)),
  )
  const insert = inserter<Row>(statement, 'import_departments', departments, (p) => ({
    accountId: p.account,
    id: p.id,
    key: p.key,
    name: p.name,
    sample: p.sample,
    parentId: sql`(select ${parents.id} from ${departments} "parents" where ${and(eq(parents.accountId, p.account), eq(parents.key, p.parent))})`,
  }))
  return {
    page: async (run, account, after) =>
      after === firstKey ? parentsFirst((await run(all, { account })).map((row) => present(row as Row))) : [],
    known: async (run, account, keys) => (await run(known, { account, keys: asBytes(keys) })).map((row) => present(row as Row)),
    // One level after the other: a row refers to its parent by what is stored.
    insert: async (run, account, records) => {
      for (const level of levelsOf(records)) {
        await insert(
          run,
          account,
          level.map(({ id, hierarchy_id, name, sample, parent_id }) => ({ id: hierarchy_id, key: id, name, sample, parent: parent_id })),
        )
      }
    },
  }
}

/** Each department after its parent, otherwise by key. */
function parentsFirst(records: readonly DepartmentRecord[]): DepartmentRecord[] {
  const children = Map.groupBy(records, ({ parent_id }) => parent_id)
  const below = (parent: string | null): DepartmentRecord[] =>
    (children.get(parent) ?? []).flatMap((record) => [record, ...below(record.id)])
  return below(null)
}

/** Departments whose parents are not among them, then those whose parents are in the first level, and so on. */
function levelsOf(records: readonly DepartmentRecord[]): DepartmentRecord[][] {
  const levels: DepartmentRecord[][] = []
  const levelOf = new Map<string, number>()
  for (const record of records) {
    const level = record.parent_id === null ? 0 : (levelOf.get(record.parent_id) ?? -1) + 1
    levelOf.set(record.id, level)
    levels[level] = [...(levels[level] ?? []), record]
  }
  return levels
}

export const departmentType: RecordType<DepartmentRecord> = {
  name: 'department',
  tables: [departments],
  schema: ({ property }) =>
    objectOf(
      {
        id: keySchema,
        hierarchy_id: numberSchema,
        name: property('DepartmentRef', 'name'),
        parent_id: { ...keySchema, type: ['string', 'null'] },
        sample: { type: 'boolean' },
      },
      ['id', 'hierarchy_id', 'name'],
    ),
  complete: ({ id, hierarchy_id, name, parent_id, sample }: DepartmentRecord) => ({
    record: 'department',
    id,
    hierarchy_id,
    name,
    parent_id: parent_id ?? null,
    sample: sample ?? false,
  }),
  keyOf: ({ id }) => id,
  unique: {
    departments_key: ({ id }) => [['/id', id]],
    departments_account_id_id_pk: ({ hierarchy_id }) => [['/hierarchy_id', String(hierarchy_id)]],
  },
  refersTo: ({ parent_id }) => (parent_id === null ? [] : [['/parent_id', parent_id, 'department']]),
  numbered: { sequence: 'departments_id_seq', numberOf: ({ hierarchy_id }) => hierarchy_id },
  over,
}
