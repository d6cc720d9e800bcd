// The second half of an import, inside its transaction: compares each record with the stored one and inserts the new ones.
import { isDeepStrictEqual } from 'node:util'
import { uniqueViolation } from '../db/faults.ts'
import type { Run } from '../db/statements.ts'
import type { Aside, Checked } from './check.ts'
import type { Faults } from './faults.ts'
import type { Values } from './fields.ts'
import type { RecordType } from './recordType.ts'
import { accountType, presentAccount, rowOfAccount } from './records/account.ts'
import { belongings, recordTypes, typeOfTable } from './recordTypes.ts'
import { batchSize } from './rows.ts'
import type { TransferStatements } from './transferStatements.ts'
import type { Bytes } from './typeEntry.ts'

/** By type, how many records were new, and how many exist already with the same content. */
export type Counts = Record<string, { added: number; unchanged: number }>
type Entry = { line: number; record: Values }
type Storing = { run: Run; statements: TransferStatements; store: Pick<Bytes, 'put'>; faults: Faults; onRecords: (done: number) => void }

export async function storeRecords({ header, account: given }: Checked, aside: AsyncIterable<string>, the: Storing): Promise<Counts> {
  const { run, statements, store, faults, onRecords } = the
  const counts: Counts = {}
  const resolved = new Set<string>()
  const count = (type: string, what: 'added' | 'unchanged', by: number) => {
    const counted = (counts[type] ??= { added: 0, unchanged: 0 })
    counted[what] += by
  }
  const account = await enterAccount()
  let done = 0
  for await (const { type, entries } of batchesOf(aside)) {
    const at = belongings.indexOf(type)
    // The account itself has already been stored.
    if (at >= 0) await storeBatch(type, entries)
    onRecords((done += entries.length))
  }
  faults.refuse()
  return counts

  /** Returns the internal id of the existing account, which must match the file's record, or creates the account. */
  async function enterAccount(): Promise<number> {
    const { find, insert } = statements.account
    const [there] = await run(find, { subdomain: header.account })
    if (!there && !given) faults.addFile(`The account ${header.account} does not exist, and the file has no record of it`)
    else if (there && given && !isDeepStrictEqual(presentAccount(there), given.record)) {
      const other = there.key === given.record.id ? 'with other content' : `with the id ${there.key}`
      faults.add(given.line, '', `the account ${header.account} already exists ${other}`)
    }
    faults.refuse()
    if (there) {
      if (given) count('account', 'unchanged', 1)
      return there.id
    }
    const { record, line } = given as NonNullable<Checked['account']>
    const [made] = await naming(accountType, [{ line, record }], () => run(insert, rowOfAccount(record)))
    count('account', 'added', 1)
    return (made as { id: number }).id
  }

  async function storeBatch(type: RecordType, entries: Entry[]): Promise<void> {
    const { known: find, barred: findBarred, taken: findTaken, insert } = statements.access(type)
    const rows = await find(
      run,
      account,
      entries.map(({ record }) => type.keyOf(record)),
    )
    const known = new Map(rows.map((record) => [type.keyOf(record), record]))
    const fresh: Entry[] = []
    await resolveReferences(type, entries)
    for (const entry of entries) {
      const key = type.keyOf(entry.record)
      if (!known.has(key)) fresh.push(entry)
      else if (isDeepStrictEqual(known.get(key), type.inTables(entry.record))) count(type.name, 'unchanged', 1)
      else faults.add(entry.line, '', `the ${type.name} ${key} already exists with other content`)
    }
    count(type.name, 'added', fresh.length)
    const keys = fresh.map(({ record }) => type.keyOf(record))
    const barred = new Set(keys.length > 0 ? await findBarred?.(run, account, keys) : [])
    for (const { line, record } of fresh) {
      if (barred.has(type.keyOf(record))) faults.add(line, '/id', `was erased and cannot be imported: ${type.keyOf(record)}`)
    }
    // A fault refuses the whole import in the end: the remaining records are only checked for more faults.
    if (fresh.length === 0 || faults.any()) return
    const taken = await findTaken?.(
      run,
      account,
      fresh.map(({ record }) => record),
    )
    for (const [key, pointer, value] of taken ?? []) {
      const entry = fresh.find(({ record }) => type.keyOf(record) === key)
      if (entry) faults.add(entry.line, pointer, `is already taken: ${value}`)
    }
    if (faults.any()) return
    await naming(type, fresh, () =>
      insert(
        run,
        account,
        fresh.map(({ record }) => record),
        store,
      ),
    )
  }

  /** Notes a fault for each reference to a record that neither precedes it in the file nor exists in the account. */
  async function resolveReferences(type: RecordType, entries: Entry[]): Promise<void> {
    const open: { line: number; pointer: string; key: string; target: RecordType }[] = []
    for (const { line, record } of entries) {
      for (const [pointer, key, table] of type.refersTo(record)) {
        const target = typeOfTable(table)
        if (!resolved.has(`${target.name} ${key}`)) open.push({ line, pointer, key, target })
      }
      if (!type.entry.isMany) resolved.add(`${type.name} ${type.keyOf(record)}`)
    }
    for (const [target, wanted] of Map.groupBy(open, (reference) => reference.target)) {
      const { name, keyOf, entry } = target
      const found = await statements.access(target).known(run, account, [...new Set(wanted.map(({ key }) => key))])
      if (!entry.isMany) for (const record of found) resolved.add(`${name} ${keyOf(record)}`)
      // Not `resolved`: it already contains parents that come later in this batch, and a parent must come first.
      for (const { line, pointer, key } of wanted) {
        if (!found.some((record) => keyOf(record) === key)) faults.add(line, pointer, `refers to an unknown ${name}: ${key}`)
      }
    }
  }

  /** Runs `insert`, and reports a value that another record in the database has with the line that contains it. */
  async function naming<Result>(type: RecordType, entries: Entry[], insert: () => Promise<Result>): Promise<Result> {
    try {
      return await insert()
    } catch (error) {
      const constraint = uniqueViolation(error)
      if (constraint === undefined) throw error
      const taken = /=\((?:\d+, )*(?:\\x)?(.*)\) already exists/.exec(String((error as { detail?: unknown }).detail))?.[1]
      for (const { line, record } of entries) {
        // The database's message contains only the value; `unique` also says within what the value must be unique.
        for (const [pointer, value] of type.unique(record)[constraint] ?? []) {
          if (value.split(' in ')[0] === taken) faults.add(line, pointer, `is already taken: ${value}`)
        }
      }
      faults.refuse()
      throw error
    }
  }
}

/** In UTF-16 units: a batch ends when the total length of its lines exceeds this. */
const batchLength = 8 * 1024 * 1024

/** Groups consecutive records of one type into batches. */
async function* batchesOf(aside: AsyncIterable<string>): AsyncGenerator<{ type: RecordType; entries: Entry[] }> {
  let at = -1
  let entries: Entry[] = []
  let length = 0
  const batch = () => ({ type: recordTypes[at] as RecordType, entries })
  for await (const text of aside) {
    const [line, type, record] = JSON.parse(text) as Aside
    if (entries.length > 0 && (type !== at || entries.length === batchSize || length > batchLength)) {
      yield batch()
      entries = []
      length = 0
    }
    at = type
    entries.push({ line, record })
    length += text.length
  }
  if (entries.length > 0) yield batch()
}
