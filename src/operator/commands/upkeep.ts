// spindle migrate and spindle demo: prepare a database for use, or for trying it out.
import { pendingMigrations } from '../../db/migrate.ts'
import { large, largeGrower, mostCandidates } from '../../transfer/demo/large.ts'
import { plantDemo } from '../../transfer/demo/plantDemo.ts'
import { prepareDemoStatements } from '../../transfer/demo/statements.ts'
import { command } from '../command.ts'
import { refused } from '../refused.ts'

const migrate = command({
  name: 'migrate',
  summary: 'applies pending migrations to the database',
  options: {},
  migrates: true,
  notes: ['A server applies them when it starts, and every program that opens an embedded database applies them.'],
  prepare:
    ({ database, migrations, migrated }) =>
    async () => {
      const pending = await pendingMigrations(database.execute, migrations)
      // Only with a server on an embedded database: it was started before these migrations existed.
      if (pending.length > 0) throw refused(`A running server uses the database: restart it to apply ${pending.join(', ')}`)
      const said = migrated.length > 0 ? `Applied ${migrated.join(', ')}.` : 'The database is up to date.'
      return { said, data: { applied: migrated } }
    },
})

const demo = command({
  name: 'demo',
  summary: 'creates two accounts with demo data and credentials for them, or one account with many candidates',
  options: {
    candidates: {
      value: '<number>',
      summary: `instead of the two, grows the account "${large}" to this many candidates`,
      fault: (word) =>
        /^[1-9]\d*$/.test(word) && Number(word) <= mostCandidates ? undefined : `It must be a number from 1 to ${mostCandidates}`,
    },
  },
  notes: [
    'Existing records stay unchanged. Tokens, an OAuth client and a sign-in are written to demo.json in DATA_DIR.',
    '',
    `spindle demo --candidates 200000 creates the account "${large}" with the members, jobs and pipeline of the first demo account, and`,
    'copies of its people with their history. Repeated with the same number it changes nothing; with a greater one it adds the rest.',
    'If it is interrupted, what is stored remains. It creates no tokens: use spindle tokens create.',
    'On an embedded database that a server uses, requests wait now and then for about a second.',
  ],
  prepare: (tools) => {
    prepareDemoStatements(tools.statement)
    const grow = largeGrower(tools)
    return async ({ candidates }, io) => {
      if (candidates === undefined) {
        const said = await plantDemo({ ...tools, statements: tools })
        return { said, data: { tokens: `${tools.dataDir}/demo.json` } }
      }
      const total = Number(candidates)
      const onProgress = (done: number) => io.progress({ done, total, what: 'candidates' })
      const added = await grow(total, { onProgress, signal: io.signal })
      return { said: `${large} has ${total} candidates: ${added} were added.`, data: { account: large, candidates: total, added } }
    }
  },
})

export const upkeepCommands = [migrate, demo]
