// spindle members: lists, adds, deactivates and reactivates members, and includes the commands for passwords.
import { asc, eq, isNotNull, sql } from '../../db/drizzle.js'
import { prepareAudit, operator } from '../../access/audit.ts'
import { hasFactor } from '../../access/secondFactors.ts'
import { isLocked } from '../../access/signInLocks.ts'
import { uniqueViolation } from '../../db/faults.ts'
import { hrisRoles, memberRoles, members } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { seconds } from '../../db/time.ts'
import { refused } from '../refused.ts'
import { prepareDeactivation, prepareReactivation } from '../../resources/members/activation.ts'
import { command, displayName, ofAccount } from '../command.ts'
import { accountBySubdomain } from './accountBySubdomain.ts'
import { memberByName, ofMember } from './memberByName.ts'
import { passwordCommands } from './passwords.ts'

type NewMember = { account: number; name: string; email: string; headline: string | null } & Pick<
  typeof members.$inferSelect,
  'role' | 'hrisRole'
>

const list = command({
  name: 'members list',
  summary: 'lists all members, deactivated ones too, oldest first',
  options: { ...ofAccount },
  notes: [
    'locked is yes while sign-ins with the e-mail are refused, from some address at least; locked_at is when that last began.',
    'reset_asked is when a new password was asked for: spindle members reset-link makes the link with which it is set.',
  ],
  prepare: ({ statement, now }) => {
    const accountOf = accountBySubdomain(statement)
    const all = statement('operator_list_members', (p: Holders<{ account: number; now: string }>) =>
      build
        .select({
          key: members.key,
          name: members.name,
          email: members.email,
          role: members.role,
          hrisRole: members.hrisRole,
          active: members.active,
          password: sql<boolean>`${isNotNull(members.passwordHash)}`,
          factor: hasFactor,
          locked: isLocked(p.now),
          lockedAt: members.signInLockedAt,
          resetAskedAt: members.resetAskedAt,
          createdAt: members.createdAt,
        })
        .from(members)
        .where(eq(members.accountId, p.account))
        .orderBy(asc(members.key)),
    )
    return async ({ account }) => ({
      rows: (await all({ account: await accountOf(account), now: new Date(now()).toISOString() })).map(
        ({ key, hrisRole, createdAt, ...row }) => ({
          id: key,
          name: row.name,
          email: row.email,
          role: row.role,
          hris_role: hrisRole,
          active: row.active,
          password: row.password,
          second_factor: row.factor,
          locked: row.locked,
          locked_at: row.lockedAt && seconds(row.lockedAt),
          reset_asked: row.resetAskedAt && seconds(row.resetAskedAt),
          created: seconds(createdAt),
        }),
      ),
      none: 'The account has no members yet: spindle members add adds one.',
    })
  },
})

const add = command({
  name: 'members add',
  summary: 'adds a person to the account',
  options: {
    ...ofAccount,
    name: { value: '<name>', required: true, like: displayName, summary: 'first and last name' },
    email: {
      value: '<e-mail>',
      required: true,
      summary: 'unique in the account',
      like: { pattern: /^[^\s@]+@[^\s@]+$/, words: 'an e-mail address' },
    },
    role: { value: '<role>', required: true, oneOf: memberRoles, summary: 'in recruiting' },
    'hris-role': { value: '<role>', default: 'hris_no_access', oneOf: hrisRoles, summary: 'in HR' },
    headline: { value: '<text>', summary: 'what the person does' },
  },
  notes: ['The first member should be admin and hris_admin. To sign in, a member needs a password (spindle members password).'],
  prepare: ({ statement, transaction }) => {
    const accountOf = accountBySubdomain(statement)
    const audit = prepareAudit(statement)
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
        if (uniqueViolation(error) === 'members_email') throw refused(`The account already has a member with the e-mail address ${email}`)
        throw error
      })
      return { said: `Added ${name} (${email}) to ${account}, id ${id}.`, data: { id, name, email, role, hris_role: hrisRole } }
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
    const change = prepareDeactivation(statement)
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
    const change = prepareReactivation(statement)
    return async ({ account: subdomain, member: named }) => {
      const account = await accountOf(subdomain)
      const { key, name, email, active } = await memberOf(account, named)
      if (active) throw refused('The member is already active')
      await transaction((run) => change(run, account, key, operator))
      return { said: `${name} (${email}) is active again.`, data: { id: key, email, active: true } }
    }
  },
})

export const memberCommands = [list, add, ...passwordCommands, deactivate, enable]
