// The contract's examples: each fits its schema, and each request gets the response of its example from a server with their data.
import { randomUUID } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { facts } from '../generated/facts.ts'
import { validators } from '../generated/validators.js'
import { operationsOf, resolve, webhooksOf, type Document, type Media, type Schema } from '../src/contract/document.ts'
import { givenExampleAccount } from './fixtures/exampleAccount.ts'
import { inEveryVersion } from './fixtures/inEveryVersion.ts'
import { accepts, documents } from './fixtures/requests.ts'
import { givenWorld } from './fixtures/server.ts'
import { addressOf, exampleRequests, storyOf, type ExampleRequest } from './fixtures/story.ts'

const { exampleOf } = storyOf(0)

/** Whether a value fits a schema of the contract; references resolve in the whole document. */
function fitting(document: Document): (schema: Schema, value: unknown) => true | string {
  const ajv = new Ajv2020({ strict: false, discriminator: false })
  addFormats.default(ajv)
  ajv.addSchema({ ...document, $id: 'contract' })
  return (schema, value) => {
    const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')))
    return check(value) || ajv.errorsText(check.errors)
  }
}
const examplesOf = (media: Media) => [
  ...('example' in media ? [media.example] : []),
  ...Object.values(media.examples ?? {}).map(({ value }) => value),
]

inEveryVersion('every example of a body, a response, a parameter and a property fits its schema', async (t, base) => {
  const document = documents[base] as Document
  const fits = fitting(document)
  let count = 0
  const check = (where: string, schema: Schema, values: readonly unknown[]) => {
    for (const value of values) {
      count++
      t.equal(fits(schema, value), true, where)
    }
  }
  for (const { id, operation } of operationsOf(document)) {
    for (const media of Object.values(operation.requestBody?.content ?? {})) {
      t.ok(examplesOf(media).length > 0, `${id} has an example of its body`)
      check(`${id} body`, media.schema as Schema, examplesOf(media))
    }
    for (const [status, { content = {} }] of Object.entries(operation.responses)) {
      for (const media of Object.values(content)) {
        t.ok(examplesOf(media).length > 0, `${id} has an example of its ${status}`)
        check(`${id} ${status}`, media.schema as Schema, examplesOf(media))
      }
    }
    for (const parameter of operation.parameters ?? []) {
      if ('example' in parameter) check(`${id} ${parameter.name}`, parameter.schema, [parameter.example])
    }
    for (const [name, value] of Object.entries(operation['x-example-query'] ?? {})) {
      const parameter = operation.parameters?.find((each) => each.in === 'query' && each.name === name)
      t.ok(parameter, `${id} has the parameter ${name} of its example`)
      if (parameter) check(`${id} ?${name}`, parameter.schema, [value])
    }
  }
  for (const { event, operation } of webhooksOf(document)) {
    const media = operation.requestBody?.content['application/json'] as Media
    t.equal(examplesOf(media).length, 1, `${event} has an example`)
    check(event, media.schema as Schema, examplesOf(media))
    // The compiled validator also rejects properties that the schema does not declare, as it does before sending.
    t.ok(validators[`${event}_notification`]?.(media.example), event)
    for (const parameter of operation.parameters ?? [])
      check(`${event} ${parameter.name}`, parameter.schema, [(parameter as { example?: unknown }).example])
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    for (const [property, inner] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
      check(`${name}.${property}`, inner, (inner.examples ?? []) as unknown[])
    }
  }
  t.ok(count > 50, `${count} examples`)
})

const contract = JSON.stringify(documents)

/** The response with ids and instants later than `before` replaced by the example's, since every request creates new ones. */
function withIdsOf(example: unknown, answer: unknown, before: string): unknown {
  const isKey = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{16}$/.test(value)
  if (isKey(answer) && isKey(example) && (answer as string) > before) return example
  const isAddress = (value: unknown) => typeof value === 'string' && /^http.*[/][0-9a-f]{16}(\/[^/?]+)?(\?|$)/.test(value)
  if (isAddress(answer) && isAddress(example) && addressed(answer as string) === addressed(example as string)) return example
  const isInstant = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
  const since = Math.floor(Number(BigInt(`0x${before}`) >> 16n) / 1000) * 1000
  if (isInstant(answer) && isInstant(example) && Date.parse(answer as string) >= since) return example
  // In older versions instants are seconds since 1970.
  if (typeof answer === 'number' && typeof example === 'number' && answer * 1000 >= since) return example
  const isUuid = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
  if (isUuid(answer) && isUuid(example)) return example
  const isSecret = (value: unknown) => typeof value === 'string' && /^whsec_[A-Za-z0-9+/]{43}=$/.test(value)
  if (isSecret(answer) && isSecret(example)) return example
  // A new job has a shortcode that no example has.
  const isShortcode = (value: unknown) => typeof value === 'string' && /^(http.*\/j\/)?[0-9A-F]{10}$/.test(value)
  if (isShortcode(answer) && isShortcode(example) && !contract.includes((answer as string).slice(-10))) return example
  const isMailbox = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{16}@/.test(value)
  if (isMailbox(answer) && isMailbox(example)) return example
  if (typeof answer !== 'object' || answer === null || typeof example !== 'object' || example === null) return answer
  if (Array.isArray(answer)) return answer.map((item, at) => withIdsOf((example as unknown[])[at], item, before))
  return Object.fromEntries(Object.entries(answer).map(([name, item]) => [name, withIdsOf((example as any)[name], item, before)]))
}

/** The target of a URL: links to files are signed anew each time, and created records have new ids. */
const addressed = (url: string) => /(\w+)\/[0-9a-f]{16}(\/[^/?]+)?(?:\?|$)/.exec(url)?.slice(1).join('')

inEveryVersion(
  'every request example gets exactly the response in the contract, and a repeated POST the same response',
  async (t, base) => {
    const world = (await givenWorld(t, { environment: { SUNSET: '2027-12-31' } })).at(base)
    const { given, beforeChanges } = await givenExampleAccount(world, base)
    const { execute } = world.application.database
    const [admin] = await execute("select id from members where account_id = $1 and role = 'admin' and active limit 1", [given.id])
    const [caller, user] = [await given.givenCaller(), await given.givenUser(admin)]
    const before = (await execute('select mint_key() as key', []))[0]?.key as string
    const requests = exampleRequests(base)
    for (const one of requests.filter(({ method }) => method === 'GET')) await replay(one)
    await beforeChanges()
    for (const one of requests.filter(({ method }) => method !== 'GET')) await replay(one)

    async function replay(request: ExampleRequest): Promise<void> {
      const { id, method, body, status } = request
      const send = (headers: Record<string, string>) =>
        (accepts(id, 'account') ? caller : user).request(method, addressOf(request), { body, headers })
      const keyed: Record<string, string> = method === 'POST' ? { 'idempotency-key': randomUUID() } : {}
      const answer = await send(keyed)
      t.equal(answer.status, status, id)
      const example = JSON.stringify(exampleOf(id, base) ?? null)
      const expected = JSON.parse(example.replaceAll(/http:\/\/localhost:3000\/spi/g, `${world.origin}/spi`))
      t.strictSame(withIdsOf(expected, answer.body ?? null, before), expected, id)
      if (method !== 'POST' || 'secret' in facts[id as keyof typeof facts]) return
      const again = await send(keyed)
      t.strictSame([again.status, again.text, again.headers.get('idempotent-replayed')], [status, answer.text, 'true'], `${id} again`)
    }
  },
)

inEveryVersion('every reference in the contract resolves', async (t, base) => {
  const document = documents[base] as Document
  for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) t.ok(resolve(document, reference as string))
})
