// What an application's tokens are for, by the name that it sends as `resource` (RFC 8707).

/** The path of the endpoint for assistants, which has its own metadata (RFC 9728). */
export const mcpPath = '/mcp'

/**
 * Whether an application may ask for tokens by this name: the API family's `user`, or the address of the endpoint for assistants. The tokens
 * are the same, because the tools of that endpoint are the operations of the API.
 */
export const isKnownResource = (name: string, issuer: string): boolean => name === 'user' || name === issuer + mcpPath
