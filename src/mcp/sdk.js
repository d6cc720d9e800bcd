// What is used of the protocol's library. Its own types take the compiler as much memory as a tenth of all others, so `sdk.d.ts` has them.
export { createMcpHandler, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server'
