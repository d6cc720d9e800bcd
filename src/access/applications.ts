// OAuth 2.0 clients: registered by an account's admin for that account, or by the operator for every account.
import { and, asc, eq, isNull, sql } from '../db/drizzle.js'
import { applications } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { prepareAudit, type Actor } from './audit.ts'
import { prepareEndings } from './endings.ts'
import { newClientId } from './partners.ts'
import type { Tokens } from './tokens.ts'
import { hashOf, mintToken } from './tokenText.ts'

/** The portal's public client, which exists in every database. */
export const docsClient = 'docs'

/** `owner` is the account whose admins may change it; null means the operator. */
type Which = { owner: number | null; id: number }
export type Application = {
  readonly id: number
  readonly clientId: string
  readonly name: string
  readonly redirectUris: string[]
  readonly createdAt: string
}
export type Applications = {
  /** Returns an owner's applications that are not revoked, oldest first, without the portal's own, which nobody may change. */
  readonly list: (owner: number | null) => Promise<Application[]>
  /** Registers an application. The secret is shown once: only its hash is stored. The caller checks redirect URIs with `redirectUriFault`. */
  readonly create: (
    application: { owner: number | null; name: string; redirectUris: readonly string[] },
    actor: Actor,
  ) => Promise<{ id: number; clientId: string; secret: string }>
  /** Replaces an application's secret; the old one ends at once. Returns undefined if there is no such application with a secret. */
  readonly replaceSecret: (which: Which, actor: Actor) => Promise<string | undefined>
  /** Revokes an application and thereby its codes and tokens in all accounts. Returns false if there is none or it was already revoked. */
  readonly revoke: (which: Which, actor: Actor) => Promise<boolean>
}

export function prepareApplications({ statement, transaction }: Statements, tokens: Pick<Tokens, 'forget'>): Applications {
  const isOwnedBy = (owner: unknown) => sql`${applications.ownerId} is not distinct from ${owner}::bigint`
  const list = statement('list_applications', (p: Holders<{ owner: number | null }>) =>
    build
      .select({
        id: applications.id,
        clientId: applications.clientId,
        name: applications.name,
        redirectUris: applications.redirectUris,
        createdAt: applications.createdAt,
      })
      .from(applications)
      .where(and(isOwnedBy(p.owner), isNull(applications.revokedAt), sql`${applications.clientId} <> ${docsClient}`))
      .orderBy(asc(applications.id)),
  )
  type New = { owner: number | null; clientId: string; secretHash: string; name: string; redirectUris: string[] }
  const insert = statement('insert_application', (p: Holders<New>) =>
    build
      .insert(applications)
      .values({ ownerId: p.owner, clientId: p.clientId, secretHash: p.secretHash, name: p.name, redirectUris: p.redirectUris })
      .returning({ id: applications.id }),
  )
  const isOne = (p: Holders<Which>) =>
    and(isOwnedBy(p.owner), eq(applications.id, p.id), isNull(applications.revokedAt), sql`${applications.clientId} <> ${docsClient}`)
  const setSecret = statement('replace_application_secret', (p: Holders<Which & { secretHash: string }>) =>
    build
      .update(applications)
      .set({ secretHash: sql`${p.secretHash}`, sealedSecret: null })
      .where(and(isOne(p), sql`${applications.secretHash} is not null`))
      .returning({ id: applications.id }),
  )
  const markRevoked = statement('revoke_application', (p: Holders<Which>) =>
    build
      .update(applications)
      .set({ revokedAt: sql`now()`, sealedSecret: null })
      .where(isOne(p))
      .returning({ id: applications.id }),
  )
  const audit = prepareAudit(statement)
  const end = prepareEndings(statement)

  return {
    list: (owner) => list({ owner }),
    async create({ owner, name, redirectUris }, actor) {
      const clientId = newClientId()
      const secret = mintToken('secret')
      const id = await transaction(async (run) => {
        const [row] = await run(insert, { owner, clientId, secretHash: hashOf(secret), name, redirectUris: [...redirectUris] })
        if (owner !== null) await audit(run, owner, actor, 'application_created', row!.id)
        return row!.id
      })
      return { id, clientId, secret }
    },
    async replaceSecret(which, actor) {
      const secret = mintToken('secret')
      const replaced = await transaction(async (run) => {
        const [row] = await run(setSecret, { ...which, secretHash: hashOf(secret) })
        if (row && which.owner !== null) await audit(run, which.owner, actor, 'application_secret_replaced', which.id)
        return row !== undefined
      })
      return replaced ? secret : undefined
    },
    async revoke(which, actor) {
      const revoked = await transaction(async (run) => {
        const [row] = await run(markRevoked, which)
        if (!row) return false
        if (which.owner !== null) await audit(run, which.owner, actor, 'application_revoked', which.id)
        // The look-up of a token checks its application, so cached look-ups have to be repeated.
        await end.ofMemories(run)
        return true
      })
      if (revoked) tokens.forget('all')
      return revoked
    },
  }
}

/** Returns why a URI cannot be a redirect URI, as a sentence, or undefined. Redirect URIs are compared as text, so they must be complete. */
export function redirectUriFault(uri: string): string | undefined {
  if (uri.length > 2000) return 'A redirect URI must have at most 2000 characters'
  if (!/^[\x21-\x7e]+$/.test(uri)) return 'A redirect URI must consist of ASCII characters without spaces: percent-encode all others'
  if (!URL.canParse(uri)) return 'A redirect URI must be a complete URL, such as https://app.example.com/callback'
  const { protocol, hostname, username, password } = new URL(uri)
  if (uri.includes('#')) return 'A redirect URI must have no fragment'
  if (username || password) return 'A redirect URI must have no user name or password'
  if (hostname.includes('*')) return 'A redirect URI must name one host, without *'
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (protocol !== 'https:' && !(protocol === 'http:' && local))
    return 'A redirect URI must start with https://, or with http:// for localhost'
  return undefined
}
