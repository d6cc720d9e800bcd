// The commands without a database: spindle serve and spindle doctor start a server, or check that it can start, with settings from flags, the
// environment and a file; spindle generate runs the generator on any contract.
import { flags, settingsIn } from '../../settings.ts'
import { kinds } from '../../environment.ts'
import { localCommand } from '../command.ts'
import { findingsOf } from '../doctor.ts'

/** A flag for each variable but the secret ones, with what it takes. */
const settings = Object.fromEntries(
  [...flags].map(([flag, name]) => [flag, { value: '<value>', summary: `${name}: ${kinds[name as keyof typeof kinds].rule}` }]),
)
const precedence = [
  'A flag comes before the environment, and the environment before the file that --env-file names. DATABASE_URL, SECRET_KEYS, SMTP_URL and',
  'others with a secret have no flag, since every user of the machine can read a command line: set them in the environment or in that file.',
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

const doctor = localCommand({
  name: 'doctor',
  summary: 'checks everything that a server needs to start: settings, Node, directory, keys, database, clock, ports, mail server, bucket',
  options: settings,
  notes: [
    ...precedence,
    '',
    'It changes nothing, and exits with 1 if anything is wrong. Where the server runs already, its port and directory are taken.',
  ],
  run: async (given, { file, environment, now }) => {
    const rows = await findingsOf({ file, environment: { ...environment, ...settingsIn(given) }, now })
    return { rows, none: '', failed: rows.some(({ state }) => state === 'wrong') }
  },
})

const generate = localCommand({
  name: 'generate',
  summary: 'writes the documents, types, facts and validators of a contract',
  options: {
    contract: { value: '<openapi.yaml>', summary: 'the root file of an OpenAPI 3.1 contract', operand: true, required: true },
    out: { value: '<folder>', summary: 'where the files are written; created if missing', required: true },
    operations: { value: '<folder>', summary: 'the operations, one file each: adds handlers.ts, which imports them, and operations.txt' },
  },
  notes: ['If the contract has a fault, nothing is written.'],
  run: async ({ contract, out, operations }) => {
    // Loaded here, since nothing else needs the generator.
    const generator = await import('../../contract/generate.ts')
    const files = await generator.generate(contract, out, operations)
    await generator.writeOrCheck(out, files, false)
    const names = Object.keys(files)
    return { said: `${out}: ${names.join(', ')}`, data: { folder: out, files: names } }
  },
})

export const serverCommands = [serve, doctor, generate]
