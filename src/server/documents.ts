// Hands out the contract as JSON and YAML, with this server's own address filled in.
import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifyPluginCallback } from 'fastify'
import { page } from './page.ts'
import { documentByOrigin, sendDocument } from './staticDocument.ts'

/** What the plugin takes in static mode; its own types leave out `decorator` there. */
type Registration = { mode: 'static'; specification: { document: object }; decorator: string }
/** A contract whose security schemes may have flows, each of them addresses and scopes. */
type Secured = { components?: { securitySchemes?: Record<string, { flows?: Record<string, Record<string, unknown>> }> } }
type Document = (form?: { yaml: true }) => object | string

const placeholder = 'http://contract.invalid'
const types = { json: 'application/json; charset=utf-8', yaml: 'application/yaml; charset=utf-8' }

/**
 * Serves each document under `/<name>.json` and `/<name>.yaml`. The servers' address is `publicUrl`, else the host that was asked. A document
 * is read and written when somebody first asks: writing every contract as YAML takes a third of a second, and many servers are never asked.
 */
export async function serveDocuments(
  server: FastifyInstance,
  documents: Readonly<Record<string, () => object>>,
  base: string,
  publicUrl: string | undefined,
): Promise<void> {
  for (const [name, read] of Object.entries(documents)) {
    // One registration for each form of the contract: the decorator's name keeps them apart.
    const decorator = `contract:${name}`
    await server.register(swagger as unknown as FastifyPluginCallback<Registration>, {
      mode: 'static',
      specification: { document: { toJSON: () => addressed(read(), base) } },
      decorator,
    })
    const written = server.getDecorator<Document>(decorator)
    const texts = { json: () => JSON.stringify(written()), yaml: () => written({ yaml: true }) as string }
    for (const form of ['json', 'yaml'] as const) {
      const document = documentByOrigin(texts[form], placeholder, types[form])
      server.get(`/${name}.${form}`, page('contract'), (request, reply) =>
        sendDocument(
          request,
          reply.header('cache-control', 'public, max-age=300'),
          document(publicUrl ?? `${request.protocol}://${request.host}`),
        ),
      )
    }
  }
}

/** The document as it is served, with the placeholder for this server's address. */
const addressed = (document: Secured, base: string) => ({ ...withoutHost(document), servers: [{ url: placeholder + base }] })

/** The document with the placeholder as the host of its authorization server too, in every flow of its security schemes. */
function withoutHost(document: Secured): object {
  const copy = structuredClone(document)
  const flows = Object.values(copy.components?.securitySchemes ?? {}).flatMap((scheme) => Object.values(scheme.flows ?? {}))
  for (const flow of flows) {
    for (const [name, value] of Object.entries(flow)) {
      if (typeof value === 'string') flow[name] = placeholder + new URL(value).pathname
    }
  }
  return copy
}
