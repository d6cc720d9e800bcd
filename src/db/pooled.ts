// Checks at the start that a pooler gives its sessions what the server relies on, and that the direct address reaches the same database.
import { openConnection, type Reach, type Row } from './connection.ts'
import { isPooler, lacksSettings, reachesAnother, refuseServer, StartRefusal } from './startRefusal.ts'

type Address = Extract<Reach, { databaseUrl: string }>

/** A value that nothing else sets: a pooler that does not refuse this start-up parameter ignores it. */
const probeMs = 4_321
const limits = ['statement_timeout', 'idle_in_transaction_session_timeout']
const look = `select pg_postmaster_start_time()::text || ' ' || current_database() as place, current_setting('statement_timeout') as timeout,
  array(select name::text from pg_settings where name = any($1::text[]) and setting = '0' order by name desc) as unlimited`

/** Rejects with a StartRefusal if the pooler or the direct address does not fit. */
export async function requirePool(pool: Address, direct: Address): Promise<void> {
  const seen = await lookAt(direct, 'DATABASE_DIRECT_URL')
  if (seen.timeout !== `${probeMs}ms`) throw isPooler(direct.databaseUrl, 'DATABASE_DIRECT_URL')
  const pooled = await lookAt(pool, 'DATABASE_URL')
  if (pooled.place !== seen.place) throw reachesAnother(pool.databaseUrl, direct.databaseUrl)
  const unlimited = pooled.unlimited as string[]
  if (unlimited.length > 0) throw lacksSettings(pool.databaseUrl, unlimited)
}

async function lookAt(reach: Address, variable: string): Promise<Row> {
  const connection = openConnection(reach, { statementTimeout: probeMs, cutFrozen: true })
  try {
    return (await connection.run(look, [limits]))[0]!
  } catch (error) {
    throw error instanceof StartRefusal ? error : refuseServer(reach.databaseUrl, error, variable)
  } finally {
    await connection.end()
  }
}
