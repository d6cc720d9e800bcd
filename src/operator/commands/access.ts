// spindle access: revokes everything that gives access, of one account or of all.
import { operator, prepareAudit } from '../../access/audit.ts'
import { prepareEndings } from '../../access/endings.ts'
import { command } from '../command.ts'
import { refused } from '../refused.ts'
import { accountBySubdomain } from './accountBySubdomain.ts'
import { prepareAccountList } from './accounts.ts'

const revoke = command({
  name: 'access revoke',
  summary: 'revokes every token, connection, session and password link, from the next request on',
  options: {
    account: { value: '<subdomain>', summary: 'of this account' },
    all: { summary: 'of every account' },
  },
  notes: [
    'For a restored database, where what was revoked after the backup is valid again, and for a copy in foreign hands.',
    'Passwords, partners and applications stay: members sign in and connect applications again, and new tokens are created.',
    'The subscriptions of a connection end with it.',
  ],
  prepare: ({ statement, transaction, tokens: issued, now }) => {
    const accountOf = accountBySubdomain(statement)
    const list = prepareAccountList(statement)
    const end = prepareEndings(statement)
    const audit = prepareAudit(statement)
    return async ({ account: subdomain, all }) => {
      if (all === (subdomain !== undefined)) throw refused('Name an account with --account, or give --all for every account')
      const accounts = subdomain === undefined ? (await list({})).map(({ id }) => id) : [await accountOf(subdomain)]
      const revoked = { tokens: 0, connections: 0, sessions: 0, links: 0 }
      for (const account of accounts) {
        await transaction(async (run) => {
          const { grants, tokens, sessions, links } = await end.ofAccount(run, { account, now: new Date(now()).toISOString() })
          for (const grant of grants) await audit(run, account, operator, 'grant_revoked', grant)
          for (const token of tokens) await audit(run, account, operator, 'token_revoked', token)
          await end.ofMemories(run)
          revoked.connections += grants.length
          revoked.tokens += tokens.length
          revoked.sessions += sessions
          revoked.links += links
        })
        issued.forget('all')
      }
      const counted = `tokens ${revoked.tokens}, connections ${revoked.connections}, sessions ${revoked.sessions}, links ${revoked.links}`
      return { said: `Revoked in ${subdomain ?? 'every account'}: ${counted}.`, data: revoked }
    }
  },
})

export const accessCommands = [revoke]
