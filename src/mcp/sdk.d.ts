// The types of what `sdk.js` exports, as far as they are used.

export type AuthInfo<Extra> = {
  readonly token: string
  readonly clientId: string
  readonly scopes: readonly string[]
  /** Passed on unchanged. */
  readonly extra: Extra
}
type Answer = object | Promise<object>

/** A server of the protocol, without a transport. */
export declare class Server {
  constructor(
    implementation: { readonly name: string; readonly title: string; readonly version: string },
    options: { readonly capabilities: { readonly tools: object }; readonly instructions: string },
  )
  setRequestHandler(method: 'tools/list', handler: (request: { readonly params?: { readonly cursor?: string } }) => Answer): void
  setRequestHandler(
    method: 'tools/call',
    handler: (request: { readonly params: { readonly name: string; readonly arguments?: Readonly<Record<string, unknown>> } }) => Answer,
  ): void
}

/** An error of the request; any other that a handler throws becomes an internal error. */
export declare class ProtocolError extends Error {
  constructor(code: number, message: string)
}
export declare const ProtocolErrorCode: { readonly InvalidParams: number }

/** Returns what answers HTTP requests, each with a server of its own: those of the present revision of the protocol and of earlier ones. */
export declare function createMcpHandler<Extra>(
  serverFor: (context: { readonly authInfo?: AuthInfo<Extra> }) => Server,
  options: { readonly maxSubscriptions: number; readonly onerror: (error: Error) => void },
): { readonly fetch: (request: Request, given: { readonly parsedBody: unknown; readonly authInfo: AuthInfo<Extra> }) => Promise<Response> }
