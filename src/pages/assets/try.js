// The form that tries an operation. Fields write the address and the body, which are sent as they stand. Without this script there is no form.
import { showAnswer, showFaults } from './tryAnswer.js'
import { fillIds, isReadBy } from './tryIds.js'
import { isOfMember, prepareToken, tellAccount, tokenHeaders } from './tryToken.js'

const box = document.querySelector('.try')
const form = box.querySelector('form')
const { base, path, method } = box.dataset
const address = form.querySelector('#try-address')
const body = form.querySelector('#try-body')
const controls = [...form.querySelectorAll('[data-place]')].map((input) => {
  const { place, steps, kind } = input.dataset
  return { input, place, kind, steps: JSON.parse(steps), source: JSON.parse(input.dataset.source ?? 'null'), begun: input.value }
})
/** Fields whose value the reader has chosen, which is then not replaced. */
const own = new Set()
const at = (place) => controls.filter((control) => control.place === place)
const isList = ({ kind }) => kind === 'list'

const textsOf = ({ input, ...control }) => (isList(control) ? input.value.split('\n') : [input.value]).filter((text) => text !== '')

function writeAddress() {
  const named = new Map(at('path').map(({ steps: [name], input }) => [name, input.value]))
  const filled = path.replaceAll(/\{([^{}]+)\}/g, (_, name) => encodeURIComponent(named.get(name) ?? ''))
  const search = new URLSearchParams(at('query').flatMap((control) => textsOf(control).map((text) => [control.steps[0], text])))
  address.value = filled + (search.size > 0 ? `?${search}` : '')
}

/** Returns the body as a value; undefined while it is not JSON. */
function parsed() {
  try {
    return JSON.parse(body.value || '{}')
  } catch {
    return undefined
  }
}
let lastValid = body && parsed()

function valueOf(control) {
  const texts = textsOf(control)
  if (texts.length === 0) return undefined
  if (isList(control)) return texts
  const [text] = texts
  return control.kind === 'number' ? Number(text) : control.kind === 'boolean' ? text === 'true' : text
}

function writeBody(control) {
  const whole = parsed() ?? lastValid
  const value = valueOf(control)
  let inner = whole
  for (const [index, step] of control.steps.slice(0, -1).entries()) {
    if (typeof inner[step] !== 'object' || inner[step] === null) inner[step] = control.steps[index + 1] === 0 ? [] : {}
    inner = inner[step]
  }
  const last = control.steps.at(-1)
  if (value === undefined) delete inner[last]
  else inner[last] = value
  lastValid = whole
  body.value = JSON.stringify(whole, null, 2)
}

/** Takes over into the fields what was written into the body. */
function readBody() {
  const whole = parsed()
  if (whole === undefined) return body.setAttribute('aria-invalid', 'true')
  body.removeAttribute('aria-invalid')
  lastValid = whole
  for (const { input, steps } of at('body')) {
    const value = steps.reduce((inner, step) => inner?.[step], whole)
    input.value = value === undefined || value === null ? '' : Array.isArray(value) ? value.join('\n') : String(value)
  }
}

function set(control, text) {
  control.input.value = text
  if (control.place === 'body') writeBody(control)
  else writeAddress()
}

/** Whether the token makes a field superfluous: one that acts for a member names that member itself. */
const isSpared = ({ input }) => 'forAccount' in input.dataset && isOfMember()

const fill = (isMeant) =>
  fillIds(
    controls.filter((control) => control.source && !isSpared(control) && isMeant(control)),
    { base, headers: tokenHeaders(), named: at('path'), own, set },
  )

form.addEventListener('input', ({ target }) => {
  if (target === body) {
    readBody()
    return at('body').forEach(({ input }) => own.add(input))
  }
  const control = controls.find(({ input }) => input === target)
  if (!control) return
  own.add(target)
  set(control, target.value)
})
form.addEventListener('change', ({ target }) => {
  const changed = at('path').find(({ input }) => input === target)
  if (changed) void fill(({ source }) => isReadBy(source, changed.steps[0]))
})
form.querySelector('[data-example]')?.addEventListener('click', ({ target }) => {
  body.value = target.dataset.example
  readBody()
  tokenChanged()
})

async function send() {
  const status = form.querySelector('[role=status]')
  status.textContent = 'Sending …'
  const text = body?.value ?? ''
  const headers = {
    ...tokenHeaders(),
    ...Object.fromEntries(at('header').flatMap((control) => textsOf(control).map((value) => [control.steps[0], value]))),
    ...(text !== '' && { 'Content-Type': 'application/json' }),
  }
  const url = location.origin + base + address.value
  const begun = performance.now()
  try {
    const answer = await fetch(url, { method, headers, credentials: 'omit', cache: 'no-store', ...(text !== '' && { body: text }) })
    const content = await answer.blob()
    const ms = Math.round(performance.now() - begun)
    status.textContent = ''
    const json = await showAnswer(box, { answer, content, ms, request: { method, url, headers, text } })
    showFaults(controls, json?.validation_errors ?? {})
  } catch (error) {
    status.textContent = `The browser did not send the request: ${error.message}`
  }
}
// Enter sends what only reads. A change is sent by its button alone.
form.addEventListener('submit', (event) => {
  event.preventDefault()
  if (method === 'GET') void send()
})
if (method !== 'GET') form.querySelector('[data-send]').addEventListener('click', () => void send())

/** What was filled in before signing in, so that it is still there after. */
const draft = 'spindle-draft'
const keep = () => {
  const values = controls.map(({ input }) => [input.value, own.has(input)])
  sessionStorage.setItem(draft, JSON.stringify({ page: location.pathname, values, text: body?.value }))
}
function restore() {
  const { page, values, text } = JSON.parse(sessionStorage.getItem(draft) ?? '{}')
  sessionStorage.removeItem(draft)
  if (page !== location.pathname) return
  for (const [index, { input }] of controls.entries()) {
    ;[input.value] = values[index]
    if (values[index][1]) own.add(input)
  }
  if (body) body.value = text
}

let isNew = false
/** A token is used once the form is on the screen: until then nobody needs the ids, and requests are limited. */
const seen = new IntersectionObserver(([{ isIntersecting }]) => {
  if (!isIntersecting || !isNew) return
  isNew = false
  void tellAccount(form, base)
  void fill(() => true)
})

function tokenChanged() {
  for (const control of controls.filter(({ input }) => 'forAccount' in input.dataset && !own.has(input)))
    set(control, isSpared(control) ? '' : control.begun)
  isNew = tokenHeaders().Authorization !== undefined
  seen.unobserve(box)
  seen.observe(box)
}

restore()
writeAddress()
box.hidden = false
prepareToken(form, { keep, changed: tokenChanged })
// The browser looked for the heading while the form had no height.
if (location.hash === '#try') document.getElementById('try').scrollIntoView()
