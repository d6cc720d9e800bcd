// The protocol's server, one for each request: what it announces, lists and calls. Loads the protocol's library, so it is imported at first use.
import type { Document } from '../contract/document.ts'
import type { Facts } from '../contract/facts.ts'
import { Refusal } from '../errors.ts'
import type { Caller } from '../server/call.ts'
import { refusalResult, resultOf, type Answer, type Result } from './result.ts'
import { createMcpHandler, ProtocolError, ProtocolErrorCode, Server, type AuthInfo } from './sdk.js'
import { requestOf, toolsFor, toolsOf, type Arguments, type Request as Asked } from './tools.ts'

export type ProtocolOptions = {
  readonly document: Document
  readonly facts: Facts
  readonly call: (id: string, request: Asked, options: Omit<Asking, 'caller'>) => Promise<Answer>
  /** Told about errors that the client does not see. */
  readonly onError: (error: Error) => void
}
/** Who asks, from which address, and the headers with which their calls are made. */
export type Asking = {
  readonly caller: Caller
  readonly token: string
  readonly clientAddress: string
  readonly headers: Readonly<Record<string, string>>
}
/** Answers one request, whose body has been parsed. */
export type Protocol = (request: Request, body: unknown, asking: Asking) => Promise<Response>

/** Tools on a page of the list. */
const pageSize = 50
const instructions =
  'The tools are the operations of a recruiting and HR system, with the rights of the connected token. Lists come in pages: ' +
  'a list that ends with a sentence about more is continued by calling the tool again with the arguments that it names.'

export function protocolOf({ document, facts, call, onError }: ProtocolOptions): Protocol {
  const tools = toolsOf(document)
  const byName = new Map(tools.map((tool) => [tool.name, tool]))
  const { title, version } = document.info
  // Nothing is announced to subscribers, so nobody may hold a stream open for it.
  const { fetch } = createMcpHandler(serverFor, { maxSubscriptions: 0, onerror: onError })
  return (request, parsedBody, asking) => {
    const { token, caller } = asking
    return fetch(request, { parsedBody, authInfo: { token, clientId: caller.client, scopes: [...caller.scopes], extra: asking } })
  }

  function serverFor({ authInfo }: { readonly authInfo?: AuthInfo<Asking> }): Server {
    const asking = authInfo!.extra
    const server = new Server({ name: 'spindle', title, version }, { capabilities: { tools: {} }, instructions })
    server.setRequestHandler('tools/list', ({ params }) => pageAfter(params?.cursor, asking))
    server.setRequestHandler('tools/call', ({ params }) => called(params.name, params.arguments ?? {}, asking))
    return server
  }

  /** The cursor is the name of the last tool of the page before. */
  function pageAfter(cursor: string | undefined, { caller }: Asking) {
    if (cursor !== undefined && !byName.has(cursor)) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'The cursor is unknown')
    const left = toolsFor(tools, facts, caller).filter((tool) => cursor === undefined || tool.name > cursor)
    const page = left.slice(0, pageSize)
    return { tools: page, ...(left.length > page.length && { nextCursor: page.at(-1)!.name }) }
  }

  async function called(id: string, given: Arguments, { token, clientAddress, headers }: Asking): Promise<Result> {
    const tool = byName.get(id)
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${id}`)
    try {
      const answer = await call(id, requestOf(tool, facts, given), { token, clientAddress, headers })
      return resultOf(answer, { given, inputSchema: tool.inputSchema })
    } catch (error) {
      if (error instanceof Refusal) return refusalResult(error.code, error.message)
      throw error
    }
  }
}
