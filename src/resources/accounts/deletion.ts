// Deletes an account: its access ends, and its name and id are free at once; then its rows go in batches. Only the audit log stays, until its
// entries are 24 months old, under a row of the account without any value but the former subdomain.
import { operator, prepareAudit } from '../../access/audit.ts'
import { prepareEndings } from '../../access/endings.ts'
import { accountTables, refersToItself, type AccountTable } from '../../db/accountTables.ts'
import { and, eq, getTableName, sql } from '../../db/drizzle.js'
import { referenceViolation } from '../../db/faults.ts'
import { prepared } from '../../db/prepared.ts'
import { accounts, applications, auditLog, fileRemovals, files } from '../../db/schema.ts'
import { build, query, type Holders, type Run, type Statements } from '../../db/statements.ts'
import { prepareAccountLock } from './account.ts'

type OfAccount = { account: number }
type Removed = { removed: number }

/** What a deleted account's subdomain begins with, followed by the former one and the new id. No account can have a colon in its own. */
export const deletedPrefix = 'deleted:'
/** The condition that an account is not deleted. */
export const isPresent = sql`not starts_with(${accounts.subdomain}, ${deletedPrefix})`

/** Rows removed by one statement, so that none blocks others for long. */
const batchSize = 1_000

/** What is not emptied here: the audit log, and the files that a chore removes from the disks of servers. */
const kept: readonly AccountTable[] = [auditLog, fileRemovals]

/** Returns the statements that count and remove a table's rows of an account. Rows that may refer to each other go at once, all others in batches. */
function emptying(statement: Statements['statement'], table: AccountTable) {
  const name = getTableName(table)
  const isWhole = refersToItself(table)
  const ofAccount = (p: Holders<OfAccount>) => eq(table.accountId, p.account)
  const next = (p: Holders<OfAccount>) =>
    build
      .select({ ctid: sql`ctid` })
      .from(table)
      .where(ofAccount(p))
      .limit(batchSize)
  const rows = (p: Holders<OfAccount>) => (isWhole ? ofAccount(p) : and(ofAccount(p), sql`ctid = any(array(${next(p)}))`))
  const remove = (p: Holders<OfAccount>) =>
    build
      .delete(table)
      .where(rows(p))
      .returning({ removed: sql<number>`1` })
  const removeFiles = (p: Holders<OfAccount>) =>
    query<Removed>(sql`with gone as (delete from ${files} where ${rows(p)} returning coalesce(object, key) as name),
      noted as (insert into ${fileRemovals} (account_id, key) select distinct ${p.account}::bigint, name from gone on conflict do nothing)
      select 1 as removed from gone`)
  return {
    isWhole,
    count: statement(`count_${name}_of_account`, (p: Holders<OfAccount>) =>
      build
        .select({ rows: sql<number>`count(*)` })
        .from(table)
        .where(ofAccount(p)),
    ),
    remove: statement(`remove_${name}_of_account`, (p: Holders<OfAccount>) => (name === getTableName(files) ? removeFiles(p) : remove(p))),
  }
}

export const prepareAccountDeletion = prepared((statement) => {
  const audit = prepareAudit(statement)
  const end = prepareEndings(statement)
  const lock = prepareAccountLock(statement)
  const find = statement('find_account_to_delete', (p: Holders<OfAccount>) =>
    build
      .select({ newKey: sql<string>`encode(mint_key(), 'hex')`, subdomain: accounts.subdomain })
      .from(accounts)
      .where(eq(accounts.id, p.account)),
  )
  const clear = statement('clear_deleted_account', (p: Holders<OfAccount & { key: string; subdomain: string }>) =>
    build
      .update(accounts)
      .set({
        key: sql`${p.key}`,
        subdomain: sql`${p.subdomain}`,
        name: '',
        description: null,
        summary: null,
        websiteUrl: null,
        careersSite: null,
        timeZone: 'UTC',
        closedAt: null,
      })
      .where(eq(accounts.id, p.account)),
  )
  const list = statement('list_deleted_accounts', (p: Holders<{ start: string }>) =>
    build
      .select({ id: accounts.id, name: accounts.subdomain })
      .from(accounts)
      .where(sql`starts_with(${accounts.subdomain}, ${p.start}::text)`),
  )
  const forget = statement('forget_deleted_accounts', (p: Holders<{ start: string }>) =>
    build
      .delete(accounts)
      .where(
        sql`starts_with(${accounts.subdomain}, ${p.start}::text) and not exists (select from ${auditLog} where ${eq(auditLog.accountId, accounts.id)})`,
      ),
  )
  const removeApplications = statement('remove_applications_of_account', (p: Holders<OfAccount>) =>
    build
      .delete(applications)
      .where(eq(applications.ownerId, p.account))
      .returning({ removed: sql<number>`1` }),
  )
  const tables = accountTables.filter((table) => !kept.includes(table)).map((table) => emptying(statement, table))

  const listDeleted = (subdomain?: string): Promise<{ id: number; name: string }[]> =>
    list({ start: deletedPrefix + (subdomain === undefined ? '' : `${subdomain}:`) })

  const remove = async (account: number, onProgress: (done: number) => void = () => {}): Promise<number> => {
    let done = 0
    for (const { remove: removeRows, isWhole } of tables) {
      let removed: number
      do {
        removed = (
          await removeRows({ account }).catch((error: unknown) => {
            // A request that was under way has added a row that refers to one of these: the next pass removes it first.
            if (referenceViolation(error) === undefined) throw error
            return []
          })
        ).length
        done += removed
        onProgress(done)
      } while (!isWhole && removed > 0)
    }
    return done + (await removeApplications({ account })).length
  }

  return {
    /**
     * Ends the account's access in the transaction of `run`, and frees its subdomain. `now` is an ISO 8601 instant. To be followed by
     * `forgetTokens('all')` after the commit, and by `remove`. Does nothing if it was done before.
     */
    close: async (run: Run, account: number, now: string): Promise<void> => {
      await run(lock, { account })
      const [row] = await run(find, { account })
      if (!row || row.subdomain.startsWith(deletedPrefix)) return
      await end.ofAccount(run, { account, now })
      await end.ofMemories(run)
      await audit(run, account, operator, 'account_deleted', account)
      // Last, because it waits for whoever is adding rows to the account.
      // The former id is free for an import of what the account had.
      await run(clear, { account, key: row.newKey, subdomain: `${deletedPrefix}${row.subdomain}:${row.newKey}` })
    },
    /** Returns the deleted accounts that had this subdomain, or all, with the names under which their audit logs are kept. */
    listDeleted,
    /** Returns how many rows of the account there are to remove. */
    count: async (account: number): Promise<number> => {
      let total = 0
      for (const table of tables) total += (await table.count({ account }))[0]!.rows
      return total
    },
    /** Removes the account's rows, in transactions of their own, so that a later run goes on where one was stopped. Returns their number. */
    remove,
    /** Finishes deletions that were stopped, removes what requests under way have added since, and forgets deleted accounts whose audit log has ended. */
    finish: async (): Promise<void> => {
      for (const { id } of await listDeleted()) await remove(id)
      await forget({ start: deletedPrefix })
    },
  }
})
