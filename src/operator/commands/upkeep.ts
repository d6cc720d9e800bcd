// spindle migrate and spindle demo: prepare a database for use, or for trying it out.
import { pendingMigrations } from '../../db/migrate.ts'
import { large, largeGrower, mostCandidates } from '../../transfer/demo/large.ts'
import { plantDemo } from '../../transfer/demo/plantDemo.ts'
import { prepareDemoStatements } from '../../transfer/demo/statements.ts'
import { command } from '../command.ts'
import { refused } from '../refused.ts'

const migrate = command({
  name: 'migrate',
  summary: 'brings the tables of the database up to date',
  options: {},
  migrates: true,
  notes: ['A server does so by itself when it starts, and an embedded database is brought up to date by whatever opens it.'],
  prepare:
    ({ database, migrations, migrated }) =>
    async () => {
      const pending = await pendingMigrations(database.execute, migrations)
      // Only with a server on an embedded database: it was started before these migrations existed.
      if (pending.length > 0) throw refused(`A running server has the database: restart it, and it applies ${pending.join(', ')}`)
      const said = migrated.length > 0 ? `Applied ${migrated.join(', ')}.` : 'There is nothing to do: the database is up to date.'
      return { said, data: { applied: migrated } }
    },
})

const demo = command({
  name: 'demo',
  summary: 'plants two accounts with data to try the API on, and ways into them; or one with very many candidates',
  options: {
    candidates: {
      value: '<number>',
      summary: `instead of the two, lets the account "${large}" grow to so many candidates`,
      fault: (word) =>
        /^[1-9]\d*$/.test(word) && Number(word) <= mostCandidates ? undefined : `It takes a number from 1 to ${mostCandidates}`,
    },
  },
  notes: [
    'What is there already stays as it is. Tokens, an OAuth client and a sign-in are written to demo.json in DATA_DIR.',
    '',
    `spindle demo --candidates 200000 makes the account "${large}": the members, jobs and pipeline of the first one, and its people again and`,
    'again, with all that happened to them. Repeated, it goes on where it was: with the same number it changes nothing, with a greater one',
    'it adds the rest. What is stored stays when it is interrupted. It makes no tokens: spindle tokens create does.',
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
      return { said: `${large} has its ${total} candidates: ${added} were added.`, data: { account: large, candidates: total, added } }
    }
  },
})

export const upkeepCommands = [migrate, demo]
