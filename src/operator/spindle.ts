// The operator's command: reads the words, asks the running server or opens the database itself, prints what came of it.
import { configOf } from '../config.ts'
import { asked } from './arguments.ts'
import { isUsage, sentenceOf } from './failure.ts'
import { perform } from './perform.ts'
import { complained } from './table.ts'
import { terminalOf, type Terminal } from './terminal.ts'

// Whoever reads the output may have enough of it (`| head`).
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
  // What production asks for in addition is for serving; here the same database is all that matters.
  const config = configOf({ ...process.env, MODE: 'development' })
  terminal = terminalOf(command, given)
  const result = await perform(config, Date.now, command, given, terminal)
  await terminal.show(result, json)
}
