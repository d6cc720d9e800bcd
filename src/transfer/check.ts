// The first half of an import: reads every record, checks it by itself and against those before, and spools it.
import { validators } from '../../generated/transfer.js'
import { everyFaultOf } from '../contract/sentences.ts'
import type { Faults } from './faults.ts'
import type { Values } from './fields.ts'
import type { Given } from './given.ts'
import type { Header } from './header.ts'
import { withIds, type Mint } from './minted.ts'
import { textsOf } from './naming.ts'
import type { RecordType } from './recordType.ts'
import { accountType } from './records/account.ts'
import { recordTypes } from './recordTypes.ts'
import type { Spool } from './spool.ts'
import { textFault } from './strings.ts'

const exampleHeader = '{"record":"spindle","version":1,"account":"<subdomain>"}'

/** A spooled record: its line, the index of its type in `recordTypes`, and the complete record. */
export type Aside = [line: number, type: number, record: Values]
export type Checked = {
  readonly header: Header
  readonly account?: { readonly line: number; readonly record: Values }
  /** Whether the file has a record of the account, be it faulty. */
  readonly hasAccount: boolean
  /** What names the records with faults, as `nameIn` writes it: a reference to one of them is not a fault of its own. */
  readonly doubtful: ReadonlySet<string>
}
type Checking = {
  spool: Spool
  faults: Faults
  /** The greatest key that an id may be. */
  newest: string
  mint: Mint
  onRecord: (done: number, total: number | undefined) => void
  /** A record that comes twice is skipped when it is stored, and is no fault. */
  isSkipping?: boolean
}

/** Returns a record's entry in a set of records of all types: its type, and its key or a text that names it. */
export const nameIn = (type: RecordType, name: string) => `${type.name} ${name}`

/** Returns all entries of a record, or of a line that is to be one. */
export function namesOf(type: RecordType, record: Values): string[] {
  const names = [type.keyOf(record), ...textsOf(type.entry.namedBy ?? [], record)]
  return names.flatMap((name) => (typeof name === 'string' ? [nameIn(type, name)] : []))
}

/** Reads all records. The result holds the sound ones only, and must not be stored if there are faults. */
export async function checkFile(
  given: AsyncIterable<Given>,
  { spool, faults, newest, mint, onRecord, isSkipping = false }: Checking,
): Promise<Checked> {
  let header: Header | undefined
  let account: Checked['account']
  let accountLine: number | undefined
  let latest = 0
  let records = 0
  const seen = new Map<string, number>()
  const doubtful = new Set<string>()

  for await (const one of given) {
    const { line } = one
    let isSound = true
    const refuse = (pointer: string, sentence: string) => {
      isSound = false
      faults.add(line, pointer, sentence)
    }
    const { value, faults: told = [] } = one
    for (const [pointer, sentence] of told) refuse(pointer, sentence)
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
    if (type === accountType && accountLine !== undefined)
      refuse('', `is a second account: line ${accountLine} has one already, and a file has only one`)
    else if (at < latest)
      refuse('', `has ${articled(type)} after ${articled(recordTypes[latest]!)}: a record must precede those that refer to it`)
    latest = Math.max(latest, at)
    if (type === accountType) accountLine ??= line
    const whole = await withIds(type, value, mint)
    const places = new Set(told.map(([pointer]) => pointer))
    const again = (pointer: string, sentence: string) => places.has(pointer) || refuse(pointer, sentence)
    const record = fits(type.name, whole, again) ? type.complete(whole) : undefined
    if (record) {
      const text = textFault(record, newest)
      for (const [pointer, sentence] of [...(text ? [text] : []), ...type.faultsIn(record)]) refuse(pointer, sentence)
      if (!type.entry.isMany && !isSkipping) noteUnique(type, record, line, refuse)
    }
    if (type === accountType && whole.subdomain !== header.account)
      refuse('/subdomain', `is not ${header.account}, the account that the first line names`)
    if (!record || !isSound) {
      for (const name of namesOf(type, whole)) doubtful.add(name)
      continue
    }
    if (type === accountType) account = { line, record }
    await spool.write([line, at, record] satisfies Aside)
  }
  if (!header) {
    faults.addFile('The file is empty')
    faults.refuse()
  } else if (header.records !== undefined && header.records !== records)
    faults.addFile(`The first line announces ${header.records} records, but the file has ${records}: it is incomplete`)
  return { header: header as Header, ...(account && { account }), hasAccount: accountLine !== undefined, doubtful }

  /** A value that two records must not share is reported at the second one. */
  function noteUnique(type: RecordType, record: Values, line: number, refuse: Refuse): void {
    for (const [constraint, places] of Object.entries(type.unique(record))) {
      for (const [pointer, value] of places) {
        const identity = `${type.name} ${constraint} ${value}`
        const before = seen.get(identity)
        if (before === undefined) seen.set(identity, line)
        else refuse(pointer, before === line ? 'appears twice in this line' : `is the same as in line ${before}`)
      }
    }
  }
}

type Refuse = (pointer: string, sentence: string) => unknown

/** Returns `an activity`, `a job`. */
const articled = ({ nouns: [one] }: RecordType) => `${/^[aeio]/.test(one) ? 'an' : 'a'} ${one}`

/** Returns whether the schema accepts the value; otherwise notes every fault. */
function fits(name: string, value: unknown, refuse: Refuse): boolean {
  const check = validators[`${name}_body`]
  if (!check) throw new Error(`generated/transfer.js has no validator for ${name}`)
  const found = everyFaultOf(check, value)
  for (const [pointer, sentence] of found) refuse(pointer, sentence)
  return found.length === 0
}
