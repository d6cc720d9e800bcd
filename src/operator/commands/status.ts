// spindle status: what runs on the database, and what each account has.
import { asc, sql } from '../../db/drizzle.js'
import { pendingMigrations } from '../../db/migrate.ts'
import { countLiving } from '../../db/processes.ts'
import { accounts } from '../../db/schema.ts'
import { build } from '../../db/statements.ts'
import { seconds } from '../../db/time.ts'
import release from '../../../package.json' with { type: 'json' }
import { isPresent } from '../../resources/accounts/deletion.ts'
import { command } from '../command.ts'

/** The rows of a table that belong to the account of the present row. */
const countOf = (table: string, condition = 'true') =>
  sql<number>`(select count(*)::integer from ${sql.raw(table)} x where x.account_id = accounts.id and ${sql.raw(condition)})`

export const statusCommand = command({
  name: 'status',
  summary: 'shows the release, the servers on the database, and what each account has',
  options: {},
  notes: [
    'closed says since when an account is. members are the active ones, jobs the published ones, employees the published ones. disabled',
    'counts the subscriptions that are disabled, waiting the notifications that are still to be delivered, and failed those given up.',
  ],
  prepare: ({ statement, database, migrations, isServing, address }) => {
    const count = statement('operator_count_content', () =>
      build
        .select({
          account: accounts.subdomain,
          closed: accounts.closedAt,
          members: countOf('members', 'x.active'),
          jobs: countOf('jobs', "x.state = 'published'"),
          candidates: countOf('candidates'),
          employees: countOf('employees', "x.state = 'published'"),
          subscriptions: countOf('subscriptions'),
          disabled: countOf('subscriptions', 'x.disabled_at is not null'),
          waiting: countOf('deliveries', "x.state in ('pending', 'held')"),
          failed: countOf('deliveries', "x.state = 'failed'"),
        })
        .from(accounts)
        .where(isPresent)
        .orderBy(asc(accounts.key)),
    )
    return async () => {
      const rows = (await count({})).map(({ closed, ...row }) => ({ ...row, closed: closed && seconds(closed) }))
      const pending = await pendingMigrations(database.execute, migrations)
      const isEmbedded = database.kind === 'embedded'
      const servers = isEmbedded ? Number(isServing === true) : await countLiving(database.execute)
      const running = servers === 0 ? 'no server uses it' : isEmbedded ? `a server at ${address} uses it` : `${servers} processes use it`
      const note = [
        `Spindle ${release.version}, on ${isEmbedded ? 'an embedded database' : 'a Postgres server'}: ${running}.`,
        ...(pending.length > 0 ? [`Migrations to apply: ${pending.join(', ')}.`] : []),
      ].join(' ')
      const data = { release: release.version, database: database.kind, servers, pending_migrations: pending, accounts: rows }
      return { rows, none: `${note} There are no accounts yet: spindle accounts create creates one.`, data, note }
    }
  },
})
