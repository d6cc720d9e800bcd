// spindle members password and reset-link, the two ways to give a member a password, and factor-off.
import { prepareAudit, operator } from '../../access/audit.ts'
import { hashPassword, passwordFault, shortestPassword } from '../../access/password.ts'
import { prepareResetIssue, resetLink } from '../../access/passwordResets.ts'
import { prepareFactorRemoval } from '../../access/secondFactors.ts'
import { preparePasswordChange } from '../../access/settingPassword.ts'
import { command } from '../command.ts'
import { refused } from '../refused.ts'
import { accountBySubdomain } from './accountBySubdomain.ts'
import { memberByName, ofMember } from './memberByName.ts'

const password = command({
  name: 'members password',
  summary: 'sets the password that a member signs in with',
  options: ofMember,
  input: { secret: 'New password' },
  notes: [
    `The command prompts for it without showing it, or reads the first line of standard input. At least ${shortestPassword} characters.`,
    'Only its argon2id hash is stored. The member is signed out of all browsers, and a lock on sign-ins ends.',
  ],
  prepare: ({ statement, transaction }) => {
    const accountOf = accountBySubdomain(statement)
    const memberOf = memberByName(statement)
    const setPassword = preparePasswordChange(statement)
    return async ({ account: subdomain, member: named }, { lines }) => {
      const account = await accountOf(subdomain)
      const { id: member, key, name, email } = await memberOf(account, named)
      let text = ''
      for await (const line of lines) {
        text = line
        break
      }
      if (text === '') throw refused('No password was given, so nothing was changed')
      const fault = passwordFault(text)
      if (fault) throw refused(fault)
      const hash = await hashPassword(text)
      await transaction((run) => setPassword(run, { account, member, hash }, operator, 'member_password_set'))
      return { said: `${name} (${email}) has a new password.`, data: { id: key, email } }
    }
  },
})

const resetLinkOf = command({
  name: 'members reset-link',
  summary: 'creates a link with which a member sets a password; it is shown only once',
  options: ofMember,
  notes: [
    'Valid for one use within an hour, or 7 days for a member who has no password yet; earlier links end. The link starts with PUBLIC_URL.',
    'Prints only the link to standard output, for use in scripts.',
  ],
  prepare: ({ statement, transaction, address, now }) => {
    const accountOf = accountBySubdomain(statement)
    const memberOf = memberByName(statement)
    const issue = prepareResetIssue(statement)
    const audit = prepareAudit(statement)
    return async ({ account: subdomain, member: named }) => {
      const account = await accountOf(subdomain)
      const { key, name, email } = await memberOf(account, named)
      const made = await transaction(async (run) => {
        const issued = await issue(run, { account, key, time: now() })
        if (issued) await audit(run, account, operator, 'member_reset_link_made', issued.member)
        return issued
      })
      if (!made) throw refused('The member is deactivated: spindle members enable makes them active again')
      const link = resetLink(address, made.token)
      const { expiresAt: expires } = made
      return {
        said: link,
        data: { id: key, email, link, expires },
        note: `With this link ${name} (${email}) can set a password until ${expires}. Copy it now: it is not shown again.`,
      }
    }
  },
})

const factorOff = command({
  name: 'members factor-off',
  summary: 'turns off the second factor of a member, whose password alone then signs in',
  options: ofMember,
  notes: ['For a member who has lost their phone and their recovery codes. They can set up a second factor again in the settings.'],
  prepare: ({ statement, transaction }) => {
    const accountOf = accountBySubdomain(statement)
    const memberOf = memberByName(statement)
    const remove = prepareFactorRemoval(statement)
    return async ({ account: subdomain, member: named }) => {
      const account = await accountOf(subdomain)
      const { id: member, key, name, email } = await memberOf(account, named)
      if (!(await transaction((run) => remove(run, { account, member }, operator)))) throw refused('The member has no second factor')
      return { said: `${name} (${email}) signs in without a second factor.`, data: { id: key, email } }
    }
  },
})

export const passwordCommands = [password, resetLinkOf, factorOff]
