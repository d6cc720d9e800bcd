// Shows the answer to a tried request: status, time, error code, body, headers, and the request as a command of curl.

/** Fills in the part of the form's box that shows the answer, and moves the focus to it. Returns the body if it is JSON. */
export async function showAnswer(box, { answer, content, ms, request }) {
  const shown = box.querySelector('.answered')
  const reason = JSON.parse(box.dataset.reasons)[answer.status] ?? answer.statusText
  shown.querySelector('h3').textContent = `${answer.status} ${reason} in ${ms} ms`
  shown.classList.toggle('refused', !answer.ok)

  const code = answer.headers.get('x-error-code')
  const line = shown.querySelector('.code-of')
  line.hidden = code === null
  Object.assign(line.querySelector('a'), { href: `/docs/errors#${code}`, textContent: code })

  const type = answer.headers.get('content-type') ?? ''
  const isText = content.size === 0 || /^text\/|json/.test(type)
  const text = isText ? await content.text() : ''
  const json = /json/.test(type) ? parsed(text) : undefined
  const pre = shown.querySelector('.content')
  pre.hidden = !isText
  pre.firstChild.textContent = content.size === 0 ? 'No body.' : json === undefined ? text : JSON.stringify(json, null, 2)
  offerFile(shown, answer, content, isText)

  const rows = [...answer.headers].map(([name, value]) => {
    const row = document.createElement('tr')
    row.append(cell(name, 'code'), cell(value, 'span'))
    return row
  })
  shown.querySelector('tbody').replaceChildren(...rows)
  shown.querySelector('.curl code').textContent = curlOf(request)
  shown.hidden = false
  shown.focus()
  return json
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Offers as a file what cannot be shown as text. */
function offerFile(shown, answer, content, isText) {
  const line = shown.querySelector('.file')
  const link = line.querySelector('a')
  if (link.href) URL.revokeObjectURL(link.href)
  link.removeAttribute('href')
  line.hidden = isText
  if (isText) return
  const [, name = 'answer'] = /filename="?([^";]+)/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  Object.assign(link, { href: URL.createObjectURL(content), download: name })
}

function cell(text, name) {
  const made = document.createElement('td')
  const inner = Object.assign(document.createElement(name), { textContent: text })
  made.append(inner)
  return made
}

const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`

function curlOf({ method, url, headers, text }) {
  const { Authorization: token, ...others } = headers
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(url)}`,
    ...(token === undefined ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...Object.entries(others).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(text === '' ? [] : [`-d ${quoted(text)}`]),
  ].join(' \\\n  ')
}

/** Shows what the answer rejects beside the fields, which its `validation_errors` name by their paths, or by their last step alone. */
export function showFaults(controls, faults) {
  for (const { input } of controls) {
    document.getElementById(`${input.id}-fault`)?.remove()
    input.removeAttribute('aria-invalid')
    input.removeAttribute('aria-describedby')
  }
  for (const [name, sentences] of Object.entries(faults)) {
    const control =
      controls.find(({ steps }) => steps.join('.') === name) ??
      controls.find(({ steps }) => name.split('.').at(-1) === String(steps.at(-1)))
    if (!control) continue
    const { input } = control
    const fault = Object.assign(document.createElement('p'), {
      className: 'fault',
      id: `${input.id}-fault`,
      textContent: sentences.join('; '),
    })
    input.before(fault)
    input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-describedby', fault.id)
    input.closest('details')?.setAttribute('open', '')
  }
}
