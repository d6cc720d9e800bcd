// What every settings page checks first: who is signed in, whether they may do this, and that a form came from a page of ours.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../access/audit.ts'
import { forbidden, notFound } from '../../errors.ts'
import { readForm, type Form } from '../shell/form.ts'
import type { AskToSignIn } from '../signIn/signIn.ts'
import { actingVisitor, requireCsrf, type Visitor, type VisitorOf } from '../signIn/visitor.ts'

export type SettingsRoutesOptions = { readonly visitorOf: VisitorOf; readonly askToSignIn: AskToSignIn }
/** `admin`: for the account's admins; `member`: for every member of it. */
type Who = 'admin' | 'member'
type Answer = FastifyReply | Promise<FastifyReply>

/** A request of a member who may make it. */
export type Visit = {
  readonly visitor: Visitor
  /** The id of the visitor's account. */
  readonly account: number
  /** The visitor as the audit log names them. */
  readonly actor: Actor
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export type SettingsRoutes = {
  readonly page: (path: string, who: Who, show: (visit: Visit) => Answer) => void
  /** Where a form is sent to. */
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
        // After signing in the browser goes to the page that has the form: the form itself is lost.
        if (!visitor) return askToSignIn(request, reply, request.url.split('/').slice(0, 3).join('/'))
        const visit = visitOf(visitor, who, request, reply)
        const form = await readForm(request)
        requireCsrf(visitor, form)
        return act(visit, form)
      })
    },
  }
}

/** Throws 403 for a member without the role. */
function visitOf(visitor: Visitor, who: Who, request: FastifyRequest, reply: FastifyReply): Visit {
  const { member, account } = visitor
  if (who === 'admin' && member.role !== 'admin')
    throw forbidden('role-missing', `This page is for admins of ${account.name}. Ask one of them, or see your own connected apps.`)
  return { visitor, account: account.id, actor: actingVisitor(visitor, request), request, reply }
}

/** The id in the path. Throws 404 for what cannot be one. */
export function idIn({ request }: Visit): number {
  const { id = '' } = request.params as { id?: string }
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound()
  return Number(id)
}
