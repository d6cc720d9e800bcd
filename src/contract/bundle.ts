// Bundles the contract's YAML files into one document, and derives its 3.0.3 form for generators that cannot read 3.1.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Converter } from '@apiture/openapi-down-convert'
import { Validator } from '@seriousme/openapi-schema-validator'
import { withCommon } from './common.ts'
import { withDeprecation } from './deprecation.ts'
import { operationsOf, withIds, type Document } from './document.ts'

const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js')

/** Bundles the root file with Redocly. Rejects with Redocly's message if a reference is broken or two components have the same name. */
export async function bundle(root: string): Promise<Document> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  try {
    const output = join(folder, 'bundled.json')
    const command = [redocly, 'bundle', root, '--output', output, '--component-renaming-conflicts-severity', 'error']
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
    await promisify(execFile)(process.execPath, command, { env }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`The contract ${root} cannot be bundled:\n${stdout}${stderr}`)
    })
    return withIds(withDeprecation(withCommon(JSON.parse(await readFile(output, 'utf8')) as Document)))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Keywords that OpenAPI 3.0 lacks. The converter drops most of them silently, so the source is searched for them first. */
const newer = new Set(
  [
    [
      'const',
      'prefixItems',
      'patternProperties',
      'propertyNames',
      'contains',
      'if',
      'then',
      'else',
      'dependentRequired',
      'dependentSchemas',
    ],
    ['$defs', 'unevaluatedProperties', 'unevaluatedItems', 'contentMediaType', 'contentEncoding', 'jsonSchemaDialect'],
  ].flat(),
)

/**
 * Returns the 3.0.3 form. Webhooks become callbacks of the operation whose `x-webhook-url` says where its request has their URL. Rejects if
 * the contract uses a construct that 3.0 lacks.
 */
export async function downgrade(document: Document): Promise<Document> {
  const source = structuredClone(document) as Document & { info: { summary?: string } }
  const { webhooks } = source
  delete source.webhooks
  delete source.info.summary
  refuseIn(source, '#', (name) => newer.has(name))
  const old = new Converter(source as never, { convertSchemaComments: false }).convert() as unknown as Document
  old.openapi = '3.0.3'
  if (webhooks) addCallbacks(old, webhooks)
  refuseIn(old, '#', (name, value) => name === 'type' && Array.isArray(value))
  const result = await new Validator().validate(structuredClone(old) as never)
  if (!result.valid) throw new Error(`The 3.0.3 form is not valid: ${JSON.stringify(result.errors)}`)
  return old
}

function addCallbacks(old: Document, webhooks: Record<string, Record<string, unknown>>): void {
  const carrier = operationsOf(old).find(({ operation }) => operation['x-webhook-url'] !== undefined)
  if (!carrier) throw new Error('The contract has webhooks but no operation with x-webhook-url to carry them as callbacks in 3.0')
  const { path, method, operation } = carrier
  const callbacks = Object.entries(webhooks).map(([name, webhook]) => [name, { [operation['x-webhook-url'] as string]: webhook }])
  Object.assign(old.paths[path]?.[method.toLowerCase()] as object, { callbacks: Object.fromEntries(callbacks) })
}

function refuseIn(value: unknown, pointer: string, isNewer: (name: string, value: unknown) => boolean): void {
  if (value === null || typeof value !== 'object') return
  for (const [name, inner] of Object.entries(value)) {
    // Below `properties` and in examples these keywords are ordinary names.
    if (isNewer(name, inner) && !/\/(properties|value)$/.test(pointer)) {
      const what = name === 'type' ? 'list of types' : name
      throw new Error(`${pointer}/${name}: OpenAPI 3.0 has no ${what}; write it with keywords that both versions know`)
    }
    if (name !== 'example' && name !== 'examples') refuseIn(inner, `${pointer}/${name}`, isNewer)
  }
}
