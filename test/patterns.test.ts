// No regular expression takes much longer than its input is long (promise H7): each of the contract and of the sources is examined.
import { globSync, readFileSync } from 'node:fs'
import { checkSync } from 'recheck'
import t from 'tap'
import ts from 'typescript'
import { harmless, plain } from '../src/pages/careers/texts.ts'
import { day } from '../src/transfer/csv/forms.ts'
import { browserWords } from '../src/pages/signIn/browserWords.ts'

const root = new URL('..', import.meta.url).pathname
const generated = ['openapi-3.1.json', 'v1/openapi-3.1.json', 'v2/openapi-3.1.json', 'careers/openapi-3.0.json', 'oauth/openapi-3.0.json']
const timeout = 10_000

/** Sources whose expressions may take longer, as none of them is applied to a text that a client chooses and that may be long. */
const exempt: Readonly<Record<string, string>> = {
  'src/bundle.ts': 'our own sources',
  'src/variables.ts': 'texts of this program',
  'src/config.ts': 'the environment',
  'src/db/wire/address.ts': 'the environment',
  'src/access/password.ts': 'a stored hash',
  'src/access/rateCounts.ts': 'the address of a connection',
  'src/transfer/instants.ts': 'an instant that the database has written',
  'src/transfer/store.ts': 'a message of the database, with a value that has at most 255 characters',
  'src/transfer/demo/copies.ts': 'the demo',
  'src/contract/changelog.ts': 'contracts',
  'src/contract/document.ts': 'contracts',
  'src/contract/names.ts': 'contracts',
  'src/contract/unsupported.ts': 'contracts',
  'src/server/mockMemory.ts': 'paths of the contract',
  'src/operator/operationOptions.ts': 'contracts',
  'src/pages/docs/markdown.ts': 'the guides',
  'src/pages/docs/operationMarkdown.ts': 'contracts',
  'src/pages/docs/search.ts': 'the portal',
  'src/pages/signIn/browserWords.ts': 'at most 512 characters of a header',
  'src/resources/timetracking/timeEntry.ts': 'a text that the contract limits to 36 characters',
}

/** The expressions of a source, as they are written. */
function literalsIn(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(root + path, 'utf8'), ts.ScriptTarget.Latest)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) found.push((node as ts.RegularExpressionLiteral).text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function* patternsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  if ('pattern' in value && typeof value.pattern === 'string') yield value.pattern
  for (const inner of Object.values(value)) yield* patternsIn(inner)
}

/** Only what repeats can take long. */
const repeats = (pattern: string) => /[*+}]/.test(pattern)
const known = new Map<string, boolean>()
function isSafe(pattern: string, flags: string): boolean {
  const name = `/${pattern}/${flags}`
  const safe = known.get(name) ?? (!repeats(pattern) || checkSync(pattern, flags, { timeout }).status === 'safe')
  known.set(name, safe)
  return safe
}

t.test('H7: no pattern of the contract takes long', (t) => {
  const patterns = new Set(generated.flatMap((path) => [...patternsIn(JSON.parse(readFileSync(`${root}generated/${path}`, 'utf8')))]))
  t.ok(patterns.size > 10, `${patterns.size} patterns`)
  for (const pattern of patterns) t.ok(isSafe(pattern, 'u'), pattern)
  t.end()
})

t.test('H7: no expression of the sources takes long, but those that no client gives a long text', (t) => {
  const needed = new Set<string>()
  let count = 0
  for (const path of globSync('src/**/*.ts', { cwd: root })) {
    for (const literal of literalsIn(path)) {
      count++
      const end = literal.lastIndexOf('/')
      if (isSafe(literal.slice(1, end), literal.slice(end + 1))) continue
      needed.add(path)
      t.ok(path in exempt, `${path}: ${literal}`)
    }
  }
  t.ok(count > 200, `${count} expressions`)
  t.strictSame(Object.keys(exempt).toSorted(), [...needed].toSorted(), 'every exemption is needed')
  t.end()
})

t.test('H7: texts of members and headers that once took seconds take milliseconds', (t) => {
  const cases: Record<string, () => unknown> = {
    'a description of a job': () => plain('<BR<V'.repeat(20_000), 200),
    'tags that are not closed': () => [harmless('<b>'.repeat(100_000)), plain('<b>'.repeat(100_000), 200)],
    'tags of which some are closed': () => harmless('<b></p>'.repeat(40_000)),
    'tags that are removed': () => harmless('<svg>'.repeat(60_000)),
    'tags that never begin': () => [harmless('<'.repeat(300_000)), plain('<'.repeat(300_000), 200)],
    entities: () => [harmless('&lt;'.repeat(75_000)), plain('&lt;'.repeat(75_000), 200)],
    'as many tags as are read': () => harmless('<b>'.repeat(5000)),
    'a cell of a table': () => day.read(`${' 00:00'.repeat(20_000)}\n`),
    'a User-Agent': () => browserWords('/Version/'.repeat(7_000)),
  }
  for (const [name, run] of Object.entries(cases)) {
    const began = performance.now()
    run()
    const ms = performance.now() - began
    t.ok(ms < 200, `${name}: ${ms.toFixed(1)} ms`)
  }
  t.end()
})
