// spindle accounts: lists accounts and creates them; `closeAccount.ts` closes and reopens them, `deleteAccount.ts` deletes them.
import { asc } from '../../db/drizzle.js'
import { uniqueViolation } from '../../db/faults.ts'
import { prepared } from '../../db/prepared.ts'
import { accounts, stageKinds, stages } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { seconds } from '../../db/time.ts'
import { refused } from '../refused.ts'
import { isPresent } from '../../resources/accounts/deletion.ts'
import { command, displayName } from '../command.ts'
import { closeAccount, reopenAccount } from './closeAccount.ts'
import { deleteAccount } from './deleteAccount.ts'

type NewAccount = { subdomain: string; name: string; description: string | null; summary: string | null; websiteUrl: string | null }
type NewStage = { account: number } & Pick<typeof stages.$inferSelect, 'slug' | 'name' | 'kind' | 'position'>

const nameOf = (kind: string) => kind.replace(/(^|-)[a-z]/g, (start) => start.replace('-', ' ').toUpperCase())

/** The default pipeline of the API family, from the first stage to the last, without the stage kind of a shortlist. */
export const defaultPipeline = stageKinds
  .filter((kind) => kind !== 'shortlisted')
  .map((kind, index) => ({ slug: kind, name: nameOf(kind), kind, position: index + 1 }))

/** `prepareAccountList(statement)`: lists every account that is not deleted, the oldest first. */
export const prepareAccountList = prepared((statement) =>
  statement('operator_list_accounts', () =>
    build
      .select({
        id: accounts.id,
        key: accounts.key,
        subdomain: accounts.subdomain,
        name: accounts.name,
        createdAt: accounts.createdAt,
        closedAt: accounts.closedAt,
      })
      .from(accounts)
      .where(isPresent)
      .orderBy(asc(accounts.key)),
  ),
)

const list = command({
  name: 'accounts list',
  summary: 'lists every account, oldest first',
  options: {},
  prepare: ({ statement }) => {
    const all = prepareAccountList(statement)
    return async () => {
      const rows = (await all({})).map(({ key, subdomain, name, createdAt, closedAt }) => ({
        id: key,
        subdomain,
        name,
        created: seconds(createdAt),
        closed: closedAt && seconds(closedAt),
      }))
      return { rows, none: 'There are no accounts yet: spindle accounts create creates one, spindle demo creates two with data.' }
    }
  },
})

const create = command({
  name: 'accounts create',
  summary: 'creates an account with the default pipeline of seven stages',
  options: {
    subdomain: {
      value: '<subdomain>',
      required: true,
      summary: 'its name in URLs',
      like: { pattern: /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, words: 'up to 63 lower-case letters, digits and inner hyphens' },
    },
    name: { value: '<name>', required: true, like: displayName, summary: 'its display name' },
    description: { value: '<text>', summary: 'what the organization does' },
    summary: { value: '<text>', summary: 'the same in one line' },
    website: {
      value: '<address>',
      summary: 'its website',
      like: { pattern: /^https?:\/\/\S+$/, words: 'a URL, such as https://example.com' },
    },
  },
  notes: [`Its stages: ${defaultPipeline.map(({ name }) => name).join(', ')}.`, 'Then: spindle members add, spindle tokens create.'],
  prepare: ({ statement, transaction, ownHosts }) => {
    const insert = statement('operator_insert_account', (p: Holders<NewAccount>) =>
      build
        .insert(accounts)
        .values({
          subdomain: p.subdomain,
          name: p.name,
          description: p.description,
          summary: p.summary,
          websiteUrl: p.websiteUrl,
        })
        .returning({ id: accounts.id, key: accounts.key }),
    )
    const insertStage = statement('operator_insert_stage', (p: Holders<NewStage>) =>
      build.insert(stages).values({ accountId: p.account, slug: p.slug, name: p.name, kind: p.kind, position: p.position }),
    )
    return async ({ subdomain, name, description = null, summary = null, website = null }) => {
      if (ownHosts.has(subdomain)) throw refused(`The subdomain "${subdomain}" is reserved for the server: choose another one`)
      const key = await transaction(async (run) => {
        const [account] = await run(insert, { subdomain, name, description, summary, websiteUrl: website })
        for (const stage of defaultPipeline) await run(insertStage, { account: account!.id, ...stage })
        return account!.key
      }).catch((error: unknown) => {
        if (uniqueViolation(error) === 'accounts_subdomain_unique') throw refused(`The account "${subdomain}" already exists`)
        throw error
      })
      return { said: `Created the account ${subdomain} (${name}), id ${key}.`, data: { id: key, subdomain, name } }
    }
  },
})

export const accountCommands = [list, create, closeAccount, reopenAccount, deleteAccount]
