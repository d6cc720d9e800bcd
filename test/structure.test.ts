// The house keeps its shape: who may import whom, a file for every operation, a first line in every file, nothing cited that is not there.
import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import t from 'tap'
import { facts } from '../generated/facts.ts'
import { scopes } from '../src/access/scopes.ts'
import { errorCodes } from '../src/errorCodes.ts'

/** What each part of the house may import (ARCHITECTURE.md shows the same table). A part may always import itself. */
const rule: Record<string, readonly string[]> = {
  'main.ts': ['config.ts', 'db', 'log.ts', 'port.ts', 'serve.ts', 'workers.ts'],
  'bundle.ts': ['db', 'package.json'],
  'log.ts': [],
  'lazily.ts': [],
  'port.ts': [],
  'readiness.ts': ['db'],
  'stop.ts': [],
  'serve.ts': ['assemble.ts', 'config.ts', 'db', 'port.ts', 'server/metricsAddress.ts', 'stop.ts', 'admin'],
  'workers.ts': ['server/workerMetrics.ts', 'stop.ts'],
  'assemble.ts': [
    'server',
    'portal',
    'versions',
    'web',
    'delivery',
    'files',
    'resources',
    'mail',
    'outbound',
    'access',
    'db',
    'config.ts',
    'context.ts',
    'contract',
    'generated',
    'readiness.ts',
    'package.json',
  ],
  'config.ts': ['environment.ts'],
  'environment.ts': [],
  'context.ts': ['contract', 'generated', 'db'],
  'errorCodes.ts': [],
  'errors.ts': ['contract', 'errorCodes.ts'],
  contract: [],
  versions: ['contract', 'generated', 'errors.ts', 'lazily.ts'],
  server: ['contract', 'context.ts', 'errorCodes.ts', 'errors.ts', 'db/faults.ts', 'lazily.ts'],
  portal: ['contract', 'errorCodes.ts', 'lazily.ts', 'web/html.ts'],
  web: ['access', 'resources', 'contract', 'generated', 'db', 'mail', 'context.ts', 'errorCodes.ts', 'errors.ts', 'server/body.ts'],
  access: ['db', 'errorCodes.ts', 'errors.ts', 'context.ts'],
  files: ['db', 'outbound', 'errors.ts', 'context.ts'],
  mail: [],
  outbound: [],
  delivery: ['contract', 'db', 'access', 'outbound', 'errors.ts', 'context.ts', 'generated', 'resources'],
  resources: ['context.ts', 'errorCodes.ts', 'errors.ts', 'db', 'access', 'generated'],
  admin: ['access', 'files', 'db', 'config.ts', 'contract', 'generated', 'errors.ts', 'resources', 'context.ts', 'lazily.ts'],
  db: ['lazily.ts'],
}
/** Packages, and the way to one, that only some parts may use. */
const packages: Record<string, readonly string[]> = {
  fastify: ['server', 'portal', 'web', 'files'],
  undici: ['outbound'],
  nodemailer: ['mail'],
  'ipaddr.js': ['outbound'],
  ajv: ['contract'],
  esbuild: ['contract', 'bundle.ts'],
  '@node-oauth/oauth2-server': ['access'],
  marked: ['portal'],
  '@fastify/swagger': ['server'],
  '@fastify/rate-limit': ['server'],
  'drizzle-orm': ['db'],
  'db/drizzle.js': ['db', 'resources', 'access', 'delivery', 'files', 'admin'],
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
      const refuseUnlisted = (name: string) => {
        const users = packages[name]
        if (users && !users.includes(part)) t.fail(`${file} imports ${name}, which belongs to ${users.join(', ')}`)
      }
      if (target.startsWith('.')) {
        const path = normalize(join(dirname(inside), target))
        const reached = path.startsWith('../') ? path.slice(3) : path
        const to = partOf(reached)
        const fine = to === part || rule[part]?.includes(to) || rule[part]?.includes(reached)
        if (!fine) t.fail(`${file} imports ${target}: ${part} may import ${rule[part]?.join(', ') || 'nothing'}`)
        refuseUnlisted(reached)
      } else {
        const name = target.startsWith('@') ? target.split('/').slice(0, 2).join('/') : partOf(target)
        refuseUnlisted(name)
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

// --- what the texts cite: promises, tests, documents, decisions

/** The texts of the house by their paths, without what is generated or installed. */
const textsOf = (...patterns: string[]) =>
  Object.fromEntries(
    globSync(patterns)
      .filter((path) => !/node_modules|\/generated\/|\/plots\/|\.(svg|woff2)$/.test(path) && statSync(path).isFile())
      .map((path) => [path, readFileSync(path, 'utf8')]),
  )
type Texts = Record<string, string>
const house = textsOf('src/**/*', 'test/**/*.{ts,txt,md}', 'openapi/**/*.{yaml,md,txt}', 'drizzle/*.ts', '*.md', 'Makefile', '.ci/*')
const without = (pattern: RegExp) => Object.fromEntries(Object.entries(house).filter(([path]) => !pattern.test(path)))
/** What may cite. This file plants what must not be cited; in the bench W1 to W5 are the names of its cases. */
const citing = without(/^(openapi|test\/bench)\/|^PROMISES\.md$|^test\/structure\.test\.ts$/)
const promises = house['PROMISES.md'] as string

const code = /\b[CHKOPW]\d{1,2}\b/g
const codesIn = (text: string) => text.match(code) ?? []
/** A title as the page writes it: what a template fills in is `…`. */
const asTitle = (text: string) => text.replaceAll(/\$\{[^}]*\}/g, '…').replaceAll("\\'", "'")

/** Codes in comments, in the titles of tests and in Markdown which the page lacks. */
function unknownPromises(texts: Texts, page: string): string[] {
  const [kept = '', missing = ''] = page.split('## Not promised yet')
  const known = new Set([...kept.matchAll(/^### (\S+)\. /gm)].map(([, name]) => name).concat(codesIn(missing)))
  return Object.entries(texts).flatMap(([path, text]) => {
    const said = path.endsWith('.md')
      ? [text]
      : [...text.matchAll(/(?:^|\s)(?:\/\/|\/?\*\*?) (.*)$|['"`]((?:[CHKOPW]\d{1,2}(?:, )?)+): /gm)].map(
          ([, comment, codes]) => comment ?? codes ?? '',
        )
    return said.flatMap(codesIn).flatMap((name) => (known.has(name) ? [] : [`${path} cites ${name}`]))
  })
}

/** Promises without a test, and tests named on the page that do not exist. */
function unprovedPromises(texts: Texts, page: string): string[] {
  return (page.split('## Not promised yet')[0] as string)
    .split(/^### /m)
    .slice(1)
    .flatMap((section) => {
      const proofs = [...section.matchAll(/^- `([^`]+)`: (.+?)(?: _\(Postgres\)_)?$/gm)].map(
        ([, path = '', title = '']) => [path, title] as const,
      )
      const lost = proofs.filter(([path, title]) => {
        const tests = asTitle(texts[path] ?? '').replaceAll(/^\s*(\/\/|\*).*$/gm, '')
        return !["'", '"', '`'].some(
          (quote) => tests.includes(`${quote}${title}${quote},`) || tests.includes(`${quote}${title}${quote}: [`),
        )
      })
      const name = section.split('.')[0] as string
      return [
        ...(proofs.length === 0 ? [`${name} names no test`] : []),
        ...lost.map(([path, title]) => `${name}: ${path} has no test "${title}"`),
      ]
    })
}

/** Names of documents that are not in the tree. */
function missingDocuments(texts: Texts): string[] {
  const documents = globSync(['*.md', 'generated/*.md', 'openapi/**/*.md', 'test/**/*.md']).filter((path) => !path.includes('node_modules'))
  return Object.entries(texts).flatMap(([path, text]) => [
    ...(text.match(/[\w./-]*\w\.md\b/g) ?? [])
      .filter((name) => !documents.some((document) => `/${document}`.endsWith(`/${name.replace(/^(\.{0,2}\/)*/, '')}`)))
      .map((name) => `${path} names ${name}`),
    ...(text.match(/\bbrief\b|\bwire[- ]facts\b|\bfamily-lists\b/gi) ?? []).map((name) => `${path} names ${name}`),
  ])
}

/** Decisions that code and tests cite by a topic which the table of the contract lacks. */
function unknownDecisions(texts: Texts, table: string): string[] {
  return Object.entries(texts).flatMap(([path, text]) =>
    [...text.matchAll(/decision "([^"]+)"/g)]
      .filter(([, topic]) => !table.includes(`\n| ${topic} `))
      .map(([, topic]) => `${path} cites decision "${topic}"`),
  )
}

t.test('every promise that is cited stands on the page of promises', (t) => {
  t.strictSame(unknownPromises(citing, promises), [])
  for (const planted of ['// Kept (promise K99).', "t.test('W1, K99: a title', () => {})", ' * K99 too'])
    t.strictSame(unknownPromises({ 'planted.ts': planted }, promises), ['planted.ts cites K99'], planted)
  t.end()
})

t.test('every promise names a test that exists', (t) => {
  t.strictSame(unprovedPromises(house, promises), [])
  t.strictSame(unprovedPromises(house, '### K99. A promise\n\nWithout a test.\n'), ['K99 names no test'])
  for (const planted of ['- `test/none.test.ts`: the import rule', '- `test/structure.test.ts`: no such rule'])
    t.equal(unprovedPromises(house, `### K99. A promise\n\n${planted}\n`).length, 1, planted)
  t.end()
})

t.test('every document that is named is in the tree', (t) => {
  t.strictSame(missingDocuments(without(/^test\/structure\.test\.ts$/)), [])
  for (const planted of ['see Nowhere.md', 'as the brief says', 'wire-facts'])
    t.equal(missingDocuments({ 'src/planted.ts': planted }).length, 1, planted)
  t.end()
})

t.test('every decision that is cited stands in the table of the contract', (t) => {
  const table = house['openapi/README.md'] as string
  t.strictSame(unknownDecisions(citing, table), [])
  t.strictSame(unknownDecisions({ 'planted.ts': 'decision "no such topic"' }, table), ['planted.ts cites decision "no such topic"'])
  t.end()
})
