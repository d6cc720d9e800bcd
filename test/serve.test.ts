// spindle serve: the server started by hand, with settings from flags, the environment and a file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { kinds, secret } from '../src/environment.ts'
import { flags, settingsFrom, settingsOver } from '../src/settings.ts'
import { startServer } from './fixtures/process.ts'
import { givenDatabase } from './fixtures/server.ts'
import { spindleWith } from './fixtures/spindle.ts'

const serverOnly = process.env.DATABASE_URL ? false : 'is about a database server'
const program = 'src/spindle.ts'

function givenFile(t: Test, lines: Record<string, string | undefined>): string {
  const folder = mkdtempSync(join(tmpdir(), 'spindle-serve-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'spindle.env')
  writeFileSync(
    path,
    Object.entries(lines)
      .map(([name, text]) => (text === undefined ? '' : `${name}='${text}'\n`))
      .join(''),
  )
  return path
}
const profileOf = async (origin: string) => (await (await fetch(`${origin}/health`)).json()) as { profile: string }

t.test('a flag comes before the environment, and the environment before the file', async (t) => {
  // The address in the file cannot be used.
  const file = givenFile(t, { MODE: 'development', PORT: '70000', COMPAT: 'contract', ...(await givenDatabase(t)) })
  const byFile = await startServer(t, { COMPAT: '' }, ['serve', '--env-file', file], program)
  t.match(await profileOf(byFile.origin), { profile: 'contract' }, 'an empty variable counts as unset')
  t.equal(await byFile.stop(), 0)
  const byEnvironment = await startServer(t, { COMPAT: 'family' }, ['serve', '--env-file', file], program)
  t.match(await profileOf(byEnvironment.origin), { profile: 'family' })
  t.equal(await byEnvironment.stop(), 0)
  const byFlag = await startServer(t, { COMPAT: 'family' }, ['serve', '--env-file', file, '--compat', 'contract'], program)
  t.match(await profileOf(byFlag.origin), { profile: 'contract' })
  t.match(await spindleWith({})(`accounts list --env-file ${file}`), { code: 1, err: /^PORT is "70000"/ }, 'every command takes the file')
  t.equal(await byFlag.stop(), 0)
})

t.test('workers share the settings of the command line, and the port that is chosen', { skip: serverOnly }, async (t) => {
  const words = ['serve', '--port', '0', '--workers', '2', '--compat', 'family', '--mode', 'development']
  const started = await startServer(t, await givenDatabase(t), words, program)
  for (let request = 0; request < 10; request++) t.match(await profileOf(started.origin), { profile: 'family' })
  t.equal(await started.stop(), 0)
})

t.test('a start that cannot be meant prints one sentence', async (t) => {
  const spindle = spindleWith({ MODE: 'development' })
  t.match(await spindle('serve --prot 3000'), {
    code: 2,
    out: '',
    err: /^Unknown option '--prot': see spindle serve --help\. Did you mean --port\?\n$/,
  })
  t.match(await spindle('serve --secret-keys a:b'), { code: 2, err: /^Unknown option '--secret-keys'/ }, 'a secret is no flag')
  t.match(await spindle('serve --port many'), { code: 1, err: /^PORT is "many", but it must be a port number from 0 to 65535\.\n$/ })
  // Node reads this file itself, wherever its command line names it, and ends without one.
  t.match((await spindle('serve --env-file /nowhere')).err, /\/nowhere: not found|^--env-file \/nowhere cannot be read/)
  t.throws(() => settingsFrom('/nowhere'), { message: /^--env-file \/nowhere cannot be read \(ENOENT.*\): name a file of lines/ })
  t.match(await spindle('serve --mode production'), { code: 1, err: /^SECRET_KEYS is not set/ })
})

t.test('each variable has a flag, except secrets', (t) => {
  t.strictSame([...flags.values(), ...secret].toSorted(), Object.keys(kinds).toSorted())
  t.equal(flags.get('rate-limit-account'), 'RATE_LIMIT_ACCOUNT')
  t.strictSame(settingsOver({ A: 'file', B: 'file' }, { A: '', B: 'environment', C: undefined }), { A: 'file', B: 'environment' })
  t.end()
})
