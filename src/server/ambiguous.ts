// Refuses what two readers could read differently: repeated headers, odd transfer encodings, too many or too long lines (promise H4).
import type { FastifyRequest } from 'fastify'
import { Malformed } from '../errors.ts'

const once = new Set(['host', 'authorization', 'content-type', 'content-length', 'x-service-client-id', 'x-workable-client-id'])
const maxLines = 100
const maxTarget = 8192
const hostForm = /^(\[[0-9a-f:.]+\]|[a-z0-9._~-]+)(:[0-9]{1,5})?$/i

/** Throws Malformed if the request is ambiguous or exceeds a limit. */
export function refuseAmbiguous(request: FastifyRequest): void {
  const { rawHeaders, headers, httpVersion } = request.raw
  const target = request.originalUrl
  if (httpVersion !== '1.1' && httpVersion !== '1.0')
    throw new Malformed('request-malformed', 'The HTTP version is not supported: send HTTP/1.1')
  if (rawHeaders.length > maxLines * 2) throw new Malformed('headers-too-large', `Send at most ${maxLines} header lines`)
  if (target.length > maxTarget) throw new Malformed('address-too-long', `The URL is too long: send at most ${maxTarget} characters`)
  const seen: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] as string).toLowerCase()
    if (!once.has(name)) continue
    if (seen.includes(name)) throw new Malformed('request-malformed', `Send the header ${name} only once`)
    seen.push(name)
  }
  const { host } = headers
  if (host === undefined || !hostForm.test(host)) throw new Malformed('request-malformed', 'Send exactly one valid Host header')
  // What a trusted proxy forwards stands in links, and names the tenant.
  if ((request.host !== host && !hostForm.test(request.host)) || !/^https?$/.test(request.protocol))
    throw new Malformed('request-malformed', 'Send one valid host in X-Forwarded-Host, and http or https in X-Forwarded-Proto')
  const encoding = headers['transfer-encoding']
  if (encoding !== undefined && (encoding.toLowerCase() !== 'chunked' || httpVersion === '1.0')) {
    throw new Malformed('request-malformed', 'Send Transfer-Encoding only in HTTP/1.1, and only as chunked')
  }
  if (target.includes('#')) throw new Malformed('request-malformed', 'Omit the fragment from the URL')
  if (!target.startsWith('/') && target !== '*' && authorityOf(target) !== host.toLowerCase()) {
    throw new Malformed('request-malformed', 'The URL and the Host header name different hosts')
  }
}

const authorityOf = (target: string) => /^https?:\/\/([^/?]+)/i.exec(target)?.[1]?.toLowerCase()
