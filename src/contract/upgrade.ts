// Reads a document of OpenAPI 3.0 as one of 3.1: `nullable` and the exclusive bounds are written differently in its schemas.
import type { Document, Schema } from './document.ts'
import { withInner, withSchemas } from './keywords.ts'

export const isOf30 = ({ openapi }: Document): boolean => openapi.startsWith('3.0.')

/** Returns the document in its 3.1 form; one of 3.1 is returned as it is. */
export const upgraded = (document: Document): Document =>
  isOf30(document) ? { ...withSchemas(document, in31), openapi: '3.1.0' } : document

function in31(schema: Schema, at = ''): Schema {
  // Beside a reference 3.0 has no keywords.
  if (typeof schema.$ref === 'string') return { $ref: schema.$ref }
  const { nullable, ...form } = withInner(schema, at, in31)
  exclusive(form, 'exclusiveMinimum', 'minimum')
  exclusive(form, 'exclusiveMaximum', 'maximum')
  if (nullable !== true) return form
  if (Array.isArray(form.enum) && !form.enum.includes(null)) form.enum = [...(form.enum as unknown[]), null]
  if (form.type !== undefined) return { ...form, type: [form.type, 'null'] }
  // Without a type 3.0 ignores `nullable`, but documents that write it beside a choice mean it.
  return form.allOf || form.oneOf || form.anyOf ? { anyOf: [form, { type: 'null' }] } : form
}

/** In 3.0 the keyword is a boolean beside the bound. */
function exclusive(form: Schema, keyword: string, bound: string): void {
  const is = form[keyword]
  if (typeof is !== 'boolean') return
  delete form[keyword]
  if (!is) return
  form[keyword] = form[bound]
  delete form[bound]
}
