// Compiles the schemas of a foreign document as they are written: an object is closed only where the document says so.
import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import addFormats from 'ajv-formats'
import type { Document, Schema } from './document.ts'
import { withInner } from './keywords.ts'
import { isUsable } from './unsupported.ts'

/** `open` for what clients send, `closed` for what the server sends. */
export type Objects = 'open' | 'closed'
/** `ids` are the names of the functions in the code, by the names of the schemas. */
export type Compiled = { readonly code: string; readonly ids: Record<string, string> }

/** Returns the name of the component that a reference leads to. */
export const nameOf = (reference: string): string => reference.split('/').at(-1) as string

/** The document's names need not be those of functions, so the functions are numbered. */
export function compileWritten(document: Document, objects: Objects, schemas: Record<string, Schema>): Compiled {
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: true },
    strict: false,
    inlineRefs: false,
    ownProperties: objects === 'open',
  })
  addFormats.default(ajv, { mode: objects === 'open' ? 'full' : 'fast' })
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) ajv.addSchema(writtenForm(schema, objects), name)
  const functions = new Map<string, string>()
  const ids: Record<string, string> = {}
  for (const [name, schema] of Object.entries(schemas)) {
    const form = writtenForm(schema, objects)
    const component = Object.keys(form).length === 1 ? (form.$ref as string | undefined) : undefined
    const id = functions.get(component ?? '') ?? `_${functions.size}`
    if (component === undefined) ajv.addSchema(form, id)
    functions.set(component ?? id, id)
    ids[name] = id
  }
  const keys = Object.fromEntries([...functions].map(([key, id]) => [id, key]))
  return { code: functions.size > 0 ? standaloneCode.default(ajv, keys) : '', ids }
}

/** Returns the schema with only the keywords that are checked, and references as names. What is `readOnly` is not required in requests. */
function writtenForm(schema: Schema, objects: Objects): Schema {
  const usable = Object.entries(schema).filter(([keyword, value]) => isUsable(keyword, value))
  const form = withInner(Object.fromEntries(usable), '', (inner) => writtenForm(inner, objects))
  if (typeof form.$ref === 'string') form.$ref = nameOf(form.$ref)
  if (objects === 'open' && Array.isArray(form.required)) {
    const properties = (schema.properties ?? {}) as Record<string, Schema>
    form.required = (form.required as string[]).filter((name) => properties[name]?.readOnly !== true)
  }
  return form
}
