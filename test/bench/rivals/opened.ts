// Opens a database over the given engine and responds to a request: the minimum time of a start.
import { createServer } from 'node:http'
import { join } from 'node:path'

const { DATA_DIR, DATABASE_URL: databaseUrl } = process.env
const { ping, close } = databaseUrl ? await (await import('../../../src/db/client.ts')).openDatabase({ databaseUrl }) : await engine()
await ping()
const server = createServer((_, response) => response.end())
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as { port: number }).port}`))
process.once('SIGTERM', () => void close().then(() => process.exit()))

async function engine() {
  const { PGlite } = await import('@electric-sql/pglite')
  const database = await PGlite.create(join(DATA_DIR as string, 'postgres'))
  return { ping: () => database.query('select 1'), close: () => database.close() }
}
