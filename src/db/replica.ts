// Reads from a standby of the database server: when one may answer, so that nobody misses what was acknowledged before they asked.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Connection, Execute } from './connection.ts'

/**
 * How the reads of an account are told whether the standby has its changes. A position is a byte of the write-ahead log. Each change is noted
 * in the table `last_writes` of the primary, with a position behind its commit and before it is acknowledged, and a read looks there first:
 * so it sees the changes of every process, whoever's they are, as do those who were told of a change by a notification. The table is not
 * logged, so that a note costs no wait for the disk. It is empty after a crash and on a standby that was promoted: the row of account 0, which
 * is then made anew, stands for all accounts without one.
 */
const noted = 'last_writes'
const unrecorded = 0
const fromStart = "- '0/0'::pg_lsn"
/** Behind the commit of everything that a statement sees. Only what is on the disk is sent to a standby. */
const present = `(case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end
  ${fromStart})::bigint`
const identity = `(select system_identifier from pg_control_system()) || ' ' || current_database() as database`
const texts = {
  /** The settled keys (see `horizon.ts`) are read before the position, so whoever has come to the position has all of these keys. */
  sample: `with begun as (
    insert into ${noted} select ${unrecorded}, ${present} where not exists (select from ${noted} where account = ${unrecorded}) on conflict do nothing)
    select key_horizon() as settled, ${present} as position, ${identity}`,
  reached: `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() ${fromStart})::bigint end as position, ${identity}`,
  note: `insert into ${noted} select account, ${present} from unnest($1::integer[]) as account on conflict (account)
    do update set position = greatest(${noted}.position, excluded.position)`,
  look: `select account, position from ${noted} where account = ${unrecorded} or account = any($1::integer[])`,
}

export type Replica = {
  /**
   * Runs `work`, whose single statements are answered by the standby if it is not late and has all changes of the account. Whatever fails
   * there is run again without it. `work` must therefore change nothing.
   */
  readonly read: <Result>(account: number, work: () => Promise<Result>) => Promise<Result>
  /** Notes that a change of the account was committed. To be awaited before the change is acknowledged. Never rejects. */
  readonly noteWrite: (account: number) => Promise<void>
  /** Inside of `read`, if the standby answers: runs a statement on it. */
  readonly execute: () => Execute | undefined
  /** Inside of `read`, if the standby answers: the highest key that is settled there. */
  readonly settled: () => string | undefined
  /** Compares the standby with the primary. To be called several times in a second. Never rejects. */
  readonly follow: () => Promise<void>
  /** How far the standby is behind, in milliseconds; undefined if that is not known. */
  readonly lag: () => number | undefined
  /** How many reads each has answered; `again` are those of the primary that had failed on the standby. */
  readonly reads: () => Readonly<Record<'standby' | 'primary' | 'again', number>>
  readonly close: () => Promise<void>
}

/** A standby and how late it may be. */
export type ReplicaOptions = {
  readonly url: string
  /** Milliseconds. */
  readonly lagMs: number
  /** Called when reads go elsewhere than before; `reason` says why they do not go to the standby. */
  readonly onChange?: ((reason: string | undefined) => void) | undefined
}

/** A state of the primary: taken at `at` of this process's timer, it has everything that was acknowledged before. */
type Sample = {
  readonly at: number
  readonly losses: number
  readonly position: number
  readonly settled: string
  readonly database: string
}
/** What a read may rely on, and how it is answered. */
type Late = { readonly execute: Execute; readonly settled: string }

/** A row above the settled keys was found: rows below it may follow, so the page must be read from the primary. */
export class NotSettled extends Error {}

/** Reads from `standby` what may be read there. `execute` runs a statement on the primary, `losses` is how often it was lost. */
export function replicaOf(
  standby: Pick<Connection, 'run' | 'end'>,
  { execute: primary, losses }: { readonly execute: Execute; readonly losses: () => number },
  { lagMs, onChange }: Omit<ReplicaOptions, 'url'>,
): Replica {
  const late = new AsyncLocalStorage<Late>()
  const counts = { standby: 0, primary: 0, again: 0 }
  /** Not yet reached, oldest first. */
  let ahead: Sample[] = []
  let reached: Sample | undefined
  let reason: string | undefined = 'the server has just started'

  const note = together((accounts) => primary(texts.note, [accounts]))
  const look = together(async (accounts) => {
    const rows = await primary(texts.look, [accounts])
    return new Map(rows.map(({ account, position }) => [account as number, position as number]))
  })

  async function follow(): Promise<void> {
    const [at, before] = [performance.now(), losses()]
    const [sample, answer] = await Promise.allSettled([primary(texts.sample, []), standby.run(texts.reached, [])])
    if (sample.status === 'fulfilled') {
      const { position, settled, database } = sample.value[0]!
      ahead.push({ at, losses: before, position, settled, database } as Sample)
    }
    const found = answer.status === 'fulfilled' ? answer.value[0] : undefined
    const latest = ahead.at(-1)
    if (found && latest && found.position !== null && found.database === latest.database)
      reached = ahead.findLast(({ position }) => position <= (found.position as number)) ?? reached
    else reached = undefined
    // Whoever comes to an older state is late even then.
    ahead = ahead.filter((sample) => isFresh(sample) && sample.at > (reached?.at ?? -Infinity))
    tell(whyNot(found, latest))
  }

  function whyNot(found: Record<string, unknown> | undefined, latest: Sample | undefined): string | undefined {
    if (isFresh(reached)) return undefined
    if (!found) return 'it does not respond'
    if (!latest) return 'the primary does not respond'
    if (found.position === null) return 'it is no standby'
    if (found.database !== latest.database) return 'it has another database than the primary'
    return 'it is late'
  }

  function tell(next: string | undefined): void {
    if (next === reason) return
    reason = next
    onChange?.(reason)
  }

  // A primary that was lost may have been restored or replaced by a standby that lacks its last changes.
  const isFresh = (sample: Sample | undefined): sample is Sample =>
    sample !== undefined && sample.losses === losses() && performance.now() - sample.at <= lagMs

  /** Returns the state that the standby has reached, if the account's changes are in it. */
  async function stateFor(account: number): Promise<Sample | undefined> {
    const state = reached
    if (!isFresh(state)) return undefined
    const positions = await look(account)
    const position = positions.get(account) ?? positions.get(unrecorded)
    return position !== undefined && position <= state.position ? state : undefined
  }

  return {
    read: async (account, work) => {
      const state = await stateFor(account)
      if (!state) {
        counts.primary++
        return work()
      }
      try {
        const result = await late.run({ execute: standby.run, settled: state.settled }, work)
        counts.standby++
        return result
      } catch {
        // A refusal too: what the standby does not have yet, the primary may have.
        counts.again++
        return work()
      }
    },
    // Without the note other processes may answer for a moment what was before the change, but it is committed.
    noteWrite: async (account) => {
      await note(account).catch(() => (reached = undefined))
    },
    execute: () => late.getStore()?.execute,
    settled: () => late.getStore()?.settled,
    follow,
    lag: () => reached && performance.now() - reached.at,
    reads: () => counts,
    close: standby.end,
  }
}

/**
 * Returns a function that asks for one account. One question is under way at a time, and all that come meanwhile share the next: an answer
 * to a question that began before would not tell what happened since.
 */
function together<Told>(ask: (accounts: number[]) => Promise<Told>): (account: number) => Promise<Told> {
  const waiting = new Set<number>()
  let asked: Promise<unknown> = Promise.resolve()
  let next: Promise<Told> | undefined
  const begin = () => {
    next = undefined
    // In order, so that two processes never wait for each other's rows.
    const accounts = [...waiting].sort((a, b) => a - b)
    waiting.clear()
    const question = ask(accounts)
    asked = question.catch(() => {})
    return question
  }
  return (account) => {
    waiting.add(account)
    return (next ??= asked.then(begin))
  }
}
