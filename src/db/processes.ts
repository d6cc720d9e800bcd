// The processes that use one database: each claims work under its number, and what a dead one has claimed is free at once.
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database, Execute } from './client.ts'
import { processes } from './schema.ts'

/** The first half of the advisory locks by which a server's sessions show that their processes live; the second is the number. */
const LOCK = 711_027

export type Process = {
  /** Its number. Rejects while the database is away. */
  readonly number: () => Promise<number>
  /** Forgets those that are dead, and makes sure that the others can see this one live. To be called about twice a second. */
  readonly tend: () => Promise<void>
}

const known = new WeakMap<Database, Process>()

/** This process as the users of `database` see it; the same one each time. */
export function processOf(database: Database): Process {
  const found = known.get(database) ?? (database.session ? amongOthers(database.session) : alone(database.execute))
  known.set(database, found)
  return found
}

/** Whether a claim with this column is held: by a process that lives, or by one of a release that had no numbers. */
export const isHeld = (processId: PgColumn | SQL): SQL =>
  sql`(${processId} is null or exists (select 1 from ${processes} where ${processes.id} = ${processId}))`

/** Makes the number when it is first asked for; one that could not be made is asked for again. */
function numbered(make: () => Promise<number>): () => Promise<number> {
  let made: Promise<number> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

/** The embedded database has one process: whoever else is written down is dead. */
function alone(execute: Execute): Process {
  let isTended = false
  const number = numbered(async () => Number((await execute('insert into processes default values returning id', []))[0]?.id))
  return {
    number,
    tend: async () => {
      if (isTended) return
      await execute('delete from processes where id <> $1', [await number()])
      isTended = true
    },
  }
}

/**
 * On a server each process holds a lock for as long as its session lasts, which ends with it. After a restart of the server all locks
 * are gone and come back as the sessions do; so one is dead only when its lock was free at two looks.
 */
function amongOthers(session: Execute): Process {
  let backend: unknown
  let suspects = new Set<number>()
  const lock = `pg_advisory_lock(${LOCK}, id), pg_backend_pid() as backend`
  const number = numbered(async () => {
    const [row] = await session(`with made as (insert into processes default values returning id) select id, ${lock} from made`, [])
    backend = row?.backend
    return Number(row?.id)
  })
  return {
    number,
    tend: async () => {
      const own = await number()
      const [seen] = await session(
        `select pg_backend_pid() as backend,
          array(select id from processes where id <> $1 and pg_try_advisory_xact_lock_shared(${LOCK}, id)) as free`,
        [own],
      )
      if (seen?.backend !== backend) {
        // Another session than before: the lock went with that, and others may have taken this process for dead.
        await session('insert into processes (id) values ($1) on conflict do nothing', [own])
        const [row] = await session(`select ${lock} from (select $1::int as id) own`, [own])
        backend = row?.backend
      }
      const free = (seen?.free as number[] | undefined) ?? []
      const dead = free.filter((id) => suspects.has(id))
      suspects = new Set(free)
      if (dead.length > 0) await session('delete from processes where id = any($1)', [dead])
    },
  }
}
