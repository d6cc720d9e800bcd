// What the rivals share: the world that they are handed, a token's caller, the limit, the log line.
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

/** A request as an operation is asked: `origin` and `url` are what a client has to name for the next page. */
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

/** Whose token it is, from memory; the request is counted. Throws a 401, or a 429 over the limit. */
export function admitFromMemory(authorization: string | undefined, scopes: readonly string[] = []): true {
  const caller = callers.get(hashOf((authorization ?? '').slice('Bearer '.length)))
  const { client, limit } = caller ?? { client: 'address', limit: limits.account }
  const { count: counted, at } = count(client, limit)
  if (counted > limit) throw tooManyRequests(Math.ceil((10_000 - (at % 10_000)) / 1000))
  if (!caller || !scopes.every((scope) => caller.scopes.has(scope))) throw unauthorized()
  return true
}

/** A refusal as it goes out; anything else is a fault of the bench. */
export function refusal(error: unknown): { status: number; body: object } {
  if (error instanceof Refusal) return { status: error.status, body: { error: error.message } }
  console.error(error)
  return { status: 500, body: { error: String(error) } }
}

const log = pino()
/** The line for a request; `started` is what performance.now() said then. */
export function note(operation: string, status: number, started: number): void {
  log.info({ operation, status, ms: Math.round((performance.now() - started) * 100) / 100 }, 'answered')
}

/** Says where it listens: whoever started this process reads it. */
export const ready = (server: { address(): unknown }) => console.log(`http://127.0.0.1:${(server.address() as { port: number }).port}`)
