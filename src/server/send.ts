// Sends the response of an operation: as JSON, as the text that the contract declares, or in parts.
import { Readable } from 'node:stream'
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

/** Adds the headers of an operation, which take the place of those that every response has. */
function replace(head: string[], headers: Readonly<Record<string, string>>): void {
  for (const name in headers) {
    const lower = name.toLowerCase()
    let at = 0
    while (at < head.length && head[at] !== lower) at += 2
    head[at] = lower
    head[at + 1] = headers[name]!
  }
}

/**
 * Sends the response with these headers, its own and those of its body. `facts` are the operation's. A body in parts is cut off if its reader
 * takes nothing for `unread` milliseconds.
 */
export function sendAnswer(
  reply: FastifyReply,
  head: string[],
  { status, body, headers }: Answer,
  facts: OperationFacts | undefined,
  unread: number,
): FastifyReply {
  replace(head, headers)
  if (body instanceof Readable) return sendInParts(reply.code(status), head, body, unread)
  if (body instanceof JsonText) return sendText(reply, status, head, json, body.text)
  if (body === undefined) return status === 204 ? sendHead(reply, status, head) : sendText(reply, status, head, plain, '')
  const { media = 'application/json' } = (facts && forStatus(facts.answers, status)) ?? {}
  if (media === 'application/json' || media === '*/*') return sendText(reply, status, head, json, JSON.stringify(body))
  if (isJson(media)) return sendText(reply, status, head, withCharset(media), JSON.stringify(body))
  return sendText(reply, status, head, media, typeof body === 'string' ? body : JSON.stringify(body))
}

const withCharset = (media: string) => (/;\s*charset=/i.test(media) ? media : `${media}; charset=utf-8`)

function sendText(reply: FastifyReply, status: number, head: string[], type: string, text: string): FastifyReply {
  const bytes = Buffer.byteLength(text)
  head.push('content-type', type, 'content-length', String(bytes))
  if (reply.request.method === 'HEAD') return sendHead(reply, status, head)
  // Text of as many bytes as characters is ASCII, which is written faster if that is known.
  return sendHead(reply, status, head, text, bytes === text.length ? 'latin1' : 'utf8')
}

/** Sends a response whose headers and body are complete: in one write, without the steps in which Fastify looks what else is to be done. */
function sendHead(reply: FastifyReply, status: number, head: string[], text?: string, encoding: BufferEncoding = 'latin1'): FastifyReply {
  reply.hijack().raw.writeHead(status, head).end(text, encoding)
  return reply
}

function sendInParts(reply: FastifyReply, head: readonly string[], body: Readable, unread: number): FastifyReply {
  for (let at = 0; at < head.length; at += 2) reply.header(head[at]!, head[at + 1])
  // The response has begun: a failure now cuts it off and can only be logged.
  body.on('error', (error) => void refusalOf(error, reply.log))
  // A client that stops reading keeps a part in memory, so its connection is closed (promise H6).
  reply.raw.setTimeout(unread)
  return reply.type(json).send(reply.request.method === 'HEAD' ? Readable.from([]) : body)
}
