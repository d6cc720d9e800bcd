// The inputs and results of the scripts in this folder, each of which connects an application with one library.

/** The registered application, and an address of the API. */
export type Settings = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  readonly scopes: readonly string[]
  readonly api: string
}
/** Opens an address in a visitor's browser, and returns the address at which it comes back to the application. */
export type Browse = (address: string) => Promise<string>
/** `call` returns the status of a request with the current token; `refresh` and `revoke` reject if they are refused. */
export type Connection = {
  readonly token: () => string
  readonly call: () => Promise<number>
  readonly refresh: () => Promise<unknown>
  readonly revoke: () => Promise<unknown>
}
/** Runs the flow up to the first tokens. */
export type Connect = (settings: Settings, browse: Browse) => Promise<Connection>
