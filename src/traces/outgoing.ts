// Spans of what the server sends by itself: mail, and requests for files at addresses that clients provide.
import type { SendLetter } from '../mail/mailer.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { inSpan, presentSpan, type Begin } from './tracing.ts'

/** Returns `send` with a span for each letter, which says nothing about it. */
export const tracedMail =
  (begin: Begin, send: SendLetter): SendLetter =>
  (letter, log) =>
    inSpan(begin('send mail', 'client', {}, presentSpan()), () => send(letter, log))

/** Returns a client with a span for each request, which names the host only: addresses hold signatures. */
export const tracedOutbound = (begin: Begin, outbound: Outbound): Outbound => ({
  ...outbound,
  request: (exchange) => {
    const span = begin('fetch', 'client', targetAttributes(exchange.method, exchange.url), presentSpan())
    return inSpan(span, async () => {
      const received = await outbound.request(exchange)
      span.note({ 'http.response.status_code': received.status })
      if (received.status >= 400) span.fail(String(received.status))
      return received
    })
  },
})

/** Returns the attributes of a request to a foreign server. */
export function targetAttributes(method: string, url: string) {
  const asked = { 'http.request.method': method }
  if (!URL.canParse(url)) return asked
  const { hostname, port, protocol } = new URL(url)
  return {
    ...asked,
    'server.address': hostname,
    'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
  }
}
