// Request bodies: checks their media type, has no more read than the operation allows, and parses them within limits.
import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { isJson } from '../contract/document.ts'
import { badRequest, compressed, tooLarge, unsupportedMedia } from '../errors.ts'
import { sequence } from '../sequence.ts'
import { bytesOf, largeBytes } from './bytes.ts'
import type { Routed } from './call.ts'
import { requireBounds } from './jsonBounds.ts'
import { applyLeniencies } from './leniencies.ts'

/** The pause between two large bodies, in which other requests are served: about as long as parsing one of the largest takes. */
const largeRestMs = 20
const form = 'application/x-www-form-urlencoded'

/** The step before the body is read. Throws if a required body is missing, or if its media type or size is not accepted. */
export function requireMedia({ request: { headers }, route }: Routed): void {
  const wanted = route.facts.body
  if (!wanted) return
  if (!hasBody(headers)) {
    if (wanted.required) throw missing()
    return
  }
  if (Number(headers['content-length'] ?? 0) > wanted.maxBytes)
    throw tooLarge(`The body is too large: send at most ${wanted.maxBytes} bytes`)
  requireUncompressed(headers)
  if (mediaOf(wanted.media, headers) === undefined) throw unsupportedMedia(wanted.media)
}

/** Throws 415 if the body is compressed: a few bytes could become more than a server holds. */
export function requireUncompressed(headers: IncomingHttpHeaders): void {
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') throw compressed()
}

/** Throws 415 unless the body is JSON, and not compressed. */
export function requireJson(headers: IncomingHttpHeaders): void {
  requireUncompressed(headers)
  if (mediaTypeOf(headers['content-type']) !== 'application/json') throw unsupportedMedia(['application/json'])
}

const missing = () => badRequest('body-missing', 'This operation requires a body')

const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] !== undefined && headers['content-length'] !== '0')

/** Returns the media type without parameters, in lower case; '' if it is malformed or has a parameter other than `charset=utf-8`. */
export function mediaTypeOf(header = ''): string {
  const match = /^([a-z0-9.+-]+\/[a-z0-9.+-]+)\s*(?:;\s*charset=(?:utf-8|"utf-8")\s*)?;?$/i.exec(header)
  return (match?.[1] ?? '').toLowerCase()
}

/**
 * Returns the declared media type, or range such as `text/*`, that a body has; undefined if there is none. A type whose bodies the server does
 * not read may have any parameters.
 */
export function mediaOf(declared: readonly string[], { 'content-type': header = '' }: IncomingHttpHeaders): string | undefined {
  const strict = mediaTypeOf(header)
  const type = strict || header.toLowerCase().split(';')[0]!.trim()
  const isRead = isJson(type) || type === form || type.startsWith('text/')
  if (isRead && strict === '') return undefined
  const ranges = [type, `${type.split('/')[0]}/*`, '*/*']
  return ranges.flatMap((range) => declared.filter((media) => media.toLowerCase().split(';')[0]!.trim() === range))[0]
}

/** The step that reads the body. Returns no promise if the request has none, so that it does not wait. */
export function readBody(call: Routed): Promise<void> | undefined {
  const wanted = call.route.facts.body
  if (!wanted || !hasBody(call.request.headers)) return
  return bytesOf(call.request.raw, wanted.maxBytes).then((bytes) => {
    if (bytes.length > 0) call.bytes = bytes
    else if (wanted.required) throw missing()
  })
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const inSequence = sequence()

/** The step that parses the body: JSON, forms and texts. Others are passed on as bytes. Throws 400 if it is not UTF-8 or JSON, has forbidden names or NUL, or exceeds a limit. */
export function parseBody(call: Routed): void | Promise<void> {
  const { bytes } = call
  if (bytes === undefined) return
  call.bytes = undefined
  if (bytes.length <= largeBytes) return parse(call, bytes)
  // One at a time, so that several at once do not block all other requests together.
  const parsed = inSequence(() => parse(call, bytes))
  void inSequence(() => sleep(largeRestMs))
  return parsed
}

function parse(call: Routed, bytes: Buffer): void {
  const type = mediaTypeOf(call.request.headers['content-type'])
  if (!isJson(type) && type !== form && !type.startsWith('text/')) {
    call.body = bytes
    return
  }
  const body = isJson(type) ? parseJson(bytes) : type === form ? parseForm(textOf(bytes)) : textOf(bytes)
  requireTexts(body)
  applyLeniencies(body, call.route.leniencies)
  call.body = body
}

/** Throws 400 if the bytes are not UTF-8. */
export function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw badRequest('body-malformed', 'The body is not UTF-8')
  }
}

/** Throws 400 if the bytes are not UTF-8 or not JSON, or exceed the limits. */
export function parseJson(bytes: Buffer): unknown {
  requireBounds(bytes)
  const text = textOf(bytes)
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('body-malformed', 'The body is not valid JSON')
  }
}

/** Returns the fields of a form. Throws 400 if a field is repeated or not UTF-8. */
export function parseForm(text: string): Record<string, string> {
  // Without a prototype, so that the check of names sees a name such as `__proto__`.
  const fields = Object.create(null) as Record<string, string>
  for (const [name, value] of new URLSearchParams(text)) {
    if (name in fields) throw badRequest('body-malformed', 'Send each form field only once')
    // Percent-encoded bytes that are not UTF-8 become U+FFFD.
    if (value.includes('\uFFFD')) throw badRequest('body-malformed', 'The body is not UTF-8')
    fields[name] = value
  }
  return fields
}

/** Rejects names that reach into prototypes, and text that the database cannot store. */
function requireTexts(value: unknown): void {
  if (typeof value === 'string') requireText(value)
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const item of value) requireTexts(item)
    return
  }
  for (const name of Object.keys(value)) {
    if (name === '__proto__' || name === 'constructor')
      throw badRequest('body-malformed', 'The body contains the name __proto__ or constructor, which is not allowed')
    requireText(name)
    requireTexts((value as Record<string, unknown>)[name])
  }
}

function requireText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    throw badRequest('body-malformed', 'The body contains text with NUL or half of a surrogate pair')
}
