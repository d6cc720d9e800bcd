// The routes of the pages for signed-in members, and what each checks: that the visitor has the role, and that a form came from one of our own pages.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import findMyWay from 'find-my-way'
import type { Actor } from '../../access/audit.ts'
import { forbidden, notFound } from '../../errors.ts'
import { lazilyResolved } from '../../lazily.ts'
import { routerOptions } from '../../server/http.ts'
import { operationsFor, type OperationOptions, type VisitorOperations } from '../console/operations.ts'
import { readForm, readParts, type Form, type Parts } from '../shell/form.ts'
import type { AskToSignIn } from '../signIn/signIn.ts'
import { isFor, type Who } from '../shell/navigation.ts'
import { actingVisitor, requireCsrf, type Visitor, type VisitorOf } from '../signIn/visitor.ts'

export type SettingsRoutesOptions = OperationOptions & { readonly visitorOf: VisitorOf; readonly askToSignIn: AskToSignIn }
type Answer = FastifyReply | Promise<FastifyReply>

/** A request from a member with the required role. */
export type Visit = VisitorOperations & {
  readonly visitor: Visitor
  /** The id of the visitor's account. */
  readonly account: number
  /** The visitor in the form in which the audit log records them. */
  readonly actor: Actor
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export type SettingsRoutes = {
  readonly page: (path: string, who: Who, show: (visit: Visit) => Answer) => void
  /** Adds a path to which a form is submitted. */
  readonly action: (path: string, who: Who, act: (visit: Visit, form: Form) => Answer) => void
  /** Adds a path to which a form with files is submitted, of at most `maxBytes`; `tooLong` says what to do about a longer one. */
  readonly upload: (
    path: string,
    who: Who,
    maxBytes: number,
    act: (visit: Visit, form: Form, files: Parts['files']) => Answer,
    tooLong?: string,
  ) => void
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Serves the routes that `define` adds, all of them at or below one of the roots. They are as many as the API's, so a start does not wait
 * for them: they are added to a router of their own when one of them is first requested.
 */
export function serveMemberRoutes(
  pages: FastifyInstance,
  roots: readonly string[],
  options: SettingsRoutesOptions,
  define: (routes: SettingsRoutes) => Promise<void>,
): void {
  const routerOf = lazilyResolved(async () => {
    const router = findMyWay(routerOptions)
    const add = (method: 'GET' | 'POST', path: string, handler: Handler) => router.on(method, path, () => {}, handler)
    await define(routesOver(add, options))
    return router
  })
  const handler: Handler = async (request, reply) => {
    const router = await routerOf()
    const found = router.find(request.method === 'POST' ? 'POST' : 'GET', request.url)
    if (!found) throw notFound()
    request.params = found.params
    return (found.store as Handler)(request, reply)
  }
  for (const root of roots) for (const url of [root, `${root}/*`]) pages.route({ method: ['GET', 'POST'], url, handler })
}

function routesOver(add: (method: 'GET' | 'POST', path: string, handler: Handler) => void, options: SettingsRoutesOptions): SettingsRoutes {
  const { visitorOf, askToSignIn } = options
  return {
    page(path, who, show) {
      add('GET', path, async (request, reply) => {
        const visitor = await visitorOf(request)
        return visitor ? show(visitOf(options, visitor, who, request, reply)) : askToSignIn(request, reply)
      })
    },
    action: (path, who, act) => submit(path, who, async (request) => ({ form: await readForm(request) }), act),
    upload(path, who, maxBytes, act, tooLong) {
      const read = async (request: FastifyRequest) => {
        const { texts, files } = await readParts(request, maxBytes, tooLong)
        return { form: Object.fromEntries(texts), files }
      }
      submit(path, who, read, (visit, form, files = new Map()) => act(visit, form, files))
    },
  }

  function submit(
    path: string,
    who: Who,
    read: (request: FastifyRequest) => Promise<{ readonly form: Form; readonly files?: Parts['files'] }>,
    act: (visit: Visit, form: Form, files?: Parts['files']) => Answer,
  ): void {
    add('POST', path, async (request, reply) => {
      const visitor = await visitorOf(request)
      // After the sign-in the browser goes to the page with the form. The entries of the form are lost.
      if (!visitor) return askToSignIn(request, reply, request.url.split('/').slice(0, 3).join('/'))
      const visit = visitOf(options, visitor, who, request, reply)
      const { form, files } = await read(request)
      requireCsrf(visitor, form)
      return act(visit, form, files)
    })
  }
}

/** Returns the visit. Throws 403 for a member without the role. */
function visitOf(options: OperationOptions, visitor: Visitor, who: Who, request: FastifyRequest, reply: FastifyReply): Visit {
  const { member, account } = visitor
  if (!isFor(who, member))
    throw forbidden(
      'role-missing',
      who === 'admin'
        ? `This page is for admins of ${account.name}. Ask one of them, or see your own connected apps.`
        : `Your role in ${account.name} does not include this page. Ask one of its admins.`,
    )
  return {
    ...operationsFor(options, visitor, request),
    visitor,
    account: account.id,
    actor: actingVisitor(visitor, request),
    request,
    reply,
  }
}

/** Returns the id in the path. Throws 404 if it is malformed. */
export function idIn({ request }: Visit): number {
  const { id = '' } = request.params as { id?: string }
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound()
  return Number(id)
}
