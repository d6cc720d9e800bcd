// Reads the fields of a form that a browser sends.
import type { FastifyRequest } from 'fastify'
import { badRequest } from '../../errors.ts'
import { bytesOf, mediaTypeOf, parseForm, textOf } from '../../server/body.ts'

/** The forms of pages are small. */
const maxBytes = 64 * 1024

export type Form = Readonly<Record<string, string>>

/**
 * Reads a form. Throws 400 for another media type, invalid UTF-8, a NUL character or a field that is sent twice, and 413 for a form that
 * is too large.
 */
export async function readForm({ raw, headers }: FastifyRequest): Promise<Form> {
  if (mediaTypeOf(headers['content-type']) !== 'application/x-www-form-urlencoded') throw badRequest('body-malformed', 'Send a form')
  const form = parseForm(textOf(await bytesOf(raw, maxBytes)))
  // Postgres cannot store NUL in a text.
  if (Object.values(form).some((value) => value.includes('\0'))) throw badRequest('body-malformed', 'The form contains text with NUL')
  return form
}
