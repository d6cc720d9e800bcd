// Search in a dialog. Without this script search is a page.

const link = document.querySelector('.bar .search')

/** Loads the index once, when it is first needed. */
let loading
const load = () =>
  (loading ??= Promise.all([import(link.dataset.library), fetch(link.dataset.index).then((answer) => answer.json())]).then(
    ([{ default: MiniSearch }, { options, mostFound, index }]) => {
      const search = MiniSearch.loadJS(index, options)
      return (query) => search.search(query).slice(0, mostFound)
    },
  ))

const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

let dialog
function open() {
  dialog ??= build()
  dialog.showModal()
  dialog.querySelector('input').select()
  load()
}

function build() {
  // Not of the type search, in which Escape would clear the text instead of closing the dialog.
  const input = element('input', { type: 'text', role: 'searchbox', id: 'find', maxLength: 200, autocomplete: 'off', spellcheck: false })
  const label = element('label', { htmlFor: 'find', textContent: 'Search operations, members, error codes, guides' })
  const status = element('p', { className: 'soft' })
  status.setAttribute('role', 'status')
  const results = element('ol', { className: 'results' })
  const made = element('dialog', { className: 'finder' }, label, input, status, results)
  made.setAttribute('aria-label', 'Search')

  input.addEventListener('input', async () => {
    const query = input.value
    const find = await load()
    if (query !== input.value) return
    const found = find(query)
    status.textContent = query === '' ? '' : found.length === 0 ? 'Nothing was found.' : `${found.length} found`
    results.replaceChildren(
      ...found.map(({ path, title, kind, hint }) =>
        element(
          'li',
          {},
          element(
            'a',
            { href: path },
            element('strong', { textContent: title }),
            ' ',
            element('span', { className: 'kind', textContent: kind }),
            ' ',
            element('span', { className: 'soft', textContent: hint }),
          ),
        ),
      ),
    )
  })
  made.addEventListener('keydown', (event) => {
    const links = [...results.querySelectorAll('a')]
    const at = links.indexOf(document.activeElement)
    if (event.key === 'Enter' && document.activeElement === input) links[0]?.click()
    else if (event.key === 'ArrowDown') (links[at + 1] ?? links.at(-1))?.focus()
    else if (event.key === 'ArrowUp') (links[at - 1] ?? input).focus()
    else return
    event.preventDefault()
  })
  // A result on the same page only moves to its heading.
  made.addEventListener('click', (event) => {
    if (event.target === made || event.target.closest('a')) made.close()
  })
  document.body.append(made)
  return made
}

link.addEventListener('click', (event) => {
  event.preventDefault()
  open()
})
addEventListener('keydown', (event) => {
  const isTyping = event.target.closest?.('input, textarea, select')
  const isShortcut = event.key === 'k' && (event.ctrlKey || event.metaKey)
  if (!isShortcut && (event.key !== '/' || isTyping)) return
  event.preventDefault()
  if (!dialog?.open) open()
})
