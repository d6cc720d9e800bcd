// Example bodies of error responses for each code: the server's own here, those of operations from the contract's named examples.
import type { Document } from '../../contract/document.ts'
import { errorCodes, type ErrorCode } from '../../errorCodes.ts'
import { operationsOf } from './served.ts'

export type Cause = {
  readonly code: ErrorCode
  /** As sent; words that depend on the request are examples. */
  readonly body: string
  /** In Markdown, if there is more to say than the remedy of the code. */
  readonly cure?: string
  /** Headers that help. */
  readonly headers?: string
  /** Shown only if the contract has an operation of this kind. */
  readonly where?: 'body' | 'kinds' | 'roles'
  /** The operations whose contract has this example. */
  readonly operations?: readonly string[]
}

const cause = (code: ErrorCode, error: string, more: Partial<Cause> = {}): Cause => ({ code, body: JSON.stringify({ error }), ...more })
const fault = (code: ErrorCode, name: string, message: string, more: Partial<Cause> = {}): Cause => ({
  code,
  body: JSON.stringify({ error: `${name} ${message}`, validation_errors: { [name]: [message] } }),
  ...more,
})
const closing = { headers: 'Connection: close' }
const malformed = (error: string, cure: string) => cause('request-malformed', error, { cure, ...closing })
const unreadable = (error: string, cure: string) => cause('body-malformed', error, { cure, where: 'body' })

/** The refusals of the server itself, for any operation. test/portal.test.ts provokes each. */
export const causes: readonly Cause[] = [
  malformed(
    'The URL is not well-formed',
    'Encode every value that you put into a path: `encodeURIComponent` in JavaScript, `quote` in Python.',
  ),
  malformed('The request is not valid HTTP', 'Send plain HTTP/1.1 to this port. A common cause is a client that sends TLS.'),
  malformed('The HTTP version is not supported: send HTTP/1.1', 'Send HTTP/1.1 or 1.0.'),
  malformed('Send the header authorization only once', 'Send one line for this header. A common cause is a proxy that adds its own.'),
  malformed('Send exactly one valid Host header', 'Send a `Host` header with a host name and at most a port.'),
  malformed('The URL and the Host header name different hosts', 'If the request line contains a whole URL, name the same host in `Host`.'),
  malformed('Send Transfer-Encoding only in HTTP/1.1, and only as chunked', 'Send `chunked` alone, or a `Content-Length`.'),
  malformed('Omit the fragment from the URL', 'Remove the fragment from the URL: it is only for browsers.'),
  malformed('This server is not a proxy', 'Remove this server from the proxy settings: it does not support `CONNECT`.'),
  fault('parameter-invalid', 'limit', 'must be at least 1', { cure: '`error` repeats the first of `validation_errors`.' }),
  fault('parameter-invalid', 'limit', 'must be given once', { cure: 'Only parameters that the contract types as lists may be repeated.' }),
  fault('idempotency-key-malformed', 'Idempotency-Key', 'must be 1 to 255 visible ASCII characters', { where: 'body' }),
  cause('body-missing', 'This operation requires a body', { where: 'body' }),
  unreadable('The body is not valid JSON', 'Use a JSON library to write the body. Look for a trailing comma or a single quote.'),
  unreadable('The body is not UTF-8', 'Encode the body as UTF-8, without a byte order mark.'),
  unreadable('The body contains the name __proto__ or constructor, which is not allowed', 'Remove the keys `__proto__` and `constructor`.'),
  unreadable(
    'The body contains text with NUL or half of a surrogate pair',
    'Remove NUL characters, and do not cut strings between the halves of a surrogate pair.',
  ),
  unreadable('Nest the body at most 20 levels deep', 'No operation needs more than a few levels.'),
  unreadable('Send at most 1000 items in a list', 'Split the list over several requests.'),
  cause('token-invalid', 'Not authorized', { headers: 'WWW-Authenticate: Bearer' }),
  cause('scope-missing', 'This token lacks the scope r_jobs'),
  cause('token-kind-refused', 'This operation accepts only librarian tokens', { where: 'kinds' }),
  cause('role-missing', 'This operation requires a member with the role admin', { where: 'roles' }),
  cause('not-found', 'Not found'),
  cause('method-not-allowed', 'Method not allowed: this path supports GET, HEAD', { headers: 'Allow: GET, HEAD' }),
  cause('request-timeout', 'The request took too long to arrive', closing),
  cause('body-too-large', 'The body is too large: send at most 1048576 bytes', { where: 'body' }),
  cause('address-too-long', 'The URL is too long: send at most 8192 characters', closing),
  cause('media-type-unsupported', 'Send the body as application/json', { where: 'body' }),
  cause('expectation-failed', 'The only supported expectation is 100-continue', closing),
  cause('rate-limit-exceeded', 'Rate limit exceeded, retry in 3 seconds', { headers: 'Retry-After: 3' }),
  cause('headers-too-large', 'The headers are too large: send less than 16 KB', closing),
  cause('headers-too-large', 'Send at most 100 header lines', closing),
  cause('internal-error', 'Internal error'),
  cause('service-unavailable', 'The service is briefly unavailable, please retry', { headers: 'Retry-After: 1' }),
]

/** Returns the causes that apply to this contract: the server's own, and one for each error example, which is named after its code. */
export function causesOf(document: Document): Cause[] {
  const operations = operationsOf(document)
  const has = {
    body: operations.some(({ operation }) => operation.requestBody),
    kinds: operations.some(({ operation }) => operation['x-token-kinds']),
    roles: operations.some(({ operation }) => operation['x-member-roles']),
  }
  const declared = new Map<string, Cause & { operations: string[] }>()
  for (const { id, operation } of operations) {
    for (const { content = {} } of Object.values(operation.responses)) {
      for (const [name, { value }] of Object.values(content).flatMap(({ examples = {} }) => Object.entries(examples))) {
        if (!(name in errorCodes)) continue
        const body = JSON.stringify(value)
        const known = declared.get(name + body)
        if (known) known.operations.push(id)
        else declared.set(name + body, { code: name as ErrorCode, body, operations: [id] })
      }
    }
  }
  return [...causes.filter(({ where }) => !where || has[where]), ...declared.values()]
}
