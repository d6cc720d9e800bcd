// The rivals: the programs that handle the same requests.

export type Rival = {
  /** The name in the results. */
  readonly name: string
  readonly program: string
  /** How it accesses the database: through postgres.js, through our client, or in typical use. */
  readonly data: 'postgres.js' | 'our client' | 'typical'
  /** The variant that the program runs as, if one file implements several rivals. */
  readonly variant?: string
  /** What it does besides responding, for the reader of the results; absent if only the data path differs. */
  readonly does?: string
}

const duties = 'token, limit and log line as ours'
const programs: Readonly<Record<string, { readonly program: string; readonly does: string }>> = {
  'fastify-openapi-glue': {
    program: 'openapiGlue.ts',
    does: `the same contract on Fastify: requests validated, answers serialized by its schemas; ${duties}`,
  },
  'openapi-backend': {
    program: 'openapiBackendFastify.ts',
    does: `the same contract on Fastify: requests and answers validated; ${duties}`,
  },
  'openapi-backend + Express': {
    program: 'openapiBackendExpress.ts',
    does: `the same contract on Express: requests and answers validated; ${duties}`,
  },
  'express-openapi-validator': {
    program: 'expressValidator.ts',
    does: `the same contract on Express: requests and answers validated; ${duties}`,
  },
  nestjs: {
    program: 'nest.ts',
    does: `controllers on Express as NestJS has it by default, a guard, a pipe for the one number in the query; answers not validated; ${duties}`,
  },
}

export const overOurClient = (name: string): string => `${name} over our client`
/** The same program, which knows a token and counts its requests. */
export const withToken = (name: string): string => `${name} with a token and a limit`
export const typically = (name: string): string => `${name} in typical use`
/** The frameworks that people would choose instead of ours. */
export const peers: readonly string[] = Object.keys(programs)

export const rivals: readonly Rival[] = [
  ...Object.entries(programs).flatMap(([name, { program, does }]): Rival[] => [
    { name, program, data: 'postgres.js', does },
    { name: overOurClient(name), program, data: 'our client' },
    { name: typically(name), program, data: 'typical' },
  ]),
  {
    name: overOurClient('fastify'),
    program: 'bareFastify.ts',
    data: 'our client',
    does: 'two routes: no authentication, limits, validation or logging',
  },
  {
    name: withToken(overOurClient('fastify')),
    program: 'bareFastify.ts',
    data: 'our client',
    variant: 'counted',
    does: 'the same, with the token looked up in memory, and counted by @fastify/rate-limit as it comes, which sends three headers',
  },
  {
    name: overOurClient('node:http'),
    program: 'nodeHttp.ts',
    variant: 'checks',
    data: 'our client',
    does: `no framework: requests and answers validated by our own compiled validators; ${duties}`,
  },
  {
    name: 'node:http without checks',
    program: 'nodeHttp.ts',
    variant: 'bare',
    data: 'postgres.js',
    does: 'no framework: the same queries and nothing else',
  },
  { name: overOurClient('node:http without checks'), program: 'nodeHttp.ts', variant: 'bare', data: 'our client' },
  {
    name: 'node:http with a fixed answer',
    program: 'nodeHttp.ts',
    variant: 'fixed',
    data: 'our client',
    does: 'no database either: the bytes of the answer as they were once',
  },
]
