// Refuses what two readers could read differently: doubled headers, odd transfer encodings, too many or too long lines (promise H4).
import type { IncomingMessage } from 'node:http'
import { badRequest, Refusal } from '../errors.ts'

const once = new Set(['host', 'authorization', 'content-type', 'content-length', 'x-service-client-id', 'x-workable-client-id'])
const maxLines = 100
const maxUrl = 8192

/** Throws the refusal, if there is one. */
export function refuseAmbiguous({ rawHeaders, headers, httpVersion, url }: IncomingMessage): void {
  if (rawHeaders.length > maxLines * 2) throw new Refusal(431, `Send at most ${maxLines} header lines`)
  if ((url?.length ?? 0) > maxUrl) throw new Refusal(414, `Keep the address below ${maxUrl} characters`)
  let seen = ''
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] as string).toLowerCase()
    if (!once.has(name)) continue
    if (seen.includes(`${name},`)) throw badRequest(`Send the header ${name} once`)
    seen += `${name},`
  }
  if (headers.host === undefined || !/^[A-Za-z0-9._~:[\]-]+$/.test(headers.host)) throw badRequest('Send one valid Host header')
  const encoding = headers['transfer-encoding']
  if (encoding !== undefined && (encoding.toLowerCase() !== 'chunked' || httpVersion === '1.0')) {
    throw badRequest('Send Transfer-Encoding as chunked, in HTTP/1.1, or not at all')
  }
}
