// Reads the fields and the files of a form that a browser sends.
import { MIMEType } from 'node:util'
import type { FastifyRequest } from 'fastify'
import { badRequest, Refusal, tooLarge } from '../../errors.ts'
import { mediaTypeOf, parseForm, textOf } from '../../server/body.ts'
import { bytesOf } from '../../server/bytes.ts'

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

/** Texts by the names of their fields, trimmed, and files that are not empty. */
export type Parts = { readonly texts: ReadonlyMap<string, string>; readonly files: ReadonlyMap<string, File> }

/** More parts, and longer headers of all parts, than a form can have. The reader takes a second for 40,000 parts, in one turn. */
const mostParts = 2000
const mostHeaders = 256 * 1024

/** Whether a form has more than that. Parts begin with the boundary; in a form without files, fields are separated by `&`. */
function isExcessive(bytes: Buffer, type: string): boolean {
  const boundary = boundaryOf(type)
  const separator = boundary === undefined ? '&' : `--${boundary}`
  let headers = 0
  let at = bytes.indexOf(separator)
  for (let parts = 1; at >= 0; parts++) {
    if (boundary !== undefined) {
      const end = bytes.indexOf('\r\n\r\n', at)
      headers += (end < 0 ? bytes.length : end) - at
    }
    if (parts > mostParts || headers > mostHeaders) return true
    at = bytes.indexOf(separator, at + separator.length)
  }
  return false
}

/** Throws 400 for what is no media type. */
function boundaryOf(type: string): string | undefined {
  try {
    return new MIMEType(type).params.get('boundary') ?? undefined
  } catch {
    throw badRequest('body-malformed', 'Send a form')
  }
}

/**
 * Reads a form that may have files. Throws 400 for a form that cannot be read or has too many parts, and 413 for one that is too large, with
 * the sentence `tooLong` if it is given.
 */
export async function readParts({ raw, headers }: FastifyRequest, maxBytes: number, tooLong?: string): Promise<Parts> {
  const bytes = await bytesOf(raw, maxBytes).catch((error: unknown) => {
    if (tooLong !== undefined && error instanceof Refusal && error.code === 'body-too-large') throw tooLarge(tooLong)
    throw error
  })
  const type = headers['content-type'] ?? ''
  if (isExcessive(bytes, type)) throw badRequest('body-malformed', 'The form has too many parts')
  const body = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
  const form = await body.formData().catch(() => {
    throw badRequest('body-malformed', 'Send a form')
  })
  const texts = new Map<string, string>()
  const files = new Map<string, File>()
  for (const [name, value] of form) {
    if (typeof value !== 'string') {
      if (value.size > 0) files.set(name, value)
    } else if (value.includes('\0') || !value.isWellFormed()) throw badRequest('body-malformed', 'The form contains text with NUL')
    else texts.set(name, value.trim())
  }
  return { texts, files }
}

/** Returns a file as operations take it. */
export const fileInput = async (file: File): Promise<{ name: string; data: string }> => ({
  name: file.name,
  data: Buffer.from(await file.arrayBuffer()).toString('base64'),
})
