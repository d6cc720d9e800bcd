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
         * @description The endpoints and capabilities of this authorization server, as defined by RFC 8414, for libraries that
         *     configure themselves.
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
    "/.well-known/oauth-protected-resource/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the endpoint for assistants
         * @description The address of the endpoint for assistants (`/mcp`, the Model Context Protocol) and its authorization server, as
         *     defined by RFC 9728. A 401 of that endpoint names this document in `WWW-Authenticate`.
         */
        get: operations["getProtectedResourceMetadata"];
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
         * @description An application sends the member's browser here. A member who is not signed in signs in first and returns. Then
         *     a page names the application, the account and each scope, and asks for consent.
         *
         *     Until the client and its `redirect_uri` are verified, errors are shown on a page; after that they are sent to
         *     the application's `redirect_uri`, as `error` and `error_description`, with `state` and `iss`.
         */
        get: operations["authorize"];
        put?: never;
        /**
         * Allow or refuse an application
         * @description Receives the member's choice from the consent page, at the URL of that page. Programs cannot call it: the form
         *     contains a proof that the page was shown to the member.
         *
         *     Redirects to `redirect_uri` with `code`, `state` and `iss` if allowed, and with `error=access_denied` if
         *     refused.
         */
        post: operations["decideAuthorization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a public client
         * @description An application registers itself (RFC 7591), as assistants do whose users cannot ask an admin first. The operator
         *     has to allow it (`CLIENT_REGISTRATION`): otherwise the answer is 404, and the metadata of the authorization
         *     server name no `registration_endpoint`.
         *
         *     The client is public: it has no secret and has to use PKCE, whatever it asks for. It serves the members of every
         *     account, each of whom is told on the consent page that it registered itself. Each IP address may register 10
         *     clients per minute. A client that nobody has been connected to for 7 days is removed.
         */
        post: operations["registerClient"];
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
         * @description Ends the connection that a token belongs to (RFC 7009): its access tokens and its refresh token stop working.
         *     Either token may be sent, expired or not. Accepts a form or JSON, like the token endpoint.
         *
         *     A client authenticates as at the token endpoint. Instead it may send
         *     `Authorization: Bearer {access_token}` with an access token of the same connection.
         *
         *     An unknown token, or another client's, gets the same response and has no effect.
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
         * @description Exchanges a code or a refresh token for a pair of tokens. Accepts a form or JSON; a body without a media type
         *     is read as a form.
         *
         *     A refused exchange consumes nothing: a code stays valid if the verifier, the `redirect_uri` or the secret was
         *     wrong.
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
        /** @description What an application says of itself (RFC 7591). */
        ClientRegistration: {
            /**
             * @description Its name on the consent page. Without it, the host of the first redirect URI.
             * @example Hiring assistant
             */
            client_name?: string;
            /**
             * @description Where browsers may be sent with a code, each to be given in authorization requests character by character.
             * @example [
             *       "http://localhost:8080/callback"
             *     ]
             */
            redirect_uris: string[];
            /**
             * @description How it wants to authenticate. Whatever it says, the answer is `none`.
             * @example none
             */
            token_endpoint_auth_method?: string;
        };
        /** @description The member's choice on the consent page. */
        ConsentChoice: {
            /**
             * @description The proof that the form comes from the page shown to the member.
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
         * @description The error code, for programs. Values may be added.
         * @example invalid_client
         * @enum {string}
         */
        ErrorCode: "invalid_request" | "invalid_client" | "invalid_grant" | "unsupported_grant_type" | "invalid_scope" | "invalid_token" | "invalid_redirect_uri" | "invalid_client_metadata" | "temporarily_unavailable" | "server_error";
        /**
         * @description What to exchange. Values may be added.
         * @example authorization_code
         * @enum {string}
         */
        GrantType: "authorization_code" | "refresh_token";
        /**
         * @description A page for people.
         * @example <!doctype html><title>Not allowed</title>
         */
        HtmlPage: string;
        /** @description What the server supports, by the names in the specifications. */
        NameList: string[];
        /** @description The body of an error (RFC 6749, section 5.2). */
        OAuthErrorBody: {
            error: components["schemas"]["ErrorCode"];
            /**
             * @description The error message, a sentence for people. Its wording may change.
             * @example The client is unknown, or its secret is wrong
             */
            error_description: string;
        };
        /** @description A client that registered itself. */
        RegisteredClient: {
            /**
             * @description Identifies the client in authorization requests and at the token endpoint.
             * @example 2b1f6d0c9a7e4d53b8c0f1e2d3a4b5c6
             */
            client_id: string;
            /**
             * Format: int64
             * @description When it was registered, in Unix seconds.
             * @example 1772460302
             */
            client_id_issued_at: number;
            /**
             * @description Its name on the consent page.
             * @example Hiring assistant
             */
            client_name: string;
            grant_types: components["schemas"]["NameList"];
            /**
             * @description Its redirect URIs, as given.
             * @example [
             *       "http://localhost:8080/callback"
             *     ]
             */
            redirect_uris: string[];
            response_types: components["schemas"]["NameList"];
            /**
             * @description Always `none`, as the client has no secret.
             * @example none
             */
            token_endpoint_auth_method: string;
        };
        /** @description The metadata of the endpoint for assistants (RFC 9728). */
        ResourceMetadata: {
            /**
             * @description The issuers of the tokens that the endpoint accepts. Always this server.
             * @example [
             *       "http://localhost:3000"
             *     ]
             */
            authorization_servers: string[];
            bearer_methods_supported: components["schemas"]["NameList"];
            /**
             * @description The address of the endpoint.
             * @example http://localhost:3000/mcp
             */
            resource: string;
            /**
             * @description The guide for people who connect an assistant.
             * @example http://localhost:3000/docs/guides/assistants
             */
            resource_documentation: string;
            /**
             * @description Its name, for people.
             * @example Spindle for assistants
             */
            resource_name: string;
            scopes_supported: components["schemas"]["NameList"];
        };
        /**
         * @description What the tokens are for. Values may be added.
         * @example user
         */
        ResourceName: string;
        /**
         * @description The expected result. Values may be added.
         * @example code
         * @enum {string}
         */
        ResponseType: "code";
        /** @description An empty object. */
        RevocationDone: {
            [key: string]: unknown;
        };
        /** @description The authorization server's metadata (RFC 8414). */
        ServerMetadata: {
            /**
             * @description The authorization endpoint, for the member's browser.
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
            /**
             * @description Where applications register themselves; absent unless the operator allows it.
             * @example http://localhost:3000/oauth/register
             */
            registration_endpoint?: string;
            response_modes_supported: components["schemas"]["NameList"];
            response_types_supported: components["schemas"]["NameList"];
            /**
             * @description The revocation endpoint.
             * @example http://localhost:3000/oauth/revoke
             */
            revocation_endpoint: string;
            revocation_endpoint_auth_methods_supported: components["schemas"]["NameList"];
            scopes_supported: components["schemas"]["NameList"];
            /**
             * @description The guide for developers.
             * @example http://localhost:3000/docs/guides/authentication
             */
            service_documentation: string;
            /**
             * @description The token endpoint.
             * @example http://localhost:3000/oauth/token
             */
            token_endpoint: string;
            token_endpoint_auth_methods_supported: components["schemas"]["NameList"];
        };
        /**
         * @description For `authorization_code`: `code`, `redirect_uri` and, with PKCE, `code_verifier`. For `refresh_token`:
         *     `refresh_token` and, to get an access token with fewer scopes, `scope`.
         */
        TokenExchange: {
            /**
             * @description The application's client id, unless it is sent by HTTP Basic.
             * @example 7f3c0b9a5e2d4c1886aa0f4be91d2c35
             */
            client_id?: string;
            /**
             * @description The application's secret, unless it is sent by HTTP Basic. A public client has none.
             * @example hr_k_4Zx0mVqkT7pLr2wYbN8sDfGhJ1cA5uE3iO6tR9yXvQz0Kd8Wn
             */
            client_secret?: string;
            /**
             * @description The code received at `redirect_uri`.
             * @example hr_c_1Bq7RtYw3KdXm5ZpLs9VnCf2HgJ4uE6iO8aT0rQxWvSz1Mk7Py
             */
            code?: string;
            /**
             * @description The verifier of the `code_challenge`, 43 to 128 characters.
             * @example dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk
             */
            code_verifier?: string;
            grant_type: components["schemas"]["GrantType"];
            /**
             * @description The URL that received the code, the same as in the authorization request.
             * @example https://careers.nordlicht-robotics.example/callback
             */
            redirect_uri?: string;
            /**
             * @description The refresh token of the last pair.
             * @example hr_r_2Cr8SuZx4LeYn6AqMt0WoDg3IhK5vF7jP9bU1sRyXwTa2Nl8Qz
             */
            refresh_token?: string;
            /**
             * @description The scopes of the new access token, a subset of the granted ones; by default all of them. The refresh
             *     token always keeps them all.
             * @example r_jobs
             */
            scope?: string;
        };
        /** @description A pair of tokens. */
        TokenGrant: {
            /**
             * @description The bearer token for API requests.
             * @example hr_o_3Ds9TvAy5MfZo7BrNu1XpEh4JiL6wG8kQ0cV2tSzYxUb3Om9Ra
             */
            access_token: string;
            /**
             * Format: int64
             * @description When the access token was created, in Unix seconds.
             * @example 1772460302
             */
            created_at: number;
            /**
             * Format: int32
             * @description The lifetime of the access token in seconds.
             * @example 7200
             */
            expires_in: number;
            /**
             * @description The token for the next refresh. It works once.
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
        /** @description A token of the connection to end, as `token` or as `refresh_token`. */
        TokenRevocation: {
            /**
             * @description The application's client id, unless it is sent by HTTP Basic.
             * @example 7f3c0b9a5e2d4c1886aa0f4be91d2c35
             */
            client_id?: string;
            /**
             * @description The application's secret, unless it is sent by HTTP Basic. A public client has none.
             * @example hr_k_4Zx0mVqkT7pLr2wYbN8sDfGhJ1cA5uE3iO6tR9yXvQz0Kd8Wn
             */
            client_secret?: string;
            /**
             * @description Another name for `token`, which some clients use.
             * @example hr_r_2Cr8SuZx4LeYn6AqMt0WoDg3IhK5vF7jP9bU1sRyXwTa2Nl8Qz
             */
            refresh_token?: string;
            /**
             * @description An access token or a refresh token.
             * @example hr_r_2Cr8SuZx4LeYn6AqMt0WoDg3IhK5vF7jP9bU1sRyXwTa2Nl8Qz
             */
            token?: string;
            /**
             * @description Optional and ignored.
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
        /** @description A page: the server is temporarily unavailable. */
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
        /** @description A page: this IP address has used up its requests for this minute. */
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
        /** @description The operator has not allowed applications to register themselves. */
        ClosedRegistration: {
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
                 *       "error_description": "Applications do not register themselves here. Ask an admin of the account to register yours"
                 *     }
                 */
                "application/json": components["schemas"]["OAuthErrorBody"];
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
        /** @description A page: the application belongs to another account than the member's, or the form is no longer valid. */
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
                 *       "error_description": "The body is too large: send at most 65536 bytes"
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
         * @description The client is unknown or its secret is wrong, or the refresh token is unknown, expired or revoked: then start
         *     the flow again. `WWW-Authenticate` is sent only if the client used HTTP Basic and was refused.
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
        /** @description The body is malformed, or a redirect URI is not an https address or an http address of `localhost`. */
        RefusedRegistration: {
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
                 *       "error": "invalid_redirect_uri",
                 *       "error_description": "A redirect URI must start with https://, or with http:// for localhost"
                 *     }
                 */
                "application/json": components["schemas"]["OAuthErrorBody"];
            };
        };
        /**
         * @description The request is malformed, or the code is refused: it is unknown, expired, used, another client's, or sent with
         *     the wrong `redirect_uri` or `code_verifier`.
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
        /** @description The client is unknown or its secret is wrong, or the access token sent instead is invalid. */
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
         * @description The server is temporarily unavailable, for example while its database restarts. Repeat the request after
         *     `Retry-After` seconds.
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
        /** @description The server failed. The details are logged under the response's `X-Request-Id`. */
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
        /** @description This IP address has used up its requests for this minute. */
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
         * @description PKCE (RFC 7636): the SHA-256 of the code verifier, in base64url. Required for a public client.
         * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
         */
        CodeChallenge: string;
        /**
         * @description Always `S256`, together with `code_challenge`.
         * @example S256
         */
        CodeChallengeMethod: string;
        /**
         * @description Where the browser is sent afterwards: one of the application's registered URLs, character by character.
         * @example https://careers.nordlicht-robotics.example/callback
         */
        RedirectUri: string;
        /**
         * @description `user`, or the address of the endpoint for assistants (`/mcp`), as RFC 8707 asks of its clients. May be
         *     omitted: the tokens are the same.
         * @example user
         */
        ResourceName: components["schemas"]["ResourceName"];
        /**
         * @description Always `code`.
         * @example code
         */
        ResponseType: components["schemas"]["ResponseType"];
        /**
         * @description The requested scopes, joined by spaces or plus signs.
         * @example r_jobs+w_members
         */
        ScopeList: string;
        /**
         * @description Any value of up to 2048 bytes. It is returned to `redirect_uri` byte for byte, so that the application
         *     recognizes its own request.
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
         * @description The number of requests that an IP address may send per minute to all endpoints of the authorization server.
         * @example 600
         */
        CallLimit: number;
        /**
         * @description The number of requests left in the current minute.
         * @example 599
         */
        CallLimitRemaining: number;
        /**
         * @description When the next minute starts, in Unix seconds.
         * @example 1772460360
         */
        CallLimitReset: number;
        /**
         * @description The error code, for programs, from the [error catalogue](/docs/errors). A code never changes its name or its
         *     status; codes may be added.
         * @example not-found
         */
        ErrorCode: string;
        /**
         * @description A link to the code in the catalogue, with `rel="help"` (RFC 8288).
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
         * @description The id under which the server logged this request; quote it when asking for help. It is the `X-Request-Id` that the request sent if that has 1 to 64 letters, digits, dots, underscores or hyphens, otherwise a new UUID.
         * @example 4b0f3a52-7c1d-4e7e-9d1a-2f6f0c8f5b3e
         */
        RequestId: string;
        /**
         * @description After how many seconds the request may be repeated.
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
            /** @description The metadata of this authorization server. */
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
    getProtectedResourceMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata of the endpoint for assistants. */
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
                     *       "resource": "http://localhost:3000/mcp",
                     *       "resource_name": "Spindle for assistants",
                     *       "authorization_servers": [
                     *         "http://localhost:3000"
                     *       ],
                     *       "scopes_supported": [
                     *         "r_jobs",
                     *         "w_members"
                     *       ],
                     *       "bearer_methods_supported": [
                     *         "header"
                     *       ],
                     *       "resource_documentation": "http://localhost:3000/docs/guides/assistants"
                     *     }
                     */
                    "application/json": components["schemas"]["ResourceMetadata"];
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
                 * @description PKCE (RFC 7636): the SHA-256 of the code verifier, in base64url. Required for a public client.
                 * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
                 */
                code_challenge?: components["parameters"]["CodeChallenge"];
                /**
                 * @description Always `S256`, together with `code_challenge`.
                 * @example S256
                 */
                code_challenge_method?: components["parameters"]["CodeChallengeMethod"];
                /**
                 * @description Where the browser is sent afterwards: one of the application's registered URLs, character by character.
                 * @example https://careers.nordlicht-robotics.example/callback
                 */
                redirect_uri: components["parameters"]["RedirectUri"];
                /**
                 * @description `user`, or the address of the endpoint for assistants (`/mcp`), as RFC 8707 asks of its clients. May be
                 *     omitted: the tokens are the same.
                 * @example user
                 */
                resource?: components["parameters"]["ResourceName"];
                /**
                 * @description Always `code`.
                 * @example code
                 */
                response_type: components["parameters"]["ResponseType"];
                /**
                 * @description The requested scopes, joined by spaces or plus signs.
                 * @example r_jobs+w_members
                 */
                scope: components["parameters"]["ScopeList"];
                /**
                 * @description Any value of up to 2048 bytes. It is returned to `redirect_uri` byte for byte, so that the application
                 *     recognizes its own request.
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
            /** @description The consent page. */
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
            /** @description Redirects to sign in, or back to the application with an `error`. */
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
                 * @description PKCE (RFC 7636): the SHA-256 of the code verifier, in base64url. Required for a public client.
                 * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
                 */
                code_challenge?: components["parameters"]["CodeChallenge"];
                /**
                 * @description Always `S256`, together with `code_challenge`.
                 * @example S256
                 */
                code_challenge_method?: components["parameters"]["CodeChallengeMethod"];
                /**
                 * @description Where the browser is sent afterwards: one of the application's registered URLs, character by character.
                 * @example https://careers.nordlicht-robotics.example/callback
                 */
                redirect_uri: components["parameters"]["RedirectUri"];
                /**
                 * @description `user`, or the address of the endpoint for assistants (`/mcp`), as RFC 8707 asks of its clients. May be
                 *     omitted: the tokens are the same.
                 * @example user
                 */
                resource?: components["parameters"]["ResourceName"];
                /**
                 * @description Always `code`.
                 * @example code
                 */
                response_type: components["parameters"]["ResponseType"];
                /**
                 * @description The requested scopes, joined by spaces or plus signs.
                 * @example r_jobs+w_members
                 */
                scope: components["parameters"]["ScopeList"];
                /**
                 * @description Any value of up to 2048 bytes. It is returned to `redirect_uri` byte for byte, so that the application
                 *     recognizes its own request.
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
            /** @description Redirects back to the application with a `code` or an `error`, or to sign in. */
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
    registerClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What the application says of itself. Further members are ignored. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_name": "Hiring assistant",
                 *       "redirect_uris": [
                 *         "http://localhost:8080/callback"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ClientRegistration"];
            };
        };
        responses: {
            /** @description The client, as it may use the other endpoints. */
            201: {
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
                     *       "client_id": "2b1f6d0c9a7e4d53b8c0f1e2d3a4b5c6",
                     *       "client_id_issued_at": 1772460302,
                     *       "client_name": "Hiring assistant",
                     *       "redirect_uris": [
                     *         "http://localhost:8080/callback"
                     *       ],
                     *       "token_endpoint_auth_method": "none",
                     *       "grant_types": [
                     *         "authorization_code",
                     *         "refresh_token"
                     *       ],
                     *       "response_types": [
                     *         "code"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RegisteredClient"];
                };
            };
            400: components["responses"]["RefusedRegistration"];
            404: components["responses"]["ClosedRegistration"];
            413: components["responses"]["LargeBody"];
            415: components["responses"]["OtherMedia"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailure"];
            503: components["responses"]["ServerAway"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token, and the client's credentials unless they are sent in a header. */
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
            /** @description The token no longer works. */
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
        /** @description The code or refresh token, and the client's credentials unless they are sent by HTTP Basic. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenExchange"];
                "application/x-www-form-urlencoded": components["schemas"]["TokenExchange"];
            };
        };
        responses: {
            /** @description The pair of tokens. Every access token comes with a new refresh token; the used one is no longer valid. */
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
