// The house keeps its shape: who may import whom, a file for every operation, a first line in every file.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import t from 'tap'
import { facts } from '../generated/facts.ts'
import { scopes } from '../src/access/scopes.ts'
import { errorCodes } from '../src/errorCodes.ts'

/** What each part of the house may import (ARCHITECTURE.md shows the same table). A part may always import itself. */
const rule: Record<string, readonly string[]> = {
  'main.ts': ['config.ts', 'db', 'log.ts', 'port.ts', 'serve.ts', 'workers.ts'],
  'log.ts': [],
  'lazily.ts': [],
  'port.ts': [],
  'serve.ts': ['assemble.ts', 'config.ts', 'db', 'port.ts', 'admin'],
  'workers.ts': ['server/metrics.ts'],
  'assemble.ts': [
    'server',
    'portal',
    'versions',
    'web',
    'delivery',
    'files',
    'outbound',
    'access',
    'db',
    'config.ts',
    'context.ts',
    'contract',
    'generated',
  ],
  'config.ts': [],
  'context.ts': ['contract', 'generated', 'db', 'delivery'],
  'errorCodes.ts': [],
  'errors.ts': ['contract', 'errorCodes.ts'],
  contract: [],
  versions: ['contract', 'generated', 'lazily.ts'],
  server: ['contract', 'context.ts', 'errorCodes.ts', 'errors.ts', 'db/faults.ts', 'lazily.ts'],
  portal: ['contract', 'errorCodes.ts', 'lazily.ts', 'web/html.ts'],
  web: ['access', 'delivery', 'contract', 'generated', 'db', 'context.ts', 'errorCodes.ts', 'errors.ts', 'server/body.ts'],
  access: ['db', 'errorCodes.ts', 'errors.ts', 'context.ts'],
  files: ['db', 'outbound', 'errors.ts', 'context.ts'],
  outbound: [],
  delivery: ['contract', 'db', 'access', 'outbound', 'errors.ts', 'context.ts', 'generated', 'resources'],
  resources: ['context.ts', 'errorCodes.ts', 'errors.ts', 'db', 'access', 'delivery', 'generated'],
  admin: ['access', 'delivery', 'files', 'db', 'config.ts', 'contract', 'generated', 'errors.ts', 'resources', 'context.ts'],
  db: ['context.ts'],
}
/** Packages that only some parts may use. */
const packages: Record<string, readonly string[]> = {
  fastify: ['server', 'portal', 'web', 'files'],
  undici: ['outbound'],
  'ipaddr.js': ['outbound'],
  '@node-oauth/oauth2-server': ['access'],
  marked: ['portal'],
  '@fastify/swagger': ['server'],
  '@fastify/rate-limit': ['server'],
  'drizzle-orm': ['db', 'resources', 'access', 'delivery', 'files', 'admin'],
  postgres: ['db'],
  '@electric-sql/pglite': ['db'],
}

const files = globSync('src/**/*.ts').toSorted()
const partOf = (path: string) => path.split('/')[0] as string
/** The modules that a file imports, those for types alone included. */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:^|\n)(?:import|export)\s[^;'"]*?from\s+'([^']+)'|import\('([^']+)'\)/g)].map(
    ([, named, called]) => (named ?? called) as string,
  )

t.test('the import rule', (t) => {
  for (const [part, allowed] of Object.entries(rule)) t.comment(`${part.padEnd(12)} -> ${allowed.join(', ')}`)
  for (const file of files) {
    const inside = file.slice('src/'.length)
    const part = partOf(inside)
    if (!t.ok(rule[part], `${file} is in a part that the rule knows`)) continue
    for (const target of importsOf(file)) {
      if (target.startsWith('.')) {
        const path = normalize(join(dirname(inside), target))
        const reached = path.startsWith('../') ? path.slice(3) : path
        const to = partOf(reached)
        const fine = to === part || rule[part]?.includes(to) || rule[part]?.includes(reached)
        if (!fine) t.fail(`${file} imports ${target}: ${part} may import ${rule[part]?.join(', ') || 'nothing'}`)
      } else {
        const name = target.startsWith('@') ? target.split('/').slice(0, 2).join('/') : partOf(target)
        const users = packages[name]
        if (users && !users.includes(part)) t.fail(`${file} imports ${name}, which belongs to ${users.join(', ')}`)
      }
    }
  }
  t.end()
})

t.test('nobody knows the operations but the generated list', (t) => {
  for (const file of files.filter((path) => !path.startsWith('src/resources/'))) {
    const operations = importsOf(file).filter((target) => Object.keys(facts).some((id) => target.endsWith(`/${id}.ts`)))
    t.strictSame(operations, [], file)
  }
  t.end()
})

t.test('every file of a resource is an operation of its folder, or a noun', (t) => {
  for (const file of files.filter((path) => path.startsWith('src/resources/'))) {
    const [, , tag, name = ''] = file.split('/')
    const id = name.replace(/\.ts$/, '')
    const operation = facts[id as keyof typeof facts]
    if (operation) t.equal(operation.tag, tag, file)
    else t.ok(isImported(file), `${file} is an operation, or used by one`)
  }
  t.end()

  function isImported(file: string) {
    return files.some((other) => importsOf(other).some((target) => normalize(join(dirname(other), target)) === file))
  }
})

t.test('every file tells its job in its first line', (t) => {
  for (const file of [...files, ...globSync('test/**/*.ts')]) {
    if (file.includes('/generated/') || file.includes('/node_modules/')) continue
    t.match(readFileSync(file, 'utf8').split('\n')[0], /^\/\/ \S.*[.:]/, file)
  }
  t.end()
})

t.test('only the start knows the time', (t) => {
  // A lock file is judged by the age that the disk tells, so by the machine's own clock.
  const clocks = ['src/main.ts', 'src/admin/spindle.ts', 'src/db/directoryLock.ts']
  for (const file of files.filter((path) => !clocks.includes(path))) {
    t.notMatch(readFileSync(file, 'utf8'), /\bDate\.now\(|\bnew Date\(\)/, file)
  }
  t.end()
})

t.test('the contract asks only for scopes that a token can carry', (t) => {
  for (const [id, operation] of Object.entries(facts)) {
    for (const scope of operation.scopes.flat()) t.ok((scopes as readonly string[]).includes(scope), `${id} ${scope}`)
  }
  t.end()
})

t.test('every error code is one that something refuses with', (t) => {
  const texts = files
    .filter((file) => file !== 'src/errorCodes.ts' && !file.startsWith('src/portal/'))
    .map((file) => readFileSync(file, 'utf8'))
  for (const code of Object.keys(errorCodes))
    t.ok(
      texts.some((text) => text.includes(`'${code}'`)),
      code,
    )
  t.end()
})
