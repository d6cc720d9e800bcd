// Written by `make generate` from the contract: never edit it.
export const facts = {
  "getBoard": {
    "method": "GET",
    "path": "/api/accounts/{subdomain}",
    "tag": "board",
    "scopes": null,
    "parameters": [
      {
        "name": "subdomain",
        "in": "path",
        "type": "string",
        "required": true
      },
      {
        "name": "details",
        "in": "query",
        "type": "boolean",
        "default": false
      },
      {
        "name": "location",
        "in": "query",
        "type": "string"
      },
      {
        "name": "department",
        "in": "query",
        "type": "string"
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "304": {},
      "400": {
        "media": "application/json"
      },
      "404": {
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
  "listBoardDepartments": {
    "method": "GET",
    "path": "/api/accounts/{subdomain}/departments",
    "tag": "board",
    "scopes": null,
    "parameters": [
      {
        "name": "subdomain",
        "in": "path",
        "type": "string",
        "required": true
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "304": {},
      "404": {
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
  "listBoardLocations": {
    "method": "GET",
    "path": "/api/accounts/{subdomain}/locations",
    "tag": "board",
    "scopes": null,
    "parameters": [
      {
        "name": "subdomain",
        "in": "path",
        "type": "string",
        "required": true
      }
    ],
    "answers": {
      "200": {
        "media": "application/json"
      },
      "304": {},
      "404": {
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
