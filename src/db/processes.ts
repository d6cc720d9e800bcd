// The processes that use one database: each claims work under its number, and what a dead one has claimed is free at once.
import { sql, type SQL, type PgColumn } from './drizzle.js'
import type { Database, Execute } from './client.ts'
import { processes } from './schema.ts'

/** The first half of the advisory locks by which a server's sessions show that their processes live; the second is the number. */
const LOCK = 711_027

export type Process = {
  /** The number that it claims under now. Rejects while the database is away. */
  readonly number: () => Promise<number>
  /** Finds out who is dead, and makes sure that the others can see this one live. To be called about twice a second. */
  readonly tend: () => Promise<void>
}

const known = new WeakMap<Database, Process>()

/** This process as the users of `database` see it; the same one each time. */
export function processOf(database: Database): Process {
  const found = known.get(database) ?? (database.session ? amongOthers(database.session) : alone(database.execute))
  known.set(database, found)
  return found
}

/**
 * Whether a claim with this column is held, as far as its process goes. One that is not known is taken for living: a statement may have
 * begun before it was written down.
 */
export const isHeld = (processId: PgColumn | SQL): SQL =>
  sql`not exists (select 1 from ${processes} where ${processes.id} = ${processId} and ${processes.endedAt} is not null)`

const register = 'insert into processes default values returning id'
/** Of the dead, those of yesterday are forgotten. */
const bury = (which: string) => `with forgotten as (delete from processes where ended_at < now() - interval '1 day')
  update processes set ended_at = now() where ended_at is null and ${which}`

/** The same until `renew` is called; one that could not be made is asked for again. */
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

/** The embedded database has one process: whoever else is written down is dead. */
function alone(execute: Execute): Process {
  let isTended = false
  const { current: number } = renewable(async () => Number((await execute(register, []))[0]?.id))
  return {
    number,
    tend: async () => {
      if (isTended) return
      await execute(bury('id <> $1'), [await number()])
      isTended = true
    },
  }
}

/**
 * On a server each process holds a lock for as long as its session lasts, which ends with it. After a restart of the server all locks
 * are gone, and the processes come back under other numbers as their sessions do; so one is dead only when its lock was free at two looks.
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
      // Another session than before: the lock went with that.
      if (seen?.backend !== backend) renew()
      const free = (seen?.free as number[] | undefined) ?? []
      const dead = free.filter((one) => suspects.has(one))
      suspects = new Set(free)
      if (dead.length > 0) await session(bury('id = any($1)'), [dead])
    },
  }
}
