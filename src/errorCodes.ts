// The error codes (`X-Error-Code`), each with status, meaning and remedy. The catalogue, the contract's examples and the tests follow it.

const code = <const Status extends number>(status: Status, meaning: string, remedy: string) => ({ status, meaning, remedy })

/** A code never changes its name or its status, and is never used for two things that a client would treat differently. */
export const errorCodes = {
  'request-malformed': code(400, 'This is not well-formed HTTP', 'Correct what the message names. The connection ends.'),
  'parameter-invalid': code(400, 'A parameter is missing, repeated or wrong', 'Correct every parameter that `validation_errors` names.'),
  'idempotency-key-malformed': code(400, 'The Idempotency-Key is malformed', 'Send 1 to 255 visible ASCII characters, such as a UUID.'),
  'body-missing': code(400, 'The body is missing', 'Send the body that the operation describes.'),
  'body-malformed': code(400, 'The body cannot be read', 'Let a library write the body, as JSON in UTF-8.'),
  'body-invalid': code(400, 'A field of the body is missing or wrong', 'Correct every field that `validation_errors` names.'),
  'member-required': code(400, 'The token acts for nobody', 'Name a member with `member_id`, or use a user token.'),
  'employee-required': code(400, 'No employee is named', 'Name the employee with `employee_id`, or use a user token.'),
  'period-invalid': code(400, 'The period of the time off cannot be', 'Send two dates and times of the calendar, in their order.'),
  'before-start-date': code(400, 'The employee starts later', 'Ask for time off from the employee’s start date on.'),
  'half-days-invalid': code(400, 'The half days cannot be', 'Name working days of the period, each once, in a category of half days.'),
  'subscription-args-incomplete': code(400, 'Members of `args` are missing', 'Send all three; an empty text means all.'),
  'subscription-args-unknown': code(400, '`args` names what the account lacks', 'Name the account, a job and a stage of it.'),
  'subscription-event-unavailable': code(
    400,
    'The event exists only in the `family` profile',
    'Choose another event, or run the server with `COMPAT=family`.',
  ),
  'subscription-target-refused': code(400, 'The target cannot be notified', 'Send a public https address.'),
  'oauth-request-invalid': code(400, 'The OAuth request is malformed', 'Correct what `error_description` names.'),
  'oauth-scope-invalid': code(400, 'A scope is unknown or was not granted', 'Ask for scopes of the list, none wider than the grant.'),
  'grant-invalid': code(400, 'The authorization code is refused', 'Send the member to `/oauth/authorize` again.'),
  'grant-type-unsupported': code(400, 'There is no such grant', 'Send `authorization_code` or `refresh_token`.'),

  'token-invalid': code(
    401,
    'No valid token',
    'Send `Authorization: Bearer …` with a token that is neither expired nor revoked, and with a service token its client id as `X-SERVICE-CLIENT-ID`. Which of these it is, the answer does not tell. See [Authentication](/docs/guides/authentication#when-it-is-refused).',
  ),
  'client-invalid': code(401, 'The OAuth client is unknown, or its secret is wrong', 'Check `client_id` and `client_secret`.'),
  'refresh-token-invalid': code(401, 'The refresh token is unknown, expired or revoked', 'Send the member to `/oauth/authorize` again.'),

  'scope-missing': code(403, 'The token lacks a scope', 'Use a token that was issued with it: the scopes of a token do not change.'),
  'token-kind-refused': code(403, 'Another kind of token is wanted', 'Call with a token of the kind that the message names.'),
  'role-missing': code(
    403,
    'The member has another role',
    'A user token does what its member may do: let a member with this role connect the application, or use another kind of token.',
  ),
  'job-out-of-reach': code(403, 'The member does not work on this job', 'Act for an admin or for a member of the job.'),
  'employee-out-of-reach': code(403, 'The member may not reach every employee that is named', 'Name the member’s own reports only.'),
  'not-the-approver': code(403, 'Another member decides this approval', 'Let the approver decide.'),
  'application-of-another-account': code(403, 'The application belongs to another account', 'Sign in to that account.'),
  'reset-link-ended': code(
    403,
    'The link to set a password is no longer good',
    'Ask for a new one: a link is good for an hour, for one use, and until there is a newer one.',
  ),
  'form-expired': code(403, 'The form of a page is no longer good', 'Load the page again and send the form once more.'),

  'not-found': code(
    404,
    'There is no such thing',
    'Check the path, and the id in it. What belongs to another account looks just like this, and so does another account’s host or prefix. See [Addresses](/docs/guides/addresses).',
  ),
  'method-not-allowed': code(405, 'The path takes other methods', 'Use a method that `Allow` names.'),
  'request-timeout': code(
    408,
    'The request took too long to arrive',
    'Headers have 10 seconds to arrive, a whole request 30. Try again over a better line; do not open connections before there is something to send.',
  ),

  'idempotency-key-running': code(409, 'The request with this Idempotency-Key is running', 'Repeat it after `Retry-After` seconds.'),
  'target-taken': code(409, 'The target is already registered', 'Use the subscription that is there, or delete it first.'),
  'subscription-disabled': code(409, 'The subscription is disabled', 'Enable it first.'),
  'approval-decided': code(409, 'The approval is already decided', 'Read the request: nothing is left to decide here.'),
  'time-off-decided': code(409, 'The time off request is already decided', 'Read the request: nothing is left to decide here.'),

  'body-too-large': code(413, 'The body is too large', 'Send less. The message names the limit of this operation.'),
  'address-too-long': code(414, 'The address is too long', 'Ask for less at a time: shorten long lists in the query.'),
  'media-type-unsupported': code(
    415,
    'The body’s media type is another',
    'Set `Content-Type` to what the message names, in UTF-8 and not compressed.',
  ),
  'expectation-failed': code(417, 'An expectation that the server does not meet', 'Leave the header `Expect` out.'),

  'idempotency-key-reused': code(422, 'The Idempotency-Key came with another request', 'Choose a new one for each change.'),
  'field-required': code(422, 'A field that a rule needs is missing', 'Send the field that `validation_errors` names.'),
  'field-invalid': code(422, 'A field has a value that a rule forbids', 'Correct the field that `validation_errors` names.'),
  'reference-unknown': code(422, 'A field names what the account lacks', 'Read the ids of the account, and send one of them.'),
  'email-taken': code(422, 'The job has a candidate with this e-mail address', 'Update that candidate instead.'),
  'file-refused': code(422, 'The file cannot be taken', 'Send a file of a type and size that the message and the operation name.'),
  'candidate-not-disqualified': code(422, 'The candidate is not disqualified', 'There is nothing to revert.'),
  'value-taken': code(422, 'Another employee has this value', 'Choose another value for the field, or change that employee.'),
  'manager-circle': code(422, 'The employee would stand above themselves', 'Name a manager who does not report to the employee.'),
  'employee-published': code(422, 'The employee is already published', 'There is nothing to do.'),
  'employee-stays-published': code(422, 'A published employee cannot become a draft again', 'Leave the state out.'),
  'employee-not-published': code(422, 'The employee is a draft', 'Publish the employee first.'),
  'member-not-employee': code(422, 'The member is no employee', 'Name the employee with `employee_id`.'),
  'member-deactivated': code(422, 'The member is already deactivated', 'There is nothing to do.'),
  'last-admin': code(422, 'The last active admin cannot be deactivated', 'Make another member an admin first.'),
  'last-hris-admin': code(422, 'The last active HRIS admin cannot be deactivated', 'Make another member an HRIS admin first.'),
  'last-full-admin': code(422, 'The only member who is both admin and HRIS admin stays', 'Let another member be both first.'),

  'rate-limit-exceeded': code(
    429,
    'Too many calls',
    'Wait as many seconds as `Retry-After` says, then go on. See [Rate limits](/docs/guides/rate-limits).',
  ),
  'collections-under-way': code(
    429,
    'The account has two whole collections of versions 2 and 1 under way',
    'Read one of them to its end, or wait as many seconds as `Retry-After` says. Version 3 answers in pages: see [From version 2 to version 3](/docs/guides/from-2-to-3).',
  ),
  'sign-in-locked': code(429, 'Too many sign-ins have failed', 'Wait as many seconds as `Retry-After` says, or set a new password.'),
  'headers-too-large': code(431, 'The headers are too large or too many', 'Send fewer and shorter headers; cookies are not needed.'),
  'internal-error': code(500, 'The server failed', 'This is a fault of the server. Report it with the `X-Request-Id` of the answer.'),
  'service-unavailable': code(
    503,
    'Briefly not available',
    'Wait as many seconds as `Retry-After` says and try again. What changes something may have been done just before the connection broke: look before you repeat it.',
  ),
} as const satisfies Record<string, { readonly status: number; readonly meaning: string; readonly remedy: string }>

export type ErrorCode = keyof typeof errorCodes
/** The codes that have a status. */
export type CodeOf<Status extends number> = {
  [Code in ErrorCode]: (typeof errorCodes)[Code]['status'] extends Status ? Code : never
}[ErrorCode]

/** Where the portal explains the codes, each at its anchor. */
export const catalogue = '/docs/errors'

/** Returns the headers of every error response. Without an origin, as in the response to a malformed request, the link is relative. */
export const codeHeaders = (code: ErrorCode, origin = '') => ({
  'x-error-code': code,
  link: `<${origin}${catalogue}#${code}>; rel="help"`,
})
