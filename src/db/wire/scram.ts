// SCRAM-SHA-256 (RFC 5802, RFC 7677): a password is proved without being sent, and the server proves that it knows it too.
import { createHash, createHmac, pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { unproved } from './messages.ts'

const derive = promisify(pbkdf2)
const keyed = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()
/** More rounds than this are no server's, but an attack on the client. */
const mostRounds = 1_000_000

/** What a proof says of the encryption below it. `unbound`: there is some, of which the server says nothing. */
export type Binding = Buffer | 'unbound' | undefined

/**
 * The client's three turns: `first`, then `final` of what the server answered, then `verify` of what it said last; `isVerified` once it
 * has proved itself. Throw when the server does not.
 */
export function scram(password: string, binding: Binding, nonce = randomBytes(18).toString('base64')) {
  const header = Buffer.isBuffer(binding) ? 'p=tls-server-end-point,,' : binding ? 'y,,' : 'n,,'
  const bound = Buffer.concat([Buffer.from(header), Buffer.isBuffer(binding) ? binding : Buffer.alloc(0)]).toString('base64')
  const bare = `n=*,r=${nonce}`
  let serverSignature: Buffer | undefined
  let isVerified = false
  return {
    first: `${header}${bare}`,
    isVerified: () => isVerified,
    async final(challenge: string): Promise<string> {
      const { r: both = '', s: salt = '', i: rounds = '' } = fieldsOf(challenge)
      if (!both.startsWith(nonce) || both.length === nonce.length || !(Number(rounds) > 0 && Number(rounds) <= mostRounds))
        throw unproved('The database did not answer as SCRAM-SHA-256 asks')
      const salted = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64'), Number(rounds), 32, 'sha256')
      const clientKey = keyed(salted, 'Client Key')
      const withoutProof = `c=${bound},r=${both}`
      const said = `${bare},${challenge},${withoutProof}`
      const signature = keyed(createHash('sha256').update(clientKey).digest(), said)
      serverSignature = keyed(keyed(salted, 'Server Key'), said)
      const proof = Buffer.from(clientKey.map((byte, at) => byte ^ (signature[at] as number)))
      return `${withoutProof},p=${proof.toString('base64')}`
    },
    verify(last: string): void {
      const given = Buffer.from(fieldsOf(last).v ?? '', 'base64')
      if (!serverSignature || given.length !== serverSignature.length || !timingSafeEqual(given, serverSignature))
        throw unproved('The database did not prove that it knows the password')
      isVerified = true
    },
  }
}

const fieldsOf = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(',').map((field) => [field.slice(0, 1), field.slice(2)]))
