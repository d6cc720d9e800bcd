// Fetches files that clients gave by URL, in the background, through the guarded client; each by one process at a time.
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, exists, sql } from '../db/drizzle.js'
import { hasId } from '../db/conditions.ts'
import { candidates, files } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { prepareFileRule, type FileRule } from './fileRule.ts'
import { beginsAs, endingOf, longestFileName } from './fileTypes.ts'
import type { Store } from './store.ts'
import { storeBytes, type StoredBytes } from './storeBytes.ts'

const minute = 60_000
const timeoutMs = 30_000
/** How long a process may take to fetch a file: the request, writing to the store, and a pause of the process in between. */
const leaseMs = 2 * minute
/** How many files a process fetches at a time, and how many of them of one account: the addresses that it gives may all hang. */
const [places, placesOfAccount] = [4, 2]
/** While fewer are fetched, how often files are looked for that have become due. */
const lookMs = 1000
/** The pause after each failure. After the last one there is no further attempt. */
const pauses = [minute, 5 * minute, 30 * minute, 120 * minute, 360 * minute]

type Claimed = Pick<typeof files.$inferSelect, 'accountId' | 'id' | 'key' | 'candidateId' | 'kind' | 'name' | 'failures'> & {
  url: string | null
}
type Fetched = StoredBytes & { name: string }
export type Fetching = Statements & {
  readonly store: Pick<Store, 'put' | 'remove'>
  readonly outbound: Pick<Outbound, 'request'>
  readonly now: () => number
  /** Aborted when the server stops, before its requests are. */
  readonly stopping?: AbortSignal | undefined
}

/**
 * `fetchDue()`: fetches due files until none is left; returns how many were fetched and how many failed. A file that a stop interrupts is due
 * at once and did not fail.
 */
export function prepareFetching({ statement, transaction, store, outbound, now, stopping }: Fetching) {
  // `fetch_at` is moved to the end of the lease, so that the files of a process that dies become due again. At most one of each account: of
  // those that wait, the index is read from account to account, however many files one of them has.
  const claim = statement('claim_files_to_fetch', (p: Holders<{ now: string; lease: string; busy: number[]; most: number }>) =>
    build
      .update(files)
      .set({ fetchAt: p.lease as never })
      .where(
        sql`(${files.accountId}, ${files.id}) in (
          with recursive waiting as (
            (select account_id, fetch_at from ${files} where fetch_at is not null order by account_id, fetch_at limit 1)
            union all
            select next.account_id, next.fetch_at from waiting cross join lateral (
              select f.account_id, f.fetch_at from ${files} f
              where f.fetch_at is not null and f.account_id > waiting.account_id
              order by f.account_id, f.fetch_at limit 1
            ) next
          ), due as materialized (
            select account_id from waiting
            where fetch_at <= ${p.now}::timestamptz and account_id <> all(${p.busy}::bigint[])
            order by fetch_at limit ${p.most}
          )
          select first.account_id, first.id from due cross join lateral (
            select f.account_id, f.id from ${files} f
            where f.account_id = due.account_id and f.fetch_at <= ${p.now}::timestamptz
            order by f.fetch_at limit 1 for update skip locked
          ) first
        )`,
      )
      .returning({
        accountId: files.accountId,
        id: files.id,
        key: files.key,
        candidateId: files.candidateId,
        kind: files.kind,
        name: files.name,
        url: files.sourceUrl,
        failures: files.failures,
      }),
  )
  const settle = statement('update_fetched_file', (p: Holders<{ account: number; id: number; lease: string; now: string } & Fetched>) =>
    build
      .update(files)
      .set({
        name: p.name as never,
        object: p.object as never,
        mediaType: p.mediaType as never,
        size: p.size as never,
        sha256: p.sha256 as never,
        fetchAt: null,
        updatedAt: p.now as never,
      })
      .where(and(hasId(files, p), eq(files.fetchAt, p.lease)))
      .returning({ id: files.id }),
  )
  /** What a list shows of a candidate is known by the version of their row. */
  const touchCandidate = statement(
    'touch_candidate_of_file',
    (p: Holders<{ account: number; id: number; candidate: number; lease: string }>) =>
      build
        .update(candidates)
        .set({ updatedAt: sql`now()` })
        .where(
          and(
            eq(candidates.accountId, p.account),
            eq(candidates.id, p.candidate),
            exists(
              build
                .select({ id: files.id })
                .from(files)
                .where(and(hasId(files, p), eq(files.fetchAt, p.lease))),
            ),
          ),
        ),
  )
  const findRule = prepareFileRule(statement)
  type Failure = { account: number; id: number; lease: string; failures: number; fetchAt: string | null }
  const postpone = statement('postpone_file', (p: Holders<Failure>) =>
    build
      .update(files)
      .set({ failures: p.failures as never, fetchAt: p.fetchAt as never })
      .where(and(hasId(files, p), eq(files.fetchAt, p.lease))),
  )

  const instant = (later = 0) => new Date(now() + later).toISOString()

  return async (): Promise<{ fetched: number; failed: number }> => {
    const done = { fetched: 0, failed: 0 }
    /** What is being fetched, by the account whose it is. */
    const running = new Map<Promise<void>, number>()
    const busyAccounts = () =>
      [...Map.groupBy(running.values(), (account) => account)]
        .filter(([, places]) => places.length >= placesOfAccount)
        .map(([account]) => account)
    for (;;) {
      const lease = instant(leaseMs)
      const free = stopping?.aborted ? 0 : places - running.size
      const busy = busyAccounts()
      const claimed = free > 0 ? await claim({ now: instant(), lease, busy, most: free }) : []
      for (const file of claimed) {
        const attempted = attempt(file, lease).finally(() => running.delete(attempted))
        running.set(attempted, file.accountId)
        // One that fails ends the work, and there is nobody to hear of the others that fail with it.
        attempted.catch(() => {})
      }
      if (claimed.length > 0) continue
      // Without a file to claim, until one is fetched or, in the meantime, another becomes due. Of an account that was busy, files may be due
      // although none is being fetched any more.
      if (running.size > 0) await Promise.race([...running.keys(), ...(free > 0 ? [sleep(lookMs, undefined, { ref: false })] : [])])
      else if (busy.length === 0) return done
    }

    async function attempt(file: Claimed, lease: string): Promise<void> {
      const claimedFile = { account: file.accountId, id: file.id, lease }
      const got = await fetched(file)
      if (!got && stopping?.aborted) {
        await postpone({ ...claimedFile, failures: file.failures, fetchAt: instant() })
        return
      }
      if (!got) {
        done.failed++
        const pause = pauses[file.failures]
        await postpone({ ...claimedFile, failures: file.failures + 1, fetchAt: pause === undefined ? null : instant(pause) })
        return
      }
      const { bytes, name } = got
      const stored = await storeBytes(store, file.accountId, name, bytes)
      const values = { ...claimedFile, name, ...stored, now: instant() }
      const isSettled = await transaction(async (run) => {
        // First, since an erasure locks the candidate before their files.
        if (file.candidateId !== null) await run(touchCandidate, { ...claimedFile, candidate: file.candidateId })
        const [row] = await run(settle, values)
        // No row: erased since, or taken by another process.
        return row !== undefined
      })
      if (isSettled) done.fetched++
      else await store.remove(file.accountId, stored.object)
    }
  }

  /** Returns the file's bytes and name; undefined if they cannot be fetched or break the file's rule. */
  async function fetched(file: Claimed): Promise<{ bytes: Buffer; name: string } | undefined> {
    const { types, size } = await findRule(file)
    const answer = await outbound.request({ method: 'GET', url: file.url ?? '', timeoutMs, maxBytes: size }).catch(() => undefined)
    if (answer?.status !== 200 || answer.truncated || answer.body.length === 0) return undefined
    const name = fittingName(file.name, types, answer.body)
    return name === undefined ? undefined : { bytes: answer.body, name }
  }
}

/** Returns the name with an extension that matches the bytes, which URLs often lack; undefined if no allowed type matches. */
function fittingName(name: string, types: FileRule['types'], bytes: Buffer): string | undefined {
  if (!types || (types.includes(endingOf(name)) && beginsAs(endingOf(name), bytes) !== false)) return name
  const fitting = types.find((ending) => beginsAs(ending, bytes))
  return (
    fitting &&
    `${Array.from(name)
      .slice(0, longestFileName - fitting.length - 1)
      .join('')}.${fitting}`
  )
}
