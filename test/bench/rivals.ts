// The rivals: the programs that answer the same requests over the same data path.

export type Rival = {
  /** As the results name it. */
  readonly name: string
  readonly program: string
  /** What the program is told, where one file is several rivals. */
  readonly variant?: string
  /** What it does beside answering, for the reader of the results. */
  readonly does: string
}

const duties = 'token, limit and log line as ours'

export const rivals: readonly Rival[] = [
  {
    name: 'fastify-openapi-glue',
    program: 'openapiGlue.ts',
    does: `the same contract on Fastify: requests validated, answers serialized by its schemas; ${duties}`,
  },
  {
    name: 'fastify-openapi-glue in typical use',
    program: 'openapiGlue.ts',
    variant: 'typical',
    does: 'the same with the data path as it is usually written: a pool, the query builder at each request, one join, the token from the database each time',
  },
  {
    name: 'openapi-backend',
    program: 'openapiBackendFastify.ts',
    does: `the same contract on Fastify: requests and answers validated; ${duties}`,
  },
  {
    name: 'openapi-backend + Express',
    program: 'openapiBackendExpress.ts',
    does: `the same contract on Express: requests and answers validated; ${duties}`,
  },
  {
    name: 'express-openapi-validator',
    program: 'expressValidator.ts',
    does: `the same contract on Express: requests and answers validated; ${duties}`,
  },
  {
    name: 'nestjs',
    program: 'nest.ts',
    does: `controllers on Express as NestJS has it by default, a guard, a pipe for the one number in the query; answers not validated; ${duties}`,
  },
  { name: 'fastify', program: 'bareFastify.ts', does: 'two routes: no authentication, limits, validation or logging' },
  {
    name: 'node:http',
    program: 'nodeHttp.ts',
    variant: 'checks',
    does: `no framework: requests and answers validated by our own compiled validators; ${duties}`,
  },
  { name: 'node:http without checks', program: 'nodeHttp.ts', variant: 'bare', does: 'no framework: the same queries and nothing else' },
  {
    name: 'node:http with a fixed answer',
    program: 'nodeHttp.ts',
    variant: 'fixed',
    does: 'no database either: the bytes of the answer as they were once',
  },
]
