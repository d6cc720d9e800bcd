// The second half of an import, inside its transaction: compares each record with the stored one and inserts the new ones.
import { isDeepStrictEqual } from 'node:util'
import { uniqueViolation } from '../db/faults.ts'
import type { Run } from '../db/statements.ts'
import type { Ahead } from './ahead.ts'
import { batchesOf } from './batches.ts'
import { nameIn, namesOf, type Checked } from './check.ts'
import type { Faults } from './faults.ts'
import type { Values } from './fields.ts'
import { newcomersOver, type IdentityOf, type Skipped } from './newcomers.ts'
import type { RecordType } from './recordType.ts'
import { accountType, presentAccount, rowOfAccount } from './records/account.ts'
import { belongings, typeOfTable } from './recordTypes.ts'
import { resolverOver, type Entry } from './references.ts'
import { statisticsOver } from './statistics.ts'
import type { TransferStatements } from './transferStatements.ts'

/** By type, how many records were new, and how many exist already with the same content. */
export type Counts = Record<string, { added: number; unchanged: number }>
type Storing = {
  run: Run
  statements: TransferStatements
  /** What was stored before the transaction; undefined if that will be undone. */
  ahead: Ahead | undefined
  faults: Faults
  onRecords: (done: number) => void
  identityOf?: IdentityOf
}

/** Stores the records of a file that was checked, returns the account's internal id and what was stored, and throws the faults that the file or the account has. */
export async function storeRecords(
  { header, account: given, hasAccount, doubtful: faulty }: Checked,
  aside: AsyncIterable<string>,
  the: Storing,
): Promise<{ id: number; counts: Counts; skipped: Skipped }> {
  const { run, statements, faults, onRecords, ahead, identityOf } = the
  const counts: Counts = {}
  const resolved = new Set<string>()
  const doubtful = new Set(faulty)
  const count = (type: string, what: 'added' | 'unchanged', by: number) => {
    const counted = (counts[type] ??= { added: 0, unchanged: 0 })
    counted[what] += by
  }
  const account = await enterAccount()
  if (ahead && ahead.account !== account) throw new Error(`The account ${header.account} was created or deleted meanwhile: try again`)
  const skipped: Skipped = { count: 0, rows: [] }
  const newcomers = newcomersOver({ run, account, statements, skipped, ...(identityOf && { identityOf }) })
  const resolveNames = resolverOver({ run, account, statements, faults, doubtful })
  const noteStored = statisticsOver(the)
  let done = 0
  for await (const { type, entries } of batchesOf(aside)) {
    const at = belongings.indexOf(type)
    // The account itself has already been stored.
    if (at >= 0) await storeBatch(type, entries)
    onRecords((done += entries.length))
  }
  faults.refuse()
  return { id: account, counts, skipped }

  /** Returns the internal id of the existing account, which must match the file's record, or creates the account. */
  async function enterAccount(): Promise<number> {
    const { find, insert, reserve } = statements.account
    const [there] = await run(find, { subdomain: header.account })
    if (!there && !hasAccount) faults.addFile(`The account ${header.account} does not exist, and the file has no record of it`)
    else if (there && given && !isDeepStrictEqual(presentAccount(there), given.record)) {
      const other = there.key === given.record.id ? 'with other content' : `with the id ${there.key}`
      faults.add(given.line, '', `the account ${header.account} already exists ${other}`)
    }
    if (!there && !given) faults.refuse()
    if (there) {
      if (given) count('account', 'unchanged', 1)
      return there.id
    }
    const { record, line } = given as NonNullable<Checked['account']>
    const id = ahead?.account ?? (await run(reserve, {}))[0]!.id
    await naming(accountType, { line, record }, () => run(insert, { id, ...rowOfAccount(record) }))
    count('account', 'added', 1)
    return id
  }

  async function storeBatch(type: RecordType, given: readonly Entry[]): Promise<void> {
    const { known: find, barred: findBarred, taken: findTaken } = statements.access(type)
    const entries = await resolveReferences(type, given)
    const rows = await find(run, account, entries.map(keyOfEntry(type)))
    const known = new Map(rows.map((record) => [type.keyOf(record), record]))
    const fresh: Entry[] = []
    for (const entry of entries) {
      const key = type.keyOf(entry.record)
      if (!known.has(key)) fresh.push(entry)
      else if (isDeepStrictEqual(known.get(key), type.inTables(entry.record))) count(type.name, 'unchanged', 1)
      else faults.add(entry.line, '', `the ${type.name} ${key} already exists with other content`)
    }
    const keys = fresh.map(keyOfEntry(type))
    const barred = new Set(keys.length > 0 ? await findBarred?.(run, account, keys) : [])
    const taken = keys.length > 0 ? await findTaken?.(run, account, fresh.map(recordOfEntry)) : []
    const free = fresh.filter(({ line, record }) => {
      const key = type.keyOf(record)
      const [, pointer, value] = (taken ?? []).find(([of]) => of === key) ?? []
      if (barred.has(key)) faults.add(line, '/id', `was erased and cannot be imported: ${key}`)
      else if (pointer !== undefined) faults.add(line, pointer, `is already taken: ${value}`)
      else return true
      doubt(type, record)
      return false
    })
    count(type.name, 'added', free.length)
    if (free.length === 0) return
    await insertAll(type, free)
    await noteStored(type, free.length)
  }

  /** Notes that a record is not stored, so that those that refer to it are not faulty for that. */
  function doubt(type: RecordType, record: Values): void {
    for (const name of namesOf(type, record)) doubtful.add(name)
  }

  /** Inserts a batch at once. If a value is taken, inserts each record alone, to find all that are: the whole import is refused then. */
  async function insertAll(type: RecordType, entries: Entry[]): Promise<void> {
    const { insert } = statements.access(type)
    await run(statements.savepoint, {})
    try {
      await insert(run, account, entries.map(recordOfEntry), ahead?.objects)
      return
    } catch (error) {
      if (uniqueViolation(error) === undefined) throw error
      await run(statements.undo, {})
    }
    for (const entry of entries) {
      await run(statements.savepoint, {})
      try {
        await insert(run, account, [entry.record])
      } catch (error) {
        if (uniqueViolation(error) === undefined) throw error
        await run(statements.undo, {})
        nameTaken(type, entry, error)
        doubt(type, entry.record)
      }
    }
  }

  /** Returns the entries whose references are resolved and whose targets exist, and notes the faults of the others. */
  async function resolveReferences(type: RecordType, given: readonly Entry[]): Promise<Entry[]> {
    const { sound, left } = await resolveNames(type, given, await newcomers(type, given))
    for (const { record } of left) doubt(type, record)
    const open: { entry: Entry; pointer: string; key: string; target: RecordType }[] = []
    const lost = new Set<Entry>()
    for (const entry of sound) {
      for (const [pointer, key, table] of type.refersTo(entry.record)) {
        const target = typeOfTable(table)
        const name = nameIn(target, key)
        if (doubtful.has(name)) lost.add(entry)
        else if (!resolved.has(name)) open.push({ entry, pointer, key, target })
      }
      if (!type.entry.isMany) resolved.add(nameIn(type, type.keyOf(entry.record)))
    }
    for (const [target, wanted] of Map.groupBy(open, (reference) => reference.target)) {
      const { name, keyOf, entry } = target
      const found = await statements.access(target).known(run, account, [...new Set(wanted.map(({ key }) => key))])
      const there = new Set(found.map(keyOf))
      if (!entry.isMany) for (const key of there) resolved.add(nameIn(target, key))
      // Not `resolved`: it already contains parents that come later in this batch, and a parent must come first.
      for (const { entry: from, pointer, key } of wanted) {
        if (there.has(key)) continue
        faults.add(from.line, pointer, `refers to an unknown ${name}: ${key}`)
        lost.add(from)
      }
    }
    for (const { record } of lost) doubt(type, record)
    return sound.filter((entry) => !lost.has(entry))
  }

  /** Runs `insert`, and reports a value that another account has with the line that contains it. */
  async function naming<Result>(type: RecordType, entry: Entry, insert: () => Promise<Result>): Promise<Result> {
    try {
      return await insert()
    } catch (error) {
      if (uniqueViolation(error) === undefined) throw error
      nameTaken(type, entry, error)
      faults.refuse()
      throw error
    }
  }

  /** Notes which value of a record the database has refused as taken. */
  function nameTaken(type: RecordType, { line, record }: Entry, error: unknown): void {
    const taken = /=\((?:\d+, )*(?:\\x)?(.*)\) already exists/.exec(String((error as { detail?: unknown }).detail))?.[1]
    // The database's message contains only the value; `unique` also says within what the value must be unique.
    const places = (type.unique(record)[uniqueViolation(error) ?? ''] ?? []).filter(([, value]) => value.split(' in ')[0] === taken)
    for (const [pointer, value] of places) faults.add(line, pointer, `is already taken: ${value}`)
    if (places.length === 0) throw error
  }
}

const keyOfEntry =
  ({ keyOf }: RecordType) =>
  ({ record }: Entry) =>
    keyOf(record)
const recordOfEntry = ({ record }: Entry) => record
