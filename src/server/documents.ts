// Serves the contract as JSON and YAML, with this server's own origin filled in.
import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifyPluginCallback } from 'fastify'
import { stringify } from 'yaml'
import { page } from './page.ts'
import { documentByOrigin, sendDocument } from './staticDocument.ts'

/** The plugin's options in static mode; its own types lack `decorator` there. */
type Registration = { mode: 'static'; specification: { document: object }; decorator: string }
/** A contract whose security schemes may have flows, each with URLs and scopes. */
type Secured = { components?: { securitySchemes?: Record<string, { flows?: Record<string, Record<string, unknown>> }> } }
type Document = () => object

const placeholder = 'http://contract.invalid'
const types = { json: 'application/json; charset=utf-8', yaml: 'application/yaml; charset=utf-8' }

/**
 * Serves each document at `/<name>.json` and `/<name>.yaml`. Its server URL is `publicUrl`, or otherwise the requested host. A document is
 * read and written at its first request: writing every contract as YAML takes a third of a second, and many servers are never asked for it.
 */
export async function serveDocuments(
  server: FastifyInstance,
  documents: Readonly<Record<string, () => object>>,
  base: string,
  publicUrl: string | undefined,
): Promise<void> {
  for (const [name, read] of Object.entries(documents)) {
    // Each form of the contract is registered separately under its own decorator.
    const decorator = `contract:${name}`
    await server.register(swagger as unknown as FastifyPluginCallback<Registration>, {
      mode: 'static',
      specification: { document: { toJSON: () => addressed(read(), base) } },
      decorator,
    })
    const written = server.getDecorator<Document>(decorator)
    // Readers of YAML 1.1, which most are, take an unquoted date or time for something else than text.
    const texts = { json: () => JSON.stringify(written()), yaml: () => stringify(written(), { strict: false, compat: 'yaml-1.1' }) }
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

/** Returns the document as it is served, with the placeholder as this server's origin. */
const addressed = (document: Secured, base: string) => ({ ...withoutHost(document), servers: [{ url: placeholder + base }] })

/** Returns the document with the placeholder also as the origin of its authorization server, in every flow of its security schemes. */
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
