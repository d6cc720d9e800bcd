// What a reference may name a record by instead of its id.
import type { AnyColumn } from '../db/drizzle.js'
import type { Naming } from './typeEntry.ts'

/** A field that is a column. */
export const naming = (what: string, column: AnyColumn): Naming => ({ what, column, of: (record) => record[what] })

/** Texts are compared without regard to case and outer spaces. */
export const folded = (text: string) => text.trim().toLowerCase()

/** Returns the texts that name a record, or what a line has in their places. */
export const textsOf = (names: readonly Naming[], record: Parameters<Naming['of']>[0]): (string | undefined)[] =>
  names.map(({ of }) => {
    const text = of(record)
    return typeof text === 'string' && text.trim() !== '' ? folded(text) : undefined
  })
