// Copies the demo's people: each copy applies at another time, with ids and an e-mail address of its own.
import { hash } from 'node:crypto'
import { isKey } from '../../db/paging.ts'

export type DemoRecord = { readonly record: string; readonly id: string; readonly [name: string]: unknown }
/** A candidate's record, then its activities and events, in the order of a file. */
export type Person = readonly DemoRecord[]

const minute = 60_000
/** The arrival of the first copy; each further copy arrives a minute later. */
const firstArrival = Date.parse('2024-12-01T00:00:00Z')
/** More than any candidate's number of records with ids: itself, activities, events. */
const mostRecords = 32
/** An instant, or a day. */
const time = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?Z)?$/

/** Milliseconds since 1970, followed by 16 bits that count within the millisecond (see `mint_key` in drizzle/). */
const keyOf = (milliseconds: number, count: number) => ((BigInt(milliseconds) << 16n) | BigInt(count)).toString(16).padStart(16, '0')
const millisecondsOf = (key: string) => Number(BigInt(`0x${key}`) >> 16n)

/** Returns when the copy with this number arrives. No other copy of the same thousand arrives at that millisecond of a second. */
const arrivalOf = (number: number) => firstArrival + number * minute + (number % 1000)
/** Returns the id of the copy with this number, counted from 0. */
export const idOfCopy = (number: number) => keyOf(arrivalOf(number), firstCountOf(number))
export const numberOfCopy = (id: string) => Math.floor((millisecondsOf(id) - firstArrival) / minute)
/** Each thousand counts above the one before, so that ids stay distinct without remembering other copies. */
const firstCountOf = (number: number) => Math.floor(number / 1000) * mostRecords + 1

/** Returns the records with every instant and day moved by this many milliseconds, and ids too, since they contain the time. */
export const movedBy = (milliseconds: number, records: readonly DemoRecord[]): DemoRecord[] =>
  records.map((record) =>
    changed(record, (text) =>
      isKey(text) ? (BigInt(`0x${text}`) + (BigInt(milliseconds) << 16n)).toString(16).padStart(16, '0') : later(text, milliseconds),
    ),
  )

/** Returns the copy with this number, counted from 0, of one of `people`. The same number always returns the same copy. */
export function copyOf(people: readonly Person[], number: number): DemoRecord[] {
  const person = people[hash('sha256', `large ${number}`, 'buffer').readUInt32BE(0) % people.length]!
  const { id: original, email } = person[0]!
  const milliseconds = arrivalOf(number) - millisecondsOf(original)
  const ids = new Map<string, string>()
  for (const { id } of person) {
    // An event has the same id as the activity that records it.
    if (!ids.has(id)) ids.set(id, keyOf(millisecondsOf(id) + milliseconds, firstCountOf(number) + ids.size))
  }
  const address = typeof email === 'string' ? email.slice(0, email.indexOf('@')) : undefined
  const own = (text: string) => (address === undefined ? text : text.replaceAll(address, address.replace(/\d*$/, String(number + 1))))
  return person.map((record) => changed(record, (text) => ids.get(text) ?? own(later(text, milliseconds))))
}

const later = (text: string, milliseconds: number) =>
  time.test(text) ? new Date(Date.parse(text) + milliseconds).toISOString().slice(0, text.length === 10 ? 10 : undefined) : text

/** Returns a value with every text in it changed, at any depth, including property names. */
function changed<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value
  if (Array.isArray(value)) return value.map((item: unknown) => changed(item, change)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [change(name), changed<unknown>(inner, change)])) as Value
}
