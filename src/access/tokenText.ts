// The text of a token: a prefix for its kind, 32 random bytes, and a checksum by which a mistyped token is rejected without a look-up.
import { hash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** The kinds of secrets. `secret` is an OAuth application's, `session` a browser's cookie, `reset` a password reset link. */
export type TokenKind = 'account' | 'user' | 'partner' | 'refresh' | 'code' | 'secret' | 'session' | 'reset'

const prefixes: Record<TokenKind, string> = {
  account: 'hr_a_',
  user: 'hr_o_',
  partner: 'hr_s_',
  refresh: 'hr_r_',
  code: 'hr_c_',
  secret: 'hr_k_',
  session: 'hr_w_',
  reset: 'hr_p_',
}
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 62^43 is the first power of 62 above 2^256; six digits hold a CRC32. */
const randomLength = 43
const checksumLength = 6
const shape = new RegExp(`^hr_[a-z]_[0-9A-Za-z]{${randomLength + checksumLength}}$`)

function base62(bytes: Buffer, length: number): string {
  let number = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (; number > 0n; number /= 62n) text = alphabet[Number(number % 62n)] + text
  return text.padStart(length, '0')
}

function checksum(text: string): string {
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(text))
  return base62(sum, checksumLength)
}

/** Returns a new token. The 32 `bytes` are random unless a successor is derived from an older token. */
export function mintToken(kind: TokenKind, bytes: Buffer = randomBytes(32)): string {
  const text = prefixes[kind] + base62(bytes, randomLength)
  return text + checksum(text)
}

/** Whether the text has the form of a token, of one of these kinds if any are given. It is false if any one character was changed. */
export function isWellFormed(token: string, ...kinds: TokenKind[]): boolean {
  return (
    shape.test(token) &&
    (kinds.length === 0 || kinds.some((kind) => token.startsWith(prefixes[kind]))) &&
    checksum(token.slice(0, -checksumLength)) === token.slice(-checksumLength)
  )
}

/** Returns what is stored of a token: its SHA-256 as hex digits. */
export const hashOf = (token: string) => hash('sha256', token, 'hex')

/** Returns a function that does the same, and does not compute the hash again of the token that a connection has sent before. */
export function hashesByConnection(): (connection: object, token: string) => string {
  // A token's text is kept no longer than its connection.
  const last = new WeakMap<object, { readonly token: string; readonly hash: string }>()
  return (connection, token) => {
    const known = last.get(connection)
    if (known?.token === token) return known.hash
    const made = hashOf(token)
    last.set(connection, { token, hash: made })
    return made
  }
}
