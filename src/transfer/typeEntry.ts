// The entry of a record type: everything that the database schema does not state.
import type { Schema } from '../contract/document.ts'
import type { AnyColumn, PgTable, SQL } from '../db/drizzle.js'
import type { Holders, Run, Statements } from '../db/statements.ts'
import type { FieldEntry, Values } from './fields.ts'
import type { Page } from './rows.ts'

/** A place in a record, as a JSON pointer, and the value there. */
export type At<Value> = readonly [pointer: string, value: Value]
/** A place where a record refers to another by its key, and that record's table. */
export type Reference = readonly [...At<string>, target: PgTable]

/** The names of bytes that were stored before an import's transaction, by the key of their file. */
export type Objects = ReadonlyMap<string, string>

/** Finds the records whose value is already taken: key, pointer and value. */
export type FindTaken = (run: Run, account: number, records: readonly Values[]) => Promise<readonly Taken[]>
type Taken = readonly [key: string, ...At<string>]

/** Reads and writes the complete records of one type through a transaction's `run`. */
export type Access = {
  /** Returns up to `most` records with keys above `after`, in the order of the export; none at the end. Files come without their bytes, but with `stored_as`. */
  readonly page: (run: Run, account: number, after: string, most: number) => Promise<Values[]>
  /** Returns the records with these keys, in any order. Missing ones are omitted. */
  readonly known: (run: Run, account: number, keys: readonly string[]) => Promise<Values[]>
  /** Returns the records of a candidate or an employee (`owner` is the table) by their key, oldest first, without the bytes of files. Throws for a type that belongs to neither. */
  readonly ofOwner: (run: Run, account: number, owner: PgTable, key: string) => Promise<Values[]>
  /** Returns those of these keys that must not be imported because their records were erased. */
  readonly barred?: (run: Run, account: number, keys: readonly string[]) => Promise<string[]>
  /** Returns which of these new records have a value that is taken, where the database's error would name only an internal number. */
  readonly taken?: FindTaken
  /** Returns the records that one of these texts, in lower case, names: keys, and the texts as `name0`, `name1` and so on. */
  readonly named?: (run: Run, account: number, texts: readonly string[]) => Promise<Values[]>
  /** Writes new records. Without `objects`, files get no bytes: for a transaction that will be undone. */
  readonly insert: (run: Run, account: number, records: readonly Values[], objects?: Objects) => Promise<void>
}

/** What the lines of a type and the items of a part have in common. */
type Shape = {
  readonly table: PgTable
  /** The contract's schema whose properties define the fields. */
  readonly like?: string
  /** Properties of that schema that may occur as the API shows them. They follow from the rest and are not read. */
  readonly ignored?: readonly string[]
  /** The fields that do not follow from their columns alone. */
  readonly fields?: Readonly<Record<string, FieldEntry>>
}

/** A list in a record that has its own table, whose rows point to the record's row. */
export type PartEntry = Shape & {
  /** The field that is the item itself, if items are not objects. */
  readonly value?: string
  /** The fields that identify an item. Items are sorted by them, unless the table stores their position. */
  readonly by?: readonly string[]
  /** Names in a fault what two items with the same identity share: `an id`. Without it, only one of them is kept. */
  readonly twice?: string
  /** Returns the items of a line that omits the list; without this function there are none. */
  leftOut?(line: Values): readonly Values[]
  /** Schema keywords of the list itself. */
  readonly list?: Schema
}

/** A text that names a record: what it is, where the database has it, and where a record has it. */
export type Naming = { readonly what: string; readonly column: AnyColumn | SQL; readonly of: (record: Values) => unknown }

export type TypeEntry = Shape & {
  /** The value of `record` in a line. */
  readonly name: string
  /** The singular and the plural, unless the name with an s will do. */
  readonly nouns?: readonly [one: string, several: string]
  /** By their names in a line. */
  readonly parts?: Readonly<Record<string, PartEntry>>
  /** Columns that are not exported. */
  readonly hidden?: readonly string[]
  /** Fields and parts in the order of a line, unless that is the columns and then the parts. */
  readonly order?: string
  /** The record consists of its parts only: the row they point to is a record of another type. */
  readonly isOnlyParts?: true
  /** An account has too many to keep their keys in memory while a file is read: the database detects duplicates. */
  readonly isMany?: true
  /** Numbers from here on are derived from ids, and the database's sequence does not continue above them. */
  readonly madeNumbers?: number
  /** An order of the export other than by key. */
  readonly paging?: { above(p: Holders<Page>): SQL | undefined; readonly order: readonly SQL[] }
  /** The table of keys that must not be imported. */
  readonly barredBy?: PgTable
  /** Returns values that no two records may share beyond the constraints of columns, by the name of the database's index. */
  unique?(record: Values): Readonly<Record<string, readonly At<string>[]>>
  /** Returns the references of a record beyond those of its columns. */
  refersTo?(record: Values): readonly Reference[]
  /** Returns the faults of a record that its schema cannot express: pointer and sentence. */
  faultsIn?(record: Values): readonly At<string>[]
  /** Registers the search for new records with a taken value, where the database's error would name only an internal number. */
  taken?(statement: Statements['statement']): FindTaken
  /** Registers what is written after new rows; it receives their keys. */
  follows?(statement: Statements['statement']): (run: Run, account: number, keys: readonly string[]) => Promise<void>
  /** The tables that `follows` writes. */
  readonly derived?: readonly PgTable[]
  /** What a reference may name a record by instead of its id, the first with a match deciding. */
  readonly namedBy?: readonly Naming[]
  /** The key is not minted if a line leaves it out. */
  readonly hasForeignKey?: true
  /** Lists, as paths, whose items get an id if a line leaves it out. */
  readonly mints?: readonly string[]
  /** Replaces how records are read and written. */
  adapted?(access: Access, statement: Statements['statement']): Partial<Access>
}
