// The security headers of pages (promise O7), all in one place.

const everywhere = { 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' }

/** Headers of the documentation, which contains nothing secret. */
const publicHeaders = { ...everywhere, 'referrer-policy': 'same-origin' }

/** Headers of an asset. Its name changes with its content, so a browser requests it only once. */
export const assetHeaders = { ...publicHeaders, 'cache-control': 'public, max-age=31536000, immutable' }

/** Headers of the icon, whose name stays. */
export const faviconHeaders = { ...publicHeaders, 'cache-control': 'public, max-age=86400' }

/** Headers of a page of the documentation. Its script searches in the index; its only form is the search. */
export const docsHeaders = {
  ...publicHeaders,
  'content-security-policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; style-src 'self'; base-uri 'none'; form-action 'self'; " +
    "frame-ancestors 'none'",
}

/** Headers of the reference. Its bundle writes styles into the page; everything that it loads or calls must be allowed here. */
export const referenceHeaders = {
  ...publicHeaders,
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/**
 * Headers of the careers site, the only pages that others may show in a frame: it has no session that they could use. `logo` is the origin
 * of the account's logo.
 */
export const careersHeaders = (logo = '') => ({
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; style-src 'self'; img-src ${`'self' ${logo}`.trim()}; form-action 'self'; base-uri 'none'; frame-ancestors *`,
  'referrer-policy': 'same-origin',
  'cache-control': 'no-cache',
})

/**
 * Headers of a page for members and of every other response to them, such as a redirect: the browser caches nothing and, unless the page
 * `hasScripts` of ours, runs no script. `formTargets` are origins, such as `https://app.example.com`, to which a form of the page may be
 * redirected.
 */
export const memberHeaders = ({
  formTargets = [],
  hasScripts = false,
}: { formTargets?: readonly string[]; hasScripts?: boolean } = {}) => ({
  ...everywhere,
  'content-security-policy':
    `default-src 'none'; ${hasScripts ? "script-src 'self'; connect-src 'self'; " : ''}style-src 'self'; img-src 'self'; ` +
    `form-action ${["'self'", ...formTargets].join(' ')}; frame-ancestors 'none'; base-uri 'none'`,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
})
