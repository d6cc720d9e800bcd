// The record of the account itself: the only one that an account has once, and the one that all others belong to.
import { ownHosts } from '../../config.ts'
import { eq } from '../../db/drizzle.js'
import { accounts } from '../../db/schema.ts'
import { build, type Holders, type Statements } from '../../db/statements.ts'
import { accountColumns, presentAccount } from '../../resources/accounts/account.ts'
import { fromLine, fromRow, mintedAt } from '../instants.ts'
import type { RecordType } from '../recordType.ts'
import { instantSchema } from '../schema.ts'

export type AccountRecord = ReturnType<typeof presentAccount> & { record: 'account'; created_at: string }

const columns = { ...accountColumns, createdAt: accounts.createdAt }
type Row = Pick<typeof accounts.$inferSelect, keyof typeof columns>

const present = (row: Row): AccountRecord => ({ record: 'account', ...presentAccount(row), created_at: fromRow(row.createdAt) })

/** Finds the account by its subdomain, to read it or to import into it, and inserts a new one. */
export function accountAccess(statement: Statements['statement']) {
  const bySubdomain = (p: Holders<{ subdomain: string }>) =>
    build
      .select({ id: accounts.id, ...columns })
      .from(accounts)
      .where(eq(accounts.subdomain, p.subdomain))
  const read = statement('export_find_account', bySubdomain)
  // Locked: two imports into one account take turns.
  const find = statement('import_find_account', (p: Holders<{ subdomain: string }>) => bySubdomain(p).for('update'))
  const insert = statement('import_account', (p: Holders<Row>) =>
    build
      .insert(accounts)
      .values({
        key: p.key,
        subdomain: p.subdomain,
        name: p.name,
        description: p.description,
        summary: p.summary,
        websiteUrl: p.websiteUrl,
        createdAt: p.createdAt,
      })
      .returning({ id: accounts.id }),
  )
  return {
    find,
    read,
    present,
    insert,
    rowOf: ({ id, website_url, created_at, name, subdomain, description, summary }: AccountRecord) => ({
      key: id,
      name,
      subdomain,
      description,
      summary,
      websiteUrl: website_url,
      createdAt: created_at,
    }),
  }
}

export const accountType: Omit<RecordType<AccountRecord>, 'over'> = {
  name: 'account',
  tables: [accounts],
  schema: ({ shape }) =>
    shape('Account', {
      required: ['id', 'name', 'subdomain'],
      optional: ['description', 'summary', 'website_url'],
      more: { created_at: instantSchema },
    }),
  complete: ({ id, name, subdomain, description, summary, website_url, created_at }: AccountRecord) => ({
    record: 'account',
    id,
    name,
    subdomain,
    description: description ?? null,
    summary: summary ?? null,
    website_url: website_url ?? null,
    created_at: fromLine(created_at ?? mintedAt(id)),
  }),
  faultsIn: ({ subdomain }) => (ownHosts.has(subdomain) ? [['/subdomain', "is the server's own: choose another one"]] : []),
  keyOf: ({ id }) => id,
  unique: { accounts_key_unique: ({ id }) => [['/id', id]], accounts_subdomain_unique: ({ subdomain }) => [['/subdomain', subdomain]] },
}
