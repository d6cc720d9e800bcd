// Third-party integrations of an account. Each has a client id, which is sent with its service tokens.
import { and, asc, eq, isNull, sql } from '../db/drizzle.js'
import { randomBytes } from 'node:crypto'
import { hasId } from '../db/conditions.ts'
import { partners } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { prepareAudit, type Actor } from './audit.ts'
import { prepareEndings } from './endings.ts'
import type { Tokens } from './tokens.ts'

type Which = { account: number; id: number }
export type Partner = { readonly id: number; readonly clientId: string; readonly name: string; readonly createdAt: string }
export type Partners = {
  /** Returns the partners that are not revoked, oldest first. */
  readonly list: (account: number) => Promise<Partner[]>
  readonly create: (partner: { account: number; name: string }, actor: Actor) => Promise<{ id: number; clientId: string }>
  /** Revokes a partner and its service tokens; returns false if there is none or it was already revoked. */
  readonly revoke: (which: Which, actor: Actor) => Promise<boolean>
}

export function preparePartners({ statement, transaction }: Statements, tokens: Pick<Tokens, 'forget'>): Partners {
  const list = statement('list_partners', (p: Holders<{ account: number }>) =>
    build
      .select({ id: partners.id, clientId: partners.clientId, name: partners.name, createdAt: partners.createdAt })
      .from(partners)
      .where(and(eq(partners.accountId, p.account), isNull(partners.revokedAt)))
      .orderBy(asc(partners.id)),
  )
  const insert = statement('insert_partner', (p: Holders<{ account: number; clientId: string; name: string }>) =>
    build.insert(partners).values({ accountId: p.account, clientId: p.clientId, name: p.name }).returning({ id: partners.id }),
  )
  const markRevoked = statement('revoke_partner', (p: Holders<Which>) =>
    build
      .update(partners)
      .set({ revokedAt: sql`now()` })
      .where(and(hasId(partners, p), isNull(partners.revokedAt)))
      .returning({ id: partners.id }),
  )
  const audit = prepareAudit(statement)
  const end = prepareEndings(statement)
  return {
    list: (account) => list({ account }),
    async create({ account, name }, actor) {
      const clientId = newClientId()
      const id = await transaction(async (run) => {
        const [row] = await run(insert, { account, clientId, name })
        await audit(run, account, actor, 'partner_created', row!.id)
        // Cached account tokens do not know this client id yet.
        await end.ofMemories(run)
        return row!.id
      })
      tokens.forget('all')
      return { id, clientId }
    },
    async revoke(which, actor) {
      const revoked = await transaction(async (run) => {
        const [row] = await run(markRevoked, which)
        if (!row) return false
        await audit(run, which.account, actor, 'partner_revoked', which.id)
        await end.ofPartner(run, which)
        await end.ofMemories(run)
        return true
      })
      if (revoked) tokens.forget('all')
      return revoked
    },
  }
}

/** Returns a unique name: 128 random bits as hex digits. It is not a secret. */
export const newClientId = () => randomBytes(16).toString('hex')
