// What a type of record is: its schema, its complete form, what it refers to, and how it is read and written.
import type { PgTable } from '../db/drizzle.js'
import type { Schema } from '../contract/document.ts'
import type { Run, Statements } from '../db/statements.ts'
import type { Store } from '../files/store.ts'
import type { Shaper } from './schema.ts'

/** A place in a record, as a JSON pointer, and what stands there. */
export type At<Value> = readonly [pointer: string, value: Value]

/** Where the bytes of files are. */
export type Bytes = Pick<Store, 'put' | 'read'>

/** How the rows of one type are read and written, through a transaction's `run`. Records are complete ones. */
export type Access<Kept> = {
  /** Up to `most` records with keys above `after`, in the order of the export; none when there are no more. */
  readonly page: (run: Run, account: number, after: string, most: number, store: Pick<Bytes, 'read'>) => Promise<Kept[]>
  /** The records with these keys, in any order; those that are not there are left out. */
  readonly known: (run: Run, account: number, keys: readonly string[]) => Promise<Kept[]>
  /** Which of these new records want what another one of the account has, where the database would name it by an internal number: by key. */
  readonly taken?: (run: Run, account: number, records: readonly Kept[]) => Promise<readonly (readonly [key: string, ...At<string>])[]>
  /** Those of these keys that may not come in, because what had them was erased. */
  readonly barred?: (run: Run, account: number, keys: readonly string[]) => Promise<string[]>
  readonly insert: (run: Run, account: number, records: readonly Kept[], store: Pick<Bytes, 'put'>) => Promise<void>
}

export type RecordType<Kept> = {
  /** The value of `record` in a line. */
  readonly name: string
  /** The tables that hold it. */
  readonly tables: readonly PgTable[]
  /** The schema of a line, in the contract's terms; compiled ahead of time (see compile.ts). */
  readonly schema: (the: Shaper) => Schema
  /** A line that its schema lets through, with everything that it may leave out and nothing that is ignored: as `page` reads it. */
  readonly complete: (line: never) => Kept
  /** The id that the API shows, 16 hex digits. */
  readonly keyOf: (record: Kept) => string
  /** What no two records of an account may share, by the name of the database's constraint. */
  readonly unique: Readonly<Record<string, (record: Kept) => readonly At<string>[]>>
  /** An account has so many of these that their keys are not kept in memory while a file is read: the database finds what stands twice. */
  readonly many?: true
  /** What the tables hold of a record that brings more; `known` gives it in this form. */
  readonly inTables?: (record: Kept) => Kept
  /** The keys of other records, by the name of their type: they stand before this one, or are in the account already. */
  readonly refersTo?: (record: Kept) => readonly (readonly [...At<string>, type: string])[]
  /** What is wrong with a record beyond its schema: pointer and sentence. */
  readonly faultsIn?: (record: Kept) => readonly At<string>[]
  /** For types that keep the number of their identity column: the number, and the sequence that new ones come from. */
  readonly numbered?: { readonly sequence: string; readonly numberOf: (record: Kept) => number }
  /** Registers the statements of this type. */
  readonly over: (statement: Statements['statement']) => Access<Kept>
}

/** Any of the types; the list of them does not know what each one keeps. */
export type AnyRecordType = RecordType<any>
