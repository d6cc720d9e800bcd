// Finds what the generator cannot take from any document, and what it takes only in part: one sentence for each, with its JSON pointer.
import { fullFormats } from 'ajv-formats/dist/formats.js'
import {
  identifierOf,
  isJson,
  methods,
  resolve,
  type Document,
  type Media,
  type Operation,
  type Parameter,
  type Schema,
} from './document.ts'
import { isAnnotation, isChecked, isPattern, step, withInner, withSchemas } from './keywords.ts'

/** `refused` stops the generator. What `warnings` name is left out of the checks. */
export type Findings = { readonly refused: string[]; readonly warnings: string[] }

/** `document` is bundled and in its 3.1 form. */
export function unsupportedIn(document: Document): Findings {
  const findings: Findings = { refused: [], warnings: [] }
  const { openapi, swagger } = document as Document & { swagger?: string }
  if (!/^3\.[01]\.\d+$/.test(openapi ?? '')) {
    findings.refused.push(`#/${swagger === undefined ? 'openapi' : 'swagger'}: only OpenAPI 3.0 and 3.1 are read: convert the document`)
    return findings
  }
  withSchemas(document, (schema, at) => schemaFindings(document, schema, at, findings))
  const placed = placedOperations(document, findings)
  for (const { at, item, operation } of placed) {
    parameterFindings(document, at, [...(item.parameters ?? []), ...(operation.parameters ?? [])], findings)
    bodyFindings(document, at, operation, findings)
  }
  if (document.security === undefined && placed.some(({ operation }) => operation.security === undefined))
    findings.warnings.push('#: has no `security`: every operation without its own requires a token')
  nameFindings(placed, findings)
  for (const [event, item] of Object.entries(document.webhooks ?? {}))
    if (!item.post) findings.refused.push(`#/webhooks/${step(event)}: notifications are sent with POST: describe it under \`post\``)
  return findings
}

type Item = Record<string, unknown> & { parameters?: Parameter[] }
type PlacedOperation = { readonly at: string; readonly route: string; readonly item: Item; readonly operation: Operation }

function placedOperations(document: Document, { refused }: Findings): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, written]) => {
    const at = `#/paths/${step(path)}`
    const item = written as Item
    if (/\}\{|[:*?#]/.test(path)) refused.push(`${at}: the router cannot read this path: separate its parameters, without : * ? or #`)
    for (const method of ['head', 'options', 'trace'])
      if (item[method]) refused.push(`${at}/${method}: the server answers ${method.toUpperCase()} itself: leave the operation out`)
    const route = path.replaceAll(/\{[^}]*\}/g, '{}')
    return methods
      .filter((method) => item[method])
      .map((method) => ({ at: `${at}/${method}`, route: `${method} ${route}`, item, operation: item[method] as Operation }))
  })
}

/** Two operations must differ by name and by path. */
function nameFindings(placed: readonly PlacedOperation[], { refused }: Findings): void {
  const known = new Map<string, string>()
  const isNew = (name: string, at: string) => !known.has(name) && known.set(name, at) !== undefined
  for (const { at, route, operation } of placed) {
    const id = identifierOf(operation.operationId)
    if (!isNew(id, at)) refused.push(`${at}/operationId: ${id} is also the operation at ${known.get(id)}: rename one of them`)
    if (!isNew(route, at)) refused.push(`${at}: this path is also the one of ${known.get(route)}: only the names of parameters differ`)
  }
}

/** The styles that are decoded, the default of each place. */
const styles: Readonly<Record<Parameter['in'], string>> = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' }

function parameterFindings(
  document: Document,
  at: string,
  written: readonly (Parameter & { $ref?: string })[],
  { refused }: Findings,
): void {
  const places = new Map<string, string>()
  for (const one of written) {
    const parameter = one.$ref === undefined ? one : (resolve(document, one.$ref) as Parameter)
    const { name, in: place, schema, style = styles[place] } = parameter as Parameter & { style?: string; schema?: Schema }
    const where = `${at}/parameters: the ${place} parameter ${name}`
    if ((places.get(name) ?? place) !== place) refused.push(`${where} has the name of one in the ${places.get(name)}: rename one of them`)
    places.set(name, place)
    if (style !== styles[place]) refused.push(`${where} has the style ${style}, which is not decoded: use ${styles[place]}`)
    if (!schema) refused.push(`${where} has no schema: describe it with one, not with a media type`)
    else if (!isDecodable(document, schema)) refused.push(`${where} contains an object, which is not decoded: use several parameters`)
  }
}

/** Whether a value is plain or a list of plain values, in every alternative. */
function isDecodable(document: Document, written: Schema, isItem = false): boolean {
  const schema = written.$ref === undefined ? written : (resolve(document, written.$ref as string) as Schema)
  const parts = [...((schema.allOf ?? []) as Schema[]), ...((schema.oneOf ?? []) as Schema[]), ...((schema.anyOf ?? []) as Schema[])]
  const types = [schema.type].flat()
  if (types.includes('object') || schema.properties || (isItem && types.includes('array'))) return false
  if (types.includes('array') && !isDecodable(document, (schema.items ?? {}) as Schema, true)) return false
  return parts.every((part) => isDecodable(document, part, isItem))
}

function bodyFindings(document: Document, at: string, { requestBody }: Operation, { warnings }: Findings): void {
  const { $ref } = (requestBody ?? {}) as { $ref?: string }
  const { content = {} } = ($ref === undefined ? requestBody : (resolve(document, $ref) as typeof requestBody)) ?? {}
  for (const media of Object.keys(content as Record<string, Media>)) {
    if (!isJson(media) && !/^text\/|^application\/x-www-form-urlencoded/.test(media))
      warnings.push(`${at}/requestBody/content/${step(media)}: the body is passed on as bytes, unchecked`)
  }
}

const isFormat = (format: string) => Object.hasOwn(fullFormats, format)

/** Whether a keyword of a schema is checked. */
export function isUsable(keyword: string, value: unknown): boolean {
  if (!isChecked(keyword)) return false
  if (keyword === 'format') return isFormat(String(value))
  if (keyword === 'pattern') return isPattern(String(value))
  return keyword !== 'patternProperties' || Object.keys(value as object).every(isPattern)
}

function schemaFindings(document: Document, schema: Schema, at: string, findings: Findings): Schema {
  const { $ref } = schema
  if (typeof $ref === 'string' && !/^#\/components\/schemas\/[^/]+$/.test($ref))
    findings.refused.push(`${at}/$ref: ${$ref} is no schema in components/schemas: move it there`)
  else if (typeof $ref === 'string') resolve(document, $ref)
  for (const [keyword, value] of Object.entries(schema)) {
    if (/^\$(id|anchor|dynamicRef|dynamicAnchor|recursiveRef)$/.test(keyword))
      findings.refused.push(`${at}/${keyword}: schemas refer to each other by $ref to components/schemas only`)
    else if (!isAnnotation(keyword) && !isUsable(keyword, value))
      findings.warnings.push(`${at}/${keyword}: ${typeof value === 'string' ? `${value} ` : ''}is not understood and not checked`)
  }
  return withInner(schema, at, (inner, place) => schemaFindings(document, inner, place, findings))
}
