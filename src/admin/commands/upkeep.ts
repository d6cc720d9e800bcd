// spindle migrate, spindle demo: what a database needs before people use it, or try it.
import { pendingMigrations } from '../../db/migrate.ts'
import { unprocessable } from '../../errors.ts'
import { command } from '../command.ts'
import { plantDemo } from '../demo.ts'

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
      // Only when a server runs on an embedded database: it was started before these came.
      if (pending.length > 0) throw unprocessable(`A running server has the database: restart it, and it applies ${pending.join(', ')}`)
      const said = migrated.length > 0 ? `Applied ${migrated.join(', ')}.` : 'There is nothing to do: the database is up to date.'
      return { said, data: { applied: migrated } }
    },
})

const demo = command({
  name: 'demo',
  summary: 'plants two accounts with data to try the API on, and ways into them',
  options: {},
  notes: ['What is there already stays as it is. Tokens, an OAuth client and a sign-in are written to demo.json in DATA_DIR.'],
  prepare: (tools) => async () => {
    const said = await plantDemo({ ...tools, statements: tools })
    return { said, data: { tokens: `${tools.dataDir}/demo.json` } }
  },
})

export const upkeepCommands = [migrate, demo]
