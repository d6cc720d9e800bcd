// The record of the account itself: a file has at most one, and all other records belong to it.
import { ownHosts } from '../../sites.ts'
import { columnsBut, valuesFor } from '../../db/columnsBut.ts'
import { eq, sql } from '../../db/drizzle.js'
import { accounts } from '../../db/schema.ts'
import { build, query, type Holders, type Statements } from '../../db/statements.ts'
import { isTimeZone } from '../../resources/accounts/timeZone.ts'
import type { Values } from '../fields.ts'
import { filled } from '../schema.ts'
import { recordType } from '../recordType.ts'

const standardZone = 'UTC'

export const accountType = recordType({
  name: 'account',
  table: accounts,
  like: 'Account',
  // An account is closed where it is: a copy begins open.
  hidden: ['lastSubscription', 'closedAt'],
  fields: {
    // Files of earlier releases do not have it, and are exported again as they were.
    time_zone: {
      made: {
        of: ['timeZone'],
        shown: ({ timeZone }: Row) => (timeZone === standardZone ? undefined : timeZone),
        stored: ({ time_zone: timeZone = standardZone }: Values) => ({ timeZone }),
      },
      completed: ({ time_zone: zone }) => (zone === standardZone ? undefined : zone),
      isSparse: true,
      schema: filled(64),
    },
    careers_site: {
      isSparse: true,
      schema: ({ shape }) => shape('CareersSite', { required: ['language', 'main_color', 'accent_color', 'logo_url'] }),
    },
  },
  order: 'id name subdomain description summary website_url time_zone careers_site created_at',
  unique: ({ id, subdomain }) => ({
    accounts_key_unique: [['/id', id as string]],
    accounts_subdomain_unique: [['/subdomain', subdomain as string]],
  }),
  faultsIn: ({ subdomain, time_zone: zone }) => [
    ...(ownHosts.has(subdomain as string) ? [['/subdomain', 'is reserved for the server: choose another one'] as const] : []),
    ...(zone === undefined || isTimeZone(zone as string) ? [] : [['/time_zone', 'is not the name of a time zone'] as const]),
  ],
})

const columns = columnsBut(accounts, 'id', 'lastSubscription', 'closedAt')
type Row = Pick<typeof accounts.$inferSelect, keyof typeof columns>

/** Finds the account by its subdomain, to read it or to import into it, and inserts a new one. */
export function prepareAccountAccess(statement: Statements['statement']) {
  const bySubdomain = (p: Holders<{ subdomain: string }>) =>
    build
      .select({ id: accounts.id, ...columns })
      .from(accounts)
      .where(eq(accounts.subdomain, p.subdomain))
  return {
    read: statement('export_find_account', bySubdomain),
    // Locks the account, so that two imports into it run one after the other.
    find: statement('import_find_account', (p: Holders<{ subdomain: string }>) => bySubdomain(p).for('update')),
    /** Returns an internal id for `insert`. */
    reserve: statement('import_account_id', () => query<{ id: number }>(sql`select nextval('accounts_id_seq') as id`)),
    insert: statement('import_account', (p: Holders<Row & { id: number }>) =>
      build.insert(accounts).values({ id: p.id as never, ...valuesFor(columns, p) }),
    ),
  }
}

export const presentAccount = (row: Row): Values => accountType.present(row, () => [])
export const rowOfAccount = (record: Values) => accountType.rowOf(record) as Row
