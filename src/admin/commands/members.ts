// spindle members: lists, adds, lets in, deactivates and reactivates the people of an account.
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import { auditing, operator } from '../../access/audit.ts'
import { hashPassword } from '../../access/password.ts'
import { once } from '../../db/once.ts'
import { uniqueViolation } from '../../db/faults.ts'
import { hrisRoles, memberRoles, members, sessions } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { seconds } from '../../db/time.ts'
import { refused } from '../refused.ts'
import { deactivation, enabling } from '../../resources/members/standing.ts'
import { command, ofAccount } from '../command.ts'
import { accountBySubdomain } from './accountBySubdomain.ts'

const shortestPassword = 12
/** Hashing takes the whole text: a bound on it is a bound on the work. */
const longestPassword = 1024

const ofMember = {
  member: { value: '<id or e-mail>', operand: true, required: true, summary: 'the member' },
  ...ofAccount,
} as const

type NewMember = { account: number; name: string; email: string; headline: string | null } & Pick<
  typeof members.$inferSelect,
  'role' | 'hrisRole'
>

/** Finds the member that a person names. */
export const memberByName = once((statement) => {
  const find = statement('operator_find_member', (p: Holders<{ account: number; key: string | null; email: string }>) =>
    build
      .select({ key: members.key, name: members.name, email: members.email, active: members.active })
      .from(members)
      .where(and(eq(members.accountId, p.account), or(eq(members.key, p.key), sql`lower(${members.email}) = lower(${p.email})`))),
  )
  return async (account: number, name: string) => {
    const [member] = await find({ account, key: /^[0-9a-f]{16}$/i.test(name) ? name.toLowerCase() : null, email: name })
    if (!member) throw refused(`There is no member "${name}" in this account: spindle members list shows all`)
    return member
  }
})

const list = command({
  name: 'members list',
  summary: 'lists the members, oldest first, the deactivated ones too',
  options: { ...ofAccount },
  prepare: ({ statement }) => {
    const accountOf = accountBySubdomain(statement)
    const all = statement('operator_list_members', (p: Holders<{ account: number }>) =>
      build
        .select({
          key: members.key,
          name: members.name,
          email: members.email,
          role: members.role,
          hrisRole: members.hrisRole,
          active: members.active,
          password: sql<boolean>`${isNotNull(members.passwordHash)}`,
          createdAt: members.createdAt,
        })
        .from(members)
        .where(eq(members.accountId, p.account))
        .orderBy(asc(members.key)),
    )
    return async ({ account }) => ({
      rows: (await all({ account: await accountOf(account) })).map(({ key, hrisRole, createdAt, ...row }) => ({
        id: key,
        name: row.name,
        email: row.email,
        role: row.role,
        hris_role: hrisRole,
        active: row.active,
        password: row.password,
        created: seconds(createdAt),
      })),
      none: 'The account has no members yet: spindle members add makes one.',
    })
  },
})

const add = command({
  name: 'members add',
  summary: 'adds a person to the account',
  options: {
    ...ofAccount,
    name: { value: '<name>', required: true, summary: 'first and last name' },
    email: {
      value: '<e-mail>',
      required: true,
      summary: 'once in an account',
      like: { pattern: /^[^\s@]+@[^\s@]+$/, words: 'an e-mail address' },
    },
    role: { value: '<role>', required: true, oneOf: memberRoles, summary: 'in recruiting' },
    'hris-role': { value: '<role>', default: 'hris_no_access', oneOf: hrisRoles, summary: 'in HR' },
    headline: { value: '<text>', summary: 'what the person does' },
  },
  notes: ['The first member should be admin and hris_admin. Without a password (spindle members password) nobody signs in.'],
  prepare: ({ statement, transaction }) => {
    const accountOf = accountBySubdomain(statement)
    const audit = auditing(statement)
    const insert = statement('operator_insert_member', (p: Holders<NewMember>) =>
      build
        .insert(members)
        .values({ accountId: p.account, name: p.name, email: p.email, headline: p.headline, role: p.role, hrisRole: p.hrisRole })
        .returning({ id: members.id, key: members.key }),
    )
    return async ({ account, name, email, role, 'hris-role': hrisRole, headline = null }) => {
      const values = { account: await accountOf(account), name, email, headline, role, hrisRole }
      const id = await transaction(async (run) => {
        const [member] = await run(insert, values)
        await audit(run, values.account, operator, 'member_added', member!.id)
        return member!.key
      }).catch((error: unknown) => {
        if (uniqueViolation(error) === 'members_email') throw refused(`The account has a member with the e-mail ${email} already`)
        throw error
      })
      return { said: `Added ${name} (${email}) to ${account}, id ${id}.`, data: { id, name, email, role, hris_role: hrisRole } }
    }
  },
})

const password = command({
  name: 'members password',
  summary: 'sets the password that a member signs in with',
  options: ofMember,
  input: { secret: 'New password' },
  notes: [
    `It is asked for without being shown, or read as the first line of what is piped in; ${shortestPassword} characters or more.`,
    'Kept is only its argon2id hash. Browsers that the member is signed in with are signed out.',
  ],
  prepare: ({ statement, transaction }) => {
    const accountOf = accountBySubdomain(statement)
    const memberOf = memberByName(statement)
    const audit = auditing(statement)
    const update = statement('operator_set_password', (p: Holders<{ account: number; key: string; hash: string }>) =>
      build
        .update(members)
        .set({ passwordHash: sql`${p.hash}`, updatedAt: sql`now()` })
        .where(and(eq(members.accountId, p.account), eq(members.key, p.key)))
        .returning({ id: members.id }),
    )
    const endSessions = statement('operator_end_sessions', (p: Holders<{ account: number; id: number }>) =>
      build.delete(sessions).where(and(eq(sessions.accountId, p.account), eq(sessions.memberId, p.id))),
    )
    return async ({ account: subdomain, member: named }, { lines }) => {
      const account = await accountOf(subdomain)
      const { key, name, email } = await memberOf(account, named)
      let text = ''
      for await (const line of lines) {
        text = line
        break
      }
      if (text === '') throw refused('No password was given, so nothing was changed')
      if (Array.from(text).length < shortestPassword) throw refused(`A password has at least ${shortestPassword} characters`)
      if (text.length > longestPassword) throw refused(`A password has at most ${longestPassword} characters`)
      const hash = await hashPassword(text)
      await transaction(async (run) => {
        const [member] = await run(update, { account, key, hash })
        const { id } = member!
        await run(endSessions, { account, id })
        await audit(run, account, operator, 'member_password_set', id)
      })
      return { said: `${name} (${email}) has a new password.`, data: { id: key, email } }
    }
  },
})

const deactivate = command({
  name: 'members deactivate',
  summary: 'deactivates a member; an account always keeps an admin and an HRIS admin',
  options: ofMember,
  prepare: ({ statement, transaction, tokens }) => {
    const accountOf = accountBySubdomain(statement)
    const memberOf = memberByName(statement)
    const change = deactivation(statement)
    return async ({ account: subdomain, member: named }) => {
      const account = await accountOf(subdomain)
      const { key, name, email } = await memberOf(account, named)
      tokens.forget(await transaction((run) => change(run, account, key, operator)))
      return { said: `${name} (${email}) is deactivated.`, data: { id: key, email, active: false } }
    }
  },
})

const enable = command({
  name: 'members enable',
  summary: 'makes a deactivated member active again',
  options: ofMember,
  prepare: ({ statement, transaction }) => {
    const accountOf = accountBySubdomain(statement)
    const memberOf = memberByName(statement)
    const change = enabling(statement)
    return async ({ account: subdomain, member: named }) => {
      const account = await accountOf(subdomain)
      const { key, name, email, active } = await memberOf(account, named)
      if (active) throw refused('The member is active already')
      await transaction((run) => change(run, account, key, operator))
      return { said: `${name} (${email}) is active again.`, data: { id: key, email, active: true } }
    }
  },
})

export const memberCommands = [list, add, password, deactivate, enable]
