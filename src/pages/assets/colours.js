// Light or dark by the reader's choice, kept in this browser. It runs before the page is drawn, so that nothing flashes; without it the
// system's setting applies.

// The reference's bundle reads the same name and values.
const key = 'colorMode'
const choices = { system: 'System', light: 'Light', dark: 'Dark' }
const root = document.documentElement

/** Returns the choice. A browser may refuse to store anything. */
const chosen = () => {
  try {
    const value = localStorage.getItem(key)
    return Object.hasOwn(choices, value) ? value : 'system'
  } catch {
    return root.dataset.colours ?? 'system'
  }
}
const isDark = matchMedia('(prefers-color-scheme: dark)')

const show = (choice) => {
  root.dataset.colours = choice
  // The reference's bundle does this itself only when it starts.
  const dark = choice === 'system' ? isDark.matches : choice === 'dark'
  if (document.querySelector('#reference')) {
    document.body.classList.toggle('dark-mode', dark)
    document.body.classList.toggle('light-mode', !dark)
  }
}
show(chosen())

addEventListener('DOMContentLoaded', () => {
  const select = Object.assign(document.createElement('select'), { title: 'Colours' })
  select.setAttribute('aria-label', 'Colours')
  for (const [value, text] of Object.entries(choices)) select.append(new Option(text, value))
  select.value = chosen()
  select.addEventListener('change', () => {
    try {
      localStorage.setItem(key, select.value)
    } catch {
      // The choice lasts until the page is left.
    }
    show(select.value)
  })
  const field = Object.assign(document.createElement('div'), { className: 'colours' })
  field.append(select)
  document.querySelector('.bar').append(field)

  // The same choice in every open page.
  addEventListener('storage', (event) => {
    if (event.key !== key) return
    show(chosen())
    select.value = chosen()
  })
  // After the bundle has followed the system.
  isDark.addEventListener('change', () => setTimeout(() => show(chosen())))
})
