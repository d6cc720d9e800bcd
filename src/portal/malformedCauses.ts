// The causes that any address may answer, before an operation is found: what is not well-formed HTTP.
import { cause, type Cause } from './cause.ts'

export const malformedCauses: readonly Cause[] = [
  cause(
    400,
    'address',
    'The address is not well formed',
    'The address is not well formed',
    'Encode what you put into a path: `encodeURIComponent` in JavaScript, `quote` in Python.',
  ),
  cause(400, 'http', 'Not HTTP', 'This is not valid HTTP', 'Speak plain HTTP/1.1 to this port. TLS sent to it is a usual reason.'),
  cause(400, 'http-version', 'Another version of HTTP', 'Send HTTP/1.1', 'Send HTTP/1.1 or 1.0.'),
  cause(
    400,
    'header-twice',
    'A header is given twice',
    'Send the header authorization once',
    'Send one line for this header. A proxy that adds its own is a usual reason.',
  ),
  cause(
    400,
    'host',
    'The host is missing or broken',
    'Send one valid Host header',
    'Send a `Host` header with a host name and at most a port.',
  ),
  cause(
    400,
    'two-hosts',
    'Two hosts',
    'Send one host: the address and the Host header name two',
    'When the request line holds a whole address, let `Host` name the same.',
  ),
  cause(
    400,
    'transfer-encoding',
    'A transfer encoding is odd',
    'Send Transfer-Encoding as chunked, in HTTP/1.1, or not at all',
    'Send `chunked` alone, or a `Content-Length`.',
  ),
  cause(
    400,
    'fragment',
    'A fragment in the address',
    'Leave the fragment out of the address',
    'Cut the address before `#`: the fragment is for browsers.',
  ),
  cause(400, 'proxy', 'Used as a proxy', 'This server is no proxy', 'Remove this server from the proxy settings; it answers no `CONNECT`.'),
  cause(
    408,
    'slow',
    'The request took too long',
    'The request took too long to arrive',
    'Headers have 10 seconds to arrive, a whole request 30. Try again over a better line; do not open connections before there is something to send.',
    { headers: 'Connection: close' },
  ),
  cause(
    414,
    'length',
    'The address is too long',
    'Keep the address below 8192 characters',
    'Ask for less at a time: shorten long lists in the query.',
    { headers: 'Connection: close' },
  ),
  cause(417, 'expect', 'An expectation that nobody meets', 'Expect nothing but 100-continue', 'Leave the header `Expect` out.'),
  cause(
    431,
    'headers',
    'The headers are too large',
    'Keep the headers below 16 KB',
    'Send fewer and shorter headers; cookies are not needed.',
    { headers: 'Connection: close' },
  ),
  cause(431, 'header-lines', 'Too many header lines', 'Send at most 100 header lines', 'Send fewer headers.', {
    headers: 'Connection: close',
  }),
]
