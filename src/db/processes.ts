// The processes that use one database. Each claims work under its number; the claims of a dead process are free at once.
import { sql, type SQL, type PgColumn } from './drizzle.js'
import type { Database, Execute } from './client.ts'
import { processes } from './schema.ts'

/** The first half of the advisory locks that show that a server's processes live. The second half is the process's number. */
const LOCK = 711_027

export type Process = {
  /** Returns the number under which it claims now. Rejects while the database is not available. */
  readonly number: () => Promise<number>
  /** Marks dead processes and keeps this one visible to the others. To be called about twice a second. */
  readonly tend: () => Promise<void>
  /** Stores the names of this process's secret keys, the one that seals first. Returns those that all living processes have. */
  readonly shareKeys: (names: readonly string[]) => Promise<readonly string[]>
}

const known = new WeakMap<Database, Process>()

/** Returns this process among the users of `database`, the same one at each call. */
export function processOf(database: Database): Process {
  const found = known.get(database) ?? (database.session ? amongOthers(database.session) : alone(database.execute))
  known.set(database, found)
  return found
}

/**
 * Holds if the process in this column is not known to be dead. An unknown process counts as living: a statement may have begun before the
 * process was stored.
 */
export const isHeld = (processId: PgColumn | SQL): SQL =>
  sql`not exists (select 1 from ${processes} where ${processes.id} = ${processId} and ${processes.endedAt} is not null)`

const register = 'insert into processes default values returning id'
/** Marks processes as dead, and deletes those that died more than a day ago. */
const markDead = (which: string) => `with forgotten as (delete from processes where ended_at < now() - interval '1 day')
  update processes set ended_at = now() where ended_at is null and ${which}`

/** Caches what `make` returns until `renew` is called. A failure is not cached. */
function renewable<Made>(make: () => Promise<Made>) {
  let made: Promise<Made> | undefined
  return {
    renew: () => void (made = undefined),
    current: () => {
      made ??= make().catch((error: unknown) => {
        made = undefined
        throw error
      })
      return made
    },
  }
}

/** The embedded database has one process, so every other stored process is dead. */
function alone(execute: Execute): Process {
  let isTended = false
  const { current: number } = renewable(async () => Number((await execute(register, []))[0]?.id))
  return {
    number,
    tend: async () => {
      if (isTended) return
      await execute(markDead('id <> $1'), [await number()])
      isTended = true
    },
    shareKeys: async (names) => names,
  }
}

/**
 * On a server each process holds a lock as long as its session lasts. A restart of the server releases all locks, and the processes return
 * under other numbers with their new sessions; so a process counts as dead only after its lock was free at two checks.
 */
function amongOthers(session: Execute): Process {
  let suspects = new Set<number>()
  const { current, renew } = renewable(async () => {
    const [row] = await session(
      `with made as (${register}) select id, pg_advisory_lock(${LOCK}, id), pg_backend_pid() as backend from made`,
      [],
    )
    return { id: Number(row?.id), backend: row?.backend }
  })
  return {
    number: async () => (await current()).id,
    tend: async () => {
      const { id, backend } = await current()
      const [seen] = await session(
        `select pg_backend_pid() as backend, array(
          select id from processes where ended_at is null and id <> $1 and pg_try_advisory_xact_lock_shared(${LOCK}, id)) as free`,
        [id],
      )
      // The session is a new one, and the lock was released with the old one.
      if (seen?.backend !== backend) renew()
      const free = (seen?.free as number[] | undefined) ?? []
      const dead = free.filter((one) => suspects.has(one))
      suspects = new Set(free)
      if (dead.length > 0) await session(markDead('id = any($1)'), [dead])
    },
    shareKeys: async (names) => {
      const { id } = await current()
      // A process of a release that does not store its keys is left out.
      const [row] = await session(
        `with stored as (update processes set secret_keys = $2::text[] where id = $1 and secret_keys is distinct from $2::text[])
          select array(select name from unnest($2::text[]) as name where not exists (
            select 1 from processes where ended_at is null and id <> $1 and not name = any(secret_keys))) as shared`,
        [id, `{${names.join()}}`],
      )
      return row?.shared as string[]
    },
  }
}

/** Returns how many living processes serve requests on a database server. */
export async function countLiving(execute: Execute): Promise<number> {
  const [row] = await execute(
    `select count(*)::integer as count from processes where ended_at is null and not pg_try_advisory_xact_lock_shared(${LOCK}, id)`,
    [],
  )
  return Number(row?.count)
}

/** Returns how many living processes of a server seal with another key than this one. */
export async function countSealingOtherwise(execute: Execute, name: string): Promise<number> {
  const [row] = await execute(
    `select count(*)::integer as count from processes
      where ended_at is null and secret_keys[1] <> $1::text and not pg_try_advisory_xact_lock_shared(${LOCK}, id)`,
    [name],
  )
  return Number(row?.count)
}
