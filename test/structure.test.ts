// The shape of the repository: imports only downwards, a file for every operation, a first line in every file, valid citations.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import t from 'tap'
import { facts } from '../generated/facts.ts'
import { scopes } from '../src/access/scopes.ts'
import { errorCodes } from '../src/errorCodes.ts'

const partOf = (path: string) => path.split('/')[0] as string
/** Packages, and a path to one, that only some folders may import. */
const packages: Record<string, readonly string[]> = {
  fastify: ['server', 'pages', 'mcp', 'files'],
  undici: ['outbound'],
  nodemailer: ['mail'],
  '@modelcontextprotocol/server': ['mcp'],
  'sanitize-html': ['pages'],
  'find-my-way': ['pages'],
  '@aws-sdk/client-s3': ['files'],
  '@aws-sdk/s3-request-presigner': ['files'],
  '@opentelemetry/api': ['traces'],
  '@opentelemetry/core': ['traces'],
  '@opentelemetry/exporter-trace-otlp-proto': ['traces'],
  '@opentelemetry/resources': ['traces'],
  '@opentelemetry/sdk-trace': ['traces'],
  'ipaddr.js': ['outbound'],
  ajv: ['contract'],
  esbuild: ['contract', 'bundle.ts'],
  yaml: ['contract', 'server'],
  '@node-oauth/oauth2-server': ['access'],
  marked: ['pages'],
  '@fastify/swagger': ['server'],
  '@fastify/rate-limit': ['server'],
  'drizzle-orm': ['db'],
  'db/drizzle.js': ['db', 'resources', 'access', 'delivery', 'files', 'transfer', 'operator'],
  postgres: ['db'],
  '@electric-sql/pglite': ['db'],
}

type Texts = Record<string, string>
const read = (paths: readonly string[]): Texts => Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]))
const files = globSync('src/**/*.ts').toSorted()
const sources = read([...files, ...globSync(['src/**/*.js', 'generated/**/*.{ts,js}'])])

const importing = /(?:^|\n)(?:import|export)\s([^;'"]*?)from\s+'([^']+)'|(?:^|\n)import '([^']+)'|import\('([^']+)'\)/g
const isOfTypes = (what = '') => /^type\s|^\{(\s*type\s[^,}]+,?)+\s*\}/.test(what)
/** What a text imports, and whether it imports nothing but types of it. */
const importsIn = (text = '') =>
  [...text.matchAll(importing)].map(([, what, named, bare, called]) => ({
    target: (named ?? bare ?? called) as string,
    types: isOfTypes(what),
  }))
const importsOf = (file: string) => importsIn(sources[file]).map(({ target }) => target)
const reached = (file: string, target: string) => normalize(join(dirname(file), target))
/** A path in the form of the table in ARCHITECTURE.md. */
const inside = (path: string) => path.replace(/^src\//, '')

/** The table's rows, the lowest first: some folders or files, and what each may import. */
const rowsOf = (page: string) =>
  (/## Who may import whom[^]*?```\n([^]*?)\n```/.exec(page)?.[1] ?? '').split('\n').map((line) => {
    const [rooms = '', imports = ''] = line.split(/\s+-> /)
    return { rooms: rooms.split(', '), imports: imports === 'nothing' ? [] : imports.split(', ') }
  })

/** Imports that go up or sideways, those missing from the table, and entries that nothing uses. */
function importFaults(texts: Texts, page: string): string[] {
  const rows = rowsOf(page)
  const rooms = rows.flatMap((row) => row.rooms)
  const roomOf = (path: string) => (rooms.includes(path) ? path : partOf(path))
  const floorOf = (path: string) => rows.findIndex((row) => row.rooms.includes(roomOf(path)))
  const used = new Set<string>()
  const faults = Object.entries(texts).flatMap(([file, text]) => {
    const from = inside(file)
    const floor = floorOf(from)
    if (floor < 0) return [`${from} is in no row`]
    return importsIn(text).flatMap(({ target, types }) => {
      const to = inside(reached(file, target))
      if (!target.startsWith('.') || roomOf(to) === roomOf(from)) return []
      if (floorOf(to) < 0) return [`${from} imports ${to}, which is in no row`]
      if (floorOf(to) >= floor) return [`${from} imports ${to}, which is not below it`]
      const entry = rows[floor]?.imports.find((name) =>
        [to, roomOf(to)].some((named) => name === named || (types && name === `${named} (types)`)),
      )
      used.add(`${floor} ${entry}`)
      return entry ? [] : [`${from} imports ${to}, which its row does not name`]
    })
  })
  const idle = rows.flatMap((row, floor) =>
    row.imports
      .filter((name) => !used.has(`${floor} ${name}`))
      .map((name) => `the row of ${row.rooms.join(', ')} names ${name}, which it does not import`),
  )
  return [
    ...faults,
    ...idle,
    ...rooms.filter((room) => !existsSync(`src/${room}`) && !existsSync(room)).map((room) => `${room} is not there`),
  ]
}

/** The files that import each other in circles, and those between two circles; imports for types alone count. */
function circlesIn(texts: Texts): string[] {
  let graph = new Map(
    Object.entries(texts).map(([file, text]) => [file, importsIn(text).map(({ target }) => reached(file, target))] as const),
  )
  for (;;) {
    const targets = new Set([...graph.values()].flat())
    const rest = new Map(
      [...graph]
        .map(([file, to]) => [file, to.filter((path) => graph.has(path))] as const)
        .filter(([file, to]) => to.length > 0 && targets.has(file)),
    )
    if (rest.size === graph.size) return [...rest.keys()]
    graph = rest
  }
}

t.test('imports only go down the layers, as the table in ARCHITECTURE.md says', (t) => {
  const page = read(['ARCHITECTURE.md'])['ARCHITECTURE.md'] as string
  t.strictSame(importFaults(sources, page), [])
  const planted = (file: string, text: string, changed = page) => importFaults({ ...sources, [file]: text }, changed)
  const up = ['db/planted.ts imports access/tokens.ts, which is not below it']
  for (const text of [
    "import { a } from '../access/tokens.ts'",
    "import type { A } from '../access/tokens.ts'",
    "import('../access/tokens.ts')",
  ])
    t.strictSame(planted('src/db/planted.ts', text), up, text)
  // Adding the import to the table does not make it valid.
  const named = page.replace(/^db +-> /m, '$&access, ')
  const inVain = 'the row of db names access, which it does not import'
  t.strictSame(planted('src/db/planted.ts', "import { a } from '../access/tokens.ts'", named), [...up, inVain])
  t.strictSame(planted('src/access/planted.ts', "import { operation } from '../context.ts'"), [
    'access/planted.ts imports context.ts, which its row does not name',
  ])
  t.strictSame(planted('src/planted/planted.ts', ''), ['planted/planted.ts is in no row'])
  t.strictSame(importFaults(sources, named), [inVain])
  t.strictSame(importFaults(sources, page.replace(/^db +/m, 'db, planted ')), ['planted is not there'])
  t.end()
})

t.test('no files import each other in a circle', (t) => {
  t.strictSame(circlesIn(sources), [])
  const planted = {
    'src/a.ts': "import { b } from './b.ts'",
    'src/b.ts': "export type { C } from './c.ts'",
    'src/c.ts': "import {\n  type A,\n} from './a.ts'\nimport './d.ts'",
    'src/d.ts': '',
  }
  t.strictSame(circlesIn({ ...sources, ...planted }), ['src/a.ts', 'src/b.ts', 'src/c.ts'])
  t.end()
})

t.test('a package is imported only where it belongs', (t) => {
  for (const file of files) {
    for (const target of importsOf(file)) {
      const path = inside(reached(file, target))
      const name = target.startsWith('.')
        ? path
        : target
            .split('/')
            .slice(0, target.startsWith('@') ? 2 : 1)
            .join('/')
      const users = packages[name]
      if (users && !users.includes(partOf(inside(file)))) t.fail(`${file} imports ${name}, which belongs to ${users.join(', ')}`)
    }
  }
  t.end()
})

t.test('the contract engine and the server know no resource, tenant or scheme of this API', (t) => {
  // The metric and the log call what they count undeclared members; elsewhere a property of an object is a property. Node's channels have a `subscribe`.
  const foreign = (text: string) =>
    text.replaceAll(/undeclared[ _]members|unsubscribe/g, '').match(/account|subscri(?!be\b)|oauth2|(?<!re)member/gi) ?? []
  for (const file of files.filter((path) => /^src\/(contract|server)\//.test(path)))
    t.strictSame(foreign(sources[file] as string), [], file)
  for (const planted of ['caller.account', 'createSubscription', "entry['oauth2']", 'memberRoles', 'x-member-roles', '/members/:id'])
    t.equal(foreign(planted).length, 1, planted)
  t.strictSame(foreign('remembers undeclared members, `undeclared_members_removed_total`'), [])
  t.end()
})

t.test('only the generated list imports the operations', (t) => {
  for (const file of files.filter((path) => !path.startsWith('src/resources/'))) {
    const operations = importsOf(file).filter((target) => Object.keys(facts).some((id) => target.endsWith(`/${id}.ts`)))
    t.strictSame(operations, [], file)
  }
  t.end()
})

t.test('every file of a resource is an operation of its tag, or a noun', (t) => {
  for (const file of files.filter((path) => path.startsWith('src/resources/'))) {
    const [, , tag, name = ''] = file.split('/')
    const id = name.replace(/\.ts$/, '')
    const operation = facts[id as keyof typeof facts]
    if (operation) t.equal(operation.tag, tag, file)
    else t.ok(isImported(file), `${file} is an operation, or used by one`)
  }
  t.end()

  function isImported(file: string) {
    return files.some((other) => importsOf(other).some((target) => reached(other, target) === file))
  }
})

t.test('every file states its job in its first line', (t) => {
  for (const file of [...files, ...globSync('test/**/*.ts')]) {
    if (file.includes('/generated/') || file.includes('/node_modules/')) continue
    t.match(readFileSync(file, 'utf8').split('\n')[0], /^\/\/ \S.*[.:]/, file)
  }
  t.end()
})

t.test('only the programs read the clock', (t) => {
  // The age of a lock file comes from the disk and is therefore compared with the machine's own clock.
  const clocks = ['src/main.ts', 'src/spindle.ts', 'src/db/directoryLock.ts']
  for (const file of files.filter((path) => !clocks.includes(path))) {
    t.notMatch(readFileSync(file, 'utf8'), /\bDate\.now\(|\bnew Date\(\)/, file)
  }
  t.end()
})

t.test('the contract requires only scopes that a token can have', (t) => {
  for (const [id, operation] of Object.entries(facts)) {
    for (const scope of operation.scopes.flat()) t.ok((scopes as readonly string[]).includes(scope), `${id} ${scope}`)
  }
  t.end()
})

t.test('every error code is used', (t) => {
  const texts = files
    .filter((file) => file !== 'src/errorCodes.ts' && !file.startsWith('src/pages/docs/'))
    .map((file) => readFileSync(file, 'utf8'))
  for (const code of Object.keys(errorCodes))
    t.ok(
      texts.some((text) => text.includes(`'${code}'`)),
      code,
    )
  t.end()
})

// --- citations: promises, tests, documents, decisions

/** The repository's own texts by their paths, without what is generated or installed. */
const textsOf = (...patterns: string[]) =>
  Object.fromEntries(
    globSync(patterns)
      .filter((path) => !/node_modules|\/generated\/|\/plots\/|\.(svg|woff2)$/.test(path) && statSync(path).isFile())
      .map((path) => [path, readFileSync(path, 'utf8')]),
  )
const repository = textsOf('src/**/*', 'test/**/*.{ts,txt,md}', 'openapi/**/*.{yaml,md,txt}', 'drizzle/*.ts', '*.md', 'Makefile', '.ci/*')
const without = (pattern: RegExp) => Object.fromEntries(Object.entries(repository).filter(([path]) => !pattern.test(path)))
/** The files that may cite. This file plants invalid citations; in the bench W1 to W5 are the names of its cases. */
const citing = without(/^(openapi|test\/bench)\/|^PROMISES\.md$|^test\/structure\.test\.ts$/)
const promises = repository['PROMISES.md'] as string

const code = /\b[CHKOPW]\d{1,2}\b/g
const codesIn = (text: string) => text.match(code) ?? []
/** A title as PROMISES.md writes it, with `…` for the placeholders of a template. */
const asTitle = (text: string) => text.replaceAll(/\$\{[^}]*\}/g, '…').replaceAll("\\'", "'")

/** Codes in comments, test titles and Markdown that PROMISES.md lacks. */
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

/** Promises without a test, and tests named in PROMISES.md that do not exist. */
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

/** Names of documents that do not exist. */
function missingDocuments(texts: Texts): string[] {
  const documents = globSync(['*.md', 'generated/*.md', 'openapi/**/*.md', 'test/**/*.md']).filter((path) => !path.includes('node_modules'))
  return Object.entries(texts).flatMap(([path, text]) => [
    ...(text.match(/[\w./-]*\w\.md\b/g) ?? [])
      // The documentation's pages are also Markdown at their addresses.
      .filter((name) => !name.startsWith('/docs/'))
      .filter((name) => !documents.some((document) => `/${document}`.endsWith(`/${name.replace(/^(\.{0,2}\/)*/, '')}`)))
      .map((name) => `${path} names ${name}`),
    ...(text.match(/\bbrief\b|\bwire[- ]facts\b|\bfamily-lists\b/gi) ?? []).map((name) => `${path} names ${name}`),
  ])
}

/** Topics that the sources cite and the table of decisions lacks. */
function unknownDecisions(texts: Texts, table: string): string[] {
  return Object.entries(texts).flatMap(([path, text]) =>
    [...text.matchAll(/decision "([^"]+)"/g)]
      .filter(([, topic]) => !table.includes(`\n| ${topic} `))
      .map(([, topic]) => `${path} cites decision "${topic}"`),
  )
}

t.test('every cited promise is in PROMISES.md', (t) => {
  t.strictSame(unknownPromises(citing, promises), [])
  for (const planted of ['// Kept (promise K99).', "t.test('W1, K99: a title', () => {})", ' * K99 too'])
    t.strictSame(unknownPromises({ 'planted.ts': planted }, promises), ['planted.ts cites K99'], planted)
  t.end()
})

t.test('every promise names existing tests', (t) => {
  t.strictSame(unprovedPromises(repository, promises), [])
  t.strictSame(unprovedPromises(repository, '### K99. A promise\n\nWithout a test.\n'), ['K99 names no test'])
  for (const planted of ['- `test/none.test.ts`: the import rule', '- `test/structure.test.ts`: no such rule'])
    t.equal(unprovedPromises(repository, `### K99. A promise\n\n${planted}\n`).length, 1, planted)
  t.end()
})

t.test('every document that is cited exists', (t) => {
  t.strictSame(missingDocuments(without(/^test\/structure\.test\.ts$/)), [])
  for (const planted of ['see Nowhere.md', 'as the brief says', 'wire-facts'])
    t.equal(missingDocuments({ 'src/planted.ts': planted }).length, 1, planted)
  t.end()
})

t.test('every cited decision is in openapi/README.md', (t) => {
  const table = repository['openapi/README.md'] as string
  t.strictSame(unknownDecisions(citing, table), [])
  t.strictSame(unknownDecisions({ 'planted.ts': 'decision "no such topic"' }, table), ['planted.ts cites decision "no such topic"'])
  t.end()
})
