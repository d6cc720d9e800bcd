// spindle export and spindle import: write an account to a file, and read it back.
import { basename } from 'node:path'
import { prepareAudit, operator } from '../../access/audit.ts'
import type { Run } from '../../db/statements.ts'
import { longestLine } from '../../transfer/given.ts'
import { exportAccount } from '../../transfer/export.ts'
import { importTable, type TableSeen } from '../../transfer/csv/importTable.ts'
import { kinds, type Kind } from '../../transfer/csv/kinds.ts'
import { importLines, type Imported, type Progress } from '../../transfer/import.ts'
import { recordTypes } from '../../transfer/recordTypes.ts'
import { prepareTransferStatements } from '../../transfer/transferStatements.ts'
import { command, ofAccount, type RawOptions } from '../command.ts'
import { UsageError } from '../refused.ts'

const names = recordTypes.map(({ name }) => name)
const namesInLine = 7
/** The names of all record types, in lines that fit a terminal. */
const order = Array.from({ length: Math.ceil(names.length / namesInLine) }, (_, at) => {
  const line = names.slice(at * namesInLine, (at + 1) * namesInLine)
  return `  ${line.join(', ')}`
})

const exporting = command({
  name: 'export',
  summary: 'writes an account to standard output as JSON Lines, one record per line',
  options: { ...ofAccount },
  notes: [
    'spindle export --account nordlicht > nordlicht.jsonl',
    'The records, in this order:',
    ...order,
    'The export shows one moment. It contains no passwords, no tokens and no URLs of the web application.',
    'The bytes of files are read from DATA_DIR, unless FILES_URL names a bucket: run it where the server runs.',
    'On an embedded database that a server uses, requests wait while the records are read.',
  ],
  prepare: (tools) => {
    const { account: accounts } = prepareTransferStatements(tools.statement)
    const audit = prepareAudit(tools.statement)
    return async ({ account }, io) => {
      const [found] = await accounts.read({ subdomain: account })
      // Written before the first line: even a truncated export has disclosed data. `exportAccount` itself refuses an unknown account.
      if (found) await tools.transaction((run) => audit(run, found.id, operator, 'account_exported', found.id))
      const onProgress = (done: number) => io.progress({ done, what: 'records' })
      const { statement, transaction } = tools
      let lost = 0
      const read: typeof tools.store.read = async (of, name) => {
        const bytes = await tools.store.read(of, name)
        if (!bytes) lost++
        return bytes
      }
      let records = -1
      for await (const line of exportAccount(
        { statement, transaction, store: { read } },
        { subdomain: account, now: tools.now(), onProgress },
      )) {
        await io.write(line)
        records++
      }
      const without = lost > 0 ? ` The bytes of ${counted(lost, 'file')} are missing and were omitted.` : ''
      return { note: `Exported ${account}: ${counted(records, 'record')}.${without}` }
    }
  },
})

const importing = command({
  name: 'import',
  summary: 'imports what export wrote, or records that you wrote yourself',
  options: {
    file: { value: '<file>', operand: true, summary: 'the file; by default standard input' },
    check: { summary: 'changes nothing, and prints every fault of the file, or what the import would add' },
    account: { value: '<subdomain>', summary: 'the account, for a table: a CSV file of a spreadsheet' },
    kind: {
      value: '<kind>',
      oneOf: kinds.map(({ name }) => name),
      summary: "what the rows of a table are; by default what the file's name says",
    },
    job: { value: '<job>', summary: 'the job of candidates in a table: its shortcode, code, title or id' },
  },
  input: { linesOf: 'file', isAnyText: (given) => isTable(given) },
  notes: [
    'spindle import candidates.csv --account acme --check',
    'imports the rows of a spreadsheet that was saved as CSV, with commas, semicolons or tabs: members, jobs, employees or candidates.',
    'Columns are found by their headers. Rows that the account has already are skipped and named. /docs/import lists the headers.',
    '',
    'Any other file has JSON Lines, as export writes them. /docs/import describes each record.',
    'A file is imported as a whole or not at all. All faults are reported at once, each with its line and JSON pointer.',
    'Ids are kept, and made for records without one. A record whose id already exists must be the same and stays unchanged; one with other',
    'content is refused, never overwritten. A repeated import changes nothing, and a file can add to an existing account.',
    '',
    'The first line names the account: {"record":"spindle","version":1,"account":"nordlicht"}.',
    'Then one record per line, in this order:',
    ...order,
    'A record refers only to records before it or in the account, by id, shortcode, e-mail or name. Values that may be empty may be omitted.',
    `A line has at most ${longestLine} characters.`,
    'The bytes of files are written to DATA_DIR, unless FILES_URL names a bucket: run it where the server runs. An erased candidate is',
    'refused.',
    '',
    'On an embedded database that a server uses, requests wait while the records are stored, after all lines have been checked.',
  ],
  prepare: (tools) => {
    prepareTransferStatements(tools.statement)
    const audit = prepareAudit(tools.statement)
    const onStored = (run: Run, id: number) => audit(run, id, operator, 'account_imported', id)
    return async (given, io) => {
      const { statement, transaction, store } = tools
      const { check: isCheck, account, job } = given
      const into = { statement, transaction, store }
      const onProgress = ({ step, done, total }: Progress) =>
        io.progress({ done, total, what: step === 'check' ? 'lines checked' : 'records stored' })
      if (!isTable(given)) {
        if (account ?? job)
          throw new UsageError('--account and --job belong to a table: name the file .csv, or say with --kind what its rows are')
        const imported = await importLines(into, io.lines, { isCheck, onProgress, onStored })
        return { said: sentenceOf(imported, isCheck), data: imported }
      }
      const kind = kindOf(given)
      if (account === undefined) throw new UsageError('--account is missing: it says into which account the table is imported')
      if (job !== undefined && kind.name !== 'candidates') throw new UsageError('--job belongs to a table of candidates')
      const report = await importTable(into, io.lines, { account, kind, job, isCheck, onProgress, onStored })
      return { said: sentenceOf(report.imported, isCheck), data: report, note: notesOf(report) }
    }
  },
})

/** Returns whether the file is a table: by its name, or because --kind says what its rows are. */
function isTable({ file, kind }: { readonly file?: RawOptions[string]; readonly kind?: RawOptions[string] }): boolean {
  return kind !== undefined || (typeof file === 'string' && /\.(csv|tsv)$/i.test(file))
}

/** Returns the kind of the rows: the one given, or the only one that the file's name contains. */
function kindOf({ file = '', kind }: { readonly file?: string | undefined; readonly kind?: string | undefined }): Kind {
  const name = basename(file).toLowerCase()
  const found = kinds.filter((one) => (kind === undefined ? name.includes(one.name.slice(0, -1)) : one.name === kind))
  const [only, another] = found
  if (!only || another) throw new UsageError(`--kind is missing: say what the rows are, ${kinds.map((one) => one.name).join(', ')}`)
  return only
}

/** Returns what the operator may want to know of a table: what was not imported, and why. */
function notesOf({ headers, imported: { skipped } }: TableSeen & { readonly imported: Imported }): string {
  const ignored = headers.filter(({ field, header }) => field === undefined && header !== '').map(({ header }) => header)
  const used = headers.flatMap(({ field, header }) => (field === undefined ? [] : [`${header} (${field})`]))
  const more = skipped.count - skipped.rows.length
  return [
    `Columns: ${used.join(', ')}`,
    ...(ignored.length > 0 ? [`Columns that mean nothing here: ${ignored.join(', ')}`] : []),
    ...(skipped.count > 0 ? [`Skipped: ${counted(skipped.count, 'row')}`] : []),
    ...skipped.rows.map(({ line, reason }) => `line ${line}: ${reason}`),
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('\n')
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Returns `Imported nordlicht: 3 added (1 account, 2 jobs), 120 unchanged.` */
function sentenceOf({ account, counts }: Imported, isCheck: boolean): string {
  const added = recordTypes.flatMap(({ name, nouns: [one, several] }) => {
    const count = counts[name]?.added ?? 0
    return count > 0 ? [`${count} ${count === 1 ? one : several}`] : []
  })
  const sum = (what: 'added' | 'unchanged') => Object.values(counts).reduce((total, count) => total + count[what], 0)
  const detail = added.length > 0 ? ` (${added.join(', ')})` : ''
  if (isCheck) return `Checked ${account}: ${sum('added')} to be added${detail}, ${sum('unchanged')} unchanged. Nothing was imported.`
  return `Imported ${account}: ${sum('added')} added${detail}, ${sum('unchanged')} unchanged.`
}

export const transferCommands = [exporting, importing]
