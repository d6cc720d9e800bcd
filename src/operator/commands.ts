// Lists every command, in the order in which help shows them.
import type { Command, Io, LocalCommand, RawOptions, Result, Tools } from './command.ts'
import { accessCommands } from './commands/access.ts'
import { accountCommands } from './commands/accounts.ts'
import { applicationCommands } from './commands/apps.ts'
import { auditCommands } from './commands/audit.ts'
import { backupCommand, holdCommand } from './commands/backup.ts'
import { completionCommand } from './commands/completion.ts'
import { restoreCommand } from './commands/restore.ts'
import { connectionCommands } from './commands/connections.ts'
import { candidateCommands } from './commands/candidates.ts'
import { employeeCommands } from './commands/employees.ts'
import { jobCommands } from './commands/jobs.ts'
import { keyCommands } from './commands/keys.ts'
import { memberCommands } from './commands/members.ts'
import { operationCommands, operationNouns } from './commands/operations.ts'
import { partnerCommands } from './commands/partners.ts'
import { permissionCommands } from './commands/permissions.ts'
import { serverCommands } from './commands/server.ts'
import { timeOffCommands } from './commands/timeoff.ts'
import { statusCommand } from './commands/status.ts'
import { tokenCommands } from './commands/tokens.ts'
import { upkeepCommands } from './commands/upkeep.ts'
import { transferCommands } from './commands/transfer.ts'

const written: readonly Command[] = [
  ...accountCommands,
  ...memberCommands,
  ...permissionCommands,
  ...tokenCommands,
  ...partnerCommands,
  ...applicationCommands,
  ...connectionCommands,
  ...accessCommands,
  ...jobCommands,
  ...auditCommands,
  ...timeOffCommands,
  ...candidateCommands,
  ...employeeCommands,
  ...transferCommands,
  keyCommands.rotate,
  ...upkeepCommands,
  statusCommand,
]

/** The commands that work on the database. One that is written by hand takes the place of an operation's with the same name. */
export const commands: readonly Command[] = [
  ...written,
  ...operationCommands.filter((operation) => !written.some(({ name }) => name === operation.name)),
]

/** Every command, those without the database first. */
export const allCommands: readonly (Command | LocalCommand)[] = [
  ...serverCommands,
  backupCommand,
  restoreCommand,
  keyCommands.create,
  completionCommand,
  ...commands,
]

/** What a server runs for others: the commands, and what a command of its own process asks for. */
export const performed: readonly Command[] = [...commands, holdCommand]

const described: Readonly<Record<string, string>> = {
  accounts: 'the organizations that this server is for',
  members: 'the people of an account',
  tokens: 'access tokens to the API',
  partners: 'third-party integrations of an account',
  apps: 'OAuth applications, of one account or of all',
  connections: 'applications that members have connected',
  access: 'everything that lets callers in, at once',
  audit: 'who did what, and when',
  keys: 'the keys of SECRET_KEYS, which seal stored secrets',
}

/** What each noun is about, for the first help page, in its order: those described here, then the others of the contract in its words. */
export const nouns: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(described),
  ...Object.entries(operationNouns).filter(([noun]) => !(noun in described)),
])

export type Perform = (command: Command, given: RawOptions, io: Io) => Promise<Result>

/** Prepares every command with the tools of one server. Call it once per server: it registers statements. */
export function performerOver(tools: Tools, known: readonly Command[] = performed): Perform {
  const prepared = new Map(known.map((command) => [command, command.prepare(tools)]))
  return async (command, given, io) => {
    const run = prepared.get(command)
    if (!run) throw new Error(`${command.name} is not in the list of commands`)
    return run(given, io)
  }
}
