// What every settings page asks first: who is signed in, may they do this, and did the form come from our own page.
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { forbidden, notFound } from '../../errors.ts'
import { readForm, type Form } from '../shell/form.ts'
import type { AskToSignIn } from '../signIn/signIn.ts'
import { requireCsrf, type Visitor, type VisitorOf } from '../signIn/visitor.ts'

export type SettingsRoutesOptions = {
  readonly route: RouteShorthandOptions
  readonly visitorOf: VisitorOf
  readonly askToSignIn: AskToSignIn
}
/** `admin`: for the account's admins; `member`: for every member of it. */
type Who = 'admin' | 'member'
type Answer = FastifyReply | Promise<FastifyReply>

export type SettingsRoutes = {
  readonly page: (path: string, who: Who, show: (visitor: Visitor, request: FastifyRequest, reply: FastifyReply) => Answer) => void
  readonly action: (
    path: string,
    who: Who,
    act: (visitor: Visitor, form: Form, request: FastifyRequest, reply: FastifyReply) => Answer,
  ) => void
}

export function settingsRoutes(pages: FastifyInstance, { route, visitorOf, askToSignIn }: SettingsRoutesOptions): SettingsRoutes {
  return {
    page(path, who, show) {
      pages.get(path, route, async (request, reply) => {
        const visitor = await visitorOf(request)
        if (!visitor) return askToSignIn(request, reply)
        requireRole(visitor, who)
        return show(visitor, request, reply)
      })
    },
    action(path, who, act) {
      pages.post(path, route, async (request, reply) => {
        const visitor = await visitorOf(request)
        // Only a page can be come back to: the one that has the form.
        if (!visitor) return askToSignIn(request, reply, request.url.split('/').slice(0, 3).join('/'))
        requireRole(visitor, who)
        const form = await readForm(request)
        requireCsrf(visitor, form)
        return act(visitor, form, request, reply)
      })
    },
  }
}

function requireRole({ member, account }: Visitor, who: Who): void {
  if (who === 'admin' && member.role !== 'admin')
    throw forbidden('role-missing', `This page is for admins of ${account.name}. Ask one of them, or see your own connected apps.`)
}

/** The id that a path names. Throws 404 for what cannot be one. */
export function idIn(request: FastifyRequest): number {
  const { id = '' } = request.params as { id?: string }
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound()
  return Number(id)
}

/** What a page was asked to say after an action. */
export function doneIn(request: FastifyRequest, notices: Readonly<Record<string, string>>): string | undefined {
  const { done } = request.query as { done?: unknown }
  return typeof done === 'string' && Object.hasOwn(notices, done) ? notices[done] : undefined
}
