// Starts the reference on its page. It is loaded before the vendor's bundle, for the one setting that the bundle reads while it loads.

// The bundle would try out whether it may compile code at run time, which the content policy refuses.
globalThis.__zod_globalConfig = { jitless: true }

addEventListener('DOMContentLoaded', () => {
  Scalar.createApiReference('#reference', {
    url: document.querySelector('#reference').dataset.contract,
    withDefaultFonts: false,
    telemetry: false,
    hideClientButton: true,
    // Light or dark is the reader's own setting, as on the other pages.
    hideDarkModeToggle: true,
    showDeveloperTools: 'never',
    agent: { disabled: true, hideAddApi: true },
    mcp: { disabled: true },
    // The page of downloads has every form.
    documentDownloadType: 'none',
    defaultOpenFirstTag: true,
    generateOperationSlug: ({ operationId }) => operationId,
    authentication: {
      preferredSecurityScheme: 'bearer',
      securitySchemes: {
        oauth2: {
          flows: {
            authorizationCode: {
              'x-scalar-client-id': 'docs',
              'x-usePkce': 'SHA-256',
              // The one address that this client may be sent back to: a window that got here hands the code over and is closed.
              'x-scalar-redirect-uri': `${location.origin}/docs/reference`,
              selectedScopes: ['r_jobs'],
            },
          },
        },
      },
    },
  })
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['role', 'aria-expanded', 'aria-label'],
  })
})

// The bundle leaves some controls without a name or with a role that is none of theirs: mend them as they appear.
const mend = () => {
  for (const button of document.querySelectorAll('#reference button, .scalar-app button')) {
    if (button.getAttribute('role') === 'none') button.removeAttribute('role')
    const label = button.getAttribute('aria-label')
    const text = button.textContent.trim()
    if (!label && (text === '' || button.className.includes('copy-button'))) button.setAttribute('aria-label', 'Copy')
    // A spoken name has to contain the words that are seen.
    if (button.classList.contains('show-more') && label && !label.includes(text)) button.setAttribute('aria-label', `${text}: ${label}`)
  }
  for (const box of document.querySelectorAll('[role="combobox"]:not([aria-expanded])')) box.setAttribute('aria-expanded', 'false')
}
let waiting = false
const observer = new MutationObserver(() => {
  if (waiting) return
  waiting = true
  requestAnimationFrame(() => {
    waiting = false
    mend()
  })
})
