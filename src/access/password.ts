// Passwords: what is stored of one is its argon2id hash, in the text form that every library reads.
import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

// RFC 9106, section 4: its choice where memory is scarce. About a fifth of a second, on a thread of its own.
const memory = 65_536
const passes = 3
const parallelism = 4
const tagLength = 32
const nonceLength = 16

const derive = promisify(argon2)
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

/** `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. The text is normalized (NFKC), so that it does not matter on which keyboard it was typed. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(nonceLength)
  const hash = await derive('argon2id', { message: password.normalize('NFKC'), nonce, memory, passes, parallelism, tagLength })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`
}
