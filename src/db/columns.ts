// The column types of this schema that Drizzle does not bring: bytes shown as hex digits.
import { sql, customType, text, timestamp } from './drizzle.js'

/** Bytes, as lower-case hex digits everywhere in this program (see `wire/values.ts`). */
export const hex = customType<{ data: string; driverData: string }>({ dataType: () => 'bytea' })

/** The id that the API shows: 8 bytes, time-ordered, minted by the database, shown as 16 hex digits. */
export const key = () =>
  hex('key')
    .notNull()
    .default(sql`mint_key()`)

/** An instant, as Postgres prints it in UTC; `time.ts` makes the wire's forms of it. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** A word out of a fixed list, typed by it; the table adds the check constraint with `oneOf`. */
export const word = <const Words extends [string, ...string[]]>(name: string, words: Words) => text(name, { enum: words })

/** The body of a check constraint: the column holds one of these words. */
export const oneOf = (column: string, words: readonly string[]) =>
  sql.raw(`"${column}" in (${words.map((value) => `'${value}'`).join(', ')})`)
