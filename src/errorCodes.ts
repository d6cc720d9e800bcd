// The error codes (`X-Error-Code`), each with status, meaning and remedy. The catalogue, the contract's examples and the tests follow it.

const code = <const Status extends number>(status: Status, meaning: string, remedy: string) => ({ status, meaning, remedy })

/** A code never changes its name or its status, and is never used for two things that a client would treat differently. */
export const errorCodes = {
  'request-malformed': code(
    400,
    'The request is not well-formed HTTP',
    'Correct what the message names. The server closes the connection.',
  ),
  'parameter-invalid': code(400, 'A parameter is missing, repeated or invalid', 'Correct every parameter that `validation_errors` names.'),
  'idempotency-key-malformed': code(400, 'The Idempotency-Key is malformed', 'Send 1 to 255 visible ASCII characters, such as a UUID.'),
  'body-missing': code(400, 'The body is missing', 'Send the body that the operation describes.'),
  'body-malformed': code(400, 'The body cannot be read', 'Use a library to write the body as JSON in UTF-8.'),
  'body-invalid': code(400, 'A field of the body is missing or invalid', 'Correct every field that `validation_errors` names.'),
  'member-required': code(400, 'The token does not act for a member', 'Name a member with `member_id`, or use a user token.'),
  'employee-required': code(400, 'The request names no employee', 'Name the employee with `employee_id`, or use a user token.'),
  'period-invalid': code(400, 'The period of the time off is invalid', 'Send two valid dates and times, the start before the end.'),
  'before-start-date': code(
    400,
    'The time off begins before the employee’s first day',
    'Request time off from the employee’s start date on.',
  ),
  'half-days-invalid': code(
    400,
    'The half days are invalid',
    'Name working days of the period, each once, in a category that tracks half days.',
  ),
  'subscription-args-incomplete': code(400, 'Members of `args` are missing', 'Send all three; an empty string means all.'),
  'subscription-args-unknown': code(
    400,
    '`args` names something that the account does not have',
    'Name the account itself, and a job and a stage of it.',
  ),
  'subscription-event-unavailable': code(
    400,
    'The event exists only in the `family` profile',
    'Choose another event, or run the server with `COMPAT=family`.',
  ),
  'subscription-target-refused': code(400, 'The target is not allowed', 'Send a public `https` URL.'),
  'oauth-request-invalid': code(400, 'The OAuth request is malformed', 'Correct what `error_description` names.'),
  'oauth-scope-invalid': code(
    400,
    'A scope is unknown or was not granted',
    'Request only known scopes, and in a refresh only those that were granted.',
  ),
  'grant-invalid': code(400, 'The authorization code is invalid, expired or already used', 'Send the member to `/oauth/authorize` again.'),
  'grant-type-unsupported': code(400, 'The grant type is not supported', 'Send `authorization_code` or `refresh_token`.'),

  'token-invalid': code(
    401,
    'The request has no valid token',
    'Send `Authorization: Bearer …` with a token that is neither expired nor revoked. A service token also needs its client id in `X-SERVICE-CLIENT-ID`. The response does not say which of these is wrong. See [Authentication](/docs/guides/authentication#when-it-is-refused).',
  ),
  'client-invalid': code(401, 'The OAuth client is unknown, or its secret is wrong', 'Check `client_id` and `client_secret`.'),
  'refresh-token-invalid': code(401, 'The refresh token is unknown, expired or revoked', 'Send the member to `/oauth/authorize` again.'),

  'scope-missing': code(403, 'The token lacks a scope', 'Use a token that has the scope: the scopes of a token do not change.'),
  'token-kind-refused': code(403, 'The operation does not accept this kind of token', 'Use a token of the kind that the message names.'),
  'role-missing': code(
    403,
    'The member does not have the required role',
    'A user token can do only what its member may do: have a member with this role connect the application, or use another kind of token.',
  ),
  'job-out-of-reach': code(403, 'The member does not work on this job', 'Act for an admin or for a member of the job.'),
  'employee-out-of-reach': code(
    403,
    'The member may not access every employee that the request names',
    'Name only the member themselves and their reports.',
  ),
  'not-the-approver': code(403, 'The member is not the approver', 'Only the approver can decide.'),
  'application-of-another-account': code(403, 'The application belongs to another account', 'Sign in to that account.'),
  'reset-link-ended': code(
    403,
    'The link to set a password is no longer valid',
    'Request a new one, or ask an admin for it: a link is valid for one use, for an hour or, to set a first password, 7 days, and until a newer one is created.',
  ),
  'form-expired': code(403, 'The form has expired', 'Reload the page and submit the form again.'),
  'origin-refused': code(
    403,
    'Pages of other sites cannot use the endpoint for assistants',
    'Connect with a program, or from a page of this server.',
  ),

  'not-found': code(
    404,
    'The path or the record does not exist',
    'Check the path and its ids. Records of another account get the same response, as do another account’s host and prefix. See [Addresses](/docs/guides/addresses).',
  ),
  'method-not-allowed': code(405, 'The path does not support this method', 'Use a method that `Allow` lists.'),
  'accept-refused': code(
    406,
    'The client accepts no response of the endpoint for assistants',
    'Accept `application/json` and `text/event-stream`.',
  ),
  'request-timeout': code(
    408,
    'The request took too long to arrive',
    'The headers must arrive within 10 seconds, the whole request within 30. Retry over a faster connection, and open a connection only when there is something to send.',
  ),

  'idempotency-key-running': code(409, 'The request with this Idempotency-Key is still running', 'Repeat it after `Retry-After` seconds.'),
  'target-taken': code(409, 'The target is already registered', 'Use the existing subscription, or delete it first.'),
  'subscription-disabled': code(409, 'The subscription is disabled', 'Enable it first.'),
  'approval-decided': code(409, 'The approval is already decided', 'There is nothing left to decide.'),
  'time-off-decided': code(409, 'The time off request is already decided', 'There is nothing left to decide.'),
  'job-state-conflict': code(
    409,
    'The state of the job does not allow the change',
    'Read the state of the job: [the guide](/docs/guides/jobs-and-members) shows the transitions.',
  ),
  'offer-state-conflict': code(
    409,
    'The state of the offer does not allow the change',
    'Read the state of the offer: [the guide](/docs/guides/candidates#offers) shows the transitions.',
  ),
  'offer-open': code(409, 'Nobody has decided the candidate’s last offer', 'Change that offer, or decide it first.'),
  'candidate-disqualified': code(409, 'The candidate is disqualified', 'Revert the disqualification first.'),
  'department-in-use': code(
    409,
    'Something refers to the department',
    'Move what `affected_resources` names to another department first, or force the change.',
  ),
  'legal-entity-in-use': code(
    409,
    'Something refers to the legal entity',
    'Move what `affected_resources` names to another legal entity first, or force the deletion.',
  ),
  'stage-in-use': code(409, 'Candidates are in the stage or were rated in it', 'Name another stage with `target_stage`.'),
  'time-off-category-in-use': code(
    409,
    'Time off requests refer to the category',
    'Keep the category, or create another one: requests need theirs.',
  ),

  'body-too-large': code(413, 'The body is too large', 'Send a smaller body. The message names the limit of the operation.'),
  'address-too-long': code(414, 'The URL is too long', 'Shorten long lists in the query, and send several requests instead.'),
  'media-type-unsupported': code(
    415,
    'The body has an unsupported media type',
    'Set `Content-Type` to the type that the message names, in UTF-8 and without compression.',
  ),
  'expectation-failed': code(417, 'The server does not support the expectation', 'Omit the header `Expect`.'),

  'idempotency-key-reused': code(422, 'The Idempotency-Key was used for another request', 'Use a new key for each change.'),
  'field-required': code(422, 'A field that a rule requires is missing', 'Send the field that `validation_errors` names.'),
  'field-invalid': code(422, 'A field has a value that a rule forbids', 'Correct the field that `validation_errors` names.'),
  'reference-unknown': code(
    422,
    'A field names something that the account does not have',
    'Read the ids that the account has, and send one of them.',
  ),
  'email-taken': code(422, 'The job already has a candidate with this e-mail address', 'Update that candidate instead.'),
  'file-refused': code(422, 'The file is not accepted', 'Send a file of a type and size that the message and the operation name.'),
  'candidate-not-disqualified': code(422, 'The candidate is not disqualified', 'There is nothing to revert.'),
  'value-taken': code(422, 'Another employee already has this value', 'Choose another value for the field, or change that employee.'),
  'manager-circle': code(
    422,
    'The employee would report to themselves',
    'Name a manager who does not report to the employee, directly or indirectly.',
  ),
  'employee-published': code(422, 'The employee is already published', 'There is nothing to do.'),
  'employee-stays-published': code(422, 'A published employee cannot become a draft again', 'Omit `state`.'),
  'employee-not-published': code(422, 'The employee is a draft', 'Publish the employee first.'),
  'member-not-employee': code(422, 'The member is not an employee', 'Name the employee with `employee_id`.'),
  'member-deactivated': code(422, 'The member is already deactivated', 'There is nothing to do.'),
  'last-admin': code(
    422,
    'The last active admin must remain one',
    'Make another member an admin first. One who was invited counts once they have set a password.',
  ),
  'last-hris-admin': code(422, 'The last active HRIS admin must remain one', 'Make another member an HRIS admin first.'),
  'last-full-admin': code(
    422,
    'The last active member who is both admin and HRIS admin must remain one',
    'Make another member both first.',
  ),
  'access-missing': code(422, 'The member would have no access', 'Give the member a role in recruiting or in HR, or deactivate them.'),
  'member-email-taken': code(
    422,
    'The account already has a member with this e-mail address',
    'Change that member instead; a deactivated one can be enabled.',
  ),
  'time-entry-overlaps': code(
    422,
    'The employee already has a time entry at this time',
    'Change the times or the other entry, or send `override_overlapping`.',
  ),
  'department-name-taken': code(
    422,
    'A department with the same parent has this name',
    'Choose another name, or rename the other one first.',
  ),
  'department-circle': code(422, 'The department would be below itself', 'Name a department that is not below it.'),
  'name-taken': code(422, 'Another one in the account has this name or address', 'Choose another one, or change the other record first.'),
  'list-full': code(422, 'There are as many of these as a list can show', 'Delete one that is not needed any more.'),
  'order-incomplete': code(
    422,
    'The order does not name each one exactly once',
    'Read the list again, and send all of it in the new order.',
  ),
  'stage-required': code(422, 'The pipeline needs the stage', 'Create another stage of the kind first.'),
  'department-too-deep': code(422, 'The departments would have too many levels', 'Name a department on a higher level.'),

  'rate-limit-exceeded': code(
    429,
    'Too many requests',
    'Wait for the number of seconds in `Retry-After`, then continue. See [Rate limits](/docs/guides/rate-limits).',
  ),
  'collections-under-way': code(
    429,
    'The account is already reading two whole collections of versions 2 and 1',
    'Read one of them to its end, or wait for the number of seconds in `Retry-After`. Version 3 returns pages: see [From version 2 to version 3](/docs/guides/from-2-to-3).',
  ),
  'sign-in-locked': code(429, 'Too many sign-ins have failed', 'Wait for the number of seconds in `Retry-After`, or set a new password.'),
  'headers-too-large': code(431, 'The headers are too large or too many', 'Send fewer and shorter headers; cookies are not needed.'),
  'internal-error': code(500, 'The server failed', 'Report it to the operator of the server, with the `X-Request-Id` of the response.'),
  'service-unavailable': code(
    503,
    'The service is briefly unavailable',
    'Wait for the number of seconds in `Retry-After`, then retry. A change may have been made just before the failure: send an Idempotency-Key, or check before you repeat it.',
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
