// `make dev`: the server follows its sources and the contract, and goes on while the contract cannot be generated.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { givenCopy } from './fixtures/copy.ts'
import { shared } from './fixtures/process.ts'
import { givenDatabase } from './fixtures/server.ts'
import { within } from './fixtures/wait.ts'

const ms = 60_000

t.test('the server follows the contract and the sources', async (t) => {
  const copy = givenCopy(t)
  const env = { ...shared, ...(await givenDatabase(t)), PORT: '0', MODE: 'development', LOG_LEVEL: 'warn' }
  const dev = spawn(process.execPath, ['src/dev.ts', '--inspect=127.0.0.1:0', '--mock'], {
    cwd: copy,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  t.teardown(() => dev.kill())
  let output = ''
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (text) => (output += text))
  /** Waits for a text in what was printed since the last one that was waited for. */
  let seen = 0
  const printed = async (pattern: RegExp) => {
    const found = () => pattern.exec(output.slice(seen))
    const look = async () => {
      while (!found()) await Promise.race([once(dev.stdout, 'data'), once(dev.stderr, 'data')])
    }
    await within(`${pattern} to be printed`, look(), { ms, seen: () => output.slice(seen) })
    const [all = '', part = ''] = found() ?? []
    seen = output.indexOf(all, seen) + all.length
    return part
  }
  const listens = async () => `http://127.0.0.1:${await printed(/Spindle listens at http:\/\/localhost:(\d+)/)}`
  const file = join(copy, 'openapi/reasons.yaml')
  const written = readFileSync(file, 'utf8')
  /** Replaces the file as editors do. */
  const save = (text: string) => {
    writeFileSync(`${file}~`, text)
    renameSync(`${file}~`, file)
  }
  const described = async (origin: string) => {
    const document = (await (await fetch(`${origin}/openapi-3.1.json`)).json()) as { paths: Record<string, { get: { summary: string } }> }
    return document.paths['/disqualification_reasons']?.get.summary
  }

  await printed(/Debugger listening on ws:/)
  const first = await listens()
  const summary = await described(first)
  t.ok(summary)
  save(written.replace(`summary: ${summary}`, 'summary: Follow me'))
  await printed(/openapi\/reasons\.yaml.* changed: generating, then restarting\.\n/)
  const second = await listens()
  t.equal(await described(second), 'Follow me')

  save(written.replace('summary: ', 'summary: {'))
  await printed(/The contract openapi\/openapi\.yaml cannot be bundled:[^]*reasons\.yaml/)
  await printed(/The contract was not generated: the server goes on with the last one\.\n/)
  t.equal(await described(second), 'Follow me', 'the server still answers')
  save(written)
  const third = await listens()
  t.equal(await described(third), summary)

  const source = join(copy, 'src/log.ts')
  writeFileSync(source, `throw new Error('Planted')\n${readFileSync(source, 'utf8')}`)
  await printed(/src\/log\.ts changed: restarting\.\n/)
  await printed(/Planted[^]*The server has ended\. It is started again when a file changes\.\n/)
  writeFileSync(source, readFileSync('src/log.ts', 'utf8'))
  const fourth = await listens()
  t.equal(await described(fourth), summary)
  dev.kill()
  t.strictSame(await within('make dev to end', once(dev, 'exit')), [0, null])
  await t.rejects(described(fourth), 'and the server with it')
})
