// What the rivals share: the world they are handed, the operations over the same data path, a token's caller, the limit, the log line.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { handlers } from '../../../generated/handlers.ts'
import type { Caller, Tools } from '../../../src/context.ts'
import { openDatabase } from '../../../src/db/client.ts'
import { statementsOver } from '../../../src/db/statements.ts'
import { Refusal, tooManyRequests, unauthorized } from '../../../src/errors.ts'
import { countsInMemory } from '../../../src/server/limits.ts'
import { limits, publicUrl } from '../environment.ts'
import type { World } from '../world.ts'

export const base = '/spi/v3'
export const world = JSON.parse(readFileSync(process.env.BENCH_WORLD as string, 'utf8')) as World

const { hostname, port } = new URL(publicUrl)
const tools = {
  ...statementsOver(await openDatabase({ databaseUrl: world.databaseUrl })),
  siteOf: (subdomain: string) => `http://${subdomain}.${hostname}:${port}`,
} as unknown as Tools

/** The operations themselves: the same statements, sent the same way, and the same answer made of the rows. */
export const operations = { getAccount: handlers.getAccount.define(tools), listJobCandidates: handlers.listJobCandidates.define(tools) }
export type Operation = keyof typeof operations

type Asked = {
  readonly path: object
  readonly query: object
  /** What a client has to name for the next page. */
  readonly origin: string
  readonly url: string
}

/** The body of an operation's answer. */
export async function answer(operation: Operation, { path, query, origin, url }: Asked): Promise<object> {
  const at = url.indexOf('?')
  const address = { origin, path: at < 0 ? url : url.slice(0, at), search: at < 0 ? '' : url.slice(at + 1) }
  const context = {
    account: world.account.id,
    caller: { account: world.account },
    address,
    now: new Date().toISOString(),
    requestId: '',
    reply: (status: number, body: object) => ({ status, body }),
  }
  const { body } = (await operations[operation]({ path, query, body: undefined } as never, context as never)) as unknown as { body: object }
  return body
}

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
export function admit(authorization: string | undefined, scopes: readonly string[] = []): void {
  const caller = callers.get(hashOf((authorization ?? '').slice('Bearer '.length)))
  const { client, limit } = caller ?? { client: 'address', limit: limits.account }
  const { count: counted, at } = count(client, limit)
  if (counted > limit) throw tooManyRequests(Math.ceil((10_000 - (at % 10_000)) / 1000))
  if (!caller || !scopes.every((scope) => caller.scopes.has(scope))) throw unauthorized()
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
