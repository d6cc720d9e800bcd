// Records the statements that the server sends to the database for a request, so that pgbench can send the same.
import { assemble } from '../../src/assemble.ts'
import { configOf } from '../../src/config.ts'
import { openDatabase, type Execute } from '../../src/db/client.ts'
import type { Request } from './cases.ts'
import { environment } from './environment.ts'

/** A statement with its values and the types of its parameters as Postgres names them. */
export type Sent = { readonly text: string; readonly values: readonly unknown[]; readonly types: readonly string[] }
/** `statements` are those of one request with warm caches; `body` is its response, in which `http://heard.test` stands for the server. */
export type Heard = { readonly statements: readonly Sent[]; readonly body: string }

/** Marks a place in a body that changes with each request. */
export const changing = 'x7e0idx'
export const heardAt = 'http://heard.test'
/** By the third time all caches are filled. */
const times = 3

/** Sends each of the requests to a server of its own. Throws if a response has another status. */
export async function hear(databaseUrl: string, requests: Readonly<Record<string, Request>>): Promise<Record<string, Heard>> {
  const database = await openDatabase({ databaseUrl })
  let sent: { text: string; values: readonly unknown[] }[] = []
  const through =
    (execute: Execute): Execute =>
    (text, values) => {
      sent.push({ text, values })
      return execute(text, values)
    }
  const application = await assemble(configOf({ ...environment, DATABASE_URL: databaseUrl }), {
    now: Date.now,
    logger: false,
    delivers: false,
    database: {
      ...database,
      execute: through(database.execute),
      transaction: (work) =>
        database.transaction(async (execute) => {
          sent.push({ text: 'begin', values: [] })
          const result = await work(through(execute))
          sent.push({ text: 'commit', values: [] })
          return result
        }),
    },
  })
  const names = new Map(
    (await database.execute('select oid::integer as oid, format_type(oid, null) as name from pg_type', [])).map(({ oid, name }) => [
      oid,
      String(name),
    ]),
  )
  const heard: Record<string, Heard> = {}
  for (const [name, { path, headers, body, status }] of Object.entries(requests)) {
    for (let time = 1; time <= times; time++) {
      sent = []
      const response = await application.server.inject({
        method: body === undefined ? 'GET' : 'POST',
        url: path,
        headers: { ...headers, host: new URL(heardAt).host },
        ...(body !== undefined && { payload: body.replaceAll('[<id>]', time === times ? changing : `earlier-${time}`) }),
      })
      if (time === times && response.statusCode !== status)
        throw new Error(`${name} was answered ${response.statusCode}: ${response.body.slice(0, 500)}`)
      heard[name] = { statements: await Promise.all(sent.map(described)), body: response.body }
    }
  }
  await application.close()
  return heard

  async function described({ text, values }: { text: string; values: readonly unknown[] }): Promise<Sent> {
    const { parameters } = await database.describe(text)
    return { text, values, types: parameters.map((oid) => names.get(oid) ?? 'text') }
  }
}
