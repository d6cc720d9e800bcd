// The access to an account of the demo: a token of each kind, an OAuth client, a sign-in. Reuses what is valid and creates the rest.
import type { Applications } from '../../access/applications.ts'
import { prepareAudit, operator } from '../../access/audit.ts'
import type { Partners } from '../../access/partners.ts'
import { verifyPassword } from '../../access/password.ts'
import { scopes } from '../../access/scopes.ts'
import type { Tokens } from '../../access/tokens.ts'
import { hashOf } from '../../access/tokenText.ts'
import type { MintUserToken } from '../../access/userTokens.ts'
import type { Statements } from '../../db/statements.ts'
import type { DemoStatements } from './statements.ts'

const redirectUri = 'http://localhost:8080/callback'
const partnerName = 'Demo integration'
/** The password of an admin of each account. It is public here, so it is fit for the demo only. */
const demoPassword = 'spindle demo password'
/** Its argon2id hash. A fixed salt gives the demo the same rows everywhere and saves the time to compute the hash. */
const demoPasswordHash = '$argon2id$v=19$m=65536,t=3,p=4$un1gzB/STln5kyu8EXH56w$QNH+tH7+WWApHrSfDi2oIIhgh+ejGdnsah4IzkqKZQg'
/** The life of a user token, as at the token endpoint. */
const userTokenSeconds = 7200

/** The tokens that stay the same across starts, by their names in `demo.json`. */
const lasting = {
  account: { kind: 'account', name: 'Demo: every scope', scopes },
  r_jobs: { kind: 'account', name: 'Demo: r_jobs only', scopes: ['r_jobs'] },
  partner: { kind: 'partner', name: 'Demo: partner', scopes },
} as const

export type DemoAccess = {
  readonly tokens: {
    readonly account: string
    readonly r_jobs: string
    readonly partner: string
    /** Acts for an admin. */
    readonly user: string
    /** Acts for a member with the role `simple`; undefined if all of them have been deactivated. */
    readonly simple_user: string | undefined
  }
  readonly partner_client_id: string
  readonly oauth_client: { readonly client_id: string; readonly client_secret: string; readonly redirect_uri: string }
  readonly login: { readonly email: string; readonly password: string }
  /** The API ids of a manager: the member who signs in, if a manager. Undefined if no active member is a manager. */
  readonly employee_id: string | undefined
  readonly member_id: string | undefined
}
export type DemoTools = {
  readonly statements: Statements
  readonly tokens: Tokens
  readonly partners: Partners
  readonly applications: Applications
  readonly mintUserToken: MintUserToken
}

/** Creates what an account's entry lacks. `kept` reads the entry that an earlier start wrote. */
export async function demoAccess(
  { statements, tokens, partners, applications, mintUserToken }: DemoTools,
  demo: DemoStatements,
  account: number,
  kept: (...path: string[]) => string | undefined,
): Promise<DemoAccess> {
  const audit = prepareAudit(statements.statement)
  const partner = await partnerOf()
  const client = await clientOf()
  const [admin] = await demo.findMember({ account, role: 'admin' })
  const [simple] = await demo.findMember({ account, role: 'simple' })
  if (!admin) throw new Error('A demo account has no active admin')
  const [manager] = await demo.findManager({ account, member: admin.id })
  const userToken = (member: number, name: string) => {
    const grant = { account, member, application: client.id, name, scopes, seconds: userTokenSeconds }
    return mintUserToken(grant, operator)
  }
  return {
    tokens: {
      account: await token('account'),
      r_jobs: await token('r_jobs'),
      partner: await token('partner'),
      user: await userToken(admin.id, 'Demo: an admin'),
      simple_user: simple && (await userToken(simple.id, 'Demo: a simple member')),
    },
    partner_client_id: partner.clientId,
    oauth_client: { client_id: client.clientId, client_secret: client.secret, redirect_uri: redirectUri },
    login: { email: admin.email, password: await passwordOf(admin) },
    employee_id: manager?.employee,
    member_id: manager?.member,
  }

  async function token(name: keyof typeof lasting): Promise<string> {
    const { kind, name: title, scopes: wanted } = lasting[name]
    const old = kept('tokens', name)
    const caller = old === undefined ? undefined : await tokens.callerOf(old, { 'x-service-client-id': partner.clientId })
    const isGood = caller?.tenant.id === account && caller.kind === kind && sameScopes(caller.scopes, wanted)
    if (old !== undefined && isGood) return old
    const issue = { account, name: title, scopes: wanted, expiresAt: null, partner: kind === 'partner' ? partner.id : undefined }
    return (await tokens.issue(issue, operator)).token
  }

  async function partnerOf(): Promise<{ id: number; clientId: string }> {
    const all = await partners.list(account)
    const named = all.find(({ clientId }) => clientId === kept('partner_client_id'))
    return named ?? all.find(({ name }) => name === partnerName) ?? partners.create({ account, name: partnerName }, operator)
  }

  async function clientOf(): Promise<{ id: number; clientId: string; secret: string }> {
    const clientId = kept('oauth_client', 'client_id')
    const secret = kept('oauth_client', 'client_secret')
    const [found] = clientId === undefined ? [] : await demo.findApplication({ account, clientId })
    if (found?.redirectUris.includes(redirectUri)) {
      if (secret !== undefined && hashOf(secret) === found.secretHash) return { ...found, secret }
      const replaced = await applications.replaceSecret({ owner: account, id: found.id }, operator)
      if (replaced !== undefined) return { ...found, secret: replaced }
    }
    return applications.create({ owner: account, name: 'Demo application', redirectUris: [redirectUri] }, operator)
  }

  /** Returns the password in the kept file if it is still valid; otherwise sets and returns the demo's own. */
  async function passwordOf({ id, email, passwordHash }: NonNullable<typeof admin>): Promise<string> {
    if (passwordHash === demoPasswordHash) return demoPassword
    const password = kept('login', 'email') === email ? kept('login', 'password') : undefined
    if (passwordHash !== null && password !== undefined && (await verifyPassword(passwordHash, password))) return password
    await statements.transaction(async (run) => {
      await run(demo.setPassword, { account, id, hash: demoPasswordHash })
      await audit(run, account, operator, 'member_password_set', id)
    })
    return demoPassword
  }
}

const sameScopes = (held: ReadonlySet<string>, wanted: readonly string[]) =>
  held.size === wanted.length && wanted.every((scope) => held.has(scope))
