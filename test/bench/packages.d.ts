// Types for the packages that only the bench uses, as far as it needs them, so that the project type-checks without installing them.

declare module 'autocannon' {
  type Options = {
    url: string
    method: 'GET' | 'POST'
    headers: Readonly<Record<string, string>>
    body?: string
    idReplacement?: boolean
    connections: number
    duration: number
  }
  type Result = { duration: number; errors: number; timeouts: number; statusCodeStats: Record<string, { count: number }> }
  export default function autocannon(options: Options): Promise<Result>
}

declare module 'fastify-openapi-glue' {
  type Options = { specification: object; serviceHandlers: object; securityHandlers: object; prefix: string }
  const plugin: import('fastify').FastifyPluginAsync<Options>
  export default plugin
}

declare module 'express' {
  type Value = { readonly headers: Readonly<Record<string, string | undefined>>; readonly method: string; readonly path: string }
  namespace express {
    type Request = Value & {
      readonly params: object
      readonly query: Record<string, unknown>
      readonly protocol: string
      readonly originalUrl: string
    }
    type Response = {
      readonly headersSent: boolean
      readonly statusCode: number
      once(event: 'finish', hear: () => void): void
      status(code: number): Response
      json(body: object): void
    }
    type Handler = (request: Request, response: Response, next: () => void) => unknown
    type Caught = (error: unknown, request: Request, response: Response, next: () => void) => unknown
    type Application = {
      use(handler: Handler): void
      use(handlers: readonly Handler[]): void
      use(handler: Caught): void
      get(path: string, handler: Handler): void
      listen(port: number, host: string, done: () => void): { address(): unknown }
    }
  }
  function express(): express.Application
  export default express
}

declare module 'express-openapi-validator' {
  type Check = (request: import('express').default.Request, scopes: string[]) => boolean | Promise<boolean>
  type Options = {
    apiSpec: object
    validateApiSpec: boolean
    validateRequests: boolean
    validateResponses: boolean
    validateSecurity: { handlers: Record<string, Check> }
  }
  export function middleware(options: Options): import('express').default.Handler[]
}

declare module 'openapi-backend' {
  export type Context = {
    readonly request: { readonly params: object; readonly query: object; readonly headers: object }
    readonly validation: { readonly errors?: unknown }
    readonly response: unknown
    readonly operation: object
    readonly api: { validateResponse(response: unknown, operation: object, status: number): { errors?: unknown } }
  }
  type Handler = (context: Context, ...given: never[]) => unknown
  export class OpenAPIBackend {
    constructor(options: { definition: object; apiRoot: string; coerceTypes: boolean; ajvOpts: object; handlers: Record<string, Handler> })
    init(): Promise<unknown>
    registerSecurityHandler(scheme: string, handler: (context: Context) => boolean | Promise<boolean>): void
    handleRequest(request: object, ...given: unknown[]): Promise<unknown>
  }
}

declare module 'reflect-metadata'

declare module '@nestjs/common' {
  type Mark = ClassDecorator & MethodDecorator
  export function Controller(path: string): ClassDecorator
  export function Module(parts: { controllers: object[] }): ClassDecorator
  export function UseGuards(guard: object): Mark
  export function UseInterceptors(interceptor: object): Mark
  export function Get(path: string): MethodDecorator
  export function Param(name: string): ParameterDecorator
  export function Query(name: string, ...pipes: object[]): ParameterDecorator
  export function Req(): ParameterDecorator
  export class DefaultValuePipe {
    constructor(value: unknown)
  }
  export class ParseIntPipe {}
}

declare module '@nestjs/core' {
  type Application = {
    useGlobalFilters(filter: object): void
    listen(port: number, host: string): Promise<unknown>
    getHttpServer(): { address(): unknown }
  }
  export const NestFactory: { create(module: object, options: { logger: false }): Promise<Application> }
}
