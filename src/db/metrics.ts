// Metrics of the database: each statement's executions, failures and time, and the length of the queue.
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from './client.ts'
import type { Registered, Uses } from './statements.ts'

/** `register` holds the statements by name. Those registered later are included. */
export function measureDatabase(registry: Registry, { load }: Pick<Database, 'load'>, register: ReadonlyMap<string, Registered>): void {
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
  counter('database_statement_failures_total', 'Executions that the database refused or did not answer', ({ failures }) => failures)
  counter('database_statement_seconds_total', 'Time from asking to the answer, waiting included', ({ ms }) => ms / 1000)
  const gauge = (name: string, help: string, valueOf: (now: ReturnType<typeof load>) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(valueOf(load()))
      },
    })
  gauge('database_turns_taken', 'Transactions under way; of the embedded database, statements too', ({ underWay }) => underWay)
  gauge('database_turns_waiting', 'Those that wait until they may begin', ({ waiting }) => waiting)
}
