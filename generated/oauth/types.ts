// Written by `make generate` from the contract: never edit it.
export interface paths {
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the authorization server
         * @description The addresses and abilities of this authorization server, in the form of RFC 8414, for
         *     libraries that configure themselves.
         */
        get: operations["getAuthorizationServerMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask a member for consent
         * @description Where an application sends the member's browser. Who is not signed in is sent to sign in and
         *     comes back. Then a page names the application, the account and each scope in words, and asks.
         *
         *     While the client or its `redirect_uri` is not known to be right, errors are shown on a page;
         *     afterwards they are told to the application, at its `redirect_uri`, as `error` and
         *     `error_description`, with `state` and `iss`.
         */
        get: operations["authorize"];
        put?: never;
        /**
         * Allow or refuse an application
         * @description Where the page of consent sends the member's choice, at the address that the page itself had.
         *     It is no call for programs: the form carries a proof that the page was shown to the member.
         *
         *     Allowed, the browser goes to `redirect_uri` with `code`, `state` and `iss`; refused, with
         *     `error=access_denied`.
         */
        post: operations["decideAuthorization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a connection
         * @description Ends the connection that a token belongs to (RFC 7009): its access tokens and its refresh
         *     token work no more. Either token will do, expired or not. Takes a form or JSON, like the
         *     token endpoint.
         *
         *     A client authenticates as at the token endpoint. Instead it may send
         *     `Authorization: Bearer {access_token}` with an access token of the same connection.
         *
         *     A token that is unknown, or another client's, is answered like one that was revoked, and
         *     nothing happens.
         */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get or refresh tokens
         * @description Exchanges a code, or a refresh token, for a pair of tokens. Takes a form or JSON; a body
         *     without a media type is read as a form.
         *
         *     A refused exchange consumes nothing: a code stays good when the verifier, the `redirect_uri`
         *     or the secret was wrong.
         */
        post: operations["exchangeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What a member has chosen on the page of consent. */
        ConsentChoice: {
            /**
             * @description The proof that the form comes from the page that the member was shown.
             * @example Jm1xFZ8n3gq0s2hT5v7yLw4bKc6dRe9fUa1iOpXtQzM
             */
            csrf: string;
            decision: components["schemas"]["ConsentDecision"];
        };
        /**
         * @description Whether the application may connect. Values may be added.
         * @example allow
         * @enum {string}
         */
        ConsentDecision: "allow" | "cancel";
        /**
         * @description What is wrong, for programs. Values may be added.
         * @example invalid_client
         * @enum {string}
         */
        ErrorCode: "invalid_request" | "invalid_client" | "invalid_grant" | "unsupported_grant_type" | "invalid_scope" | "invalid_token" | "temporarily_unavailable" | "server_error";
        /**
         * @description What is exchanged. Values may be added.
         * @example authorization_code
         * @enum {string}
         */
        GrantType: "authorization_code" | "refresh_token";
        /**
         * @description A page for people.
         * @example <!doctype html><title>Not allowed</title>
         */
        HtmlPage: string;
        /** @description What the server supports, by the names that the specifications use. */
        NameList: string[];
        /** @description What an error answers (RFC 6749, section 5.2). */
        OAuthErrorBody: {
            error: components["schemas"]["ErrorCode"];
            /**
             * @description What is wrong, in a sentence for people. Its wording may change.
             * @example The client is unknown, or its secret is wrong
             */
            error_description: string;
        };
        /**
         * @description What the tokens act for. Values may be added.
         * @example user
         * @enum {string}
         */
        ResourceName: "user";
        /**
         * @description What the application is to get. Values may be added.
         * @example code
         * @enum {string}
         */
        ResponseType: "code";
        /** @description Nothing more is said. */
        RevocationDone: {
            [key: string]: unknown;
        };
        /** @description The authorization server's metadata (RFC 8414). */
        ServerMetadata: {
            /**
             * @description Where the member's browser is sent.
             * @example http://localhost:3000/oauth/authorize
             */
            authorization_endpoint: string;
            /**
             * @description Always true (RFC 9207).
             * @example true
             */
            authorization_response_iss_parameter_supported: boolean;
            code_challenge_methods_supported: components["schemas"]["NameList"];
            grant_types_supported: components["schemas"]["NameList"];
            /**
             * @description The server's own address, which every authorization response carries as `iss`.
             * @example http://localhost:3000
             */
            issuer: string;
            response_modes_supported: components["schemas"]["NameList"];
            response_types_supported: components["schemas"]["NameList"];
            /**
             * @description Where a connection is ended.
             * @example http://localhost:3000/oauth/revoke
             */
            revocation_endpoint: string;
            revocation_endpoint_auth_methods_supported: components["schemas"]["NameList"];
            scopes_supported: components["schemas"]["NameList"];
            /**
             * @description The guide for people.
             * @example http://localhost:3000/docs/guides/authentication
             */
            service_documentation: string;
            /**
             * @description Where tokens are got and refreshed.
             * @example http://localhost:3000/oauth/token
             */
            token_endpoint: string;
            token_endpoint_auth_methods_supported: components["schemas"]["NameList"];
        };
        /**
         * @description With `authorization_code`: `code`, `redirect_uri` and, with PKCE, `code_verifier`. With
         *     `refresh_token`: `refresh_token` and, to get an access token with fewer scopes, `scope`.
         */
        TokenExchange: {
            /**
             * @description The application's client id, unless it comes by HTTP Basic.
             * @example 7f3c0b9a5e2d4c1886aa0f4be91d2c35
             */
            client_id?: string;
            /**
             * @description The application's secret, unless it comes by HTTP Basic. A public client has none.
             * @example hr_k_4Zx0mVqkT7pLr2wYbN8sDfGhJ1cA5uE3iO6tR9yXvQz0Kd8Wn
             */
            client_secret?: string;
            /**
             * @description The code that came to `redirect_uri`.
             * @example hr_c_1Bq7RtYw3KdXm5ZpLs9VnCf2HgJ4uE6iO8aT0rQxWvSz1Mk7Py
             */
            code?: string;
            /**
             * @description What the `code_challenge` was made of, 43 to 128 characters.
             * @example dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk
             */
            code_verifier?: string;
            grant_type: components["schemas"]["GrantType"];
            /**
             * @description The address that the code came to, the same as in the request to authorize.
             * @example https://careers.nordlicht-robotics.example/callback
             */
            redirect_uri?: string;
            /**
             * @description The refresh token of the last pair.
             * @example hr_r_2Cr8SuZx4LeYn6AqMt0WoDg3IhK5vF7jP9bU1sRyXwTa2Nl8Qz
             */
            refresh_token?: string;
            /**
             * @description The scopes of the new access token, none that was not granted. Left out, it has all that
             *     were granted. The refresh token always keeps them all.
             * @example r_jobs
             */
            scope?: string;
        };
        /** @description A pair of tokens. */
        TokenGrant: {
            /**
             * @description The bearer token for calls of the API.
             * @example hr_o_3Ds9TvAy5MfZo7BrNu1XpEh4JiL6wG8kQ0cV2tSzYxUb3Om9Ra
             */
            access_token: string;
            /**
             * Format: int64
             * @description When the access token was made, in Unix seconds.
             * @example 1772460302
             */
            created_at: number;
            /**
             * Format: int32
             * @description For how many seconds the access token is good.
             * @example 7200
             */
            expires_in: number;
            /**
             * @description What the next pair is got with. It works once.
             * @example hr_r_2Cr8SuZx4LeYn6AqMt0WoDg3IhK5vF7jP9bU1sRyXwTa2Nl8Qz
             */
            refresh_token: string;
            /**
             * @description The scopes of the access token, joined by spaces.
             * @example r_jobs w_members
             */
            scope: string;
            token_type: components["schemas"]["TokenType"];
        };
        /** @description The token whose connection is to end, as `token` or as `refresh_token`. */
        TokenRevocation: {
            /**
             * @description The application's client id, unless it comes by HTTP Basic.
             * @example 7f3c0b9a5e2d4c1886aa0f4be91d2c35
             */
            client_id?: string;
            /**
             * @description The application's secret, unless it comes by HTTP Basic. A public client has none.
             * @example hr_k_4Zx0mVqkT7pLr2wYbN8sDfGhJ1cA5uE3iO6tR9yXvQz0Kd8Wn
             */
            client_secret?: string;
            /**
             * @description The same under another name, which some clients use.
             * @example hr_r_2Cr8SuZx4LeYn6AqMt0WoDg3IhK5vF7jP9bU1sRyXwTa2Nl8Qz
             */
            refresh_token?: string;
            /**
             * @description An access token or a refresh token.
             * @example hr_r_2Cr8SuZx4LeYn6AqMt0WoDg3IhK5vF7jP9bU1sRyXwTa2Nl8Qz
             */
            token?: string;
            /**
             * @description Not needed and not read.
             * @example refresh_token
             */
            token_type_hint?: string;
        };
        /**
         * @description How the access token is sent. Values may be added.
         * @example bearer
         * @enum {string}
         */
        TokenType: "bearer";
    };
    responses: {
        /** @description A page: the server cannot answer at the moment. */
        AwayPage: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><title>Back in a moment</title> */
                "text/html; charset=utf-8": components["schemas"]["HtmlPage"];
            };
        };
        /** @description A page: this address has used up its calls of this minute. */
        BusyPage: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><title>Too many attempts</title> */
                "text/html; charset=utf-8": components["schemas"]["HtmlPage"];
            };
        };
        /** @description A page: the server failed. */
        FailurePage: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><title>Something went wrong</title> */
                "text/html; charset=utf-8": components["schemas"]["HtmlPage"];
            };
        };
        /**
         * @description A page: the application belongs to another account than the member's, or the form is no
         *     longer good.
         */
        ForbiddenPage: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><title>Not allowed</title> */
                "text/html; charset=utf-8": components["schemas"]["HtmlPage"];
            };
        };
        /** @description The body is larger than 64 KiB. */
        LargeBody: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Rate-Limit-Limit": components["headers"]["CallLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["CallLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["CallLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "invalid_request",
                 *       "error_description": "Keep the body below 65536 bytes"
                 *     }
                 */
                "application/json": components["schemas"]["OAuthErrorBody"];
            };
        };
        /** @description A page: the form is larger than 64 KiB. */
        LargeFormPage: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><title>Payload Too Large</title> */
                "text/html; charset=utf-8": components["schemas"]["HtmlPage"];
            };
        };
        /** @description The body is neither a form nor JSON. */
        OtherMedia: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Rate-Limit-Limit": components["headers"]["CallLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["CallLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["CallLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "invalid_request",
                 *       "error_description": "Send the body as application/x-www-form-urlencoded or application/json"
                 *     }
                 */
                "application/json": components["schemas"]["OAuthErrorBody"];
            };
        };
        /**
         * @description The client is unknown or its secret is wrong; or a refresh token was refused, because it
         *     is unknown, expired or revoked: then the flow is repeated from its beginning.
         *     `WWW-Authenticate` comes only when the client used HTTP Basic and was refused.
         */
        RefusedExchange: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Rate-Limit-Limit": components["headers"]["CallLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["CallLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["CallLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthErrorBody"];
            };
        };
        /**
         * @description The request is not well formed, or the code is refused: it is unknown, expired, used, another
         *     client's, or sent with another `redirect_uri` or `code_verifier` than its own.
         */
        RefusedRequest: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Rate-Limit-Limit": components["headers"]["CallLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["CallLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["CallLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthErrorBody"];
            };
        };
        /**
         * @description The client is unknown or its secret is wrong, or the access token sent instead is not
         *     good.
         */
        RefusedRevocation: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Rate-Limit-Limit": components["headers"]["CallLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["CallLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["CallLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "invalid_client",
                 *       "error_description": "The client is unknown, or its secret is wrong"
                 *     }
                 */
                "application/json": components["schemas"]["OAuthErrorBody"];
            };
        };
        /**
         * @description The server cannot answer at the moment, for example while its database restarts. Repeat the
         *     call after `Retry-After` seconds.
         */
        ServerAway: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Rate-Limit-Limit": components["headers"]["CallLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["CallLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["CallLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "temporarily_unavailable",
                 *       "error_description": "The service is briefly unavailable, please retry"
                 *     }
                 */
                "application/json": components["schemas"]["OAuthErrorBody"];
            };
        };
        /** @description The server failed. The details are logged under the answer's `X-Request-Id`. */
        ServerFailure: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "server_error",
                 *       "error_description": "Internal error"
                 *     }
                 */
                "application/json": components["schemas"]["OAuthErrorBody"];
            };
        };
        /** @description This address has used up its calls of this minute. */
        TooManyCalls: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Rate-Limit-Limit": components["headers"]["CallLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["CallLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["CallLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "temporarily_unavailable",
                 *       "error_description": "Rate limit exceeded, retry in 12 seconds"
                 *     }
                 */
                "application/json": components["schemas"]["OAuthErrorBody"];
            };
        };
        /**
         * @description A page: the client is unknown, `redirect_uri` is not one of its registered addresses, or
         *     one of the two is missing or repeated.
         */
        UnreadablePage: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><title>This cannot be read</title> */
                "text/html; charset=utf-8": components["schemas"]["HtmlPage"];
            };
        };
    };
    parameters: {
        /**
         * @description The application's client id.
         * @example 7f3c0b9a5e2d4c1886aa0f4be91d2c35
         */
        ClientOfConsent: string;
        /**
         * @description PKCE (RFC 7636): the SHA-256 of the code verifier, in base64url. A public client has to send
         *     it.
         * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
         */
        CodeChallenge: string;
        /**
         * @description Always `S256`, together with `code_challenge`.
         * @example S256
         */
        CodeChallengeMethod: string;
        /**
         * @description Where the browser is sent afterwards: one of the addresses registered for the application,
         *     character by character.
         * @example https://careers.nordlicht-robotics.example/callback
         */
        RedirectUri: string;
        /**
         * @description Always `user`, or left out.
         * @example user
         */
        ResourceName: components["schemas"]["ResourceName"];
        /**
         * @description Always `code`.
         * @example code
         */
        ResponseType: components["schemas"]["ResponseType"];
        /**
         * @description The scopes asked for, joined by spaces or plus signs.
         * @example r_jobs+w_members
         */
        ScopeList: string;
        /**
         * @description Anything of up to 2048 bytes. It comes back at `redirect_uri` byte for byte, so that the
         *     application recognises its own request.
         * @example 5fQ0d2mXk7
         */
        State: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Always `no-store`.
         * @example no-store
         */
        CacheControl: string;
        /**
         * @description How many calls an address has in a minute, over all endpoints of the authorization server.
         * @example 600
         */
        CallLimit: number;
        /**
         * @description How many calls are left in the current minute.
         * @example 599
         */
        CallLimitRemaining: number;
        /**
         * @description When the next minute starts, in Unix seconds.
         * @example 1772460360
         */
        CallLimitReset: number;
        /**
         * @description What went wrong, for programs: a code of the [error catalogue](/docs/errors). A code never changes its
         *     name or its status; codes may be added.
         * @example not-found
         */
        ErrorCode: string;
        /**
         * @description Where the catalogue explains the code, with `rel="help"` (RFC 8288).
         * @example <http://localhost:3000/docs/errors#not-found>; rel="help"
         */
        HelpLink: string;
        /**
         * @description Where the browser goes next.
         * @example https://careers.nordlicht-robotics.example/callback?code=hr_c_1Bq7RtYw3KdXm5ZpLs9VnCf2HgJ4uE6iO8aT0rQxWvSz1Mk7Py&iss=http%3A%2F%2Flocalhost%3A3000
         */
        Location: string;
        /**
         * @description Always `no-cache`.
         * @example no-cache
         */
        Pragma: string;
        /**
         * @description The id under which the server logged this call, a UUID. Quote it when asking for help.
         * @example 4b0f3a52-7c1d-4e7e-9d1a-2f6f0c8f5b3e
         */
        RequestId: string;
        /**
         * @description After how many seconds the call may be repeated.
         * @example 3
         */
        RetryAfter: number;
        /**
         * @description The authentication scheme that the server expects.
         * @example Bearer
         */
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAuthorizationServerMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What this authorization server offers. */
            200: {
                headers: {
                    "X-Rate-Limit-Limit": components["headers"]["CallLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["CallLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["CallLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "issuer": "http://localhost:3000",
                     *       "authorization_endpoint": "http://localhost:3000/oauth/authorize",
                     *       "token_endpoint": "http://localhost:3000/oauth/token",
                     *       "revocation_endpoint": "http://localhost:3000/oauth/revoke",
                     *       "response_types_supported": [
                     *         "code"
                     *       ],
                     *       "response_modes_supported": [
                     *         "query"
                     *       ],
                     *       "grant_types_supported": [
                     *         "authorization_code",
                     *         "refresh_token"
                     *       ],
                     *       "scopes_supported": [
                     *         "r_jobs",
                     *         "w_members"
                     *       ],
                     *       "code_challenge_methods_supported": [
                     *         "S256"
                     *       ],
                     *       "token_endpoint_auth_methods_supported": [
                     *         "client_secret_basic",
                     *         "client_secret_post",
                     *         "none"
                     *       ],
                     *       "revocation_endpoint_auth_methods_supported": [
                     *         "client_secret_basic",
                     *         "client_secret_post",
                     *         "none"
                     *       ],
                     *       "authorization_response_iss_parameter_supported": true,
                     *       "service_documentation": "http://localhost:3000/docs/guides/authentication"
                     *     }
                     */
                    "application/json": components["schemas"]["ServerMetadata"];
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailure"];
        };
    };
    authorize: {
        parameters: {
            query: {
                /**
                 * @description The application's client id.
                 * @example 7f3c0b9a5e2d4c1886aa0f4be91d2c35
                 */
                client_id: components["parameters"]["ClientOfConsent"];
                /**
                 * @description PKCE (RFC 7636): the SHA-256 of the code verifier, in base64url. A public client has to send
                 *     it.
                 * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
                 */
                code_challenge?: components["parameters"]["CodeChallenge"];
                /**
                 * @description Always `S256`, together with `code_challenge`.
                 * @example S256
                 */
                code_challenge_method?: components["parameters"]["CodeChallengeMethod"];
                /**
                 * @description Where the browser is sent afterwards: one of the addresses registered for the application,
                 *     character by character.
                 * @example https://careers.nordlicht-robotics.example/callback
                 */
                redirect_uri: components["parameters"]["RedirectUri"];
                /**
                 * @description Always `user`, or left out.
                 * @example user
                 */
                resource?: components["parameters"]["ResourceName"];
                /**
                 * @description Always `code`.
                 * @example code
                 */
                response_type: components["parameters"]["ResponseType"];
                /**
                 * @description The scopes asked for, joined by spaces or plus signs.
                 * @example r_jobs+w_members
                 */
                scope: components["parameters"]["ScopeList"];
                /**
                 * @description Anything of up to 2048 bytes. It comes back at `redirect_uri` byte for byte, so that the
                 *     application recognises its own request.
                 * @example 5fQ0d2mXk7
                 */
                state?: components["parameters"]["State"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page that asks for consent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Careers Site wants to connect</title> */
                    "text/html; charset=utf-8": components["schemas"]["HtmlPage"];
                };
            };
            /** @description To sign in first, or back to the application with an `error`. */
            303: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["UnreadablePage"];
            403: components["responses"]["ForbiddenPage"];
            429: components["responses"]["BusyPage"];
            500: components["responses"]["FailurePage"];
            503: components["responses"]["AwayPage"];
        };
    };
    decideAuthorization: {
        parameters: {
            query: {
                /**
                 * @description The application's client id.
                 * @example 7f3c0b9a5e2d4c1886aa0f4be91d2c35
                 */
                client_id: components["parameters"]["ClientOfConsent"];
                /**
                 * @description PKCE (RFC 7636): the SHA-256 of the code verifier, in base64url. A public client has to send
                 *     it.
                 * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
                 */
                code_challenge?: components["parameters"]["CodeChallenge"];
                /**
                 * @description Always `S256`, together with `code_challenge`.
                 * @example S256
                 */
                code_challenge_method?: components["parameters"]["CodeChallengeMethod"];
                /**
                 * @description Where the browser is sent afterwards: one of the addresses registered for the application,
                 *     character by character.
                 * @example https://careers.nordlicht-robotics.example/callback
                 */
                redirect_uri: components["parameters"]["RedirectUri"];
                /**
                 * @description Always `user`, or left out.
                 * @example user
                 */
                resource?: components["parameters"]["ResourceName"];
                /**
                 * @description Always `code`.
                 * @example code
                 */
                response_type: components["parameters"]["ResponseType"];
                /**
                 * @description The scopes asked for, joined by spaces or plus signs.
                 * @example r_jobs+w_members
                 */
                scope: components["parameters"]["ScopeList"];
                /**
                 * @description Anything of up to 2048 bytes. It comes back at `redirect_uri` byte for byte, so that the
                 *     application recognises its own request.
                 * @example 5fQ0d2mXk7
                 */
                state?: components["parameters"]["State"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The member's choice. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "csrf": "Jm1xFZ8n3gq0s2hT5v7yLw4bKc6dRe9fUa1iOpXtQzM",
                 *       "decision": "allow"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ConsentChoice"];
            };
        };
        responses: {
            /** @description Back to the application with a `code` or an `error`, or to sign in first. */
            303: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["UnreadablePage"];
            403: components["responses"]["ForbiddenPage"];
            413: components["responses"]["LargeFormPage"];
            429: components["responses"]["BusyPage"];
            500: components["responses"]["FailurePage"];
            503: components["responses"]["AwayPage"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token, and the client's credentials unless they come in a header. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_id": "7f3c0b9a5e2d4c1886aa0f4be91d2c35",
                 *       "client_secret": "hr_k_4Zx0mVqkT7pLr2wYbN8sDfGhJ1cA5uE3iO6tR9yXvQz0Kd8Wn",
                 *       "token": "hr_r_2Cr8SuZx4LeYn6AqMt0WoDg3IhK5vF7jP9bU1sRyXwTa2Nl8Qz"
                 *     }
                 */
                "application/json": components["schemas"]["TokenRevocation"];
                /**
                 * @example {
                 *       "client_id": "7f3c0b9a5e2d4c1886aa0f4be91d2c35",
                 *       "client_secret": "hr_k_4Zx0mVqkT7pLr2wYbN8sDfGhJ1cA5uE3iO6tR9yXvQz0Kd8Wn",
                 *       "token": "hr_r_2Cr8SuZx4LeYn6AqMt0WoDg3IhK5vF7jP9bU1sRyXwTa2Nl8Qz"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TokenRevocation"];
            };
        };
        responses: {
            /** @description The token works no more. */
            200: {
                headers: {
                    "X-Rate-Limit-Limit": components["headers"]["CallLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["CallLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["CallLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["RevocationDone"];
                };
            };
            400: components["responses"]["RefusedRequest"];
            401: components["responses"]["RefusedRevocation"];
            413: components["responses"]["LargeBody"];
            415: components["responses"]["OtherMedia"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailure"];
            503: components["responses"]["ServerAway"];
        };
    };
    exchangeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is exchanged, and the client's credentials unless they come by HTTP Basic. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenExchange"];
                "application/x-www-form-urlencoded": components["schemas"]["TokenExchange"];
            };
        };
        responses: {
            /**
             * @description The pair of tokens. A new refresh token comes with every access token; the one that was
             *     used is spent.
             */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    Pragma: components["headers"]["Pragma"];
                    "X-Rate-Limit-Limit": components["headers"]["CallLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["CallLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["CallLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "hr_o_3Ds9TvAy5MfZo7BrNu1XpEh4JiL6wG8kQ0cV2tSzYxUb3Om9Ra",
                     *       "token_type": "bearer",
                     *       "expires_in": 7200,
                     *       "refresh_token": "hr_r_2Cr8SuZx4LeYn6AqMt0WoDg3IhK5vF7jP9bU1sRyXwTa2Nl8Qz",
                     *       "scope": "r_jobs w_members",
                     *       "created_at": 1772460302
                     *     }
                     */
                    "application/json": components["schemas"]["TokenGrant"];
                };
            };
            400: components["responses"]["RefusedRequest"];
            401: components["responses"]["RefusedExchange"];
            413: components["responses"]["LargeBody"];
            415: components["responses"]["OtherMedia"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailure"];
            503: components["responses"]["ServerAway"];
        };
    };
}
