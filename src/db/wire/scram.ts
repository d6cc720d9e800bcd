// SCRAM-SHA-256 (RFC 5802, RFC 7677): client and server prove to each other that they know the password, without sending it.
import { createHash, createHmac, pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { unproved } from './messages.ts'

const derive = promisify(pbkdf2)
const keyed = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()
/** No real server requires more iterations; a higher number would be an attack on the client. */
const mostRounds = 1_000_000

/** The channel binding in a proof. `unbound`: the connection is encrypted, but the server does not offer binding. */
export type Binding = Buffer | 'unbound' | undefined

/**
 * The client's three steps: `first`, then `final` for the server's response, then `verify` for its last message. `isVerified` is true once
 * the server is authenticated. `verify` throws if it is not.
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
