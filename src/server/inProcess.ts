// Calls operations in this process: typed by the contract, through the pipeline of every request, without a socket.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Facts, OperationFacts } from '../contract/facts.ts'
import { filledPath } from '../contract/pathTemplate.ts'
import type { CallAnswer, CallRequest } from '../contract/typing.ts'
import type { Caller } from './call.ts'

/**
 * On whose behalf an operation is called: the holder of a token, or a caller whom this program has identified itself. `headers` are further
 * ones, such as `idempotency-key`, or `host` for links. `clientAddress` is that of the client whose request makes the call.
 */
type CallOptions<By> = {
  readonly token?: string
  readonly caller?: By
  readonly headers?: Readonly<Record<string, string>>
  readonly clientAddress?: string
}

/** The caller of the call in progress. It accompanies the request instead of being in it, so no request can name one. */
const callers = new AsyncLocalStorage<Caller | undefined>()

/** Returns the caller with whom this program makes the present call; undefined for requests that arrive over a connection. */
export const presentCaller = (): Caller | undefined => callers.getStore()

/**
 * Calls an operation by its id: `call('getJob', { path: { shortcode } }, { token })`. Resolves to what an HTTP request would be answered,
 * refusals too: the status tells the type of the body, and the names of the headers are in lower case.
 *
 * Every step of the pipeline applies. `caller`, or else the token, says who calls: their rate limit counts the call, their tenant limits
 * what it can reach, and their kind, scopes and role are checked. A call without either is counted for `clientAddress`, or else for 127.0.0.1. Parameters and body are
 * decoded and validated, an Idempotency-Key is respected, and the answer is checked against the contract, logged and measured. Only what
 * belongs to a connection is missing: its time limits, and a client that may leave.
 *
 * Rejects if the server is closing, or if a path parameter cannot be written in a URL.
 */
export type CallOperation<Operations, By extends Caller = Caller> = <Id extends keyof Operations & string>(
  id: Id,
  request: CallRequest<Operations[Id]>,
  options?: CallOptions<By>,
) => Promise<CallAnswer<Operations[Id]>>

/** A request to any operation. */
type Request = {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: NonNullable<InjectOptions['query']>
  readonly body?: unknown
}

/** Returns `call` for the operations with these facts, which begin at `base` on the server. */
export function callOver<Operations, By extends Caller = Caller>(
  server: FastifyInstance,
  facts: Facts,
  base: string,
): CallOperation<Operations, By> {
  return async <Id extends keyof Operations & string>(
    id: Id,
    request: CallRequest<Operations[Id]>,
    { token, caller, headers, clientAddress }: CallOptions<By> = {},
  ) => {
    const { method, path: pattern, body: declared } = facts[id] as OperationFacts
    const { path = {}, query = {}, body } = request as Request
    const media = declared?.media[0] ?? ''
    const sent: InjectOptions = {
      method,
      url: base + filledPath(pattern, (name) => segmentOf(id, name, path[name])),
      query,
      ...(clientAddress !== undefined && { remoteAddress: clientAddress }),
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }), ...(body !== undefined && { 'content-type': media }) },
      ...(body !== undefined && { payload: textOf(body, media) }),
    }
    // Set for a call without a caller too, which an operation may make while another call is in progress.
    const answer = await callers.run(caller, async () => await server.inject(sent))
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
      body: answer.payload === '' ? undefined : isJson ? answer.json() : answer.payload,
    } as unknown as CallAnswer<Operations[Id]>
  }
}

/** Returns a path parameter as a segment of the path. An empty segment, `.` or `..` would lead to another operation. */
function segmentOf(id: string, name: string, value: unknown): string {
  const text = String(value)
  if (/^\.{0,2}$/.test(text)) throw new Error(`${id} cannot be called with "${text}" as ${name}`)
  return encodeURIComponent(text)
}

const textOf = (body: unknown, media: string) =>
  media === 'application/json' ? JSON.stringify(body) : String(new URLSearchParams(body as Record<string, string>))
