// Keeps a page up to date: loads it again every two seconds, and takes over the parts that have changed. Without this script it is reloaded by hand.

const pause = 2000
const parts = (root) => [...root.querySelectorAll('[data-live]')]
/** The server's text of each part. What the reader opens is no change. */
const known = new Map(parts(document).map((part) => [part.id, part.outerHTML]))

/** A form that the reader has begun. It does not change under their hands. */
const begun = '.confirm[open], select:focus, option:checked:not(:first-child)'

function take(part) {
  const now = document.getElementById(part.id)
  const text = part.outerHTML
  if (text === known.get(part.id) || now.querySelector(begun)) return
  known.set(part.id, text)
  const opened = [...now.querySelectorAll('details[open]')].map((details) => details.closest('[id]').id)
  const focused = now.querySelector(':focus')
  const home = focused?.closest('[id]').id
  now.replaceWith(part)
  for (const id of opened) document.getElementById(id)?.querySelector('details')?.setAttribute('open', '')
  const alike = home ? [...(document.getElementById(home)?.querySelectorAll(focused.tagName) ?? [])] : []
  const same = alike.length === 1 ? alike[0] : alike.find(({ textContent }) => textContent === focused.textContent)
  same?.focus()
}

async function refresh() {
  if (!document.hidden) {
    const answer = await fetch(location.href).catch(() => undefined)
    // The visitor is signed out, or what the page shows is gone.
    if (answer && answer.status < 500 && (!answer.ok || answer.redirected)) return
    if (answer?.ok) parts(new DOMParser().parseFromString(await answer.text(), 'text/html')).forEach(take)
  }
  setTimeout(refresh, pause)
}
setTimeout(refresh, pause)
