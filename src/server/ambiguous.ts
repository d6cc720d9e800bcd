// Refuses what two readers could read differently: repeated headers, odd transfer encodings, too many or too long lines (promise H4).
import type { IncomingMessage } from 'node:http'
import { Malformed } from '../errors.ts'

const once = new Set(['host', 'authorization', 'content-type', 'content-length', 'x-service-client-id', 'x-workable-client-id'])
const maxLines = 100
const maxTarget = 8192
const hostForm = /^(\[[0-9a-f:.]+\]|[a-z0-9._~-]+)(:[0-9]{1,5})?$/i

/** Throws Malformed if the request is ambiguous or exceeds a limit. */
export function refuseAmbiguous({ rawHeaders, headers, httpVersion, url, originalUrl }: IncomingMessage & { originalUrl?: string }): void {
  const target = originalUrl ?? url ?? ''
  if (httpVersion !== '1.1' && httpVersion !== '1.0') throw new Malformed('request-malformed', 'Send HTTP/1.1')
  if (rawHeaders.length > maxLines * 2) throw new Malformed('headers-too-large', `Send at most ${maxLines} header lines`)
  if (target.length > maxTarget) throw new Malformed('address-too-long', `Keep the address below ${maxTarget} characters`)
  const seen: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] as string).toLowerCase()
    if (!once.has(name)) continue
    if (seen.includes(name)) throw new Malformed('request-malformed', `Send the header ${name} once`)
    seen.push(name)
  }
  const { host } = headers
  if (host === undefined || !hostForm.test(host)) throw new Malformed('request-malformed', 'Send one valid Host header')
  const encoding = headers['transfer-encoding']
  if (encoding !== undefined && (encoding.toLowerCase() !== 'chunked' || httpVersion === '1.0')) {
    throw new Malformed('request-malformed', 'Send Transfer-Encoding as chunked, in HTTP/1.1, or not at all')
  }
  if (target.includes('#')) throw new Malformed('request-malformed', 'Leave the fragment out of the address')
  if (!target.startsWith('/') && target !== '*' && authorityOf(target) !== host.toLowerCase()) {
    throw new Malformed('request-malformed', 'Send one host: the address and the Host header name two')
  }
}

const authorityOf = (target: string) => /^https?:\/\/([^/?]+)/i.exec(target)?.[1]?.toLowerCase()
