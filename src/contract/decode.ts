// Decodes path and query parameters exactly by the types of the contract, never by guessing. The pipeline reads the headers.
import type { OperationFacts, ParameterFacts, Scalar } from './facts.ts'
import { instantOf } from './instant.ts'

/** What is wrong with a request: messages by parameter or body field. */
export type Faults = Record<string, string[]>
export type Decoded = {
  readonly path: Record<string, unknown>
  readonly query: Record<string, unknown>
  /** The parameters that were sent, from path and query, without defaults: these are checked against the schema. */
  readonly given: Record<string, unknown>
  faults: Faults | undefined
}
export type Decode = (path: Record<string, string>, search: string) => Decoded

// Bytes that are not UTF-8 arrive as U+FFFD, a character that no client sends on purpose.
const scalars: Record<Scalar, (text: string) => unknown> = {
  string: (text) => (text.includes('\0') || text.includes('\uFFFD') ? undefined : text),
  integer: (text) => (/^-?[0-9]{1,15}$/.test(text) ? Number(text) : undefined),
  number: (text) => (/^-?[0-9]{1,15}(\.[0-9]{1,15})?$/.test(text) ? Number(text) : undefined),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
}

const wanted: Record<Scalar, string> = {
  string: 'must be UTF-8 text without NUL',
  integer: 'must be an integer',
  number: 'must be a number',
  boolean: 'must be true or false',
}

/**
 * Returns the decoder of an operation's parameters. It accepts a list as `a=1&a=2`, `a[]=1` or `a=1,2`, reports a single value that is sent
 * twice, treats an empty query value as missing, ignores unknown query keys and fills in defaults.
 */
export function decoderOf({ parameters }: OperationFacts): Decode {
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const byKey = new Map<string, ParameterFacts>()
  for (const parameter of inQuery) {
    byKey.set(parameter.name, parameter)
    if (parameter.list) byKey.set(`${parameter.name}[]`, parameter)
  }

  return (path, search) => {
    const decoded: Decoded = { path: {}, query: {}, given: {}, faults: undefined }
    for (const parameter of inPath) put(decoded, parameter, [path[parameter.name] ?? ''])
    if (search !== '') for (const [parameter, texts] of textsOf(byKey, search)) put(decoded, parameter, texts)
    for (const parameter of inQuery) {
      const { name, required, default: preset } = parameter
      if (decoded.query[name] !== undefined || decoded.faults?.[name]) continue
      if (required) fault(decoded, name, 'is required')
      else if (preset !== undefined) decoded.query[name] = preset
    }
    return decoded
  }
}

function put(decoded: Decoded, { name, in: place, type, list }: ParameterFacts, texts: string[]): void {
  if (!list && texts.length > 1) return fault(decoded, name, 'must be given once')
  const values = texts.map(scalars[type])
  if (values.includes(undefined)) return fault(decoded, name, wanted[type])
  const into = place === 'path' ? decoded.path : decoded.query
  into[name] = decoded.given[name] = list ? values : values[0]
}

function fault(decoded: Decoded, name: string, message: string): void {
  decoded.faults ??= {}
  decoded.faults[name] = [message]
}

function textsOf(byKey: ReadonlyMap<string, ParameterFacts>, search: string): Map<ParameterFacts, string[]> {
  const found = new Map<ParameterFacts, string[]>()
  for (const [name, text] of new URLSearchParams(search)) {
    const parameter = byKey.get(name)
    if (!parameter) continue
    const parts = (parameter.list ? text.split(',') : [text]).filter((part) => part !== '')
    if (parts.length === 0) continue
    const texts = found.get(parameter)
    if (texts) texts.push(...parts)
    else found.set(parameter, parts)
  }
  return found
}

/** To be called after validation. Lowers numbers to their clamp and normalizes ids and instants. Returns a fault for an invalid instant. */
export function finish({ parameters }: OperationFacts, { path, query }: Decoded): Faults | undefined {
  for (const { name, in: place, clamp, decode } of parameters) {
    const from = place === 'path' ? path : query
    const value = from[name]
    if (decode === 'id' && value !== undefined) from[name] = Array.isArray(value) ? value.map(idOf) : idOf(value)
    if (clamp !== undefined && typeof value === 'number' && value > clamp) query[name] = clamp
    if (decode === 'instant' && typeof value === 'string') {
      const instant = instantOf(value)
      if (instant === undefined) return { [name]: ['must be ISO 8601 or Unix seconds'] }
      query[name] = instant
    }
  }
  return undefined
}

/** Returns an id in the form in which the API writes it. Any other value is returned unchanged. */
const idOf = (value: unknown): unknown =>
  typeof value === 'string' && /^[0-9a-f]{1,16}$/i.test(value) ? value.toLowerCase().padStart(16, '0') : value
