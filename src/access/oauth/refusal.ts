// The errors of OAuth 2.0: a code for programs and a description for developers.
import type { ErrorCode } from '../../errorCodes.ts'
import { Refusal } from '../../errors.ts'

/** RFC 6749 sections 4.1.2.1 and 5.2, RFC 8707 section 2 (`invalid_target`), RFC 6750 section 3.1 (`invalid_token`), RFC 7591 section 3.2.2. */
export type OAuthError =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'invalid_scope'
  | 'invalid_target'
  | 'invalid_token'
  | 'access_denied'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'

/** The error's code in the catalogue, unless the refusal names another. Errors not listed are only sent by redirect. */
const codes: Partial<Record<OAuthError, ErrorCode>> = {
  invalid_client: 'client-invalid',
  invalid_grant: 'grant-invalid',
  invalid_scope: 'oauth-scope-invalid',
  invalid_token: 'token-invalid',
  unsupported_grant_type: 'grant-type-unsupported',
}

export class OAuthRefusal extends Refusal {
  readonly error: OAuthError
  constructor(error: OAuthError, description: string, headers: Record<string, string> = {}, code?: ErrorCode) {
    super(code ?? codes[error] ?? 'oauth-request-invalid', description, undefined, headers)
    this.error = error
  }
}

export const invalidRequest = (description: string) => new OAuthRefusal('invalid_request', description)

/** 401. Only a client that used HTTP Basic gets the challenge: some libraries misread the header as another kind of failure. */
export const invalidClient = (description: string, basic: boolean) =>
  new OAuthRefusal('invalid_client', description, basic ? { 'www-authenticate': 'Basic realm="oauth"' } : {})

export const invalidScope = (description: string) => new OAuthRefusal('invalid_scope', description)

export const invalidGrant = (description: string) => new OAuthRefusal('invalid_grant', description)

/** A code that is invalid for any reason. */
export const unknownCode = () => invalidGrant('The code is unknown, expired or revoked')

/** 401: the authorization code flow has to be repeated (decision "refused refresh"). */
export const refusedRefresh = () =>
  new OAuthRefusal('invalid_grant', 'The refresh token is unknown, expired or revoked', {}, 'refresh-token-invalid')
