// spindle tokens: creates, lists and revokes access tokens of an account.
import { and, asc, eq, isNotNull, sql } from '../../db/drizzle.js'
import { operator } from '../../access/audit.ts'
import { expiryOf, lifeNames } from '../../access/lifetimes.ts'
import { scopes } from '../../access/scopes.ts'
import { applications, grants, partners, tokens } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { seconds } from '../../db/time.ts'
import { refused } from '../refused.ts'
import { command, numberOf, ofAccount } from '../command.ts'
import { accountBySubdomain } from './accountBySubdomain.ts'

const create = command({
  name: 'tokens create',
  summary: 'creates a token; its text is shown only once',
  options: {
    ...ofAccount,
    name: { value: '<name>', required: true, summary: 'its purpose' },
    scopes: { value: '<scope,scope>', required: true, list: true, oneOf: ['all', ...scopes], summary: 'what it may do' },
    expires: { value: '<time>', default: '1y', oneOf: lifeNames, summary: 'its lifetime' },
    partner: {
      value: '<id>',
      summary: "makes it a partner's service token",
      like: { pattern: /^[1-9]\d{0,14}$/, words: 'the number that spindle partners list shows as its id' },
    },
  },
  notes: [
    'Prints only the token to standard output, for use in scripts. "all" stands for every scope.',
    "A service token works only together with its partner's client id, in the header X-SERVICE-CLIENT-ID.",
  ],
  prepare: ({ statement, tokens: issuer, partners: integrations, now }) => {
    const accountOf = accountBySubdomain(statement)
    return async ({ account: subdomain, name, scopes: wanted, expires, partner: named }) => {
      const granted = wanted.includes('all') ? scopes : scopes.filter((scope) => wanted.includes(scope))
      const expiresAt = expiryOf(expires, now())
      const account = await accountOf(subdomain)
      const partner = named === undefined ? undefined : Number(named)
      if (partner !== undefined && !(await integrations.list(account)).some(({ id }) => id === partner))
        throw refused(`${subdomain} has no partner ${partner}: spindle partners list shows all`)
      const { token, id } = await issuer.issue({ account, name, scopes: granted, expiresAt, partner }, operator)
      return {
        said: token,
        data: { id, name, kind: partner === undefined ? 'account' : 'partner', token, scopes: granted, expires: expiresAt },
        note: `This is token ${id} of ${subdomain}, valid until ${expiresAt.slice(0, 10)}. Copy it now: it is not shown again.`,
      }
    }
  },
})

const list = command({
  name: 'tokens list',
  summary: 'lists the tokens of every kind, oldest first, without their text',
  options: { ...ofAccount },
  notes: [
    'The time of the last use is exact to a minute.',
    'older_version is the deprecated version of the API that it was last used with, at older_used.',
  ],
  prepare: ({ statement, tokens: issuer, now }) => {
    const accountOf = accountBySubdomain(statement)
    const all = statement('operator_list_tokens', (p: Holders<{ account: number; now: string }>) =>
      build
        .select({
          id: tokens.id,
          name: tokens.name,
          kind: tokens.kind,
          partner: partners.name,
          lastFour: tokens.lastFour,
          scopes: tokens.scopes,
          createdAt: tokens.createdAt,
          expiresAt: tokens.expiresAt,
          lastUsedAt: tokens.lastUsedAt,
          olderUsedAt: tokens.olderUsedAt,
          olderVersion: tokens.olderVersion,
          state: sql<string>`case when ${tokens.revokedAt} is not null or ${applications.id} is not null then 'revoked'
            when ${tokens.expiresAt} <= ${p.now}::timestamptz then 'expired' else 'active' end`,
        })
        .from(tokens)
        .leftJoin(partners, and(eq(partners.accountId, tokens.accountId), eq(partners.id, tokens.partnerId)))
        .leftJoin(grants, and(eq(grants.accountId, tokens.accountId), eq(grants.id, tokens.grantId)))
        // A user token ends when its application is revoked; the token rows themselves are not changed.
        .leftJoin(applications, and(eq(applications.id, grants.applicationId), isNotNull(applications.revokedAt)))
        .where(eq(tokens.accountId, p.account))
        .orderBy(asc(tokens.id)),
    )
    return async ({ account: subdomain }) => {
      const account = await accountOf(subdomain)
      // A server that runs this command may hold uses that it has not written to the database yet.
      await issuer.writeUses()
      return {
        rows: (await all({ account, now: new Date(now()).toISOString() })).map((row) => ({
          id: row.id,
          name: row.name,
          kind: row.kind,
          partner: row.partner,
          last_four: row.lastFour,
          state: row.state,
          created: seconds(row.createdAt),
          expires: row.expiresAt && seconds(row.expiresAt),
          last_used: row.lastUsedAt && seconds(row.lastUsedAt),
          older_version: row.olderVersion,
          older_used: row.olderUsedAt && seconds(row.olderUsedAt),
          scopes: row.scopes,
        })),
        none: 'The account has no tokens yet: spindle tokens create creates one.',
      }
    }
  },
})

const revoke = command({
  name: 'tokens revoke',
  summary: 'revokes a token, from the next request on',
  options: {
    token: numberOf('token', 'tokens list'),
    ...ofAccount,
  },
  prepare: ({ statement, tokens: issuer }) => {
    const accountOf = accountBySubdomain(statement)
    const find = statement('operator_find_token', (p: Holders<{ account: number; id: number }>) =>
      build
        .select({ name: tokens.name })
        .from(tokens)
        .where(and(eq(tokens.accountId, p.account), eq(tokens.id, p.id))),
    )
    return async ({ account: subdomain, token }) => {
      const which = { account: await accountOf(subdomain), id: Number(token) }
      const [found] = await find(which)
      if (!found) throw refused(`${subdomain} has no token ${token}: spindle tokens list shows all`)
      if (!(await issuer.revoke(which, operator))) throw refused(`Token ${token} (${found.name}) is already revoked`)
      return { said: `Token ${token} (${found.name}) is revoked.`, data: { id: which.id, name: found.name, state: 'revoked' } }
    }
  },
})

export const tokenCommands = [create, list, revoke]
