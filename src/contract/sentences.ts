// Writes the messages of `validation_errors`: describes in words what a schema rejected.
import type { Faults } from './decode.ts'

export type Validator = ((value: unknown) => boolean) & { errors?: ValidationFault[] | null }
type ValidationFault = { instancePath: string; keyword: string; message?: string; params: Record<string, unknown> }

/** Returns the first fault of the parameters, by the name of the parameter, even if the fault is in an item of a list. */
export const parameterFaultsOf = (check: Validator, given: unknown): Faults | undefined => faultsOf(check, given, 1)

/**
 * Returns the first fault that the schema finds, by the path of the field (`copies.0.shelf`), cut to `depth` steps. Returns undefined if
 * the value is valid.
 */
export function faultsOf(check: Validator, value: unknown, depth = Infinity): Faults | undefined {
  if (check(value)) return undefined
  const fault = check.errors?.[0] ?? { instancePath: '', keyword: '', params: {} }
  const missing = fault.keyword === 'required' ? [String(fault.params.missingProperty)] : []
  const field = [...fault.instancePath.split('/').slice(1), ...missing].slice(0, depth).join('.') || 'body'
  return { [field]: [sentenceOf(fault)] }
}

/** Returns every fault that the schema finds, one for each place: a JSON pointer and what is wrong there. The schema must look for all. */
export function everyFaultOf(check: Validator, value: unknown): (readonly [pointer: string, sentence: string])[] {
  if (check(value)) return []
  const found = new Map<string, string>()
  for (const fault of check.errors ?? []) {
    const { instancePath, keyword, params } = fault
    // Says only that a fault of its branch was found.
    if (keyword === 'if') continue
    const name = (keyword === 'required' ? params.missingProperty : params.additionalProperty) as string | undefined
    const pointer = name === undefined ? instancePath : `${instancePath}/${name}`
    if (!found.has(pointer)) found.set(pointer, keyword === 'additionalProperties' ? 'is unknown' : sentenceOf(fault))
  }
  return [...found]
}

const types: Record<string, string> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

const formats: Record<string, string> = {
  'date-time': 'a date and time with a zone, such as 2026-01-31T09:30:00Z',
  date: 'a date, such as 2026-01-31',
  int32: 'a 32-bit integer',
  int64: 'a 64-bit integer',
  uri: 'an absolute URL',
  email: 'an e-mail address',
}

/** The patterns in words. test/contract.test.ts fails if a request has a pattern that is missing here. */
const forms: Record<string, string> = {
  '^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$': 'a date, such as 2026-03-01',
  [String.raw`^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2}))?$`]:
    'a date, such as 2026-03-01, or a date-time with a time zone, such as 2026-03-01T09:00:00Z',
  [String.raw`^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}$`]:
    'a date-time without a time zone, such as 2026-03-01T09:00:00.000',
  // A date alone is accepted only under a profile, so the sentence does not mention it.
  [String.raw`^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{3})?)?$`]:
    'a date-time without a time zone, such as 2026-03-01T09:00:00.000 or 2026-03-01T09:00:00',
  [String.raw`^([0-9]{1,11}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})|[0-9]{8}T[0-9]{6}(\.[0-9]{1,6})?(Z|[+-][0-9]{4}))$`]:
    'a date-time with a time zone, such as 2026-03-01T09:00:00Z, or Unix seconds',
  [String.raw`^([^@\s]+@[^@\s]+)?$`]: 'an e-mail address',
  [String.raw`^[^@\s]+@[^@\s]+$`]: 'an e-mail address',
  '^DELETE$': 'DELETE',
  '^[A-Z]{2}$': 'a country code of two capital letters, such as DE',
  '^[A-Z]{3}$': 'a currency code of three capital letters, such as EUR',
  '^[a-z]{3}$': 'a currency code of three lower-case letters, such as eur',
  '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$': 'a language tag, such as de or pt-BR',
  '^#[0-9a-f]{6}$': 'a color of six lower-case hex digits, such as #0b3d5c',
  [String.raw`^https://[A-Za-z0-9.-]+(:[0-9]{1,5})?/[^\s]*$`]: 'an https URL, such as https://example.com/logo.svg',
  '^[A-Za-z][A-Za-z0-9_+/-]*$': 'the name of a time zone, such as Europe/Berlin',
  [String.raw`^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,3})?)?(Z|[+-][0-9]{2}:[0-9]{2})?$`]:
    'a date-time with or without a time zone, such as 2026-03-01T09:00:00',
  [String.raw`^https?://[^\s]+$`]: 'a URL, such as https://example.com',
  [String.raw`^[0-9]{1,6}(\.[0-9]{1,2})?$`]: 'a number with at most two decimals, such as 28.50',
  [String.raw`^-?[0-9]{1,6}(\.[0-9]{1,2})?$`]: 'a number with at most two decimals, such as 28.50 or -1.5',
}
const hexadecimal = /^\^\[0-9(a-f|A-F|a-fA-F|A-Fa-f)\]\{(\d+)(?:,(\d+))?\}\$$/

/** Returns what a pattern requires; undefined for a pattern that is not described here. */
export function formOf(pattern: string): string | undefined {
  const [, letters, least, most] = hexadecimal.exec(pattern) ?? []
  if (letters === undefined) return forms[pattern]
  const kind = letters === 'a-f' ? 'lower-case ' : letters === 'A-F' ? 'upper-case ' : ''
  return `${least}${most === undefined ? '' : ` to ${most}`} ${kind}hexadecimal digits`
}

/** The words after `must` for each kind of limit. */
const limits: Record<string, (limit: number) => string> = {
  minimum: (limit) => `be at least ${limit}`,
  maximum: (limit) => `be at most ${limit}`,
  minLength: (limit) => (limit === 1 ? 'not be empty' : `be at least ${count(limit, 'character')}`),
  maxLength: (limit) => `be at most ${count(limit, 'character')}`,
  minItems: (limit) => `have at least ${count(limit, 'item')}`,
  maxItems: (limit) => `have at most ${count(limit, 'item')}`,
  minProperties: (limit) => `have at least ${count(limit, 'key')}`,
  maxProperties: (limit) => `have at most ${count(limit, 'key')}`,
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

function sentenceOf({ keyword, message, params }: ValidationFault): string {
  const limit = limits[keyword]
  if (limit) return `must ${limit(params.limit as number)}`
  switch (keyword) {
    case 'required':
      return 'is required'
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`
    case 'type':
      return `must be ${[params.type]
        .flat()
        .map((type) => types[String(type)] ?? String(type))
        .join(' or ')}`
    case 'format':
      return `must be ${formats[String(params.format)] ?? `in the format ${String(params.format)}`}`
    case 'pattern': {
      const form = formOf(String(params.pattern))
      return form === undefined ? 'does not match the documented pattern' : `must be ${form}`
    }
    default:
      return message ?? 'is not valid'
  }
}
