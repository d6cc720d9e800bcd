// The rules of the contract that the linter cannot express; each rule is also run on a planted fault, to prove that it detects it.
import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import t from 'tap'
import { notificationEvents } from '../src/db/schema.ts'
import {
  operationsOf,
  resolve,
  schemaOf,
  webhooksOf,
  type Answer,
  type Document,
  type NamedOperation,
  type NamedWebhook,
  type Schema,
} from '../src/contract/document.ts'
import { inEveryVersion } from './fixtures/inEveryVersion.ts'
import { documents } from './fixtures/requests.ts'
import { formOf } from '../src/contract/sentences.ts'
import { errorCodes, type ErrorCode } from '../src/errorCodes.ts'
import { versions } from '../src/versions/versions.ts'

const document = documents['/spi/v3'] as Document
/** The 3.0 form of each version's contract. */
const forms30 = Object.fromEntries(
  Object.entries({ '/spi/v3': '', '/spi/v2': 'v2/', '/spi/v1': 'v1/' }).map(([base, folder]) => {
    const text = readFileSync(new URL(`../generated/${folder}openapi-3.0.json`, import.meta.url), 'utf8')
    return [base, JSON.parse(text) as Document]
  }),
)

const reserved = /^(Error|ApiError|Response|Request|Configuration|ApiClient|Object|File|Date|Map|List|Option)$/
const schemaKeywords = new Set(
  'type format enum items properties required additionalProperties description title example examples minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern minItems maxItems minProperties maxProperties oneOf allOf discriminator deprecated default $ref'.split(
    ' ',
  ),
)

/** Every schema of the document with its location: components, nested schemas, and those of parameters and bodies. */
function schemasOf(document: Document): [place: string, schema: Schema][] {
  const found: [string, Schema][] = []
  const visit = (place: string, schema: Schema) => {
    found.push([place, schema])
    for (const [name, inner] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) visit(`${place}.${name}`, inner)
    if (schema.items) visit(`${place}[]`, schema.items as Schema)
    if (typeof schema.additionalProperties === 'object') visit(`${place}.*`, schema.additionalProperties as Schema)
    for (const inner of [...((schema.oneOf ?? []) as Schema[]), ...((schema.allOf ?? []) as Schema[])]) visit(`${place}|`, inner)
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) visit(name, schema)
  const requests = [...operationsOf(document), ...webhooksOf(document).map(({ event, operation }) => ({ id: event, operation }))]
  for (const { id, operation } of requests) {
    for (const parameter of operation.parameters ?? []) visit(`${id} ${parameter.name}`, parameter.schema)
    const bodies = [operation.requestBody?.content, ...Object.values(operation.responses).map(({ content }) => content)]
    for (const media of bodies.flatMap((content) => Object.values(content ?? {}))) if (media.schema) visit(`${id} body`, media.schema)
  }
  return found
}
const typesOf = (schema: Schema) => [schema.type].flat().filter((type) => type !== undefined) as string[]
const inSchemas = (document: Document, isWrong: (schema: Schema, place: string) => boolean) =>
  schemasOf(document)
    .filter(([place, schema]) => isWrong(schema, place))
    .map(([place]) => place)
const inOperations = (document: Document, isWrong: (named: NamedOperation) => boolean) =>
  operationsOf(document)
    .filter(isWrong)
    .map(({ id }) => id)
const inWebhooks = (document: Document, isWrong: (named: NamedWebhook) => boolean) =>
  webhooksOf(document)
    .filter(isWrong)
    .map(({ event }) => event)
/** Some alternative of its security names a scope. */
const asksForScope = ({ security }: { security?: Record<string, string[]>[] }) =>
  security === undefined || security.some(({ oauth2 }) => oauth2 !== undefined && oauth2.length > 0)
/** Objects that are null in the API family if there is none. */
const nullObjects = new Set(['ActivityTarget'])
const isComponent = (place: string) => /^[A-Z]\w*$/.test(place)

/** Each rule, and a change to the contract that it must detect. */
const rules: Record<string, [find: (document: Document) => string[], plant: (document: any) => void]> = {
  '1: schemas use only keywords that 3.0 has too': [
    (document) =>
      inSchemas(document, (schema) => Object.keys(schema).some((keyword) => !schemaKeywords.has(keyword) && !keyword.startsWith('x-'))),
    ({ components }) => (components.schemas.Job.properties.title.const = 'x'),
  ],
  '2: null only with one other type, never beside a reference or an enum': [
    (document) =>
      inSchemas(document, (schema, place) => {
        const types = typesOf(schema)
        const alone = types.includes('null') && types.length !== 2
        return (
          alone ||
          (types.includes('null') &&
            (schema.enum !== undefined || (types.includes('object') && !nullObjects.has(place)) || place.endsWith('[]')))
        )
      }),
    ({ components }) => (components.schemas.JobState.type = ['string', 'null']),
  ],
  '2: a reference has nothing beside it': [
    (document) => inSchemas(document, (schema) => '$ref' in schema && Object.keys(schema).length > 1),
    ({ components }) => (components.schemas.Job.properties.state.description = 'x'),
  ],
  '5: one tag, declared with a description': [
    (document) => {
      const tags = (document as unknown as { tags: { name: string; description?: string }[] }).tags
      const declared = new Set(tags.filter(({ description }) => description).map(({ name }) => name))
      return inOperations(document, ({ operation }) => operation.tags.length !== 1 || !declared.has(operation.tags[0] ?? ''))
    },
    (document) => document.paths['/jobs'].get.tags.push('members'),
  ],
  '6: objects and enums are components': [
    (document) =>
      inSchemas(document, (schema, place) => {
        if (isComponent(place)) return false
        const integers = typesOf(schema).includes('integer') && / \w+$/.test(place)
        return (schema.enum !== undefined && !integers) || schema.properties !== undefined
      }),
    ({ components }) => (components.schemas.Job.properties.state = { type: 'string', enum: ['a'] }),
  ],
  '7: schema names that generators can live with': [
    (document) => {
      const ids = operationsOf(document).map(({ id }) => id.toLowerCase())
      return Object.keys(document.components?.schemas ?? {}).filter((name) => {
        const [, stem = ''] = /^(.+?)(Request|Response|Params|Body|Data|Errors)$/.exec(name) ?? []
        return !/^[A-Z][A-Za-z0-9]*$/.test(name) || reserved.test(name) || ids.includes(stem.toLowerCase())
      })
    },
    ({ components }) => (components.schemas.GetJobResponse = { type: 'object' }),
  ],
  '8: one success': [
    (document) =>
      inOperations(document, ({ operation }) => Object.keys(operation.responses).filter((status) => status.startsWith('2')).length !== 1),
    (document) => (document.paths['/jobs'].get.responses[202] = { description: 'x' }),
  ],
  '9: every operation declares 401, 403 where it asks for a scope, 429, 500 and 503': [
    (document) =>
      inOperations(
        document,
        ({ operation }) =>
          operation.security?.length !== 0 &&
          [401, ...(asksForScope(operation) ? [403] : []), 429, 500, 503].some((status) => !operation.responses[status]),
      ),
    (document) => delete document.paths['/jobs'].get.responses[503],
  ],
  '9: parameters of a query that can be wrong declare 400, a path that names something 404': [
    (document) =>
      inOperations(document, ({ operation }) => {
        const places = new Set(operation.parameters?.map((parameter) => parameter.in))
        return (places.has('query') && !operation.responses[400]) || (places.has('path') && !operation.responses[404])
      }),
    (document) => delete document.paths['/jobs'].get.responses[400],
  ],
  '9: one error body for all': [
    (document) =>
      inOperations(document, ({ operation }) =>
        Object.entries(operation.responses).some(
          ([status, { content }]) =>
            Number(status) >= 400 && content?.['application/json']?.schema?.$ref !== '#/components/schemas/ErrorBody',
        ),
      ),
    ({ components }) => (components.responses.NotFound.content['application/json'].schema = { $ref: '#/components/schemas/Job' }),
  ],
  '11: a bearer token is taken alone and with a client id, and no parameter is a credential': [
    (document) => {
      const schemes = (document.components?.securitySchemes ?? {}) as Record<string, { in?: string; name?: string }>
      const credentials = ['Authorization', ...Object.values(schemes).map(({ name }) => name)]
      return inOperations(document, ({ operation: { security = [], parameters = [] } }) => {
        const taken = security.filter((entry) => !entry.oauth2).map((entry) => Object.keys(entry).join('+'))
        const wanted = schemes.bearer && security.length > 0 ? 'bearer bearer+clientId' : ''
        return taken.join(' ') !== wanted || parameters.some(({ in: place, name }) => place === 'header' && credentials.includes(name))
      })
    },
    (document) => document.paths['/jobs'].get.security.pop(),
  ],
  '13: lists in a query are exploded forms with a bound': [
    (document) =>
      inOperations(document, ({ operation }) =>
        (operation.parameters ?? []).some((parameter) => {
          const { style = 'form', explode = true } = parameter as { style?: string; explode?: boolean }
          return parameter.schema.type === 'array' && (style !== 'form' || !explode || parameter.schema.maxItems === undefined)
        }),
      ),
    ({ components }) => (components.parameters.ByState.explode = false),
  ],
  '16: patterns are anchored': [
    (document) => inSchemas(document, ({ pattern }) => typeof pattern === 'string' && !/^\^.*\$$/s.test(pattern)),
    ({ components }) => (components.parameters.SinceId.schema.pattern = '[0-9]'),
  ],
  '17: integers have a format and bounds': [
    (document) =>
      inSchemas(
        document,
        (schema) => typesOf(schema).includes('integer') && !schema.enum && !(schema.format && 'minimum' in schema && 'maximum' in schema),
      ),
    ({ components }) => delete components.schemas.DepartmentRef.properties.id.maximum,
  ],
  '18: strings and lists are bounded': [
    (document) =>
      inSchemas(document, (schema) => {
        const types = typesOf(schema)
        return (
          (types.includes('string') && !schema.enum && schema.maxLength === undefined && schema.format !== 'date-time') ||
          (types.includes('array') && schema.maxItems === undefined)
        )
      }),
    ({ components }) => delete components.schemas.Job.properties.title.maxLength,
  ],
  '19: enums are lower snake case, never empty or null': [
    (document) =>
      inSchemas(
        document,
        (schema) =>
          schema.enum !== undefined &&
          !typesOf(schema).includes('integer') &&
          !(schema.enum as unknown[]).every((value) => /^[a-z][a-z0-9_]*$/.test(String(value)) && value !== null),
      ),
    ({ components }) => components.schemas.JobState.enum.push('Open'),
  ],
  '20: every answer has the headers of the limit and the request id': [
    (document) =>
      inOperations(document, ({ operation }) =>
        Object.values(operation.responses).some(({ headers = {} }) =>
          ['X-Rate-Limit-Limit', 'X-Rate-Limit-Remaining', 'X-Rate-Limit-Reset', 'X-Request-Id'].some((name) => !headers[name]),
        ),
      ),
    ({ components }) => delete components.responses.NotFound.headers['X-Request-Id'],
  ],
  '20: every error answer has its code and the link to it': [
    (document) =>
      inOperations(document, ({ operation }) =>
        Object.entries(operation.responses).some(
          ([status, { headers = {} }]) => Number(status) >= 400 && !(headers['X-Error-Code']?.required && headers.Link?.required),
        ),
      ),
    ({ components }) => delete components.responses.NotFound.headers['X-Error-Code'],
  ],
  '22: what a 403, 409 or 422 gives as named examples is named by a code of that status': [
    (document) =>
      inOperations(document, ({ operation }) =>
        ['403', '409', '422'].some((status) =>
          Object.values(operation.responses[status]?.content ?? {}).some(({ examples = {} }) =>
            Object.keys(examples).some((name) => String(errorCodes[name as ErrorCode]?.status) !== status),
          ),
        ),
      ),
    ({ components }) => (components.responses.StillRunning.content['application/json'].examples['last-admin'] = { value: {} }),
  ],
  '20: 429 and 503 tell when to come back': [
    (document) =>
      inOperations(document, ({ operation }) =>
        ['429', '503'].some((status) => operation.responses[status] && !operation.responses[status].headers?.['Retry-After']),
      ),
    ({ components }) => delete components.responses.TooManyRequests.headers['Retry-After'],
  ],
  '21: every notification has a schema of its own, in which its event stands, and an example': [
    (document) => {
      const bodies = webhooksOf(document).map(({ operation }) => operation.requestBody?.content['application/json'])
      return inWebhooks(document, ({ event, operation }) => {
        const { schema, example } = operation.requestBody?.content['application/json'] ?? {}
        const { properties = {} } = schema ? schemaOf(document, schema) : {}
        const { event_type } = properties as Record<string, Schema>
        const events = event_type && (schemaOf(document, event_type).enum as string[])
        const alone = bodies.filter((body) => body?.schema?.$ref === schema?.$ref).length === 1
        return !alone || events?.join() !== event || (example as { event_type?: string } | undefined)?.event_type !== event
      })
    },
    ({ webhooks }) => (webhooks.candidate_moved.post.requestBody = webhooks.candidate_created.post.requestBody),
  ],
  '21: every notification is public, signed, and taken or ended': [
    (document) =>
      inWebhooks(document, ({ operation }) => {
        const headers = (operation.parameters ?? []).filter(({ in: place, required }) => place === 'header' && required)
        const signed = headers.map(({ name }) => name).join(' ')
        const wanted = 'webhook-id webhook-timestamp webhook-signature'
        return signed !== wanted || operation.security?.length !== 0 || Object.keys(operation.responses).join() !== '200,410'
      }),
    ({ components }) => (components.parameters.NotificationSignature.required = false),
  ],
  '23: everything is described, and summaries are short': [
    (document) => [
      ...[...operationsOf(document), ...webhooksOf(document).map(({ event, operation }) => ({ id: event, operation }))]
        .filter(({ operation }) => {
          const { summary = '', description } = operation as { summary?: string; description?: string }
          return !description || summary === '' || summary.split(' ').length > 6
        })
        .map(({ id }) => id),
      ...inSchemas(document, (schema, place) => !schema.$ref && /^[A-Z]\w*(\.\w+)?$/.test(place) && !schema.description),
    ],
    ({ components }) => delete components.schemas.Job.properties.title.description,
  ],
  'extensions are those for readers': [
    (document) => {
      const found = JSON.stringify(document).match(/"x-[a-z-]+":/g) ?? []
      return found.filter(
        (name) =>
          !/^"x-(revision|own|token-kinds|member-roles|max-body|empty-body|example-query|profile|deprecated-since|sunset)":$/.test(name),
      )
    },
    ({ components }) => (components.parameters.Limit['x-clamp'] = 100),
  ],
  'nothing is left over': [
    (document) => {
      const text = JSON.stringify(document)
      return Object.entries(document.components ?? {}).flatMap(([kind, components]) =>
        kind === 'securitySchemes'
          ? []
          : Object.keys(components as object).filter((name) => !text.includes(`"#/components/${kind}/${name}"`)),
      )
    },
    ({ components }) => (components.schemas.Unused = { type: 'string' }),
  ],
}

for (const [title, [find, plant]] of Object.entries(rules)) {
  t.test(title, (t) => {
    for (const [base, each] of Object.entries(documents)) t.strictSame(find(each), [], base)
    const planted = structuredClone(document)
    plant(planted)
    t.not(find(planted).length, 0, 'finds a planted fault')
    t.end()
  })
}

/** The rules that OAuth 2.0 overrides, each with the reason. */
const otherwise: Record<string, string> = {
  '8: one success': 'what a member decides is answered by a redirect',
  '9: one error body for all': 'the error body is the one of RFC 6749, and errors of a page are pages',
  '20: every answer has the headers of the limit and the request id': 'the limit is by address, and told only when it is reached',
}

t.test('the contract of the authorization server follows the same rules, except where OAuth 2.0 differs', (t) => {
  const text = readFileSync(new URL('../generated/oauth/openapi-3.1.json', import.meta.url), 'utf8')
  const oauth = JSON.parse(text) as Document
  for (const [title, [find]] of Object.entries(rules)) {
    const found = find(oauth)
    if (otherwise[title]) t.not(found.length, 0, `${title} needs no exception any more: strike it off`)
    else t.strictSame(found, [], title)
  }
  t.equal(oauth.info.version, document.info.version)
  t.end()
})

t.test('the contract of the job board follows the same rules', (t) => {
  const board = JSON.parse(readFileSync(new URL('../generated/careers/openapi-3.1.json', import.meta.url), 'utf8')) as Document
  for (const [title, [find]] of Object.entries(rules)) t.strictSame(find(board), [], title)
  t.equal(board.info.version, document.info.version)
  t.end()
})

t.test('the 3.0 form declares every notification as a callback of createSubscription to its target', (t) => {
  const older = forms30['/spi/v3'] as Document
  const subscribing = older.paths['/subscriptions']?.post as { callbacks: Record<string, unknown> } | undefined
  t.strictSame(subscribing?.callbacks, mapped(document.webhooks ?? {}), 'the same requests')
  t.strictSame(Object.keys(document.webhooks ?? {}).toSorted(), [...notificationEvents].toSorted())
  t.notOk(older.webhooks)
  t.end()

  function mapped(webhooks: Record<string, unknown>) {
    return Object.fromEntries(Object.entries(webhooks).map(([event, webhook]) => [event, { '{$request.body#/target}': webhook }]))
  }
})

t.test('the 3.0 form has the same extensions as the 3.1 form', (t) => {
  const namesIn = (form: unknown) => [...new Set(JSON.stringify(form).match(/"x-[a-z-]+":/g))].toSorted()
  for (const [base, form] of Object.entries(forms30)) t.strictSame(namesIn(form), namesIn(documents[base]), base)
  t.ok(namesIn(document).includes('"x-max-body":'))
  t.end()
})

t.test('info.version is the one that the API family uses', (t) => {
  t.equal(document.info.version, '3.16.2')
  t.equal(document.openapi, '3.1.0')
  t.end()
})

inEveryVersion('both forms of the contract are valid and equivalent', async (t, base) => {
  for (const form of [documents[base], forms30[base]]) {
    const { valid, errors } = await new Validator().validate(structuredClone(form) as never)
    t.ok(valid, JSON.stringify(errors))
  }
  // Notifications have a different place in 3.0, which the test of the callbacks checks.
  const { webhooks: _, ...requests } = documents[base] as Document
  const form30 = structuredClone(forms30[base])
  const subscribing = form30?.paths['/subscriptions']?.post as { callbacks?: unknown } | undefined
  delete subscribing?.callbacks
  t.strictSame(form30, { ...(in30(requests) as object), openapi: '3.0.3' })
})

/** Converts 3.1 to the keywords of 3.0. */
function in30(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(in30)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (name === 'example') return [[name, inner]]
    if (name === 'examples' && Array.isArray(inner)) return [['example', inner[0]]]
    if (name !== 'type' || !Array.isArray(inner)) return [[name, in30(inner)]]
    return [
      ['type', inner.find((type) => type !== 'null')],
      ['nullable', true],
    ]
  })
  return Object.fromEntries(members)
}

t.test('an older version has the operations of its release, marked as deprecated, with deprecation headers', (t) => {
  const wanted = ['Deprecation', 'Link', 'Sunset']
  const named = (each: Document) => operationsOf(each).map(({ id, method, path }) => [id, method, path])
  const isIn = (base: string, id: unknown) => versions.find((version) => version.base === base)?.operations.has(String(id)) ?? true
  for (const [base, each] of Object.entries(documents)) {
    const isOlder = each !== document
    t.strictSame(
      named(each),
      named(document).filter(([id]) => isIn(base, id)),
      base,
    )
    for (const { id, operation } of operationsOf(each)) {
      t.equal((operation as { deprecated?: boolean }).deprecated === true, isOlder, `${base}: ${id}`)
      for (const [status, { headers = {} }] of Object.entries(operation.responses)) {
        const required = wanted.map((name) => headers[name]?.required)
        const link = isOlder || Number(status) >= 400 ? true : undefined
        t.strictSame(required, isOlder ? [true, link, undefined] : [undefined, link, undefined], `${base}: ${id} ${status}`)
        t.equal('Sunset' in headers, isOlder)
      }
    }
    t.strictSame(each.servers, [{ ...document.servers?.[0], url: document.servers?.[0]?.url.replace('/spi/v3', base) }])
    if (isOlder) t.notMatch(JSON.stringify(each), '/spi/v3', `${base}: no address leads to version 3`)
  }
  t.end()
})

t.test('an older version documents that a collection is returned whole', (t) => {
  for (const each of Object.values(documents)) {
    if (each === document) continue
    for (const { id, operation } of operationsOf(each)) {
      if (!['listJobs', 'listCandidates', 'listJobCandidates'].includes(id)) continue
      const { description, content } = operation.responses[200] as Answer
      const body = schemaOf(each, content?.['application/json']?.schema as Schema)
      const told = [(operation as { description?: string }).description, description, body.description].join(' ')
      t.notMatch(told, /page|oldest|limit|without what/, id)
      t.match(told, /newest first/, id)
    }
  }
  t.end()
})

t.test('every pattern in a request has a message in words', (t) => {
  const seen = new Set<string>()
  const follow = (part: unknown, within: readonly string[]): void => {
    if (typeof part !== 'object' || part === null) return
    const { $ref, pattern } = part as { $ref?: unknown; pattern?: unknown }
    if (typeof pattern === 'string') seen.add(pattern)
    if (typeof $ref === 'string' && !within.includes($ref)) follow(resolve(document, $ref), [...within, $ref])
    for (const inner of Object.values(part)) follow(inner, within)
  }
  for (const { operation } of operationsOf(document)) {
    const queries = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
    follow([queries.map(({ schema }) => schema), operation.requestBody], [])
  }
  t.ok(seen.size > 4)
  for (const pattern of seen) t.ok(formOf(pattern), `src/contract/sentences.ts has words for ${pattern}`)
  t.end()
})

t.test('messages about hexadecimal digits state their number and case', async (t) => {
  t.equal(formOf('^[0-9a-f]{16}$'), '16 lower-case hexadecimal digits')
  t.equal(formOf('^[0-9A-F]{10}$'), '10 upper-case hexadecimal digits')
  t.equal(formOf('^[0-9a-fA-F]{1,16}$'), '1 to 16 hexadecimal digits')
})
