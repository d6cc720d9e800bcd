// Replaces the names by which records refer to others with ids: those of records before them, and of records in the account.
import { isKey } from '../db/paging.ts'
import type { Run } from '../db/statements.ts'
import { nameIn } from './check.ts'
import type { Faults } from './faults.ts'
import type { Values } from './fields.ts'
import { folded, textsOf } from './naming.ts'
import type { RecordType } from './recordType.ts'
import { typeOfTable } from './recordTypes.ts'
import type { TransferStatements } from './transferStatements.ts'

export type Entry = { readonly line: number; readonly record: Values }
type Resolving = { run: Run; account: number; statements: TransferStatements; faults: Faults; doubtful: ReadonlySet<string> }
/** Who has a text: ids by the place of the naming in `namedBy`. */
type Holders = ReadonlyMap<number, ReadonlySet<string>>

const mostNamed = 5

/**
 * Returns a function that resolves the names in entries of one type. An entry with a name that names nothing, or too much, is left out.
 * One that `isWanted` refuses, once it is resolved, is not there for the others either.
 */
export function resolverOver({ run, account, statements, faults, doubtful }: Resolving) {
  return async (
    type: RecordType,
    entries: readonly Entry[],
    isWanted: (entry: Entry) => boolean,
  ): Promise<{ sound: Entry[]; left: Entry[] }> => {
    const open = entries.map((entry) => type.refersTo(entry.record).filter(([, name]) => !isKey(name)))
    if (open.every((names) => names.length === 0)) return { sound: entries.filter(isWanted), left: [] }
    const stored = await holdersOf(open.flat().map(([, name, table]) => [typeOfTable(table), folded(name)] as const))
    const before = new Map<string, Map<number, Set<string>>>()
    const sound: Entry[] = []
    const left: Entry[] = []
    for (const [index, { line, record }] of entries.entries()) {
      let resolved: Values | undefined = record
      for (const [pointer, name, table] of open[index] ?? []) {
        const target = typeOfTable(table)
        const place = nameIn(target, folded(name))
        const key = doubtful.has(place)
          ? undefined
          : oneOf(target, name, [stored.get(place), before.get(place)], (sentence) => faults.add(line, pointer, sentence))
        resolved = resolved && key !== undefined ? replaced(resolved, pointer.split('/').slice(1), key) : undefined
      }
      // The items of a list are sorted by ids, and none may come twice.
      const whole = resolved && (open[index]?.length ? type.complete(resolved) : resolved)
      const again = whole && open[index]?.length ? type.faultsIn(whole) : []
      for (const [pointer, sentence] of again) faults.add(line, pointer, sentence)
      const isSound = whole && again.length === 0
      if (isSound && !isWanted({ line, record: whole })) continue
      if (isSound) sound.push({ line, record: whole })
      else left.push({ line, record })
      note(before, type, record)
    }
    return { sound, left }
  }

  /** Asks the database who has these texts. */
  async function holdersOf(wanted: readonly (readonly [RecordType, string])[]): Promise<ReadonlyMap<string, Holders>> {
    const found = new Map<string, Map<number, Set<string>>>()
    for (const [type, names] of Map.groupBy(wanted, ([target]) => target)) {
      const texts = [...new Set(names.map(([, text]) => text))]
      for (const { key, ...row } of (await statements.access(type).named?.(run, account, texts)) ?? []) {
        const own = (type.entry.namedBy ?? []).map((_, at) => row[`name${at}`])
        own.forEach((text, at) => typeof text === 'string' && texts.includes(text) && add(found, nameIn(type, text), at, key as string))
      }
    }
    return found
  }
}

function note(holders: Map<string, Map<number, Set<string>>>, type: RecordType, record: Values): void {
  textsOf(type.entry.namedBy ?? [], record).forEach(
    (text, at) => text !== undefined && add(holders, nameIn(type, text), at, type.keyOf(record)),
  )
}

function add(holders: Map<string, Map<number, Set<string>>>, place: string, at: number, key: string): void {
  const ofPlace = holders.get(place) ?? new Map<number, Set<string>>()
  holders.set(place, ofPlace.set(at, (ofPlace.get(at) ?? new Set()).add(key)))
}

/** Returns the id that a name stands for; undefined, with a fault, if there is none or more than one. */
function oneOf(target: RecordType, name: string, holders: readonly (Holders | undefined)[], refuse: (sentence: string) => void) {
  const namings = target.entry.namedBy ?? []
  const ways = ['id', ...namings.map(({ what }) => what)].join(', ')
  for (const [at, { what }] of namings.entries()) {
    const keys = [...new Set(holders.flatMap((all) => [...(all?.get(at) ?? [])]))]
    if (keys.length === 1) return keys[0]
    if (keys.length > 1) {
      const some = keys.slice(0, mostNamed).join(', ') + (keys.length > mostNamed ? ', …' : '')
      refuse(`is the ${what} of ${keys.length} ${target.nouns[1]}: ${name}. Write the id of one of them: ${some}`)
      return undefined
    }
  }
  refuse(`refers to an unknown ${target.name}: ${name}${namings.length > 0 ? ` (wanted: its ${ways})` : ''}`)
  return undefined
}

/** Returns the value with another one at a place below it. */
function replaced(value: Values, [name = '', ...deeper]: readonly string[], by: string): Values {
  const inner = deeper.length === 0 ? by : replaced(value[name] as Values, deeper, by)
  if (!Array.isArray(value)) return { ...value, [name]: inner }
  return (value as unknown[]).with(Number(name), inner) as unknown as Values
}
