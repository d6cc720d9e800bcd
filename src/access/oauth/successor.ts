// The token pair that follows a refresh token. It is derived from the token with a server key, so it can be returned again without being stored.
import { createHmac } from 'node:crypto'
import type { SecretKey } from '../secretKeys.ts'
import { hashOf, mintToken } from '../tokenText.ts'

export type Pair = { readonly access: string; readonly refresh: string }

/** Returns the pair that this key derives from a refresh token, always the same one. */
export function successorOf({ bytes }: SecretKey, refreshToken: string): Pair {
  const derived = (purpose: string) => createHmac('sha256', bytes).update(`${purpose} after ${refreshToken}`).digest()
  return { access: mintToken('user', derived('access')), refresh: mintToken('refresh', derived('refresh')) }
}

/** Returns the pair that was issued, found by the hash of its refresh token; undefined if its key was removed. */
export const successorAgain = (keys: readonly SecretKey[], refreshToken: string, successorHash: string): Pair | undefined =>
  keys.map((key) => successorOf(key, refreshToken)).find(({ refresh }) => hashOf(refresh) === successorHash)
