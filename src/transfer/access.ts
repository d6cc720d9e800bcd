// Reads and writes the records of a type with one statement for its rows and one more for each of its parts.
import { and, asc, eq, exists, getTableName, or, sql, type PgTable, type SQL } from '../db/drizzle.js'
import { asBytes } from '../db/paging.ts'
import { candidates, employees } from '../db/schema.ts'
import { build, type Holders, type Run, type Statements } from '../db/statements.ts'
import type { Values } from './fields.ts'
import { rowsOfItems, type Part } from './parts.ts'
import type { RecordType } from './recordType.ts'
import { above, among, idOf, prepareInsert, selectionOf, type Known, type Page } from './rows.ts'
import { columnOf } from './tables.ts'
import type { Access, Naming } from './typeEntry.ts'

type Statement = Statements['statement']

/** Registers the statements of a type. */
export function prepareAccess(statement: Statement, type: RecordType): Access {
  const { entry } = type
  const access: Access = {
    ...prepareReader(statement, type),
    ...(entry.barredBy && { barred: prepareBarred(statement, type.name, entry.barredBy) }),
    ...(entry.namedBy && { named: prepareNamed(statement, type, entry.namedBy) }),
    ...(entry.taken && { taken: entry.taken(statement) }),
    insert: prepareWriter(statement, type),
  }
  return { ...access, ...entry.adapted?.(access, statement) }
}

function prepareReader(statement: Statement, type: RecordType): Omit<Access, 'insert'> {
  const { name, table, fields, parts, present, entry } = type
  const columns = fields.flatMap((field) => field.columns)
  const select = () => build.select(selectionOf(table, parts.length > 0 ? [...new Set(['id', ...columns])] : columns)).from(table)
  const order = entry.paging?.order ?? [asc(columnOf(table, 'key'))]
  const page = statement(`export_${name}`, (p: Holders<Page>) =>
    select()
      .where(and(entry.paging?.above(p) ?? above(table, p), isRecord(type)))
      .orderBy(...order)
      .limit(p.most),
  )
  const known = statement(`import_known_${name}`, (p: Holders<Known>) => select().where(and(among(table, p), isRecord(type))))
  const ofOwner = new Map(
    [candidates, employees].flatMap((owner: PgTable) => {
      const field = fields.find(({ target }) => target === owner)
      if (!field || owner === table) return []
      const list = statement(`export_${name}_of_${getTableName(owner)}`, (p: Holders<{ account: number; key: string }>) =>
        select()
          .where(
            and(
              eq(columnOf(table, 'accountId'), p.account),
              eq(columnOf(table, field.columns[0] as string), idOf(owner, p.account, p.key)),
            ),
          )
          .orderBy(...order),
      )
      return [[owner, list] as const]
    }),
  )
  const lists = parts.map((part) => ({ part, list: prepareList(statement, name, part) }))

  const withParts = async (run: Run, account: number, rows: readonly Values[]): Promise<Values[]> => {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id as number)
    const listed = lists.map(async ({ part, list }) => [part, Map.groupBy(await run(list, { account, ids }), byParent)] as const)
    const items = new Map(await Promise.all(listed))
    return rows.map((row) => present(row, (part) => items.get(part)?.get(row.id) ?? []))
  }
  return {
    page: async (run, account, after, most) => withParts(run, account, await run(page, { account, after, most })),
    known: async (run, account, keys) => withParts(run, account, await run(known, { account, keys: asBytes(keys) })),
    ofOwner: async (run, account, owner, key) => {
      const list = ofOwner.get(owner)
      if (!list) throw new Error(`No ${name} belongs to ${getTableName(owner)}`)
      return withParts(run, account, await run(list, { account, key }))
    },
  }
}

const byParent = ({ parent }: Values) => parent

/** Returns the condition that makes a row a record of a type without fields of its own: the row has items. */
function isRecord({ table, parts, entry }: RecordType): SQL | undefined {
  const hasItems = ({ table: items, parent }: Part) => {
    const isItem = and(eq(columnOf(items, 'accountId'), columnOf(table, 'accountId')), eq(columnOf(items, parent), columnOf(table, 'id')))
    return exists(
      build
        .select({ found: sql`1` })
        .from(items)
        .where(isItem),
    )
  }
  return entry.isOnlyParts ? and(...parts.map(hasItems)) : undefined
}

/** Registers the statement that lists the items of a part for many records at once. */
function prepareList(statement: Statement, type: string, { name, table, parent, own, hasPosition }: Part) {
  const columns = own.flatMap((field) => field.columns)
  const order = hasPosition ? ['position', ...columns.slice(0, 1)] : []
  return statement(`export_${type}_${name}`, (p: Holders<{ account: number; ids: number[] }>) =>
    build
      .select({ ...selectionOf(table, columns), parent: columnOf(table, parent) })
      .from(table)
      .where(and(eq(columnOf(table, 'accountId'), p.account), sql`${columnOf(table, parent)} = any(${p.ids}::bigint[])`))
      .orderBy(...order.map((property) => asc(columnOf(table, property)))),
  )
}

function prepareBarred(statement: Statement, name: string, table: PgTable): NonNullable<Access['barred']> {
  const find = statement(`import_barred_${name}`, (p: Holders<Known>) =>
    build
      .select({ key: columnOf(table, 'key') })
      .from(table)
      .where(among(table, p)),
  )
  return async (run, account, keys) => (await run(find, { account, keys: asBytes(keys) })).map(({ key }) => key as string)
}

function prepareNamed(statement: Statement, { name, table }: RecordType, namedBy: readonly Naming[]): NonNullable<Access['named']> {
  const texts = namedBy.map(({ column }) => sql<string>`lower(${column})`)
  const find = statement(`import_named_${name}`, (p: Holders<{ account: number; texts: string[] }>) =>
    build
      .select({ key: columnOf(table, 'key'), ...Object.fromEntries(texts.map((text, at) => [`name${at}`, text])) })
      .from(table)
      .where(
        and(
          eq(columnOf(table, 'accountId'), p.account),
          or(...texts.map((text) => sql`${text} in (select wanted from unnest(${p.texts}::text[]) wanted)`)),
        ),
      ),
  )
  return async (run, account, wanted) => run(find, { account, texts: [...wanted] })
}

function prepareWriter(statement: Statement, { name, table, fields, parts, keyOf, rowOf, entry }: RecordType): Access['insert'] {
  const columns = fields.flatMap((field) => field.columns)
  const insert = entry.isOnlyParts ? undefined : prepareInsert(statement, `import_${name}`, table, columns)
  const follow = entry.follows?.(statement)
  const above = fields.find(({ target }) => target === table)?.name
  const lists = parts.map((part) => ({
    part,
    insertItems: prepareInsert(statement, `import_${name}_${part.name}`, part.table, [
      part.parent,
      ...(part.hasPosition ? ['position'] : []),
      ...part.own.flatMap((field) => field.columns),
    ]),
  }))
  return async (run, account, records) => {
    for (const level of above === undefined ? [records] : levelsOf(records, keyOf, (record) => record[above])) {
      await insert?.(run, account, level.map(rowOf))
      await follow?.(run, account, level.map(keyOf))
    }
    for (const { part, insertItems } of lists) {
      await insertItems(
        run,
        account,
        records.flatMap((record) => rowsOfItems(part, keyOf(record), record[part.name])),
      )
    }
  }
}

/** Splits records into levels: a row of a level refers only to rows of earlier levels, since references are resolved to stored rows. */
function levelsOf(records: readonly Values[], keyOf: (record: Values) => string, aboveOf: (record: Values) => unknown): Values[][] {
  const levels: Values[][] = []
  const levelOf = new Map<unknown, number>()
  for (const record of records) {
    const level = (levelOf.get(aboveOf(record)) ?? -1) + 1
    levelOf.set(keyOf(record), level)
    levels[level] = [...(levels[level] ?? []), record]
  }
  return levels
}
