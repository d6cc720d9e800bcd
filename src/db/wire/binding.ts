// The channel binding of SCRAM: the digest of the server's certificate (RFC 5929, tls-server-end-point).
import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { TLSSocket } from 'node:tls'

/** Returns the digest of the server's certificate; undefined without encryption, or if the certificate's signature names no digest. */
export function bindingOf(socket: Duplex): Buffer | undefined {
  const certificate = socket instanceof TLSSocket ? socket.getPeerX509Certificate() : undefined
  const [digest] = /md5|sha\d+/i.exec(certificate?.signatureAlgorithm ?? '') ?? []
  if (!certificate || !digest) return undefined
  const isWeak = /^(md5|sha1)$/i.test(digest)
  return createHash(isWeak ? 'sha256' : digest.toLowerCase())
    .update(certificate.raw)
    .digest()
}
