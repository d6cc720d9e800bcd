// A driver by itself: a process without HTTP that sends the reference SQL of a case, with as many concurrent requests as a server gets.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Sample } from './comparison.ts'
import type { DriverName } from './rivals/drivers.ts'
import { boundTo, referenceStatements, type Values } from './reference.ts'
import { cpuOf, memoryOf } from './usage.ts'

export const driverNames: readonly DriverName[] = ['our client', 'our client over PgBouncer', 'postgres.js']
/** Returns the name of a driver in the results. */
export const alone = (driver: DriverName): string => `${driver} alone`

/** Concurrent requests. */
export const inFlight = 32
type Order = { readonly name: string; readonly values: Values; readonly seconds: number }
type Outcome = { readonly requests: number; readonly seconds: number }
const children = new Map<DriverName, ChildProcess>()

/** Runs a driver that sends the statements of a case for some seconds. */
export async function runDriver(
  driver: DriverName,
  { databaseUrl, postmaster }: { readonly databaseUrl: string; readonly postmaster: number },
  order: Order,
): Promise<Sample> {
  let child = children.get(driver)
  if (!child) {
    child = fork(import.meta.filename, [driver, databaseUrl], { execArgv: [] })
    children.set(driver, child)
    const started = child
    process.once('exit', () => started.kill('SIGKILL'))
  }
  const pid = child.pid as number
  const before = { own: cpuOf(pid), database: cpuOf(postmaster) }
  child.send(order)
  const [{ requests, seconds }] = (await once(child, 'message')) as [Outcome]
  const databaseCpu = (cpuOf(postmaster) - before.database) / requests
  return { perSecond: requests / seconds, cpu: (cpuOf(pid) - before.own) / requests, databaseCpu, memory: memoryOf(pid) }
}

if (process.argv[1] === import.meta.filename) {
  const { driverOf } = await import('./rivals/drivers.ts')
  const [, , driver, databaseUrl] = process.argv as [string, string, DriverName, string]
  const execute = await driverOf(driver, databaseUrl)
  process.on('message', ({ name, values, seconds }: Order) => {
    const statements = referenceStatements(name)
    const began = performance.now()
    let requests = 0
    const send = async () => {
      for (; performance.now() - began < seconds * 1000; requests++)
        await Promise.all(statements.map((statement) => execute(statement.text, boundTo(statement, values))))
    }
    void Promise.all(Array.from({ length: inFlight }, send)).then(() =>
      process.send?.({ requests, seconds: (performance.now() - began) / 1000 } satisfies Outcome),
    )
  })
  process.once('disconnect', () => process.exit())
}
