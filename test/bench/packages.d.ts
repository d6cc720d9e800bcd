// The types of the packages that the bench alone uses: what it needs of them, so that the project checks without them installed.

declare module 'autocannon' {
  type Options = {
    url: string
    method: 'GET' | 'POST'
    headers: Record<string, string>
    body?: string
    idReplacement?: boolean
    connections: number
    duration: number
  }
  type Result = { duration: number; errors: number; timeouts: number; non2xx: number; '2xx': number }
  export default function autocannon(options: Options): Promise<Result>
}

declare module 'fastify-openapi-glue' {
  type Options = { specification: object; serviceHandlers: object; securityHandlers: object; prefix: string }
  const plugin: import('fastify').FastifyPluginAsync<Options>
  export default plugin
}
