// Derives an older version's contract from the next newer one and the changes between them.
import { deprecationAt, pipelineHeader, sunsetAt } from '../contract/deprecation.ts'
import { operationsOf, resolve, type Document } from '../contract/document.ts'
import type { Version } from './change.ts'
import { rewriteContract } from './values.ts'

export const guide = '/docs/guides/from-2-to-3'
/** When version 3 replaced the others, in the format of the Deprecation header. */
export const deprecation = deprecationAt('2026-01-01')

const headers = {
  Deprecation: pipelineHeader('Since when the version is deprecated (RFC 9745): `@` and the seconds since 1970.', deprecation),
  Link: pipelineHeader(
    'The URLs of the guide and of the newest version; on an error also that of its code in the error catalogue, with `rel="help"`.',
    `<http://localhost:3000${guide}>; rel="deprecation"; type="text/html"`,
  ),
  Sunset: pipelineHeader('When the version ends, if that is decided (RFC 8594).', sunsetAt('2027-12-31'), false),
}

/** Returns the contract of `version`. `newer` is not modified. Throws if it lacks an operation of the version. */
export function olderContract({ number, base, operations, changes }: Version, newer: Document): Document {
  const document = structuredClone(newer)
  keepOperations(document, operations)
  // A notification has version 3's form, whichever version created the subscription.
  delete document.webhooks
  for (const { contract, values } of changes.toReversed()) {
    contract?.(document)
    if (values) rewriteContract(document, values)
  }
  const { info } = document as { info: { title: string; version: string; description?: string } }
  info.title = `${info.title.replace(/, version \d$/, '')}, version ${number}`
  info.version = `${number}.0.0`
  info.description = leadOf(
    number,
    changes.map(({ title }) => title),
  )
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      if (typeof operation !== 'object' || operation === null || !('operationId' in operation)) continue
      // The version is deprecated as a whole, whatever version 3 says of one of its operations.
      Object.assign(operation, { deprecated: true, 'x-deprecated-since': undefined, 'x-sunset': undefined })
    }
  }
  for (const answer of answersOf(document)) {
    answer.headers = {
      ...answer.headers,
      ...Object.fromEntries(Object.keys(headers).map((name) => [name, { $ref: `#/components/headers/${name}` }])),
    }
  }
  const components = document.components as Record<string, Record<string, unknown>>
  components.headers = { ...components.headers, ...headers }
  withoutUnused(document)
  const { pathname: newerBase } = new URL(newer.servers?.[0]?.url as string)
  return JSON.parse(JSON.stringify(document).replaceAll(newerBase, base)) as Document
}

/** Removes the operations that the version does not have, and the tags of which none is left. */
function keepOperations(document: Document & { tags?: { name: string }[] }, names: ReadonlySet<string>): void {
  const all = operationsOf(document)
  const kept = all.filter(({ id }) => names.has(id))
  const lacking = [...names].filter((name) => !kept.some(({ id }) => id === name))
  if (lacking.length > 0) throw new Error(`An older version has operations that its newer one lacks: ${lacking.join(', ')}`)
  for (const { path, method } of all.filter((named) => !kept.includes(named))) delete document.paths[path]?.[method.toLowerCase()]
  const paths = new Set(kept.map(({ path }) => path))
  for (const path of Object.keys(document.paths)) if (!paths.has(path)) delete document.paths[path]
  const tags = new Set(kept.map(({ operation }) => operation.tags[0]))
  if (document.tags) document.tags = document.tags.filter(({ name }) => tags.has(name))
}

const leadOf = (
  number: number,
  titles: readonly string[],
) => `**Version ${number} is deprecated**: it keeps working, but new clients must use version 3. The guide \`${guide}\` explains how to migrate.

Addresses begin with \`/spi/v${number}\`. ${titles.length > 0 ? `Everything is as version ${number + 1} describes it, but that version ${number + 1} changed:\n\n${titles.map((title) => `- ${title}`).join('\n')}` : `It answers as version ${number + 1} does: nothing else is known of it.`}

Operations that were added to version 3 later are not here. Notifications have version 3's form, whichever version subscribed to them.
`

type Answer = { headers?: Record<string, unknown>; $ref?: string }

function answersOf(document: Document): Set<Answer> {
  const shared = Object.values((document.components?.responses ?? {}) as Record<string, Answer>)
  const own = Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap((operation) => Object.values((operation as { responses?: Record<string, Answer> })?.responses ?? {})),
  )
  return new Set([...shared, ...own].filter(({ $ref }) => $ref === undefined))
}

/** Removes the components that no operation uses, directly or through others. */
function withoutUnused(document: Document): void {
  const used = new Set<string>()
  const follow = (part: unknown): void => {
    for (const [, reference = ''] of JSON.stringify(part).matchAll(/"(#\/components\/[^"]+)"/g)) {
      if (used.has(reference)) continue
      used.add(reference)
      follow(resolve(document, reference))
    }
  }
  follow(document.paths)
  for (const [kind, components] of Object.entries(document.components as Record<string, Record<string, unknown>>)) {
    // Operations refer to security schemes by their bare names.
    if (kind === 'securitySchemes') continue
    for (const name of Object.keys(components)) if (!used.has(`#/components/${kind}/${name}`)) delete components[name]
  }
}
