// Compiles every schema that checks a request, response or notification into `generated/validators.js`, which needs no package.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import addFormats from 'ajv-formats'
import { build } from 'esbuild'
import { isDecoded } from './decode.ts'
import {
  isJson,
  operationsOf,
  schemaOf,
  sentMedia,
  webhooksOf,
  type Document,
  type NamedOperation,
  type NamedWebhook,
  type Schema,
} from './document.ts'
import { compileWritten, nameOf, type Compiled, type Objects } from './writtenSchemas.ts'

/** Where the modules that validators use are resolved. */
const resolveDir = dirname(createRequire(import.meta.url).resolve('ajv/package.json'))
const annotations = new Set(['description', 'title', 'example', 'examples', 'default', 'deprecated', 'externalDocs', 'discriminator'])

/**
 * Returns one module with a function for each `<operationId>_parameters`, `<operationId>_body` and `<operationId>_<status>`, and
 * `<event>_notification` for each webhook. Request bodies may have unknown keys. In responses and notifications every object is closed.
 * The schemas of a foreign document are compiled as they are written, without the keywords that are not known. With `allErrors` a
 * validator looks for every fault, and otherwise ends at the first.
 */
export async function compileValidators(document: Document, isForeign = false, allErrors = false): Promise<string> {
  const operations = operationsOf(document)
  const sent = [...operations.flatMap(answerSchemas), ...webhooksOf(document).flatMap(notificationSchema)]
  const compile: typeof compileWritten = (...given) => (isForeign ? compileWritten(...given) : compileStrictly(...given, allErrors))
  const incoming = compile(document, 'open', Object.fromEntries(operations.flatMap(requestSchemas)))
  const outgoing = compile(document, 'closed', Object.fromEntries(sent))
  const sources: Record<string, string> = { incoming: incoming.code, outgoing: outgoing.code }
  const entry = [
    ...Object.keys(sources).map((name) => `import * as ${name} from 'schemas:${name}'`),
    'export const validators = {',
    ...Object.entries(incoming.ids).map(([name, id]) => `  ${JSON.stringify(name)}: incoming.${id},`),
    ...Object.entries(outgoing.ids).map(([name, id]) => `  ${JSON.stringify(name)}: outgoing.${id},`),
    '}',
  ].join('\n')
  const bundled = await build({
    stdin: { contents: entry, resolveDir },
    plugins: [
      {
        name: 'schemas',
        setup(plugin) {
          plugin.onResolve({ filter: /^schemas:/ }, ({ path }) => ({ path: path.slice('schemas:'.length), namespace: 'schemas' }))
          plugin.onLoad({ filter: /.*/, namespace: 'schemas' }, ({ path }) => ({ contents: sources[path] ?? '', resolveDir }))
        },
      },
    ],
    // Comments name modules relative to it, so it must not depend on where the generator is run.
    absWorkingDir: join(resolveDir, '../..'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    minifySyntax: true,
    legalComments: 'none',
    write: false,
  })
  const code = bundled.outputFiles[0]?.text ?? ''
  return `// Written by \`make generate\` from the contract: never edit it.\n${code}`
}

function compileStrictly(document: Document, objects: Objects, schemas: Record<string, Schema>, allErrors: boolean): Compiled {
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: true },
    strict: true,
    allErrors,
    strictRequired: false,
    allowUnionTypes: true,
    inlineRefs: false,
    discriminator: false,
    // Responses are created here, as plain objects; a request may try to hide keys in a prototype.
    ownProperties: objects === 'open',
  })
  // Instants in responses come from the database, so their shape is enough. Those in requests are checked against the calendar.
  addFormats.default(ajv, { mode: objects === 'open' ? 'full' : 'fast' })
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    ajv.addSchema({ ...validationForm(document, schema, objects), $id: name })
  const ids: Record<string, string> = {}
  for (const [name, schema] of Object.entries(schemas)) {
    const form = validationForm(document, schema, objects)
    // A body that is a component is checked by the component's own function: there is one for each, however many bodies use it.
    if (typeof form.$ref === 'string') ids[name] = form.$ref
    else {
      ajv.addSchema({ ...form, $id: name })
      ids[name] = name
    }
  }
  const used = Object.fromEntries(Object.values(ids).map((id) => [id, id]))
  return { code: Object.keys(used).length > 0 ? shortcutLengths(standaloneCode.default(ajv, used)) : '', ids }
}

/** A string has at most as many characters as UTF-16 units and at least half as many: they are counted only if that does not decide. */
const shortcutLengths = (code: string) =>
  code
    .replaceAll(/\b(func\d+)\((data\d*)\) > (\d+)/g, '($2.length > $3 * 2 || ($2.length > $3 && $1($2) > $3))')
    .replaceAll(/\b(func\d+)\((data\d*)\) < (\d+)/g, '$2.length < $3 * 2 && $1($2) < $3')

/** Returns the schema with only its validating keywords, references as names, and in responses every object closed. */
function validationForm(document: Document, schema: Schema, objects: Objects): Schema {
  if (typeof schema.$ref === 'string') return { $ref: nameOf(schema.$ref) }
  // Merged, since a closed part would reject the keys of the others.
  if (schema.allOf) return validationForm(document, merged(document, schema), objects)
  const inner = (value: Schema) => validationForm(document, value, objects)
  const form: Schema = {}
  for (const [keyword, value] of Object.entries(schema)) {
    if (annotations.has(keyword) || keyword.startsWith('x-')) continue
    if (keyword === 'properties') form[keyword] = mapValues(value as Record<string, Schema>, inner)
    else if (keyword === 'items' || (keyword === 'additionalProperties' && typeof value === 'object'))
      form[keyword] = inner(value as Schema)
    else if (keyword === 'oneOf')
      Object.assign(form, schema.discriminator ? byTag(schema.discriminator as Discriminator) : { oneOf: (value as Schema[]).map(inner) })
    else form[keyword] = value
  }
  // Inside `allOf` the pattern is checked before the lengths: its message describes the whole form.
  if (objects === 'open' && typeof form.pattern === 'string') {
    form.allOf = [{ pattern: form.pattern }]
    delete form.pattern
  }
  if (objects === 'closed' && form.properties && form.additionalProperties === undefined && !form.allOf) form.additionalProperties = false
  return form
}

type Discriminator = { propertyName: string; mapping: Record<string, string> }

/** A choice by a tag: only the schema that the tag names is checked, so that the message is about the one that was meant. */
function byTag({ propertyName: tag, mapping }: Discriminator): Schema {
  const choices = Object.entries(mapping).map(([value, reference]) => ({
    if: { type: 'object', required: [tag], properties: { [tag]: { enum: [value] } } },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { $ref: nameOf(reference) },
  }))
  return { type: 'object', required: [tag], properties: { [tag]: { enum: Object.keys(mapping) } }, allOf: choices }
}

/** Returns the objects of an `allOf` merged into one. */
function merged(document: Document, { allOf, ...rest }: Schema): Schema {
  const parts = [...(allOf as Schema[]), rest]
    .map((part) => schemaOf(document, part))
    .map((part) => (part.allOf ? merged(document, part) : part))
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map((part) => part.properties)),
    required: [...new Set(parts.flatMap((part) => (part.required ?? []) as string[]))],
  }
}

function requestSchemas({ id, operation }: NamedOperation): [string, Schema][] {
  const schemas: [string, Schema][] = []
  const parameters = (operation.parameters ?? []).filter(isDecoded)
  if (parameters.length > 0) {
    const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
    const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
    schemas.push([`${id}_parameters`, { type: 'object', properties, ...(required.length > 0 && { required }) }])
  }
  const [first, ...others] = Object.entries(operation.requestBody?.content ?? {})
  if (first?.[1].schema) schemas.push([`${id}_body`, first[1].schema])
  // The first media type's function also checks those that have the same schema.
  for (const [at, [, { schema = {} }]] of others.entries())
    if (JSON.stringify(schema) !== JSON.stringify(first?.[1].schema ?? {})) schemas.push([`${id}_body_${at + 1}`, schema])
  return schemas
}

function answerSchemas({ id, operation }: NamedOperation): [string, Schema][] {
  return Object.entries(operation.responses).flatMap(([status, answer]) => {
    const media = sentMedia(answer.content) ?? ''
    const schema = answer.content?.[media]?.schema
    if (!schema || schema.type === 'string' || (!media.startsWith('text/') && !isJson(media))) return []
    return [[`${id}_${status}`, answer['x-empty-body'] ? { type: 'object', maxProperties: 0 } : schema] as [string, Schema]]
  })
}

function notificationSchema({ event, operation }: NamedWebhook): [string, Schema][] {
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  return schema ? [[`${event}_notification`, schema]] : []
}

function mapValues<A, B>(values: Record<string, A>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}
