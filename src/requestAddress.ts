// The address of the client whose request is under way, for the audit log: it accompanies the request instead of passing every call.
import { AsyncLocalStorage } from 'node:async_hooks'

const addresses = new AsyncLocalStorage<string | null>()

/** Runs the rest of a request that arrived from this address; null if it did not arrive over a connection. A call made by it keeps its address. */
export const withAddress = (address: string | null, work: () => void): void => {
  const known = addresses.getStore()
  addresses.run(known === undefined ? address : known, work)
}

/** Returns the address of the present request's client; null outside of requests. */
export const presentAddress = (): string | null => addresses.getStore() ?? null
