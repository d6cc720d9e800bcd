// Starts the reference on its page. Loaded before the vendor's bundle, which reads one of these settings while it loads.

// Otherwise the bundle would test whether it may compile code at run time, which the content security policy forbids.
globalThis.__zod_globalConfig = { jitless: true }

// The bundle sends every parameter that has an example. A first try needs only the required ones, so the others begin switched off.
const quiet = (parameter) => {
  if (parameter.required || parameter.example === undefined) return
  parameter.examples = { example: { value: parameter.example, 'x-disabled': true } }
  delete parameter.example
}

addEventListener('DOMContentLoaded', () => void start())

async function start() {
  const contract = await (await fetch(document.querySelector('#reference').dataset.contract)).json()
  const { parameters = {}, securitySchemes } = contract.components
  Object.values(parameters).forEach(quiet)
  for (const item of Object.values(contract.paths))
    for (const { parameters: own = [] } of [item, ...Object.values(item)]) own.forEach(quiet)

  Scalar.createApiReference('#reference', {
    content: contract,
    withDefaultFonts: false,
    telemetry: false,
    hideClientButton: true,
    // The switch in the bar chooses light or dark, as on the other pages.
    hideDarkModeToggle: true,
    showDeveloperTools: 'never',
    agent: { disabled: true, hideAddApi: true },
    mcp: { disabled: true },
    // The downloads page offers every format.
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
              // The only redirect URI of this client: a window that arrives here passes on the code and is closed.
              'x-scalar-redirect-uri': `${location.origin}/docs/reference`,
              // Fewer make the first try of most operations a 403. The page of consent lists them.
              selectedScopes: Object.keys(securitySchemes.oauth2.flows.authorizationCode.scopes),
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
}

// The bundle leaves some controls without a name or with a wrong role: correct them as they appear.
const mend = () => {
  for (const button of document.querySelectorAll('#reference button, .scalar-app button')) {
    if (button.getAttribute('role') === 'none') button.removeAttribute('role')
    const label = button.getAttribute('aria-label')
    const text = button.textContent.trim()
    if (!label && (text === '' || button.className.includes('copy-button'))) button.setAttribute('aria-label', 'Copy')
    // The accessible name must contain the visible text.
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
