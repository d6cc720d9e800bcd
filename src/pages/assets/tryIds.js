// Fills fields with ids that exist, from the operations that list such records.

/** Whether a source's path depends on the path parameter of this name. */
export const isReadBy = ({ path }, name) => path.includes(`{${name}}`)

/**
 * Fills each field from its source, in order: the path of a later source may depend on an earlier field. `named` are the path parameters, `own`
 * the fields that the reader has filled in. A value that is listed stays.
 */
export async function fillIds(controls, { base, headers, named, own, set }) {
  const lists = new Map()
  /** Path parameters without a value that exists, below which there is nothing to look up. */
  const missing = new Set()
  for (const control of controls) {
    const { input, source, kind } = control
    const path = source.path.replaceAll(/\{([^{}]+)\}/g, (_, name) =>
      encodeURIComponent(named.find(({ steps }) => steps[0] === name)?.input.value ?? ''),
    )
    const earlier = lists.get(path)
    const above = [...missing].some((name) => isReadBy(source, name))
    const { records, fault } = earlier ?? (above ? none : await read(base + path, source, headers, kind === 'list'))
    if (control.place === 'path' && records.length === 0 && !own.has(input)) missing.add(control.steps[0])
    lists.set(path, { records, fault, taken: (earlier?.taken ?? -1) + 1 })
    const values = records.map((record) => String(record[source.value]))
    const names = new Map(records.map((record, at) => [values[at], source.names.map((name) => record[name] ?? '').join(' ')]))
    offer(input, names, fault)
    if (own.has(input) || values.length === 0) continue
    if (kind === 'list') set(control, values.join('\n'))
    // A second field of the same kind, such as the target of a merger, takes the second record.
    else if (!names.has(input.value)) set(control, values[lists.get(path).taken] ?? values[0])
    tell(input, names)
  }
}

const none = { records: [], fault: 'The account has none' }

async function read(address, { list, limited }, headers, isWhole) {
  const url = limited && !isWhole ? `${address}?limit=10` : address
  const answer = await fetch(url, { headers, credentials: 'omit', cache: 'no-store' }).catch(() => Response.error())
  if (!answer.ok) return { records: [], fault: `No ids were looked up: ${answer.headers.get('x-error-code') ?? 'no answer'}` }
  const body = await answer.json()
  const records = (list === '' ? body : body[list]) ?? []
  return records.length === 0 ? none : { records: isWhole ? records : records.slice(0, 10), fault: '' }
}

/** Offers the values, each with its name, as the field's suggestions. */
function offer(input, names, fault) {
  const output = input.form.querySelector(`output[for="${input.id}"]`)
  if (!output) return
  output.textContent = fault
  let choices = document.getElementById(`${input.id}-ids`)
  if (!choices) {
    choices = Object.assign(document.createElement('datalist'), { id: `${input.id}-ids` })
    input.after(choices)
    input.setAttribute('list', choices.id)
    input.addEventListener('input', () => tell(input, input.names))
  }
  input.names = names
  choices.replaceChildren(...[...names].map(([value, label]) => Object.assign(document.createElement('option'), { value, label })))
}

/** Shows the name of the record that the field has. */
function tell(input, names) {
  const output = input.form.querySelector(`output[for="${input.id}"]`)
  if (output) output.textContent = names.get(input.value) ?? ''
}
