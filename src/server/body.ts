// Request bodies: which media types an operation takes, reading no more than it allows, and parsing with limits.
import type { IncomingMessage } from 'node:http'
import secureJson from 'secure-json-parse'
import { badRequest, Refusal, tooLarge, unsupportedMedia } from '../errors.ts'
import type { Call } from './call.ts'

const maxDepth = 20
const maxItems = 1000
const form = 'application/x-www-form-urlencoded'

/** The step before the body is read: it must be there when it is required, and of a media type that the operation takes. */
export function requireMedia({ request, route }: Call): void {
  const wanted = route?.facts.body
  if (!wanted) return
  const { headers } = request
  const present = headers['transfer-encoding'] !== undefined || (headers['content-length'] !== undefined && headers['content-length'] !== '0')
  if (!present) {
    if (wanted.required) throw badRequest('This operation needs a body')
    return
  }
  if (Number(headers['content-length'] ?? 0) > wanted.maxBytes) throw tooLarge(`Keep the body below ${wanted.maxBytes} bytes`)
  if (!wanted.media.includes(mediaTypeOf(headers['content-type']))) throw unsupportedMedia(wanted.media)
  if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity') throw unsupportedMedia(wanted.media)
}

/** The media type without parameters. A charset other than UTF-8 counts as another type. */
function mediaTypeOf(header: string | undefined): string {
  const match = /^\s*([a-z0-9.+-]+\/[a-z0-9.+-]+)\s*(?:;\s*charset="?utf-8"?\s*)?;?\s*$/i.exec(header ?? '')
  return (match?.[1] ?? '').toLowerCase()
}

/** Reads a body of at most `maxBytes`; more is 413. Without an operation that wants it, a body is drained and forgotten. */
export async function readBody(call: Call | undefined, payload: IncomingMessage): Promise<Buffer | undefined> {
  const maxBytes = call?.route?.facts.body?.maxBytes
  if (maxBytes === undefined) {
    payload.resume()
    return undefined
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge(`Keep the body below ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The step that parses what was read. Throws 400 for text that is not UTF-8 or JSON, dangerous keys, NUL, and too much depth or length. */
export function parseBody(call: Call): void {
  const read = call.request.body as Buffer | undefined
  if (!read || read.length === 0) return
  let text: string
  try {
    text = utf8.decode(read)
  } catch {
    throw badRequest('The body is not UTF-8')
  }
  call.body = mediaTypeOf(call.request.headers['content-type']) === form ? parseForm(text) : parseJson(text)
}

function parseJson(text: string): unknown {
  let body: unknown
  try {
    body = secureJson.parse(text, null, { protoAction: 'error', constructorAction: 'error' })
  } catch {
    throw badRequest('The body is not valid JSON')
  }
  return withinLimits(body, 0)
}

function parseForm(text: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    if (Object.hasOwn(fields, name)) throw badRequest({ [name]: ['must be given once'] })
    if (name === '__proto__' || value.includes('\0')) throw badRequest('The body holds a name or a character that is not allowed')
    fields[name] = value
  }
  return fields
}

/** The body, when no text, list or nesting in it is beyond the limits. */
function withinLimits(value: unknown, depth: number): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw badRequest('The body holds text with NUL or half a character')
  } else if (typeof value === 'object' && value !== null) {
    if (depth >= maxDepth) throw badRequest(`Nest the body at most ${maxDepth} deep`)
    const inner = Array.isArray(value) ? value : Object.entries(value).flat()
    if (Array.isArray(value) && value.length > maxItems) throw badRequest(`Send at most ${maxItems} items in a list`)
    for (const item of inner) withinLimits(item, depth + 1)
  }
  return value
}

/** Whether an error came from a sender that stopped in the middle. */
export const isAborted = (error: unknown) => !(error instanceof Refusal) && (error as { code?: string })?.code === 'ECONNRESET'
