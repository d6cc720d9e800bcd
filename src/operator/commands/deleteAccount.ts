// spindle accounts delete: deletes an account with everything in it.
import { rm } from 'node:fs/promises'
import { prepareAccountDeletion } from '../../resources/accounts/deletion.ts'
import { command } from '../command.ts'
import { refused } from '../refused.ts'
import { accountBySubdomain } from './accountBySubdomain.ts'
import { prepareByteRemoval } from './removeBytes.ts'

export const deleteAccount = command({
  name: 'accounts delete',
  summary: 'permanently deletes an account with everything in it',
  options: {
    subdomain: { value: '<subdomain>', operand: true, required: true, summary: 'the account' },
    yes: { value: '<subdomain>', summary: 'confirms the deletion by repeating the subdomain; without it the command says what would go' },
  },
  notes: [
    'Tokens, connections, sessions and notifications end at once, and the subdomain is free again. Rows and files follow; a large account takes',
    'minutes, while the server runs. If the command is stopped, run it again, or a running server finishes within the hour.',
    'Only the audit log stays, which has ids and no values, until its entries are 24 months old: spindle audit list --account shows it under the',
    'name that this command prints. Backups and exports still contain the account.',
  ],
  prepare: ({ statement, transaction, tokens, now, dataDir, store }) => {
    const accountOf = accountBySubdomain(statement)
    const removeBytes = prepareByteRemoval(statement)
    const { close, listDeleted, count, remove } = prepareAccountDeletion(statement)
    return async ({ subdomain, yes }, { progress }) => {
      const unfinished: number[] = []
      for (const { id } of await listDeleted(subdomain)) if ((await count(id)) > 0) unfinished.push(id)
      const [account = await accountOf(subdomain)] = unfinished
      const total = await count(account)
      if (yes !== subdomain)
        throw refused(
          `This would delete ${subdomain} permanently, with ${total} records and all its files: add --yes ${subdomain} to confirm; nothing was deleted`,
        )
      await transaction((run) => close(run, account, new Date(now()).toISOString()))
      tokens.forget('all')
      let done = 0
      // Requests that were under way may have added rows behind the first pass.
      for (let removed = 1; removed > 0; done += removed)
        removed = await remove(account, (passed) => progress({ done: done + passed, total, what: 'records' }))
      // Also what no row names.
      await rm(`${dataDir}/files/${account}`, { recursive: true, force: true })
      const late = await removeBytes(store)
      const { name } = (await listDeleted(subdomain)).find(({ id }) => id === account)!
      return {
        said: `Deleted ${subdomain}, with ${done} records. Its audit log is ${name}.`,
        data: { subdomain, records: done, audit: name },
        ...late,
      }
    }
  },
})
