// Statements: registered by name at start, built with Drizzle when first used, executed prepared. All access to the database goes through them.
import { AsyncLocalStorage } from 'node:async_hooks'
import { Column, drizzle, is, Param, PgDialect, Placeholder, SQL, sql } from './drizzle.js'
import { lazily } from '../lazily.ts'
import { presentSpan, typeOf, type Begin } from '../traces/tracing.ts'
import type { Database, Execute } from './client.ts'

/** Builds queries and sends none. Its queries are passed to `statement`. */
export const build = drizzle(async () => {
  throw new Error('A query must be executed through a statement')
})

const dialect = new PgDialect()

/** A query written in SQL, for `statement`. `Row` is what a row holds, by the names that the query gives its columns. */
export const query = <Row>(text: SQL): QueryOf<Row> => ({
  _: { result: [] },
  toSQL: () => dialect.sqlToQuery(text),
})

/** A query's placeholders, typed: `p.account` stands for the value of `account` at each call. */
export type Holders<Values> = { readonly [Name in keyof Values]: Placeholder<Name & string, Values[Name]> }

type Query = { toSQL(): { sql: string; params: unknown[] } }
/** A query by what its rows hold. */
export type QueryOf<Row> = Query & { readonly _: { readonly result: Row[] } }
type RowOf<Q> = Q extends { _: { readonly result: (infer Row)[] } } ? Row : never

/** A registered statement: call it with its values, or pass it to a transaction's `run`. */
export type Statement<Values, Row> = ((values: Values) => Promise<Row[]>) & { readonly registered: Registered }
export type Registered = {
  readonly name: string
  /** Returns the SQL and its bound values. Built at the first call, since a process uses few of its statements. */
  readonly built: () => { readonly text: string; readonly values: readonly unknown[]; readonly writes: boolean }
  readonly uses: Uses
}
/** How often a statement was executed, how often it failed, and the milliseconds until the responses, in total. */
export type Uses = { times: number; failures: number; ms: number }
export type Run = <Values, Row>(statement: Statement<Values, Row>, values: Values) => Promise<Row[]>
/** Runs a statement outside of any transaction. */
export const direct: Run = (statement, values) => statement(values)

export type Statements = {
  readonly statement: <Values extends Record<string, unknown>, Q extends Query>(
    name: string,
    query: (holders: Holders<Values>) => Q,
  ) => Statement<Values, RowOf<Q>>
  /**
   * Runs `work` between begin and commit. Inside, statements go through `run`; a direct call throws. `waitMs` replaces the usual time to
   * wait for the begin before it rejects (503).
   */
  readonly transaction: <Result>(work: (run: Run) => Promise<Result>, waitMs?: number) => Promise<Result>
}

const holders = new Proxy({}, { get: (_, name) => sql.placeholder(name as string) }) as never

/**
 * Creates the statements of one server over one database. `register` holds all of them by name, for the tenancy test and the metrics. With
 * `begin`, each execution for a request or a delivery is a span of its trace.
 */
export function statementsOver(database: Database, begin?: Begin): Statements & { readonly register: ReadonlyMap<string, Registered> } {
  const register = new Map<string, Registered>()
  const insideTransaction = new AsyncLocalStorage<true>()
  const noteWrite = database.replica?.noteWrite
  /** Returns the account that a statement changes: every statement that belongs to one is bound to `account`. */
  const changedBy = ({ built }: Registered, { account }: Record<string, unknown>) =>
    typeof account === 'number' && built().writes ? account : undefined

  const statement = <Values extends Record<string, unknown>, Q extends Query>(name: string, query: (p: Holders<Values>) => Q) => {
    if (register.has(name)) throw new Error(`Two statements are called ${name}`)
    const registered = { name, built: lazily(() => built(name, query(holders))), uses: { times: 0, failures: 0, ms: 0 } }
    register.set(name, registered)
    const call = (values: Values) => {
      if (insideTransaction.getStore()) throw new Error(`${name} was called inside a transaction: pass it to run instead`)
      const answer = executeOn(database.execute, registered, values, begin)
      const changed = noteWrite && changedBy(registered, values)
      return changed === undefined ? answer : answer.then((rows) => noteWrite!(changed).then(() => rows))
    }
    return Object.assign(call, { registered }) as Statement<Values, RowOf<Q>>
  }

  const transaction = <Result>(work: (run: Run) => Promise<Result>, waitMs?: number) =>
    database.transaction(
      (execute) =>
        insideTransaction.run(true, () => work((called, values) => executeOn(execute, called.registered, values as never, begin) as never)),
      waitMs,
    )
  const noted: Statements['transaction'] = async (work, waitMs) => {
    const changed = new Set<number>()
    const result = await transaction((run) => {
      const noting: Run = (called, values) => {
        const account = changedBy(called.registered, values as never)
        if (account !== undefined) changed.add(account)
        return run(called, values)
      }
      return work(noting)
    }, waitMs)
    await Promise.all([...changed].map(noteWrite!))
    return result
  }

  return { statement, transaction: noteWrite ? noted : transaction, register }
}

function executeOn(
  execute: Execute,
  { name, built, uses }: Registered,
  given: Record<string, unknown>,
  begin: Begin | undefined,
): Promise<never[]> {
  const { text, values } = built()
  const bound: unknown[] = []
  for (let at = 0; at < values.length; at++) {
    const value = values[at]
    bound[at] = value instanceof Holder ? given[value.name] : value
    if (bound[at] === undefined) throw new Error(`${name} was called without ${value instanceof Holder ? value.name : 'a value'}`)
  }
  const began = performance.now()
  const answer = (begin ? traced(begin, name, () => execute(text, bound)) : execute(text, bound)) as Promise<never[]>
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

/** Work in the background belongs to no trace, and neither does what continues after the end of a request. */
function traced<Rows>(begin: Begin, name: string, send: () => Promise<Rows>): Promise<Rows> {
  const parent = presentSpan()
  if (parent?.traceId === undefined || parent.isOver) return send()
  const span = begin(name, 'client', { 'db.system.name': 'postgresql', 'db.query.summary': name }, parent)
  const answer = send()
  answer.then(
    () => span.end(),
    (error: unknown) => {
      span.fail(typeOf(error))
      span.end()
    },
  )
  return answer
}

/** The place of a value that is given at each call. */
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
    // Drizzle wraps a placeholder that is compared with a column. The wrapper's encoder is skipped, since the connection encodes.
    const bare = is(param, Param) ? param.value : param
    return is(bare, Placeholder) ? new Holder(bare.name) : bare
  })
  return { text, values, writes: changesRows.test(text) }
}

const changesRows = /\b(insert into|delete from|(?<!\bfor (no key )?)update)\s/i

type FieldList = { fields?: Record<string, unknown>; returning?: { path: string[]; field: unknown }[] }

/** Drizzle maps columns by position and does not name them in its SQL. Here rows are objects, so each column gets its key as an alias. */
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
