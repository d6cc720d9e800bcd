// The actors by whom the audit log can be filtered: members, tokens that act for no member, the operator and the server itself.
import { and, asc, eq, ne } from '../db/drizzle.js'
import { prepared } from '../db/prepared.ts'
import { members, tokens } from '../db/schema.ts'
import { build, type Holders } from '../db/statements.ts'
import type { Actor } from './audit.ts'

/** `value` names it in addresses. Without `id`, all entries of the kind. */
export type AuditActor = { readonly value: string; readonly name: string; readonly kind: Actor['kind']; readonly id?: number }

const others: readonly AuditActor[] = [
  { value: 'operator', name: 'The operator', kind: 'operator' },
  { value: 'server', name: 'The server', kind: 'server' },
]

/** Returns every member and every token, each by name. */
export const prepareAuditActorList = prepared((statement) => {
  const listMembers = statement('list_audit_members', (p: Holders<{ account: number }>) =>
    build
      .select({ id: members.id, key: members.key, name: members.name, email: members.email })
      .from(members)
      .where(eq(members.accountId, p.account))
      .orderBy(asc(members.name), asc(members.id)),
  )
  const listTokens = statement('list_audit_tokens', (p: Holders<{ account: number }>) =>
    build
      .select({ id: tokens.id, name: tokens.name })
      .from(tokens)
      .where(and(eq(tokens.accountId, p.account), ne(tokens.kind, 'user')))
      .orderBy(asc(tokens.name), asc(tokens.id)),
  )
  return async (account: number): Promise<AuditActor[]> => {
    const [people, programs] = await Promise.all([listMembers({ account }), listTokens({ account })])
    return [
      ...people.map(({ id, key, name, email }) => ({ value: `member:${key}`, name: `${name} (${email})`, kind: 'member' as const, id })),
      ...programs.map(({ id, name }) => ({ value: `token:${id}`, name: `Token ${name}`, kind: 'token' as const, id })),
      ...others,
    ]
  }
})
