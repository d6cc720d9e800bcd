// Example bodies of error responses for each code: the server's own here, those of operations from the contract's named examples.
import { operationsOf, type Document } from '../../contract/document.ts'
import { errorCodes, type ErrorCode } from '../../errorCodes.ts'

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
  malformed('The address is not well formed', 'Encode what you put into a path: `encodeURIComponent` in JavaScript, `quote` in Python.'),
  malformed('This is not valid HTTP', 'Speak plain HTTP/1.1 to this port. TLS sent to it is a usual reason.'),
  malformed('Send HTTP/1.1', 'Send HTTP/1.1 or 1.0.'),
  malformed('Send the header authorization once', 'Send one line for this header. A proxy that adds its own is a usual reason.'),
  malformed('Send one valid Host header', 'Send a `Host` header with a host name and at most a port.'),
  malformed(
    'Send one host: the address and the Host header name two',
    'When the request line holds a whole address, let `Host` name the same.',
  ),
  malformed('Send Transfer-Encoding as chunked, in HTTP/1.1, or not at all', 'Send `chunked` alone, or a `Content-Length`.'),
  malformed('Leave the fragment out of the address', 'Cut the address before `#`: the fragment is for browsers.'),
  malformed('This server is no proxy', 'Remove this server from the proxy settings; it answers no `CONNECT`.'),
  fault('parameter-invalid', 'limit', 'must be at least 1', { cure: '`error` repeats the first of `validation_errors`.' }),
  fault('parameter-invalid', 'limit', 'must be given once', { cure: 'Only parameters that the contract types as lists may be repeated.' }),
  fault('idempotency-key-malformed', 'Idempotency-Key', 'must be 1 to 255 visible ASCII characters', { where: 'body' }),
  cause('body-missing', 'This operation needs a body', { where: 'body' }),
  unreadable('The body is not valid JSON', 'Let a JSON library write the body; look for a trailing comma or a single quote.'),
  unreadable('The body is not UTF-8', 'Encode the body as UTF-8, without a byte order mark.'),
  unreadable('The body holds a name that is not allowed', 'Leave out the keys `__proto__` and `constructor`.'),
  unreadable(
    'The body holds text with NUL or half a character',
    'Remove NUL characters, and do not cut strings between the halves of a surrogate pair.',
  ),
  unreadable('Nest the body at most 20 deep', 'No operation takes more than a few levels.'),
  unreadable('Send at most 1000 items in a list', 'Split the list over several calls.'),
  cause('token-invalid', 'Not authorized', { headers: 'WWW-Authenticate: Bearer' }),
  cause('scope-missing', 'This token lacks the scope r_jobs'),
  cause('token-kind-refused', 'This operation takes librarian tokens only', { where: 'kinds' }),
  cause('role-missing', 'This operation is for members with the role admin', { where: 'roles' }),
  cause('not-found', 'Not found'),
  cause('method-not-allowed', 'Method not allowed, this path takes GET, HEAD', { headers: 'Allow: GET, HEAD' }),
  cause('request-timeout', 'The request took too long to arrive', closing),
  cause('body-too-large', 'Keep the body below 1048576 bytes', { where: 'body' }),
  cause('address-too-long', 'Keep the address below 8192 characters', closing),
  cause('media-type-unsupported', 'Send the body as application/json', { where: 'body' }),
  cause('expectation-failed', 'Expect nothing but 100-continue', closing),
  cause('rate-limit-exceeded', 'Rate limit exceeded, retry in 3 seconds', { headers: 'Retry-After: 3' }),
  cause('headers-too-large', 'Keep the headers below 16 KB', closing),
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
