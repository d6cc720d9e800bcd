// The operator's command: parses the arguments, calls the running server or opens the database itself, and prints the result.
import { configOf } from '../config.ts'
import { asked } from './arguments.ts'
import { isUsage, sentenceOf } from './failure.ts'
import { perform } from './perform.ts'
import { complained } from './table.ts'
import { terminalOf, type Terminal } from './terminal.ts'

// The reader may close the pipe before all output is written (`| head`).
process.stdout.on('error', () => process.exit(0))

let terminal: Terminal | undefined
try {
  await main(process.argv.slice(2))
  process.exit(0)
} catch (error) {
  terminal?.clear()
  process.stderr.write(`${complained(sentenceOf(error))}
`)
  process.exit(isUsage(error) ? 2 : 1)
}

async function main(words: readonly string[]): Promise<void> {
  const request = asked(words)
  if ('help' in request) {
    process.stdout.write(`${request.help}\n`)
    return
  }
  const { command, given, json } = request
  // The additional requirements of production concern serving requests; the command needs only the same database.
  const config = configOf({ ...process.env, MODE: 'development' })
  terminal = terminalOf(command, given)
  const result = await perform(config, Date.now, command, given, terminal)
  await terminal.show(result, json)
}
