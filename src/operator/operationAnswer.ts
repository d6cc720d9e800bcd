// What an operation's command prints: the rows of a list, the members of a single thing, or the operation's refusal.
import type { Cell, Result, TableRow } from './command.ts'
import { isObject, type Field } from './operationOptions.ts'
import { refused, type Refused } from './refused.ts'

type Answer = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: unknown }

const widestTable = 120
const longestCell = 50
const longestValue = 200

/** Returns the table or the sentence for a success. Throws what the operation refused, in the words of the command's options. */
export function resultOf({ status, headers, body }: Answer, fields: readonly Field[]): Result {
  if (status >= 400) throw refusalIn(isObject(body) ? body : {}, headers, fields)
  if (!isObject(body) && !Array.isArray(body)) return { said: typeof body === 'string' && body !== '' ? body : 'Done.', data: body ?? {} }
  const items = itemsIn(body)
  if (items) return { rows: tableOf(items), none: 'There are none.', data: body, note: noteOf(body, items, fields) }
  const [inner, ...others] = Object.values(body)
  const rows = membersOf(others.length === 0 && isObject(inner) ? inner : body, '')
  return rows.length > 0 ? { rows, none: '', data: body } : { said: 'Done.', data: body }
}

/** Returns the items of a list: the body, or its only member but for those about the page. */
function itemsIn(body: object): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body as unknown[]
  const others = Object.entries(body).filter(([name]) => name !== 'paging' && name !== 'total_count')
  const [[, only] = []] = others
  return others.length === 1 && Array.isArray(only) ? (only as unknown[]) : undefined
}

/** The columns are the short members of the items, as many as fit in a line, in the order of the contract. */
function tableOf(items: readonly unknown[]): TableRow[] {
  const objects = items.map((item) => (isObject(item) ? item : { value: item }))
  const names = [...new Set(objects.flatMap(Object.keys))]
  let left = widestTable
  const shown = names.filter((name) => {
    const cells = objects.map((item) => cellOf(item[name]))
    if (cells.every((cell) => cell === null || cell === undefined) || cells.includes(undefined)) return false
    const width = Math.max(name.length, ...cells.map((cell) => String(cell ?? '').length)) + 2
    if (width > longestCell || width > left) return false
    left -= width
    return true
  })
  return objects.map((item) => Object.fromEntries(shown.map((name) => [name, cellOf(item[name]) ?? null])))
}

/** Returns a value for a table, an object by its name or title; undefined for an object without one, and for a list with such an object. */
function cellOf(value: unknown): Cell | undefined {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (isObject(value)) return [value.name, value.title].find((text) => typeof text === 'string')
  if (!Array.isArray(value)) return undefined
  const cells = (value as unknown[]).map(cellOf)
  return cells.includes(undefined) ? undefined : cells.join(', ')
}

/** Returns a row for each member, `candidate.email` for that of an object. */
function membersOf(value: object, above: string): { member: string; value: Cell }[] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const member = above + name
    if (isObject(inner)) return membersOf(inner, `${member}.`)
    const cell = Array.isArray(inner) && inner.some(isObject) ? JSON.stringify(inner) : (cellOf(inner) ?? null)
    return [{ member, value: typeof cell === 'string' && cell.length > longestValue ? `${cell.slice(0, longestValue)}…` : cell }]
  })
}

/** Returns how to see the rest of a list, if there is more. */
function noteOf(body: object, items: readonly unknown[], fields: readonly Field[]): string | undefined {
  const { paging, total_count: total } = body as { paging?: { next?: string }; total_count?: number }
  if (paging?.next !== undefined) {
    const query = new URL(paging.next).searchParams
    const options = fields.flatMap(({ in: place, name, steps: [step = ''] }) =>
      place === 'query' && query.has(step) ? [`--${name} ${query.get(step)}`] : [],
    )
    return `There are more: ${options.join(' ')}`
  }
  return total !== undefined && total > items.length ? `${items.length} of ${total}: --limit and --offset show others` : undefined
}

type ErrorBody = { readonly error?: string; readonly validation_errors?: Readonly<Record<string, readonly string[]>> }

function refusalIn(body: ErrorBody & Record<string, unknown>, headers: Answer['headers'], fields: readonly Field[]): Refused {
  const { error = headers['x-error-reason'] ?? 'The operation was refused', validation_errors: faults, ...details } = body
  if (faults) {
    const words = Object.entries(faults).map(([at, messages]) => `${optionAt(at, fields)} ${messages.join(', ')}`)
    return refused(words.join('; '))
  }
  const isMissing = headers['x-error-code'] === 'not-found'
  const ids = fields.filter((field) => field.in === 'path').map(({ option, name }) => (option.operand ? option.value : `--${name}`))
  const check = isMissing && ids.length > 0 ? `: check ${ids.join(' and ')}` : ''
  return refused(error + check + (Object.keys(details).length > 0 ? `: ${JSON.stringify(details)}` : ''))
}

/** Returns the option to which a path such as `locations.0.country_code` leads, with the rest of the path. */
function optionAt(path: string, fields: readonly Field[]): string {
  const reaching = fields.filter(({ steps }) => `${path}.`.startsWith(`${steps.join('.')}.`))
  const [field] = reaching.toSorted((a, b) => b.steps.length - a.steps.length)
  if (!field) return path
  const rest = path.slice(field.steps.join('.').length + 1)
  return `${field.option.operand ? field.option.value : `--${field.name}`}${rest === '' ? '' : ` (${rest})`}`
}
