// What follows a refresh token. It is derived from it under a key of the server's own, so that it can be told again and is stored nowhere.
import { createHmac } from 'node:crypto'
import type { SecretKey } from '../secretKeys.ts'
import { hashOf, mintToken } from '../tokenText.ts'

export type Pair = { readonly access: string; readonly refresh: string }

/** The pair that this key makes of a refresh token: always the same one. */
export function successorOf({ bytes }: SecretKey, refreshToken: string): Pair {
  const derived = (purpose: string) => createHmac('sha256', bytes).update(`${purpose} after ${refreshToken}`).digest()
  return { access: mintToken('user', derived('access')), refresh: mintToken('refresh', derived('refresh')) }
}

/** The pair that was given, told by the hash of its refresh token; undefined when the key that made it is gone. */
export const successorAgain = (keys: readonly SecretKey[], refreshToken: string, successorHash: string): Pair | undefined =>
  keys.map((key) => successorOf(key, refreshToken)).find(({ refresh }) => hashOf(refresh) === successorHash)
