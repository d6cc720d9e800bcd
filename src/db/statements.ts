// Statements: registered by name at start, built with Drizzle when first used, executed prepared. The one way to the database.
import { AsyncLocalStorage } from 'node:async_hooks'
import { Column, drizzle, is, Param, PgDialect, Placeholder, SQL, sql } from './drizzle.js'
import { lazily } from '../lazily.ts'
import type { Database, Execute } from './client.ts'

/** Builds queries and sends none: what it makes is handed to `statement`. */
export const build = drizzle(async () => {
  throw new Error('A query is executed through a statement, never by itself')
})

const dialect = new PgDialect()

/** A query written in SQL, for `statement`. `Row` is what a row holds, by the names that the query gives its columns. */
export const query = <Row>(text: SQL): Query & { readonly _: { readonly result: Row[] } } => ({
  _: { result: [] },
  toSQL: () => dialect.sqlToQuery(text),
})

/** A query's named values, typed: `p.account` stands for the value given under `account` at each call. */
export type Holders<Values> = { readonly [Name in keyof Values]: Placeholder<Name & string, Values[Name]> }

type Query = { toSQL(): { sql: string; params: unknown[] } }
type RowOf<Q> = Q extends { _: { readonly result: (infer Row)[] } } ? Row : never

/** A registered statement: call it with its values, or give it to a transaction's `run`. */
export type Statement<Values, Row> = ((values: Values) => Promise<Row[]>) & { readonly registered: Registered }
export type Registered = {
  readonly name: string
  /** The statement in SQL and what is bound to it, built at the first call: a process uses few of the statements that it knows. */
  readonly built: () => { readonly text: string; readonly values: readonly unknown[] }
  readonly uses: Uses
}
/** How often a statement was executed, how often in vain, and the milliseconds from asking to the answer, all together. */
export type Uses = { times: number; failures: number; ms: number }
export type Run = <Values, Row>(statement: Statement<Values, Row>, values: Values) => Promise<Row[]>

export type Statements = {
  readonly statement: <Values extends Record<string, unknown>, Q extends Query>(
    name: string,
    query: (holders: Holders<Values>) => Q,
  ) => Statement<Values, RowOf<Q>>
  /**
   * Runs `work` between begin and commit. Inside, statements go through `run`; one that is called directly is refused. `waitMs`: how
   * long it may wait to begin before it is refused (503), if not as long as usual.
   */
  readonly transaction: <Result>(work: (run: Run) => Promise<Result>, waitMs?: number) => Promise<Result>
}

const holders = new Proxy({}, { get: (_, name) => sql.placeholder(name as string) }) as never

/** The statements of one server over one database. `register` holds them all, by name, for the tenancy audit and the metrics. */
export function statementsOver(database: Database): Statements & { readonly register: ReadonlyMap<string, Registered> } {
  const register = new Map<string, Registered>()
  const insideTransaction = new AsyncLocalStorage<true>()

  const statement = <Values extends Record<string, unknown>, Q extends Query>(name: string, query: (p: Holders<Values>) => Q) => {
    if (register.has(name)) throw new Error(`Two statements are called ${name}`)
    const registered = { name, built: lazily(() => built(name, query(holders))), uses: { times: 0, failures: 0, ms: 0 } }
    register.set(name, registered)
    const call = (values: Values) => {
      if (insideTransaction.getStore()) throw new Error(`${name} was called inside a transaction: give it to run instead`)
      return executeOn(database.execute, registered, values)
    }
    return Object.assign(call, { registered }) as Statement<Values, RowOf<Q>>
  }

  const transaction = <Result>(work: (run: Run) => Promise<Result>, waitMs?: number) =>
    database.transaction(
      (execute) =>
        insideTransaction.run(true, () => work((called, values) => executeOn(execute, called.registered, values as never) as never)),
      waitMs,
    )

  return { statement, transaction, register }
}

function executeOn(execute: Execute, { name, built, uses }: Registered, given: Record<string, unknown>): Promise<never[]> {
  const { text, values } = built()
  const bound: unknown[] = []
  for (let at = 0; at < values.length; at++) {
    const value = values[at]
    bound[at] = value instanceof Holder ? given[value.name] : value
    if (bound[at] === undefined) throw new Error(`${name} was called without ${value instanceof Holder ? value.name : 'a value'}`)
  }
  const began = performance.now()
  const answer = execute(text, bound) as Promise<never[]>
  const count = (failures: number) => {
    uses.times++
    uses.failures += failures
    uses.ms += performance.now() - began
  }
  answer.then(
    () => count(0),
    () => count(1),
  )
  return answer
}

/** The place of a value that each call gives. */
class Holder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

function built(name: string, query: Query): ReturnType<Registered['built']> {
  nameColumns(name, query)
  const { sql: text, params } = query.toSQL()
  const values = params.map((param) => {
    // A placeholder compared with a column comes wrapped; its encoder is left out, since the connection encodes.
    const bare = is(param, Param) ? param.value : param
    return is(bare, Placeholder) ? new Holder(bare.name) : bare
  })
  return { text, values }
}

type FieldList = { fields?: Record<string, unknown>; returning?: { path: string[]; field: unknown }[] }

/** Drizzle names no columns in its SQL but maps them by position; here rows come as objects, so each column is aliased to its key. */
function nameColumns(name: string, query: Query): void {
  const { config } = query as unknown as { config?: FieldList }
  if (!config) return
  const aliased = (key: string, field: unknown) => {
    if (is(field, Column)) return sql`${field}`.as(key)
    if (is(field, SQL.Aliased)) return field.sql.as(key)
    if (is(field, SQL)) return field.as(key)
    throw new Error(`${name} selects ${key} as a group of columns: name each column by itself`)
  }
  if (config.fields) for (const [key, field] of Object.entries(config.fields)) config.fields[key] = aliased(key, field)
  for (const entry of config.returning ?? []) entry.field = aliased(entry.path.join('.'), entry.field)
}
