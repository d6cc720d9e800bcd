// Converts properties of a body that clients write in another form into that of their schema.
import type { Leniency } from '../contract/facts.ts'
import { instantOf } from '../contract/instant.ts'
import type { Route } from '../contract/routes.ts'

/** Applies the operation's leniencies to a parsed body, in place. */
export function applyLeniencies(body: unknown, leniencies: Route['leniencies']): void {
  for (const { name, properties } of leniencies) {
    for (const steps of properties) changeAt(body, steps, 0, changes[name])
  }
}

type Change = (object: Record<string, unknown>, name: string) => void

/** Applies a change to each property that the steps lead to; `*` stands for every item of a list. */
function changeAt(value: unknown, steps: readonly string[], at: number, change: Change): void {
  if (typeof value !== 'object' || value === null) return
  const step = steps[at] as string
  if (step === '*') {
    if (Array.isArray(value)) for (const item of value) changeAt(item, steps, at + 1, change)
    return
  }
  const object = value as Record<string, unknown>
  if (at < steps.length - 1) changeAt(object[step], steps, at + 1, change)
  else change(object, step)
}

/** How each leniency converts a property into the form of its schema. */
const changes: Readonly<Record<Leniency, Change>> = {
  nullAsAbsent: (object, name) => {
    if (object[name] === null) delete object[name]
  },
  namedLists: (object, name) => {
    const items = object[name]
    if (Array.isArray(items))
      object[name] = items.map((item) => (typeof item === 'object' && item !== null && 'name' in item ? item.name : item))
  },
  emptyAsNull: (object, name) => {
    if (object[name] === '') object[name] = null
  },
  emptyAsAbsent: (object, name) => {
    if (object[name] === '') delete object[name]
  },
  // The day as it is written: a client that sends a date-time instead of a day means the day at its beginning.
  days: (object, name) => {
    const value = object[name]
    if (typeof value === 'string' && value[10] === 'T' && instantOf(value) !== undefined) object[name] = value.slice(0, 10)
  },
  singleItems: (object, name) => {
    if (typeof object[name] === 'string') object[name] = [object[name]]
  },
}
