// The first half of an import: reads every line, checks it by itself and against the lines before, and spools its record.
import { validators } from '../../generated/transfer.js'
import { faultsOf } from '../contract/sentences.ts'
import type { Faults } from './faults.ts'
import type { Header } from './header.ts'
import type { Values } from './fields.ts'
import type { RecordType } from './recordType.ts'
import { accountType } from './records/account.ts'
import { recordTypes } from './recordTypes.ts'
import type { Spool } from './spool.ts'
import { textFault } from './strings.ts'

/** In UTF-16 units. Holds the largest file with its bytes in base64, and any other record that the contract allows. */
export const longestLine = 32 * 1024 * 1024

const exampleHeader = '{"record":"spindle","version":1,"account":"<subdomain>"}'

/** A spooled record: its line, the index of its type in `recordTypes`, and the complete record. */
export type Aside = [line: number, type: number, record: Values]
export type Checked = { header: Header; account?: { line: number; record: Values } }
type Checking = {
  spool: Spool
  faults: Faults
  /** The greatest key that an id may be. */
  newest: string
  onRecord: (done: number, total: number | undefined) => void
  longest?: number
}

/** Reads all of `lines`, which come without line breaks; blank ones are counted but skipped. The result is valid only without faults. */
export async function checkFile(
  lines: AsyncIterable<string>,
  { spool, faults, newest, onRecord, longest = longestLine }: Checking,
): Promise<Checked> {
  let header: Header | undefined
  let account: Checked['account']
  let latest = 0
  let records = 0
  const seen = new Map<string, number>()

  let number = 0
  for await (const text of lines) {
    number++
    if (text.trim() === '') continue
    const line = number
    const refuse = (pointer: string, sentence: string) => faults.add(line, pointer, sentence)
    const value = text.length > longest ? refuse('', `is longer than ${longest} characters`) : parse(text, refuse)
    if (!header) {
      // Without its first line a file can be anything: checking the rest would be pointless.
      if (value && value.record !== 'spindle') refuse('', `must name the account of the file: ${exampleHeader}`)
      else if (value) fits('header', value, refuse)
      faults.refuse()
      header = value as Header
      continue
    }
    records++
    onRecord(records, header.records)
    if (!value) continue
    const at = recordTypes.findIndex(({ name }) => name === value.record)
    const type = recordTypes[at]
    if (!type) {
      const names = recordTypes.map(({ name }) => name).join(', ')
      refuse('/record', 'record' in value ? `must be one of ${names}` : 'is required')
      continue
    }
    if (!fits(type.name, value, refuse)) continue
    if (type === accountType && account) refuse('', `is a second account: line ${account.line} has one already, and a file has only one`)
    else if (at < latest)
      refuse('', `has a ${type.name} after a ${recordTypes[latest]?.name}: a record must precede those that refer to it`)
    latest = Math.max(latest, at)
    const record = type.complete(value)
    if (!isSound(type, record, refuse)) continue
    if (!type.entry.isMany) noteUnique(type, record, line)
    if (type === accountType) {
      account = { line, record }
      if (record.subdomain !== header.account) refuse('/subdomain', `is not ${header.account}, the account that the first line names`)
    }
    await spool.write([line, at, record] satisfies Aside)
  }
  if (!header) faults.addFile('The file is empty')
  else if (header.records !== undefined && header.records !== records)
    faults.addFile(`The first line announces ${header.records} records, but the file has ${records}: it is incomplete`)
  return { header: header as Header, ...(account && { account }) }

  function isSound(type: RecordType, record: Values, refuse: Refuse): boolean {
    const text = textFault(record, newest)
    const found = [...(text ? [text] : []), ...type.faultsIn(record)]
    for (const [pointer, sentence] of found) refuse(pointer, sentence)
    return found.length === 0
  }

  /** A value that two records must not share is reported at the second one. */
  function noteUnique(type: RecordType, record: Values, line: number): void {
    for (const [constraint, places] of Object.entries(type.unique(record))) {
      for (const [pointer, value] of places) {
        const identity = `${type.name} ${constraint} ${value}`
        const before = seen.get(identity)
        if (before === undefined) seen.set(identity, line)
        else faults.add(line, pointer, before === line ? 'appears twice in this line' : `is the same as in line ${before}`)
      }
    }
  }
}

type Refuse = (pointer: string, sentence: string) => void

function parse(text: string, refuse: Refuse): Values | void {
  try {
    const value = JSON.parse(text) as unknown
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Values
    refuse('', 'must be an object')
  } catch (error) {
    // Each line is parsed by itself, so the "line 1" in V8's message would mislead.
    refuse('', `is not JSON: ${(error as Error).message.replace(/ \(line 1 column \d+\)$/, '')}`)
  }
}

/** Returns whether the schema accepts the value; otherwise notes the first fault. */
function fits(name: string, value: unknown, refuse: Refuse): boolean {
  const check = validators[`${name}_body`]
  if (!check) throw new Error(`generated/transfer.js has no validator for ${name}`)
  const [fault] = Object.entries(faultsOf(check, value) ?? {})
  if (!fault) return true
  const place = fault[0] === 'body' ? '' : `/${fault[0].replaceAll('.', '/')}`
  const unknown = check.errors?.[0]?.params.additionalProperty
  if (typeof unknown === 'string') refuse(`${place}/${unknown}`, 'is unknown')
  else refuse(place, fault[1][0] ?? 'is not valid')
  return false
}
