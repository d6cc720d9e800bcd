// spindle apps: registers, lists and revokes OAuth applications, and replaces their secrets.
import { redirectUriFault } from '../../access/applications.ts'
import { operator } from '../../access/audit.ts'
import { seconds } from '../../db/time.ts'
import { refused } from '../refused.ts'
import { command, numberOf, type Tools } from '../command.ts'
import { accountBySubdomain } from './accountBySubdomain.ts'

const ofOwner = {
  account: { value: '<subdomain>', narrows: true, summary: 'only for members of this account; by default of every account' },
} as const
const ofApplication = { application: numberOf('application', 'apps list'), ...ofOwner } as const

/** Returns the owner of applications (an account's id, or null for the operator) and the accounts that they serve, in words. */
function ownerBySubdomain({ statement }: Pick<Tools, 'statement'>) {
  const accountOf = accountBySubdomain(statement)
  return async (subdomain: string | undefined) =>
    subdomain === undefined ? { owner: null, words: 'every account' } : { owner: await accountOf(subdomain), words: subdomain }
}

/** Finds an application by its number among those of one owner. Refuses if there is none. */
function applicationByNumber(tools: Pick<Tools, 'statement' | 'applications'>) {
  const ownerOf = ownerBySubdomain(tools)
  return async (number: string, subdomain: string | undefined) => {
    const { owner, words } = await ownerOf(subdomain)
    const id = Number(number)
    const refusal = () => {
      const where = subdomain === undefined ? 'apps list' : `apps list --account ${subdomain}`
      return refused(`There is no application ${id} of ${words}, or it is already revoked: spindle ${where} shows all`)
    }
    const found = (await tools.applications.list(owner)).find((application) => application.id === id)
    if (!found) throw refusal()
    return { owner, id, name: found.name, clientId: found.clientId, refusal }
  }
}

const create = command({
  name: 'apps create',
  summary: 'registers an OAuth application; its secret is shown only once',
  options: {
    name: { value: '<name>', required: true, summary: 'the name on the consent page' },
    redirect: {
      value: '<uri,uri>',
      required: true,
      list: true,
      summary: 'where members are sent back to: https, or http for localhost',
      fault: redirectUriFault,
    },
    ...ofOwner,
  },
  notes: [
    'Prints the client id and the secret to standard output, one per line. A redirect URI is compared character by character.',
    "spindle apps create --account acme --name 'Calendar sync' --redirect https://sync.example.com/callback",
  ],
  prepare: (tools) => {
    const ownerOf = ownerBySubdomain(tools)
    return async ({ account, name, redirect }) => {
      const { owner, words } = await ownerOf(account)
      const { id, clientId, secret } = await tools.applications.create({ owner, name, redirectUris: redirect }, operator)
      return {
        said: `${clientId}\n${secret}`,
        data: { id, name, client_id: clientId, client_secret: secret, redirect_uris: redirect },
        note: `This is application ${id} of ${words}. Copy its secret now: it is not shown again.`,
      }
    }
  },
})

const list = command({
  name: 'apps list',
  summary: 'lists the applications that are not revoked, oldest first, without their secrets',
  options: { ...ofOwner },
  notes: ['With --account the applications of that account, without it those for every account.'],
  prepare: (tools) => {
    const ownerOf = ownerBySubdomain(tools)
    return async ({ account }) => {
      const { owner, words } = await ownerOf(account)
      return {
        rows: (await tools.applications.list(owner)).map(({ id, clientId, name, redirectUris, createdAt }) => ({
          id,
          name,
          client_id: clientId,
          created: seconds(createdAt),
          redirect_uris: redirectUris,
        })),
        none: `There are no applications of ${words}: spindle apps create registers one.`,
      }
    }
  },
})

const revoke = command({
  name: 'apps revoke',
  summary: 'revokes an application with the tokens of all its members, from the next request on',
  options: ofApplication,
  prepare: (tools) => {
    const find = applicationByNumber(tools)
    return async ({ account, application }) => {
      const { owner, id, name, refusal } = await find(application, account)
      if (!(await tools.applications.revoke({ owner, id }, operator))) throw refusal()
      return { said: `Application ${id} (${name}) is revoked.`, data: { id, name, state: 'revoked' } }
    }
  },
})

const secret = command({
  name: 'apps secret',
  summary: 'replaces the secret of an application; the old one ends at once',
  options: ofApplication,
  notes: ['Prints only the new secret to standard output; it is shown only once. Existing tokens of the application stay valid.'],
  prepare: (tools) => {
    const find = applicationByNumber(tools)
    return async ({ account, application }) => {
      const { owner, id, name, clientId, refusal } = await find(application, account)
      const replaced = await tools.applications.replaceSecret({ owner, id }, operator)
      if (replaced === undefined) throw refusal()
      return {
        said: replaced,
        data: { id, name, client_id: clientId, client_secret: replaced },
        note: `This is the new secret of application ${id} (${name}). Copy it now: it is not shown again.`,
      }
    }
  },
})

export const applicationCommands = [create, list, revoke, secret]
