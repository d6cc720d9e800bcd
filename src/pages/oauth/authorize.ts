// The page on which a member allows or refuses an application, and the redirect back to the application.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { facts } from '../../../generated/oauth/facts.ts'
import { requestOriginOf } from '../../access/audit.ts'
import { answerAddress, askedOf, refused, type Addressee, type Asked, type Authorizations } from '../../access/oauth/authorization.ts'
import type { Client, Clients } from '../../access/oauth/clients.ts'
import { queryOf, type Query } from '../../access/oauth/query.ts'
import { OAuthRefusal } from '../../access/oauth/refusal.ts'
import { badRequest, forbidden, methodNotAllowed } from '../../errors.ts'
import type { Limit } from '../addressLimit.ts'
import { readForm } from '../shell/form.ts'
import { html, type Html } from '../shell/html.ts'
import type { IssuerOf } from './oauth.ts'
import { sendPage } from '../shell/page.ts'
import { wordsOfScope } from './scopeWords.ts'
import type { AskToSignIn } from '../signIn/signIn.ts'
import { csrfField, requireCsrf, type Visitor, type VisitorOf } from '../signIn/visitor.ts'

export type AuthorizeOptions = {
  readonly authorizations: Authorizations
  readonly clients: Pick<Clients, 'ownerName'>
  readonly visitorOf: VisitorOf
  readonly askToSignIn: AskToSignIn
  readonly issuerOf: IssuerOf
  readonly limit: Limit
}

const { path } = facts.authorize

/** Adds the page to the other pages for members. */
export function serveAuthorize(pages: FastifyInstance, options: AuthorizeOptions): void {
  const { authorizations, clients, issuerOf } = options

  pages.get(path, async (request, reply) => {
    const asking = await askingOf(request, reply)
    if (!asking) return reply
    const { visitor, addressee, asked, address } = asking
    const { owner } = addressee.client
    const body = consentPage(asking, owner === null ? undefined : await clients.ownerName(owner))
    return sendPage(reply, {
      title: `Connect ${addressee.client.name}`,
      visitor,
      formTargets: [targetOf(addressee)],
      body: body(address, asked),
    })
  })

  pages.post(path, async (request, reply) => {
    const asking = await askingOf(request, reply)
    if (!asking) return reply
    const { visitor, addressee, asked, query, issuer } = asking
    const form = await readForm(request)
    requireCsrf(visitor, form)
    if (form.decision !== 'allow' && form.decision !== 'cancel')
      throw badRequest('body-invalid', 'Choose whether the application may connect.')
    const by = { account: visitor.account.id, member: visitor.member.id, origin: requestOriginOf(request) }
    const outcome = form.decision === 'allow' ? { code: await authorizations.consent(addressee, asked, by) } : refused()
    return reply.redirect(answerAddress(addressee, query, issuer, outcome), 303)
  })

  pages.route({
    url: path,
    method: pages.supportedMethods.filter((method) => !['GET', 'HEAD', 'POST'].includes(method)),
    handler: () => {
      throw methodNotAllowed('GET, HEAD, POST')
    },
  })

  type Asking = { visitor: Visitor; addressee: Addressee; asked: Asked; query: Query; issuer: string; address: string }

  /**
   * Reads the authorization request, in this order: errors that cannot be reported to the application are thrown; a visitor who is not
   * signed in is asked to sign in; and every other error is reported to the application. Returns undefined if the reply has been sent.
   */
  async function askingOf(request: FastifyRequest, reply: FastifyReply): Promise<Asking | undefined> {
    await options.limit(request)
    const address = plain(request.url)
    const query = queryOf(address.split(/\?(.*)/s)[1] ?? '')
    const issuer = issuerOf(request)
    const addressee = await authorizations.addresseeOf(query, issuer)
    const visitor = await options.visitorOf(request)
    if (!visitor) {
      await options.askToSignIn(request, reply, address)
      return undefined
    }
    const { owner } = addressee.client
    if (owner !== null && owner !== visitor.account.id) {
      throw forbidden(
        'application-of-another-account',
        `${addressee.client.name} cannot be connected to your account ${visitor.account.name}: it is registered by another account.`,
      )
    }
    try {
      return { visitor, addressee, asked: askedOf(addressee, query, issuer), query, issuer, address }
    } catch (refusal) {
      if (!(refusal instanceof OAuthRefusal)) throw refusal
      reply.redirect(answerAddress(addressee, query, issuer, refusal), 303)
      return undefined
    }
  }

  /** `ownerName` is undefined if the operator registered the application. */
  function consentPage({ visitor, addressee: { client, redirectUri } }: Asking, ownerName: string | undefined) {
    const { account, member } = visitor
    return (address: string, { scopes }: Asked): Html => html`
      <h1>${client.name} wants to connect</h1>
      <p class="soft">To the account <strong>${account.name}</strong>, in the name of <strong>${member.name}</strong> (${member.email}).</p>
      <h2 class="lead">It will be able to</h2>
      <ul class="scopes">
        ${scopes.map((scope) => html`<li>${wordsOfScope(scope)} <code>${scope}</code></li>`)}
      </ul>
      <p class="soft">
        ${registeredBy(client, ownerName)} You will be sent to <strong>${new URL(redirectUri).host}</strong>. The application stays
        connected until you disconnect it in the settings.
      </p>
      <form method="post" action="${address}" class="buttons">
        ${csrfField(visitor)}
        <button class="first" name="decision" value="allow">Allow</button>
        <button name="decision" value="cancel">Cancel</button>
      </form>
      <form method="post" action="/sign-out" class="aside">
        ${csrfField(visitor)}
        <p class="soft">Not ${member.name}? <button class="quiet">Sign out</button></p>
      </form>
    `
  }
}

const registeredBy = ({ isSelfRegistered }: Client, ownerName: string | undefined): Html =>
  isSelfRegistered
    ? html`It registered itself under this name, for which nobody vouches: allow it only if you have just asked it to connect.`
    : html`Registered by ${ownerName === undefined ? 'the operator of this service' : html`<strong>${ownerName}</strong>`}.`

/** The source of a policy to which the page's form may redirect. None can name an IPv6 address: its scheme is allowed. */
const targetOf = ({ redirectUri }: Addressee) => {
  const { hostname, protocol, origin } = new URL(redirectUri)
  return hostname.startsWith('[') ? protocol : origin
}

/** Returns an address in ASCII, so that it can be put into a page: other bytes are percent-encoded unchanged. */
const plain = (url: string) => url.replace(/[^\x21-\x5b\x5d-\x7e]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)

/** Returns the origins that a sign-in may lead to if `next` is this page, which may redirect to the application at once. */
export const formTargetsOver =
  ({ addresseeOf }: Pick<Authorizations, 'addresseeOf'>) =>
  async (next: string): Promise<readonly string[]> => {
    const [asked, query = ''] = next.split(/\?(.*)/s)
    if (asked !== path) return []
    // An empty issuer will do: it only matters for the portal's own redirect URI, which is on this origin anyway.
    const addressee = await addresseeOf(queryOf(query), '').catch(() => undefined)
    return addressee ? [targetOf(addressee)] : []
  }
