// spindle accounts close, reopen: shuts everybody out of an account, and lets them in again.
import { prepareAccountClosing } from '../../resources/accounts/closing.ts'
import { command } from '../command.ts'
import { refused } from '../refused.ts'
import { accountBySubdomain } from './accountBySubdomain.ts'

const subdomainOption = { value: '<subdomain>', operand: true, required: true, summary: 'the account' } as const

export const closeAccount = command({
  name: 'accounts close',
  summary: 'closes an account: nobody gets in, and everything of it stays',
  options: {
    subdomain: subdomainOption,
    yes: { value: '<subdomain>', summary: 'confirms it by repeating the subdomain' },
  },
  notes: [
    'Within a second every token, connection, session and password link of the account is refused, its job board, careers site and downloads',
    'answer 404, and no notification is sent. Nothing is revoked or deleted: spindle accounts reopen lets everybody in again.',
    'Notifications wait, for at most 30 days each, and are sent after reopening. The commands of the operator go on working on the account.',
  ],
  prepare: ({ statement, transaction, tokens }) => {
    const accountOf = accountBySubdomain(statement)
    const { close } = prepareAccountClosing(statement)
    return async ({ subdomain, yes }) => {
      const account = await accountOf(subdomain)
      if (yes !== subdomain) throw refused(`This would shut everybody out of ${subdomain}: add --yes ${subdomain} to confirm`)
      if (!(await transaction((run) => close(run, account)))) throw refused(`The account ${subdomain} is already closed`)
      tokens.forget('all')
      return { said: `Closed ${subdomain}. spindle accounts reopen ${subdomain} reopens it.`, data: { subdomain } }
    }
  },
})

export const reopenAccount = command({
  name: 'accounts reopen',
  summary: 'reopens a closed account as it was',
  options: { subdomain: subdomainOption },
  notes: ['Tokens, connections and sessions that have not expired are valid again, and notifications that waited are sent.'],
  prepare: ({ statement, transaction }) => {
    const accountOf = accountBySubdomain(statement)
    const { reopen } = prepareAccountClosing(statement)
    return async ({ subdomain }) => {
      const account = await accountOf(subdomain)
      if (!(await transaction((run) => reopen(run, account)))) throw refused(`The account ${subdomain} is not closed`)
      return { said: `Reopened ${subdomain}.`, data: { subdomain } }
    }
  },
})
