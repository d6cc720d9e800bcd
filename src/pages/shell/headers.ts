// The headers that keep pages safe (promise O7), all in one place.

const everywhere = { 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' }

/** Headers of the documentation, which holds nothing secret. */
const publicHeaders = { ...everywhere, 'referrer-policy': 'same-origin' }

/** An asset: its name changes with its content, so a browser asks for it once. */
export const assetHeaders = { ...publicHeaders, 'cache-control': 'public, max-age=31536000, immutable' }

/** A page of the documentation. */
export const docsHeaders = {
  ...publicHeaders,
  'content-security-policy':
    "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** The reference. Its bundle writes styles into the page; everything that it loads or calls must be allowed here. */
export const referenceHeaders = {
  ...publicHeaders,
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/**
 * A page for members, and every response beside one, such as a redirect: the browser keeps nothing of it and runs no script.
 * `formTargets` are origins, such as `https://app.example.com`, to which a form of the page may be redirected.
 */
export const memberHeaders = (formTargets: readonly string[] = []) => ({
  ...everywhere,
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; " +
    `form-action ${["'self'", ...formTargets].join(' ')}; frame-ancestors 'none'; base-uri 'none'`,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
})
