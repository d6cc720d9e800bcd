// The rivals: the programs that answer the same requests over the same data path. pgbench, the limit, is apart.

export type Rival = {
  /** As the results name it. */
  readonly name: string
  readonly program: string
  /** What it does beside answering, for the reader of the results. */
  readonly does: string
}

export const rivals: readonly Rival[] = [
  {
    name: 'fastify',
    program: 'rivals/bareFastify.ts',
    does: 'a route with the same queries: no authentication, limits, validation or logging',
  },
  {
    name: 'fastify-openapi-glue',
    program: 'rivals/openapiGlue.ts',
    does: 'the same contract, validated and serialized by its schemas, a cached token check: no limits or logging',
  },
]
