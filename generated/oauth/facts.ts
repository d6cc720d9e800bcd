// Written by `make generate` from the contract: never edit it.
export const facts = {
  "authorize": {
    "method": "GET",
    "path": "/oauth/authorize",
    "tag": "oauth",
    "scopes": null,
    "parameters": [
      {
        "name": "client_id",
        "in": "query",
        "type": "string",
        "required": true
      },
      {
        "name": "redirect_uri",
        "in": "query",
        "type": "string",
        "required": true
      },
      {
        "name": "response_type",
        "in": "query",
        "type": "string",
        "required": true
      },
      {
        "name": "scope",
        "in": "query",
        "type": "string",
        "required": true
      },
      {
        "name": "state",
        "in": "query",
        "type": "string"
      },
      {
        "name": "resource",
        "in": "query",
        "type": "string"
      },
      {
        "name": "code_challenge",
        "in": "query",
        "type": "string"
      },
      {
        "name": "code_challenge_method",
        "in": "query",
        "type": "string"
      }
    ],
    "answers": {
      "200": {
        "media": "text/html; charset=utf-8"
      },
      "303": {
        "headers": [
          "Location"
        ]
      },
      "400": {
        "media": "text/html; charset=utf-8"
      },
      "403": {
        "media": "text/html; charset=utf-8"
      },
      "429": {
        "media": "text/html; charset=utf-8"
      },
      "500": {
        "media": "text/html; charset=utf-8"
      },
      "503": {
        "media": "text/html; charset=utf-8"
      }
    }
  },
  "decideAuthorization": {
    "method": "POST",
    "path": "/oauth/authorize",
    "tag": "oauth",
    "scopes": null,
    "parameters": [
      {
        "name": "client_id",
        "in": "query",
        "type": "string",
        "required": true
      },
      {
        "name": "redirect_uri",
        "in": "query",
        "type": "string",
        "required": true
      },
      {
        "name": "response_type",
        "in": "query",
        "type": "string",
        "required": true
      },
      {
        "name": "scope",
        "in": "query",
        "type": "string",
        "required": true
      },
      {
        "name": "state",
        "in": "query",
        "type": "string"
      },
      {
        "name": "resource",
        "in": "query",
        "type": "string"
      },
      {
        "name": "code_challenge",
        "in": "query",
        "type": "string"
      },
      {
        "name": "code_challenge_method",
        "in": "query",
        "type": "string"
      }
    ],
    "body": {
      "required": true,
      "media": [
        "application/x-www-form-urlencoded"
      ],
      "maxBytes": 65536
    },
    "answers": {
      "303": {
        "headers": [
          "Location"
        ]
      },
      "400": {
        "media": "text/html; charset=utf-8"
      },
      "403": {
        "media": "text/html; charset=utf-8"
      },
      "413": {
        "media": "text/html; charset=utf-8"
      },
      "429": {
        "media": "text/html; charset=utf-8"
      },
      "500": {
        "media": "text/html; charset=utf-8"
      },
      "503": {
        "media": "text/html; charset=utf-8"
      }
    }
  },
  "exchangeToken": {
    "method": "POST",
    "path": "/oauth/token",
    "tag": "oauth",
    "scopes": null,
    "parameters": [],
    "body": {
      "required": true,
      "media": [
        "application/x-www-form-urlencoded",
        "application/json"
      ],
      "maxBytes": 65536,
      "nullAsAbsent": [
        "client_id",
        "client_secret",
        "code",
        "redirect_uri",
        "code_verifier",
        "refresh_token",
        "scope"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json",
        "headers": [
          "Cache-Control",
          "Pragma"
        ]
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "getAuthorizationServerMetadata": {
    "method": "GET",
    "path": "/.well-known/oauth-authorization-server",
    "tag": "oauth",
    "scopes": null,
    "parameters": [],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      }
    }
  },
  "getProtectedResourceMetadata": {
    "method": "GET",
    "path": "/.well-known/oauth-protected-resource/mcp",
    "tag": "oauth",
    "scopes": null,
    "parameters": [],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      }
    }
  },
  "registerClient": {
    "method": "POST",
    "path": "/oauth/register",
    "tag": "oauth",
    "scopes": null,
    "parameters": [],
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "maxBytes": 65536,
      "nullAsAbsent": [
        "client_name",
        "token_endpoint_auth_method"
      ]
    },
    "answers": {
      "201": {
        "media": "application/json",
        "headers": [
          "Cache-Control",
          "Pragma"
        ]
      },
      "400": {
        "media": "application/json"
      },
      "404": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  },
  "revokeToken": {
    "method": "POST",
    "path": "/oauth/revoke",
    "tag": "oauth",
    "scopes": null,
    "parameters": [],
    "body": {
      "required": true,
      "media": [
        "application/x-www-form-urlencoded",
        "application/json"
      ],
      "maxBytes": 65536,
      "nullAsAbsent": [
        "token",
        "refresh_token",
        "token_type_hint",
        "client_id",
        "client_secret"
      ]
    },
    "answers": {
      "200": {
        "media": "application/json"
      },
      "400": {
        "media": "application/json"
      },
      "401": {
        "media": "application/json"
      },
      "413": {
        "media": "application/json"
      },
      "415": {
        "media": "application/json"
      },
      "429": {
        "media": "application/json"
      },
      "500": {
        "media": "application/json"
      },
      "503": {
        "media": "application/json"
      }
    }
  }
} as const
