// Hashes and verifies passwords with argon2id, in the standard text format.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { sequence } from '../sequence.ts'

// RFC 9106 section 4, the second recommended option, for limited memory. About 0.2 s on a thread of its own.
const memory = 65_536
const passes = 3
const parallelism = 4
const tagLength = 32
const nonceLength = 16

export const shortestPassword = 12
/** The whole text is hashed, so this bounds the work. */
export const longestPassword = 1024

/** Returns why a text cannot be a password, as a sentence without a full stop, or undefined. */
export function passwordFault(text: string): string | undefined {
  if (Array.from(text).length < shortestPassword) return `A password must have at least ${shortestPassword} characters`
  if (text.length > longestPassword) return `A password must have at most ${longestPassword} characters`
  return undefined
}

const deriveNow = promisify(argon2)
const inSequence = sequence()
/** One at a time: each takes 64 MB and all cores, so running several at once would not be faster. */
const derive = (...given: Parameters<typeof deriveNow>) => inSequence(() => deriveNow(...given))
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')
const textOf = (nonce: Uint8Array, hash: Uint8Array) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`

/** Returns `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. The password is normalised (NFKC), so that different keyboards give the same text. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(nonceLength)
  return textOf(nonce, await derive('argon2id', { message: password.normalize('NFKC'), nonce, memory, passes, parallelism, tagLength }))
}

/** A hash of no password. Verifying against it takes as long as against a real hash. */
export const noPasswordHash = textOf(Buffer.alloc(nonceLength), Buffer.alloc(tagLength))

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Whether the password matches the hash, whatever the hash's parameters. Rejects if the text is not a hash. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const match = form.exec(hash)
  if (!match) throw new Error('A stored password is not the text of an argon2id hash')
  const [, memory, passes, parallelism, nonce = '', kept = ''] = match
  const wanted = Buffer.from(kept, 'base64')
  const found = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  })
  return timingSafeEqual(found, wanted)
}
