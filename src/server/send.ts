// Sends the response of an operation: as JSON, as the text that the contract declares, or in parts.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { forStatus, isJson } from '../contract/document.ts'
import { JsonText } from '../contract/itemPage.ts'
import type { FastifyReply } from 'fastify'
import type { OperationFacts } from '../contract/facts.ts'
import { refusalOf } from './refusal.ts'
import type { Answer } from './call.ts'

export const json = 'application/json; charset=utf-8'
const plain = 'text/plain; charset=utf-8'

/** Adds headers to those that `head` has, as names in lower case and values in turn. */
export function add(head: string[], headers: Readonly<Record<string, string>>): void {
  for (const name in headers) head.push(name, headers[name]!)
}

/** Adds headers, which take the place of those that `head` has by the same names. */
export function replace(head: string[], headers: Readonly<Record<string, string>>): void {
  for (const name in headers) {
    const lower = name.toLowerCase()
    let at = 0
    while (at < head.length && head[at] !== lower) at += 2
    head[at] = lower
    head[at + 1] = headers[name]!
  }
}

/**
 * Sends the response with these headers, its own and those of its body. `facts` are the operation's. A body in parts is cut off if it fails,
 * or if its reader takes nothing for `unread` milliseconds; the promise resolves when it has ended. Others are sent at once.
 */
export function sendAnswer(
  reply: FastifyReply,
  head: string[],
  { status, body, headers }: Answer,
  facts: OperationFacts | undefined,
  unread: number,
): Promise<void> | undefined {
  replace(head, headers)
  if (body instanceof Readable) return sendInParts(reply, status, head, body, unread)
  if (body instanceof JsonText) return sendText(reply, status, head, json, body.text)
  if (body === undefined) return status === 204 ? sendHead(reply, status, head) : sendText(reply, status, head, plain, '')
  const { media = 'application/json' } = (facts && forStatus(facts.answers, status)) ?? {}
  if (media === 'application/json' || media === '*/*') return sendText(reply, status, head, json, JSON.stringify(body))
  if (isJson(media)) return sendText(reply, status, head, withCharset(media), JSON.stringify(body))
  return sendText(reply, status, head, media, typeof body === 'string' ? body : JSON.stringify(body))
}

const withCharset = (media: string) => (/;\s*charset=/i.test(media) ? media : `${media}; charset=utf-8`)

/** Sends text with these headers and those of its type and length. */
export function sendText(reply: FastifyReply, status: number, head: string[], type: string, text: string): undefined {
  const bytes = Buffer.byteLength(text)
  head.push('content-type', type, 'content-length', String(bytes))
  if (reply.request.method === 'HEAD') return sendHead(reply, status, head)
  // Text of as many bytes as characters is ASCII, which is written faster if that is known.
  return sendHead(reply, status, head, text, bytes === text.length ? 'latin1' : 'utf8')
}

/** Sends a response whose headers and body are complete, in one write. */
function sendHead({ raw }: FastifyReply, status: number, head: string[], text?: string, encoding: BufferEncoding = 'latin1'): undefined {
  raw.writeHead(status, head).end(text, encoding)
}

async function sendInParts({ raw, request }: FastifyReply, status: number, head: string[], body: Readable, unread: number): Promise<void> {
  head.push('content-type', json)
  // A client that stops reading keeps a part in memory, so its connection is closed (promise H6).
  raw.setTimeout(unread)
  raw.writeHead(status, head)
  const parts = request.method === 'HEAD' ? Readable.from([]) : body
  try {
    await pipeline(parts, raw)
  } catch (error) {
    // The response has begun: a failure now cuts it off and can only be logged. A client that leaves is none.
    if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') refusalOf(error, request)
  }
}
