// The configuration of this server in the bench: as in production, but with limits high enough to let the load through.

/** The server under test uses this public URL, so that its links equal those of the rivals. */
export const publicUrl = 'http://localhost:3000'
/** Requests in 10 seconds. The partner's limit stays low, for the case in which requests are refused. */
export const limits = { account: 1_000_000_000, partner: 1 }

export const environment = {
  MODE: 'production',
  SECRET_KEYS: `bench:${Buffer.alloc(32, 7).toString('base64')}`,
  PUBLIC_URL: publicUrl,
  RATE_LIMIT_ACCOUNT: String(limits.account),
  RATE_LIMIT_OAUTH: String(limits.account),
  RATE_LIMIT_ADDRESS: String(limits.account),
  RATE_LIMIT_PARTNER: String(limits.partner),
}
