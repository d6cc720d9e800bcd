// NestJS on Express, its default: controllers, a guard, a pipe. Node's type stripping does not support decorators, so they are called.
import 'reflect-metadata'
import { Controller, DefaultValuePipe, Get, Module, Param, ParseIntPipe, Query, Req, UseGuards, UseInterceptors } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { admit, answer } from './dataPath.ts'
import { note, ready, refusal } from './rival.ts'

type Request = {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly protocol: string
  readonly originalUrl: string
  readonly query: object
}
type Http = { switchToHttp(): { getRequest(): Request; getResponse(): Response } }
type Response = { statusCode: number; once(event: string, hear: () => void): void; status(code: number): { json(body: object): void } }

const addressOf = ({ protocol, headers, originalUrl }: Request) => ({ origin: `${protocol}://${headers.host}`, url: originalUrl })

class Guard {
  canActivate(context: Http) {
    return admit(context.switchToHttp().getRequest().headers.authorization)
  }
}

class Noting {
  intercept(context: Http, next: { handle(): unknown }) {
    const started = performance.now()
    const http = context.switchToHttp()
    const [request, response] = [http.getRequest(), http.getResponse()]
    response.once('finish', () => note(request.originalUrl, response.statusCode, started))
    return next.handle()
  }
}

class Accounts {
  show(subdomain: string, request: Request) {
    return answer('getAccount', { path: { subdomain }, query: {}, ...addressOf(request) })
  }
}

class Candidates {
  list(shortcode: string, limit: number, request: Request) {
    return answer('listJobCandidates', { path: { shortcode }, query: { ...request.query, limit }, ...addressOf(request) })
  }
}

const guarded = [UseGuards(Guard), UseInterceptors(Noting)]
decorate(Accounts, 'show', [Controller('spi/v3/accounts'), ...guarded], Get(':subdomain'), [Param('subdomain'), Req()])
decorate(Candidates, 'list', [Controller('spi/v3/jobs'), ...guarded], Get(':shortcode/candidates'), [
  Param('shortcode'),
  Query('limit', new DefaultValuePipe(50), ParseIntPipe),
  Req(),
])

class Application {}
Module({ controllers: [Accounts, Candidates] })(Application)

/** Applies decorators to a class, its method and the method's parameters, as `@Decorator` would. */
function decorate(
  type: { readonly prototype: object },
  method: string,
  ofClass: readonly ClassDecorator[],
  ofMethod: MethodDecorator,
  ofParameters: readonly ParameterDecorator[],
): void {
  ofParameters.forEach((decorator, at) => decorator(type.prototype, method, at))
  ofMethod(type.prototype, method, Object.getOwnPropertyDescriptor(type.prototype, method) as PropertyDescriptor)
  for (const decorator of ofClass) decorator(type as never)
}

class Refused {
  catch(error: unknown, context: Http) {
    const { status, body } = refusal(error)
    context.switchToHttp().getResponse().status(status).json(body)
  }
}

const app = await NestFactory.create(Application, { logger: false })
app.useGlobalFilters(new Refused())
await app.listen(0, '127.0.0.1')
ready(app.getHttpServer())
