// Shared by the rivals: the world, the caller of a token, the rate limit and the log line.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import type { Caller } from '../../../src/context.ts'
import { Refusal, tooManyRequests, unauthorized } from '../../../src/errors.ts'
import { countsInMemory } from '../../../src/server/limits.ts'
import { limits } from '../environment.ts'
import type { World } from '../world.ts'

export const base = '/spi/v3'
export const world = JSON.parse(readFileSync(process.env.BENCH_WORLD as string, 'utf8')) as World

/** A request as an operation receives it: `origin` and `url` serve to build the address of the next page. */
export type Asked = { readonly path: object; readonly query: object; readonly origin: string; readonly url: string }

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const callerOf = (name: string, limit: number) => ({ client: name, limit, scopes: new Set(['r_jobs', 'r_candidates']) })
const callers = new Map<string, Pick<Caller, 'client' | 'limit' | 'scopes'>>(
  (['account', 'limited'] as const).map((name) => [
    hashOf((world.callers[name].authorization as string).slice('Bearer '.length)),
    callerOf(name, name === 'limited' ? limits.partner : limits.account),
  ]),
)
const count = countsInMemory(Date.now)

/** Looks up the token in memory and counts the request. Throws a 401, or a 429 over the limit. */
export function admitFromMemory(authorization: string | undefined, scopes: readonly string[] = []): true {
  const caller = callers.get(hashOf((authorization ?? '').slice('Bearer '.length)))
  const { client, limit } = caller ?? { client: 'address', limit: limits.account }
  const { count: counted, at } = count(client, limit)
  if (counted > limit) throw tooManyRequests(Math.ceil((10_000 - (at % 10_000)) / 1000))
  if (!caller || !scopes.every((scope) => caller.scopes.has(scope))) throw unauthorized()
  return true
}

/** Returns the response for a refusal; any other error is a fault of the bench. */
export function refusal(error: unknown): { status: number; body: object } {
  if (error instanceof Refusal) return { status: error.status, body: { error: error.message } }
  console.error(error)
  return { status: 500, body: { error: String(error) } }
}

const log = pino()
/** Logs the line for a request; `started` is the value of performance.now() at its start. */
export function note(operation: string, status: number, started: number): void {
  log.info({ operation, status, ms: Math.round((performance.now() - started) * 100) / 100 }, 'answered')
}

/** Prints the server's address, which the parent process reads. */
export const ready = (server: { address(): unknown }) => console.log(`http://127.0.0.1:${(server.address() as { port: number }).port}`)
