// spindle export and spindle import: write an account to a file, and read it back.
import { prepareAudit, operator } from '../../access/audit.ts'
import { diskStore } from '../../files/store.ts'
import { longestLine } from '../../transfer/given.ts'
import { exportAccount } from '../../transfer/export.ts'
import { importLines, type Imported } from '../../transfer/import.ts'
import { recordTypes } from '../../transfer/recordTypes.ts'
import { prepareTransferStatements } from '../../transfer/transferStatements.ts'
import { command, ofAccount } from '../command.ts'

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
    'The bytes of files are read from DATA_DIR: run it where the server runs.',
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
      const kept = diskStore(`${tools.dataDir}/files`)
      let lost = 0
      const read: typeof kept.read = async (of, key) => {
        const bytes = await kept.read(of, key)
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
      const without = lost > 0 ? ` The bytes of ${counted(lost, 'file')} are not in DATA_DIR and were omitted.` : ''
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
  },
  input: { linesOf: 'file' },
  notes: [
    'A file is imported as a whole or not at all. All faults are reported at once, each with its line and JSON pointer.',
    'Ids are kept, and made for records without one. A record whose id already exists must be the same and stays unchanged; one with other',
    'content is refused, never overwritten. A repeated import changes nothing, and a file can add to an existing account.',
    '',
    'The first line names the account: {"record":"spindle","version":1,"account":"nordlicht"}.',
    'Then one record per line, in this order:',
    ...order,
    'A record refers only to records before it or in the account, by id, shortcode, e-mail or name. Values that may be empty may be omitted.',
    `A line has at most ${longestLine} characters.`,
    'The bytes of files are written to DATA_DIR: run it where the server runs. An erased candidate is refused.',
    '',
    'On an embedded database that a server uses, requests wait while the records are stored, after all lines have been checked.',
  ],
  prepare: (tools) => {
    prepareTransferStatements(tools.statement)
    return async ({ check }, io) => {
      const { statement, transaction, dataDir } = tools
      const imported = await importLines({ statement, transaction, store: diskStore(`${dataDir}/files`) }, io.lines, {
        isCheck: check,
        onProgress: ({ step, done, total }) => io.progress({ done, total, what: step === 'check' ? 'lines checked' : 'records stored' }),
      })
      return { said: sentenceOf(imported, check), data: imported }
    }
  },
})

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
