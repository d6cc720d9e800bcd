// Decodes path and query parameters as the contract types them: exactly, never by guessing. Headers are the pipeline's matter.
import type { OperationFacts, ParameterFacts, Scalar } from './facts.ts'
import { instantOf } from './instant.ts'

/** What is wrong with a request, by parameter or body field. */
export type Faults = Record<string, string[]>
export type Decoded = { path: Record<string, unknown>; query: Record<string, unknown>; all: Record<string, unknown>; faults: Faults | undefined }
export type Decode = (path: Record<string, string>, search: string) => Decoded

type DecodeText = (text: string) => unknown

const scalars: Record<Scalar, DecodeText> = {
  string: (text) => (text.includes('\0') ? undefined : text),
  integer: (text) => (/^-?[0-9]{1,15}$/.test(text) ? Number(text) : undefined),
  number: (text) => (/^-?[0-9]{1,15}(\.[0-9]{1,15})?$/.test(text) ? Number(text) : undefined),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
}

const nouns: Record<Scalar, string> = {
  string: 'must be text without NUL',
  integer: 'must be an integer',
  number: 'must be a number',
  boolean: 'must be true or false',
}

/**
 * The decoder of an operation's parameters, made once. A list is accepted as `a=1&a=2`, `a[]=1` and `a=1,2`;
 * a single value given twice is a fault; unknown query keys are ignored; defaults are filled in.
 */
export function decoderOf(facts: OperationFacts): Decode {
  const inPath = facts.parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = facts.parameters.filter((parameter) => parameter.in === 'query')
  const byKey = new Map(inQuery.flatMap((parameter) => [[parameter.name, parameter] as const, ...(parameter.list ? [[`${parameter.name}[]`, parameter] as const] : [])]))

  return (path, search) => {
    const decoded: Decoded = { path: {}, query: {}, all: {}, faults: undefined }
    const fault = (name: string, message: string) => {
      decoded.faults ??= {}
      ;(decoded.faults[name] ??= []).push(message)
    }
    const put = (into: Record<string, unknown>, parameter: ParameterFacts, texts: string[]) => {
      if (!parameter.list && texts.length > 1) return fault(parameter.name, 'must be given once')
      const values = texts.map((text) => scalars[parameter.type](text))
      if (values.includes(undefined)) return fault(parameter.name, nouns[parameter.type])
      into[parameter.name] = decoded.all[parameter.name] = parameter.list ? values : values[0]
    }
    for (const parameter of inPath) put(decoded.path, parameter, [path[parameter.name] ?? ''])
    if (inQuery.length > 0) {
      for (const [parameter, texts] of collect(byKey, search)) put(decoded.query, parameter, texts)
      for (const parameter of inQuery) {
        if (decoded.query[parameter.name] !== undefined) continue
        if (parameter.required && !decoded.faults?.[parameter.name]) fault(parameter.name, 'is required')
        else if (parameter.default !== undefined) decoded.query[parameter.name] = parameter.default
      }
    }
    return decoded
  }
}

function collect(byKey: Map<string, ParameterFacts>, search: string): Map<ParameterFacts, string[]> {
  const found = new Map<ParameterFacts, string[]>()
  if (search === '') return found
  for (const [name, text] of new URLSearchParams(search)) {
    const parameter = byKey.get(name)
    if (!parameter) continue
    const texts = parameter.list ? text.split(',').filter((part) => part !== '') : [text]
    found.set(parameter, [...(found.get(parameter) ?? []), ...texts])
  }
  return found
}

/** After validation: numbers over a clamp become the clamp, instants become canonical. */
export function finish(facts: OperationFacts, decoded: Decoded): Faults | undefined {
  for (const { name, clamp, decode, in: place } of facts.parameters) {
    if (place !== 'query' || decoded.query[name] === undefined) continue
    if (clamp !== undefined && (decoded.query[name] as number) > clamp) decoded.query[name] = clamp
    if (decode === 'instant') {
      const instant = instantOf(decoded.query[name] as string)
      if (instant === undefined) return { [name]: ['must be ISO 8601 or Unix seconds'] }
      decoded.query[name] = instant
    }
  }
  return undefined
}
