// How this server runs in the bench: as in production, its limits counted, their figures raised so that they let the load through.

/** The server under test takes this as its public address, so that its links are the rivals' too. */
export const publicUrl = 'http://localhost:3000'
/** Requests in 10 seconds; the partner's limit stays low, for the case that is refused. */
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
