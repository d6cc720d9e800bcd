// The body of requests to the token and revocation endpoints: a form, JSON, or a form without a Content-Type.
import type { FastifyRequest } from 'fastify'
import type { Parameters } from '../../access/oauth/clients.ts'
import { badRequest, unsupportedMedia } from '../../errors.ts'
import { mediaTypeOf, parseForm, parseJson, requireUncompressed, textOf } from '../../server/body.ts'
import { bytesOf } from '../../server/bytes.ts'

const maxBytes = 64 * 1024
const form = 'application/x-www-form-urlencoded'
const json = 'application/json'

/** Reads the parameters; an empty one counts as absent. Throws 400 for a malformed body or a repeated parameter, 413 and 415. */
export async function readParameters({ raw, headers }: FastifyRequest): Promise<Parameters> {
  const media = headers['content-type'] === undefined ? form : mediaTypeOf(headers['content-type'])
  requireUncompressed(headers)
  if (media !== form && media !== json) throw unsupportedMedia([form, json])
  const bytes = await bytesOf(raw, maxBytes)
  const fields = media === form ? parseForm(textOf(bytes)) : fieldsOf(parseJson(bytes))
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

/** Returns the members of a flat JSON object of strings; null counts as absent. */
function fieldsOf(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest('body-invalid', 'Send an object')
  const fields = Object.entries(body).filter(([, value]) => value !== null)
  if (!fields.every(([, value]) => typeof value === 'string')) throw badRequest('body-invalid', 'Send each field as a string')
  return Object.fromEntries(fields) as Record<string, string>
}
