// spindle connections: lists the applications that an account's members have connected, and ends connections.
import { operator } from '../../access/audit.ts'
import { seconds } from '../../db/time.ts'
import { refused } from '../refused.ts'
import { command, numberOf, ofAccount } from '../command.ts'
import { accountBySubdomain } from './accountBySubdomain.ts'

const list = command({
  name: 'connections list',
  summary: 'lists which applications act for which members, oldest first',
  options: { ...ofAccount },
  prepare: ({ statement, connections, now }) => {
    const accountOf = accountBySubdomain(statement)
    return async ({ account }) => ({
      rows: (await connections.list(await accountOf(account), new Date(now()).toISOString())).map((connection) => ({
        id: connection.id,
        application: connection.application,
        member: connection.memberName,
        created: seconds(connection.createdAt),
        last_used: connection.lastUsedAt && seconds(connection.lastUsedAt),
        older_version: connection.olderVersion,
        older_used: connection.olderUsedAt && seconds(connection.olderUsedAt),
        scopes: connection.scopes,
      })),
      none: 'No member of the account has connected an application.',
    })
  },
})

const end = command({
  name: 'connections end',
  summary: 'ends a connection and its tokens, from the next request on',
  options: { connection: numberOf('connection', 'connections list'), ...ofAccount },
  prepare: ({ statement, connections }) => {
    const accountOf = accountBySubdomain(statement)
    return async ({ account: subdomain, connection }) => {
      const which = { account: await accountOf(subdomain), id: Number(connection) }
      if (!(await connections.disconnect(which, operator)))
        throw refused(`${subdomain} has no connection ${connection}, or it has already ended: spindle connections list shows all`)
      return { said: `Connection ${connection} has ended.`, data: { id: which.id, state: 'ended' } }
    }
  },
})

export const connectionCommands = [list, end]
