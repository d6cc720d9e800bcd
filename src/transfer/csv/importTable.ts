// Imports a table into an account, or checks it: the same for the command and for a page.
import { firstKey } from '../../db/paging.ts'
import { direct, type Run } from '../../db/statements.ts'
import { TransferRefused, type Fault } from '../faults.ts'
import type { Values } from '../fields.ts'
import type { Given } from '../given.ts'
import { importRecords, type Imported, type ImportOptions, type ImportTools } from '../import.ts'
import { employeeType } from '../records/employee.ts'
import { stageType } from '../records/settings.ts'
import { batchSize } from '../rows.ts'
import { prepareTransferStatements } from '../transferStatements.ts'
import type { Kind } from './kinds.ts'
import { managersFirst } from './managersFirst.ts'
import { columnNamer, mappingOf, recordsOfRows, type Mapped } from './rows.ts'
import { readTable, TableFault } from './table.ts'

export type TableOptions = Pick<ImportOptions, 'isCheck' | 'onProgress' | 'onStored'> & {
  /** The account's subdomain. */
  readonly account: string
  readonly kind: Kind
  /** The job of candidates in rows that name none. */
  readonly job?: string | undefined
}
/** What was read of a table before its first fault: not all of it, if that is in its header. */
export type TableSeen = {
  delimiter?: string
  /** The table's headers, and what they mean. */
  headers: readonly Mapped[]
  /** The first records, as they were read. */
  readonly first: Values[]
}
export type TableReport = TableSeen & {
  readonly faults: readonly Fault[]
  /** With the faults that are not listed. */
  readonly total: number
  /** Undefined if there are faults. */
  readonly imported?: Imported
}

const mostShown = 5

/** Reads a table of lines without line breaks and imports its rows. Throws `TransferRefused` with all faults. */
export async function importTable(
  tools: ImportTools,
  lines: AsyncIterable<string>,
  options: TableOptions,
  seen: TableSeen = { headers: [], first: [] },
): Promise<TableSeen & { imported: Imported }> {
  const { account, kind, job, isCheck = false, onProgress = () => {}, onStored } = options
  const statements = prepareTransferStatements(tools.statement)
  const [found] = await statements.account.read({ subdomain: account })
  if (!found) throw fileFault(`The account ${account} does not exist`)
  const given = { ...(job !== undefined && { job_id: job }) }
  try {
    const table = await readTable(lines)
    const mapping = mappingOf(kind, table.header, Object.keys(given))
    const defaults = { ...given, ...(await defaultsOf()) }
    Object.assign(seen, { delimiter: table.delimiter, headers: mapping.headers })
    const records = noting(recordsOfRows(kind, table, mapping, defaults), seen.first)
    const ordered = kind.type === employeeType ? managersFirst(records, await nextNumber()) : records
    const naming = { nameOf: columnNamer(kind, mapping), identityOf: kind.identityOf }
    const imported = await importRecords(tools, withHeader(ordered), { isCheck, onProgress, ...(onStored && { onStored }), ...naming })
    return { ...seen, imported }
  } catch (error) {
    if (error instanceof TableFault) throw fileFault(error.message)
    throw error
  }

  async function* withHeader(rows: AsyncIterable<Given>): AsyncGenerator<Given> {
    yield { line: 0, value: { record: 'spindle', version: 1, account } }
    yield* rows
  }

  /** A candidate without a stage enters the pipeline at its beginning. */
  async function defaultsOf(): Promise<Values> {
    if (kind.type.name !== 'candidate') return {}
    const stages: Values[] = []
    for await (const stage of all(stageType)) stages.push(stage)
    const start = stages.toSorted((a, b) => Number(a.position) - Number(b.position))[0]
    return start ? { stage_id: start.identifier } : {}
  }

  /** Returns a number that no employee of the account has, with all above it. */
  async function nextNumber(): Promise<number> {
    let highest = 0
    for await (const { employee_number: number } of all(employeeType))
      if (/^\d{1,15}$/.test(String(number))) highest = Math.max(highest, Number(number))
    return highest + 1
  }

  async function* all(type: typeof stageType): AsyncGenerator<Values> {
    const run: Run = direct
    for (let after = firstKey; ;) {
      const records = await statements.access(type).page(run, found!.id, after, batchSize)
      if (records.length === 0) return
      yield* records
      after = type.keyOf(records.at(-1)!)
    }
  }
}

/** Checks a table: what its columns mean, its first rows, its faults, and what an import would add. */
export const checkTable = (tools: ImportTools, lines: AsyncIterable<string>, options: TableOptions): Promise<TableReport> =>
  reportTable(tools, lines, { ...options, isCheck: true })

/** Imports or checks a table, and reports its faults instead of throwing them. */
export async function reportTable(tools: ImportTools, lines: AsyncIterable<string>, options: TableOptions): Promise<TableReport> {
  const seen: TableSeen = { headers: [], first: [] }
  try {
    return { ...(await importTable(tools, lines, options, seen)), faults: [], total: 0 }
  } catch (error) {
    if (error instanceof TransferRefused) return { ...seen, faults: error.places, total: error.total }
    throw error
  }
}

const fileFault = (fault: string) => new TransferRefused([{ line: undefined, pointer: '', fault }], 1)

async function* noting(records: AsyncIterable<Given>, first: Values[]): AsyncGenerator<Given> {
  for await (const record of records) {
    if (record.value && first.length < mostShown) first.push(record.value)
    yield record
  }
}
