// Metrics of the database: each statement's executions, failures and time, and the length of the queue.
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from './client.ts'
import type { Replica } from './replica.ts'
import type { Registered, Uses } from './statements.ts'

/** `register` holds the statements by name. Those registered later are included. */
export function measureDatabase(
  registry: Registry,
  { load, replica }: Pick<Database, 'load' | 'replica'>,
  register: ReadonlyMap<string, Registered>,
): void {
  const counter = (name: string, help: string, valueOf: (uses: Uses) => number) =>
    new Counter({
      name,
      help,
      labelNames: ['statement'] as const,
      registers: [registry],
      collect() {
        this.reset()
        for (const [statement, { uses }] of register) if (uses.times > 0) this.inc({ statement }, valueOf(uses))
      },
    })
  counter('database_statements_total', 'Executions of a prepared statement', ({ times }) => times)
  counter('database_statement_failures_total', 'Executions that failed or that the database did not answer', ({ failures }) => failures)
  counter('database_statement_seconds_total', 'Time from the call to the result, including the time in the queue', ({ ms }) => ms / 1000)
  const gauge = (name: string, help: string, valueOf: (now: ReturnType<typeof load>) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(valueOf(load()))
      },
    })
  gauge('database_turns_taken', 'Transactions in progress; in the embedded database also single statements', ({ underWay }) => underWay)
  gauge(
    'database_turns_waiting',
    'Transactions, and in the embedded database statements, that wait for their turn',
    ({ waiting }) => waiting,
  )
  if (replica) measureReplica(registry, replica)
}

function measureReplica(registry: Registry, { reads, lag }: Replica): void {
  new Counter({
    name: 'database_reads_total',
    help: 'Requests that change nothing, by what answered them; primary_again had failed on the standby',
    labelNames: ['from'] as const,
    registers: [registry],
    collect() {
      this.reset()
      const { standby, primary, again } = reads()
      this.inc({ from: 'standby' }, standby)
      this.inc({ from: 'primary' }, primary)
      this.inc({ from: 'primary_again' }, again)
    },
  })
  new Gauge({
    name: 'database_standby_lag_seconds',
    help: 'How far the standby is behind; absent if that is not known',
    registers: [registry],
    aggregator: 'max',
    collect() {
      const ms = lag()
      if (ms === undefined) this.remove()
      else this.set(ms / 1000)
    },
  })
}
