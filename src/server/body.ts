// Request bodies: checks their media type, reads no more than the operation allows, and parses them within limits.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { isJson } from '../contract/document.ts'
import type { Leniency } from '../contract/facts.ts'
import { instantOf } from '../contract/instant.ts'
import { badRequest, tooLarge, unsupportedMedia } from '../errors.ts'
import { sequence } from '../sequence.ts'
import type { Routed } from './call.ts'
import { requireBounds } from './jsonBounds.ts'

/** Larger bodies are parsed one at a time, so that several at once do not block all other requests together. */
const largeBytes = 65_536
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
  const coding = headers['content-encoding'] ?? 'identity'
  if (mediaOf(wanted.media, headers) === undefined || coding !== 'identity') throw unsupportedMedia(wanted.media)
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

/** Reads a body of at most `maxBytes`. The rest of a longer body is read and dropped, so that the client receives the 413. */
export function bytesOf(raw: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const cutOff = () => reject(badRequest('body-malformed', 'The request body ended before its declared length'))
    // A client that left during an earlier step causes no further event.
    if (raw.destroyed) return cutOff()
    // A large body is put together while it arrives, so that nobody waits for that at its end.
    const declared = Number(raw.headers['content-length'])
    const whole = declared > largeBytes && declared <= maxBytes ? Buffer.allocUnsafeSlow(declared) : undefined
    const chunks: Buffer[] = []
    let size = 0
    raw.on('data', (chunk: Buffer) => {
      if (whole) chunk.copy(whole, size)
      size += chunk.length
      if (size > largeBytes) continueInTurn(raw)
      if (size > maxBytes) reject(tooLarge(`The body is too large: send at most ${maxBytes} bytes`))
      else if (!whole) chunks.push(chunk)
    })
    raw.on('error', cutOff)
    raw.on('end', () => resolve(whole?.subarray(0, size) ?? Buffer.concat(chunks)))
  })
}

/** Large bodies of which the next part may be read. */
const inTurn: IncomingMessage[] = []

/**
 * Has the next part of a body read when it is its turn: one part of one body in each turn of the event loop. Otherwise one turn reads up to 2 MB
 * from each connection, and everybody waits for all of that.
 */
function continueInTurn(raw: IncomingMessage): void {
  raw.pause()
  if (inTurn.push(raw) === 1) setImmediate(continueNext)
}

function continueNext(): void {
  inTurn.shift()?.resume()
  if (inTurn.length > 0) setImmediate(continueNext)
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const inSequence = sequence()

/** The step that parses the body: JSON, forms and texts. Others are passed on as bytes. Throws 400 if it is not UTF-8 or JSON, has forbidden names or NUL, or exceeds a limit. */
export function parseBody(call: Routed): void | Promise<void> {
  const { bytes } = call
  if (bytes === undefined) return
  call.bytes = undefined
  if (bytes.length <= largeBytes) return parse(call, bytes)
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
  for (const { name, properties } of call.route.leniencies) {
    for (const steps of properties) changeAt(body, steps, 0, changes[name])
  }
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

type Change = (object: Record<string, unknown>, name: string) => void

/** Applies a change to each property that the steps lead to; `*` stands for every item of a list. */
function changeAt(value: unknown, steps: readonly string[], at: number, change: Change): void {
  if (typeof value !== 'object' || value === null) return
  const step = steps[at] as string
  if (step === '*') {
    if (Array.isArray(value)) for (const item of value) changeAt(item, steps, at + 1, change)
    return
  }
  const object = value as Record<string, unknown>
  if (at < steps.length - 1) changeAt(object[step], steps, at + 1, change)
  else change(object, step)
}

/** How each leniency converts a property into the form of its schema. */
const changes: Readonly<Record<Leniency, Change>> = {
  optionalObjects: (object, name) => {
    if (object[name] === null) delete object[name]
  },
  namedLists: (object, name) => {
    const items = object[name]
    if (Array.isArray(items))
      object[name] = items.map((item) => (typeof item === 'object' && item !== null && 'name' in item ? item.name : item))
  },
  emptyAsNull: (object, name) => {
    if (object[name] === '') object[name] = null
  },
  emptyAsAbsent: (object, name) => {
    if (object[name] === '') delete object[name]
  },
  // The day as it is written: a client that sends a date-time instead of a day means the day at its beginning.
  days: (object, name) => {
    const value = object[name]
    if (typeof value === 'string' && value[10] === 'T' && instantOf(value) !== undefined) object[name] = value.slice(0, 10)
  },
  singleItems: (object, name) => {
    if (typeof object[name] === 'string') object[name] = [object[name]]
  },
}
