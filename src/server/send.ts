// Sends the response of an operation: as JSON, as the text that the contract declares, or in parts.
import { Readable } from 'node:stream'
import { forStatus, isJson } from '../contract/document.ts'
import { JsonText } from '../contract/itemPage.ts'
import type { FastifyReply } from 'fastify'
import type { OperationFacts } from '../contract/facts.ts'
import { refusalOf } from './refusal.ts'
import type { Answer } from './call.ts'

export const json = 'application/json; charset=utf-8'

/** `facts` are the operation's. A body in parts is cut off if its reader takes nothing for `unread` milliseconds. */
export function sendAnswer(reply: FastifyReply, { status, body, headers }: Answer, facts: OperationFacts | undefined, unread: number) {
  reply.code(status).headers(headers)
  if (body === undefined) return status === 204 ? reply.send() : reply.type('text/plain; charset=utf-8').send('')
  if (body instanceof Readable) return sendInParts(body, reply, unread)
  if (body instanceof JsonText) return reply.type(json).send(body.text)
  const { media = 'application/json' } = (facts && forStatus(facts.answers, status)) ?? {}
  if (media === 'application/json' || media === '*/*') return reply.type(json).send(JSON.stringify(body))
  return reply.type(media).send(isJson(media) ? JSON.stringify(body) : body)
}

function sendInParts(body: Readable, reply: FastifyReply, unread: number): FastifyReply {
  // The response has begun: a failure now cuts it off and can only be logged.
  body.on('error', (error) => void refusalOf(error, reply.log))
  // A client that stops reading keeps a part in memory, so its connection is closed (promise H6).
  reply.raw.setTimeout(unread)
  return reply.type(json).send(reply.request.method === 'HEAD' ? Readable.from([]) : body)
}
