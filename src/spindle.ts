// The command: starts a server, or parses an operator's command, calls the running server or opens the database, and prints the result.
import cluster from 'node:cluster'
import { configOf } from './config.ts'
import { asked } from './operator/arguments.ts'
import { allCommands } from './operator/commands.ts'
import type { Command, Io, RawOptions } from './operator/command.ts'
import { isUsage, sentenceOf } from './operator/failure.ts'
import { perform } from './operator/perform.ts'
import { complained } from './operator/table.ts'
import { terminalOf, type Terminal } from './operator/terminal.ts'
import { settingsFrom, settingsOver, type Settings } from './settings.ts'

// The reader may close the pipe before all output is written (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  process.stderr.write(`${complained(`The output cannot be written (${error.message})`)}\n`)
  process.exit(1)
})

let terminal: Terminal | undefined
try {
  const code = await main(process.argv.slice(2))
  if (code !== undefined) {
    // Whether the output could be written is told after it was.
    await new Promise((resolve) => process.stdout.write('', resolve))
    process.exit(code)
  }
} catch (error) {
  terminal?.clear()
  process.stderr.write(`${complained(sentenceOf(error))}\n`)
  process.exit(isUsage(error) ? 2 : 1)
}

/** Resolves to the exit code; to undefined if this process goes on as a server. */
async function main(words: readonly string[]): Promise<number | undefined> {
  const request = asked(words)
  if ('help' in request) {
    process.stdout.write(`${request.help}\n`)
    return 0
  }
  const { command, given, json, envFile } = request
  const file = envFile === undefined ? {} : settingsFrom(envFile)
  const environment = settingsOver(file, process.env)
  const shown = (terminal = terminalOf(command, given))
  // The additional requirements of production concern serving requests; a command needs only the same database, with the same durability.
  const config = () => configOf({ ...environment, MODE: 'development', DURABLE: environment.DURABLE || '1' })
  const performed = (asked: Command, options: RawOptions, io: Io) => perform(config(), Date.now, asked, options, io)
  if ('run' in command) {
    const surroundings = {
      file,
      environment,
      now: Date.now,
      serve,
      config,
      perform: performed,
      progress: shown.progress,
      commands: allCommands,
    }
    const result = await command.run(given, surroundings)
    if (!result) return undefined
    await shown.show(result, json)
    return 'failed' in result && result.failed ? 1 : 0
  }
  await shown.show(await performed(command, given, shown), json)
  return 0
}

/** A worker has these settings already, and a port that its primary chose. */
async function serve(settings: Settings): Promise<void> {
  if (cluster.isPrimary) Object.assign(process.env, settings)
  await import('./main.ts')
}
