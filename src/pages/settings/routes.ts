// The checks of every settings page: that a visitor is signed in and has the role, and that a form came from one of our own pages.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../access/audit.ts'
import { forbidden, notFound } from '../../errors.ts'
import { readForm, type Form } from '../shell/form.ts'
import type { AskToSignIn } from '../signIn/signIn.ts'
import { actingVisitor, requireCsrf, type Visitor, type VisitorOf } from '../signIn/visitor.ts'

export type SettingsRoutesOptions = { readonly visitorOf: VisitorOf; readonly askToSignIn: AskToSignIn }
/** `admin`: for the account's admins; `member`: for all members of the account. */
type Who = 'admin' | 'member'
type Answer = FastifyReply | Promise<FastifyReply>

/** A request from a member with the required role. */
export type Visit = {
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
}

export function settingsRoutes(pages: FastifyInstance, { visitorOf, askToSignIn }: SettingsRoutesOptions): SettingsRoutes {
  return {
    page(path, who, show) {
      pages.get(path, async (request, reply) => {
        const visitor = await visitorOf(request)
        return visitor ? show(visitOf(visitor, who, request, reply)) : askToSignIn(request, reply)
      })
    },
    action(path, who, act) {
      pages.post(path, async (request, reply) => {
        const visitor = await visitorOf(request)
        // After the sign-in the browser goes to the page with the form. The entries of the form are lost.
        if (!visitor) return askToSignIn(request, reply, request.url.split('/').slice(0, 3).join('/'))
        const visit = visitOf(visitor, who, request, reply)
        const form = await readForm(request)
        requireCsrf(visitor, form)
        return act(visit, form)
      })
    },
  }
}

/** Returns the visit. Throws 403 for a member without the role. */
function visitOf(visitor: Visitor, who: Who, request: FastifyRequest, reply: FastifyReply): Visit {
  const { member, account } = visitor
  if (who === 'admin' && member.role !== 'admin')
    throw forbidden('role-missing', `This page is for admins of ${account.name}. Ask one of them, or see your own connected apps.`)
  return { visitor, account: account.id, actor: actingVisitor(visitor, request), request, reply }
}

/** Returns the id in the path. Throws 404 if it is malformed. */
export function idIn({ request }: Visit): number {
  const { id = '' } = request.params as { id?: string }
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound()
  return Number(id)
}
