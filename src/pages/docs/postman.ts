// Converts the contract to a Postman collection (format 2.1.0) with a folder for each tag and a request for each operation.
import type { Document, NamedOperation, Parameter } from '../../contract/document.ts'
import { filledPath } from '../../contract/pathTemplate.ts'
import { placeholder } from './frame.ts'
import { exampleQueryOf } from './sampleRequest.ts'
import { operationsOf } from './served.ts'

const format = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

type Described = { description?: string; example?: unknown }

export function postmanOf(document: Document): object {
  const operations = operationsOf(document)
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0]))]
  const base = new URL(document.servers?.[0]?.url ?? placeholder).pathname
  return {
    info: {
      name: document.info.title,
      description: (document.info as Described).description,
      version: document.info.version,
      schema: format,
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: placeholder + base },
      { key: 'token', value: '' },
    ],
    item: tags.map((tag) => ({
      name: tag,
      item: operations.filter(({ operation }) => operation.tags[0] === tag).map((named) => itemOf(named, keysOf(document, named))),
    })),
  }
}

type Key = { readonly type: string; readonly in: string; readonly name: string; readonly description?: string }

/** Returns the headers for credentials that an operation accepts besides the token. */
function keysOf({ components }: Document, { operation: { security = [] } }: NamedOperation): Key[] {
  const schemes = (components?.securitySchemes ?? {}) as Record<string, Key>
  const named = new Set(security.flatMap((entry) => Object.keys(entry)).map((name) => schemes[name]))
  return [...named].filter((scheme) => scheme !== undefined).filter(({ in: place }) => place === 'header')
}

function itemOf({ id, method, path, operation }: NamedOperation, keys: readonly Key[]): object {
  const { summary = id, parameters = [], requestBody, security } = operation
  const { description } = operation as Described
  const of = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place)
  const sent = exampleQueryOf(operation)
  const query = of('query').map((parameter) =>
    parameter.name in sent
      ? { ...entryOf({ ...parameter, example: sent[parameter.name] }), disabled: false }
      : { ...entryOf(parameter), disabled: true },
  )
  const segments = filledPath(path.slice(1), (name) => `:${name}`)
  const search = query.flatMap(({ key, value, disabled }) => (disabled ? [] : `${key}=${encodeURIComponent(value)}`)).join('&')
  return {
    name: summary,
    request: {
      method,
      ...(description && { description }),
      ...(security?.length === 0 && { auth: { type: 'noauth' } }),
      header: [
        ...keys.map(({ name, description }) => ({ key: name, value: '', ...(description && { description }), disabled: true })),
        ...of('header').map((parameter) => ({ ...entryOf(parameter), disabled: !parameter.required })),
      ],
      url: {
        raw: `{{baseUrl}}/${segments}${search && `?${search}`}`,
        host: ['{{baseUrl}}'],
        path: segments.split('/'),
        variable: of('path').map(entryOf),
        query,
      },
      ...(requestBody && bodyOf(requestBody)),
    },
    response: [],
  }
}

const textOf = ({ example }: Parameter & Described) => (Array.isArray(example) ? example.map(plain).join(',') : plain(example))
const plain = (value: unknown) => (typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value))
const entryOf = (parameter: Parameter & Described) => ({
  key: parameter.name,
  value: textOf(parameter),
  ...(parameter.description && { description: parameter.description }),
})

function bodyOf({ content }: NonNullable<NamedOperation['operation']['requestBody']>): object {
  const [[type, { example, examples = {} }] = ['', {}]] = Object.entries(content)
  const value = example ?? Object.values(examples)[0]?.value ?? {}
  if (type === 'application/x-www-form-urlencoded') {
    const fields = Object.entries(value as object).map(([key, field]) => ({ key, value: String(field) }))
    return { body: { mode: 'urlencoded', urlencoded: fields } }
  }
  return { body: { mode: 'raw', raw: JSON.stringify(value, null, 2), options: { raw: { language: 'json' } } } }
}
