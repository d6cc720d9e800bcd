// spindle partners: creates, lists and revokes the third-party integrations of an account.
import { operator } from '../../access/audit.ts'
import { seconds } from '../../db/time.ts'
import { refused } from '../refused.ts'
import { command, numberOf, ofAccount } from '../command.ts'
import { accountBySubdomain } from './accountBySubdomain.ts'

const create = command({
  name: 'partners create',
  summary: 'creates a partner and prints its client id',
  options: { ...ofAccount, name: { value: '<name>', required: true, summary: 'the name of the integration' } },
  notes: [
    'Prints only the client id to standard output. It is not secret: the partner sends it as X-SERVICE-CLIENT-ID with a service token',
    '(spindle tokens create --partner <id>), or with an account token, which then has the limit of a partner.',
  ],
  prepare: ({ statement, partners }) => {
    const accountOf = accountBySubdomain(statement)
    return async ({ account: subdomain, name }) => {
      const { id, clientId } = await partners.create({ account: await accountOf(subdomain), name }, operator)
      return {
        said: clientId,
        data: { id, name, client_id: clientId },
        note: `This is partner ${id} of ${subdomain}. Its token: spindle tokens create --account ${subdomain} --partner ${id}`,
      }
    }
  },
})

const list = command({
  name: 'partners list',
  summary: 'lists the partners that are not revoked, oldest first',
  options: { ...ofAccount },
  prepare: ({ statement, partners }) => {
    const accountOf = accountBySubdomain(statement)
    return async ({ account }) => ({
      rows: (await partners.list(await accountOf(account))).map(({ id, clientId, name, createdAt }) => ({
        id,
        name,
        client_id: clientId,
        created: seconds(createdAt),
      })),
      none: 'The account has no partners: spindle partners create creates one.',
    })
  },
})

const revoke = command({
  name: 'partners revoke',
  summary: 'revokes a partner and its service tokens, from the next request on',
  options: { partner: numberOf('partner', 'partners list'), ...ofAccount },
  prepare: ({ statement, partners }) => {
    const accountOf = accountBySubdomain(statement)
    return async ({ account: subdomain, partner }) => {
      const which = { account: await accountOf(subdomain), id: Number(partner) }
      const name = (await partners.list(which.account)).find(({ id }) => id === which.id)?.name
      if (name === undefined || !(await partners.revoke(which, operator)))
        throw refused(`${subdomain} has no partner ${partner}, or it is already revoked: spindle partners list shows all`)
      return { said: `Partner ${partner} (${name}) is revoked.`, data: { id: which.id, name, state: 'revoked' } }
    }
  },
})

export const partnerCommands = [create, list, revoke]
