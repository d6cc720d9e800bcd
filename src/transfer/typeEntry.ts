// What an entry says of a type of record: all that the schema of the database does not.
import type { Schema } from '../contract/document.ts'
import type { PgTable, SQL } from '../db/drizzle.js'
import type { Holders, Run, Statements } from '../db/statements.ts'
import type { Store } from '../files/store.ts'
import type { FieldEntry, Values } from './fields.ts'
import type { Page } from './rows.ts'

/** A place in a record, as a JSON pointer, and what stands there. */
export type At<Value> = readonly [pointer: string, value: Value]
/** Where a record names another one by its key, and that one's table. */
export type Reference = readonly [...At<string>, target: PgTable]

/** Where the bytes of files are. */
export type Bytes = Pick<Store, 'put' | 'read'>

/** The records that want what is taken: key, pointer, and what. */
export type FindTaken = (run: Run, account: number, records: readonly Values[]) => Promise<readonly Taken[]>
type Taken = readonly [key: string, ...At<string>]

/** How the records of one type are read and written, through a transaction's `run`. They are complete. */
export type Access = {
  /** Up to `most` records with keys above `after`, in the order of the export; none when there are no more. */
  readonly page: (run: Run, account: number, after: string, most: number, store: Pick<Bytes, 'read'>) => Promise<Values[]>
  /** The records with these keys, in any order; those that are not there are left out. */
  readonly known: (run: Run, account: number, keys: readonly string[]) => Promise<Values[]>
  /** All that belong to a candidate, by its key, oldest first, without the bytes of files; where records of this type do. */
  readonly ofCandidate?: (run: Run, account: number, key: string) => Promise<Values[]>
  /** Those of these keys that may not come in, because what had them was erased. */
  readonly barred?: (run: Run, account: number, keys: readonly string[]) => Promise<string[]>
  /** Which of these new records want what another one has, where the database would name it by a number of its own. */
  readonly taken?: FindTaken
  /** Writes new records. */
  readonly insert: (run: Run, account: number, records: readonly Values[], store: Pick<Bytes, 'put'>) => Promise<void>
}

/** What the lines of a type and the items of a part have in common. */
type Shape = {
  readonly table: PgTable
  /** The contract's schema whose properties say what the fields may be. */
  readonly like?: string
  /** Properties of that schema which may stand there as the API shows them: they follow from the rest, and are not read. */
  readonly ignored?: readonly string[]
  /** The fields that are not just what their columns are. */
  readonly fields?: Readonly<Record<string, FieldEntry>>
}

/** A list in a record that has a table of its own, whose rows point to the record's. */
export type PartEntry = Shape & {
  /** The field that stands for the item, where items are no objects. */
  readonly value?: string
  /** The fields that tell items apart. They are in the order of these, unless the table keeps their position. */
  readonly by?: readonly string[]
  /** What is there twice when two items are the same by these: `an id`. Without it the second one is passed over. */
  readonly twice?: string
  /** The items of a line that does not list them; none without it. */
  leftOut?(line: Values): readonly Values[]
  /** What the list may be, beside its items. */
  readonly list?: Schema
}

export type TypeEntry = Shape & {
  /** The value of `record` in a line. */
  readonly name: string
  /** What one is called, and several, where the name with an s does not do. */
  readonly nouns?: readonly [one: string, several: string]
  /** By their names in a line. */
  readonly parts?: Readonly<Record<string, PartEntry>>
  /** Columns that are not exported. */
  readonly hidden?: readonly string[]
  /** Fields and parts in the order of a line, where it is not that of the columns and then the parts. */
  readonly order?: string
  /** The record is nothing but its parts: the row that they point to is a record of another type. */
  readonly isOnlyParts?: true
  /** An account has so many that their keys are not kept in memory while a file is read: the database finds what stands twice. */
  readonly isMany?: true
  /** Numbers from here on are made of ids, and the database's own do not go on above them. */
  readonly madeNumbers?: number
  /** Another order of the export than that of the keys. */
  readonly paging?: { above(p: Holders<Page>): SQL | undefined; readonly order: readonly SQL[] }
  /** The table of the keys that may not come in. */
  readonly barredBy?: PgTable
  /** What no two records may share beside what a constraint of columns says, by the name of the database's index. */
  unique?(record: Values): Readonly<Record<string, readonly At<string>[]>>
  /** What a record names beside what its columns point to. */
  refersTo?(record: Values): readonly Reference[]
  /** What is wrong with a record beyond its schema: pointer and sentence. */
  faultsIn?(record: Values): readonly At<string>[]
  /** Registers what finds the new records that want what another one has, where the database would name it by a number of its own. */
  taken?(statement: Statements['statement']): FindTaken
  /** Registers what is written after new rows, whose keys it is given. */
  follows?(statement: Statements['statement']): (run: Run, account: number, keys: readonly string[]) => Promise<void>
  /** How records are read and written otherwise. */
  adapted?(access: Access): Partial<Access>
}
