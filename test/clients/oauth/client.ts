// What each script of this folder is given and gives: one application that is connected by means of one library.

/** An application as it is registered, and an address of the API. */
export type Settings = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  readonly scopes: readonly string[]
  readonly api: string
}
/** Sends a person's browser to an address, and gives the address where it came back to the application. */
export type Browse = (address: string) => Promise<string>
/** `call` gives the status of a call of the API with the token at hand; `refresh` and `revoke` reject when they are refused. */
export type Connection = {
  readonly token: () => string
  readonly call: () => Promise<number>
  readonly refresh: () => Promise<unknown>
  readonly revoke: () => Promise<unknown>
}
/** Runs the flow up to the first tokens. */
export type Connect = (settings: Settings, browse: Browse) => Promise<Connection>
