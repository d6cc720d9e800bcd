// Decodes parameters exactly by the types of the contract, never by guessing.
import type { IncomingHttpHeaders } from 'node:http'
import type { OperationFacts, ParameterFacts, Scalar } from './facts.ts'
import { instantOf } from './instant.ts'

/** What is wrong with a request: messages by parameter or body field. */
export type Faults = Record<string, string[]>
export type Decoded = {
  readonly path: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly header: Record<string, unknown>
  readonly cookie: Record<string, unknown>
  /** The parameters that were sent, without defaults: these are checked against the schema. */
  readonly given: Record<string, unknown>
  faults: Faults | undefined
}
/** `path` has the parameters by their names in the router's syntax. */
export type Decode = (path: Record<string, string>, search: string, headers?: IncomingHttpHeaders) => Decoded

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

/** Returns the name of a path parameter in the router's syntax, which has only words. */
export const stepName = (name: string): string => name.replaceAll(/\W|^(?=\d)/g, '_')

/** Headers that the pipeline reads itself, and those that OpenAPI does not take for parameters. */
const ofPipeline = new Set(['idempotency-key', 'accept', 'authorization', 'content-type'])
/** Whether a parameter is decoded and checked. */
export const isDecoded = ({ in: place, name }: Pick<ParameterFacts, 'in' | 'name'>): boolean =>
  place !== 'header' || !ofPipeline.has(name.toLowerCase())

const nothing: IncomingHttpHeaders = {}

/**
 * Returns the decoder of an operation's parameters. It accepts a list as `a=1&a=2`, `a[]=1` or `a=1,2`, reports a single value that is sent
 * twice, treats an empty query value as missing, ignores unknown query keys and fills in defaults. A list in a path, header or cookie is
 * separated by commas.
 */
export function decoderOf({ parameters }: OperationFacts): Decode {
  const inPath = parameters
    .filter((parameter) => parameter.in === 'path')
    .map((parameter) => ({ parameter, step: stepName(parameter.name) }))
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const inHeaders = parameters.filter((parameter) => ['header', 'cookie'].includes(parameter.in) && isDecoded(parameter))
  const optional = [...inQuery, ...inHeaders]
  const byKey = new Map<string, ParameterFacts>()
  for (const parameter of inQuery) {
    byKey.set(parameter.name, parameter)
    if (parameter.list) byKey.set(`${parameter.name}[]`, parameter)
  }

  return (path, search, headers = nothing) => {
    const decoded: Decoded = { path: {}, query: {}, header: {}, cookie: {}, given: {}, faults: undefined }
    for (const { parameter, step } of inPath) put(decoded, parameter, textsIn(path[step], parameter))
    for (const parameter of inHeaders) {
      const text = parameter.in === 'header' ? headers[parameter.name.toLowerCase()] : cookieIn(headers, parameter.name)
      if (text !== undefined) put(decoded, parameter, textsIn(String(text), parameter))
    }
    if (search !== '') for (const [parameter, texts] of textsOf(byKey, search)) put(decoded, parameter, texts)
    for (const { name, in: place, required, default: preset } of optional) {
      if (decoded[place][name] !== undefined || decoded.faults?.[name]) continue
      if (required) fault(decoded, name, 'is required')
      else if (preset !== undefined) decoded[place][name] = preset
    }
    return decoded
  }
}

function put(decoded: Decoded, { name, in: place, type, list }: ParameterFacts, texts: string[]): void {
  if (!list && texts.length > 1) return fault(decoded, name, 'must be given once')
  const values = texts.map(typeof type === 'string' ? scalars[type] : (text) => firstFit(type, text))
  if (values.includes(undefined)) return fault(decoded, name, wanted[typeof type === 'string' ? type : type.at(-1)!])
  decoded[place][name] = decoded.given[name] = list === true || texts.length > 1 ? values : values[0]
}

function firstFit(types: readonly Scalar[], text: string): unknown {
  for (const type of types) {
    const value = scalars[type](text)
    if (value !== undefined) return value
  }
  return undefined
}

/** Returns the texts of a parameter that stands alone in its place. */
const textsIn = (text = '', { list }: ParameterFacts): string[] => (list === true ? text.split(',').map((part) => part.trim()) : [text])

/** Returns the value of a cookie: the first, if there are several of its name. */
function cookieIn({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined {
  const pairs = cookie.split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
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
    const parts = (parameter.list === true ? text.split(',') : [text]).filter((part) => part !== '')
    if (parts.length === 0) continue
    const texts = found.get(parameter)
    if (texts) texts.push(...parts)
    else found.set(parameter, parts)
  }
  return found
}

/** To be called after validation. Lowers numbers to their clamp and normalizes ids and instants. Returns a fault for an invalid instant. */
export function finish({ parameters }: OperationFacts, decoded: Decoded): Faults | undefined {
  for (const { name, in: place, clamp, decode } of parameters) {
    if (clamp === undefined && decode === undefined) continue
    const from = decoded[place]
    const value = from[name]
    if (decode === 'id' && value !== undefined) from[name] = Array.isArray(value) ? value.map(idOf) : idOf(value)
    if (clamp !== undefined && typeof value === 'number' && value > clamp) from[name] = clamp
    if (decode === 'instant' && typeof value === 'string') {
      const instant = instantOf(value)
      if (instant === undefined) return { [name]: ['must be ISO 8601 or Unix seconds'] }
      from[name] = instant
    }
  }
  return undefined
}

/** Returns an id in the form in which the API writes it. Any other value is returned unchanged. */
const idOf = (value: unknown): unknown =>
  typeof value === 'string' && /^[0-9a-f]{1,16}$/i.test(value) ? value.toLowerCase().padStart(16, '0') : value
