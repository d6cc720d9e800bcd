// Compiles the schemas of records ahead of time, and writes the documentation's page about them. `node src/transfer/compile.ts <folder of openapi-3.1.json> [--check]`.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Document, Schema } from '../contract/document.ts'
import { compileValidators } from '../contract/validators.ts'
import { formatPage } from './formatPage.ts'
import { headerSchema } from './header.ts'
import { recordTypes } from './recordTypes.ts'
import { schemaOfLine } from './lineSchema.ts'
import { shaperOver } from './schema.ts'

/** Returns `transfer.js`: a function `<name>_body` for each type, because each type is compiled like the body of a request. */
async function compileRecords(contract: Document): Promise<string> {
  const shaper = shaperOver(contract)
  const schemas: Record<string, Schema> = { header: headerSchema(shaper) }
  for (const type of recordTypes) schemas[type.name] = named(type.name, schemaOfLine(type, shaper))
  const paths = Object.entries(schemas).map(([name, schema]) => {
    const requestBody = { content: { 'application/json': { schema: closed(schema) } } }
    return [`/${name}`, { post: { operationId: name, tags: ['transfer'], requestBody, responses: {} } }]
  })
  const components = { ...contract.components, schemas: closed(contract.components?.schemas ?? {}) }
  return compileValidators({ ...contract, paths: Object.fromEntries(paths), components } as Document, false, true)
}

/** Refuses keys that no schema names, at any depth: a misspelled key must not be dropped silently. */
function closed<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(closed) as Value
  if (value === null || typeof value !== 'object') return value
  const inner = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, closed(each as unknown)]))
  const open = inner.type === 'object' && inner.properties && inner.additionalProperties === undefined
  return (open ? { ...inner, additionalProperties: false } : inner) as Value
}

const named = (name: string, schema: Schema): Schema => ({
  ...schema,
  required: ['record', ...(schema.required as string[])],
  properties: { record: { type: 'string', enum: [name] }, ...(schema.properties as object) },
})

const [folder, check] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: compile.ts <folder of openapi-3.1.json> [--check]')
const contract = JSON.parse(await readFile(join(folder, 'openapi-3.1.json'), 'utf8')) as Document
const files = {
  'transfer.js': await compileRecords(contract),
  'import.md': formatPage(contract),
  'transfer.d.ts': await readFile(join(folder, 'validators.d.ts'), 'utf8'),
}
for (const [name, text] of Object.entries(files)) {
  const path = join(folder, name)
  if (check !== '--check') await writeFile(path, text)
  else if ((await readFile(path, 'utf8').catch(() => undefined)) !== text) {
    console.error(`Stale: ${path}. Run \`make generate\` and commit what it writes.`)
    process.exitCode = 1
  }
}
