// spindle serve: starts a server with its settings from flags, the environment and a file.
import { flags, settingsIn } from '../../settings.ts'
import { kinds } from '../../environment.ts'
import { localCommand } from '../command.ts'

/** A flag for each variable but the secret ones, with what it takes. */
const settings = Object.fromEntries(
  [...flags].map(([flag, name]) => [flag, { value: '<value>', summary: `${name}: ${kinds[name as keyof typeof kinds].rule}` }]),
)
const precedence = [
  'A flag comes before the environment, and the environment before the file that --env-file names. DATABASE_URL, SECRET_KEYS and',
  'SMTP_URL have no flag, since every user of the machine can read a command line: set them in the environment or in that file.',
]

const serve = localCommand({
  name: 'serve',
  summary: 'starts the server, in production unless MODE says otherwise; it stops on SIGTERM or Ctrl-C',
  options: { ...settings, demo: { summary: 'plants the demo data on a database server too; development does so on an embedded database' } },
  notes: precedence,
  run: async (given, { environment, serve: start }) => {
    await start({ ...environment, ...settingsIn(given) })
    return undefined
  },
})

export const serverCommands = [serve]
