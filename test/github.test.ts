// GitHub's document, 1,223 operations: generated, compiled, loaded and answered by mocks, within bounds (`make proof`).
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import ts from 'typescript'
import { operationsOf, sentMedia, type Document } from '../src/contract/document.ts'
import { sampleOf } from '../src/contract/sample.ts'
import { startForeign } from './fixtures/foreign/server.ts'

const skip = process.env.SPINDLE_PROOF === '1' ? false : 'downloads a package of 29 MB: set SPINDLE_PROOF=1'
/** Unpacked the package has 470 MB, so only the one document is taken out of it. */
const source = '@octokit/openapi@23.0.2'
const sha256 = '829b4bebb19a53133289f7b0bc819f4f1118115821db2ca9f25e9ee995a7da2a'
/** Time and memory: about twice what it took when the bounds were set. */
const most = { seconds: 20, megabytes: 2000, load: 10, types: 40 }
const post = { method: 'POST', headers: { 'content-type': 'application/json' } }

type Fault = { readonly keyword: string; readonly params: { readonly missingProperty?: string; readonly passingSchemas?: unknown } }

/** Whether a schema accepts nothing that follows it: it requires a property that it lacks, or its alternatives overlap. */
const isOfDocument = ({ keyword, params }: Fault) =>
  keyword === 'required' ? params.missingProperty === 'tags' : keyword === 'oneOf' && Array.isArray(params.passingSchemas)

t.test('the document of GitHub is generated, loaded and answered', { skip }, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'github-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  const packed = execFileSync('npm', ['pack', source, '--silent', '--pack-destination', folder], { cwd: folder, encoding: 'utf8' }).trim()
  execFileSync('tar', ['xzf', packed, '--strip-components=2', 'package/generated/api.github.com.json'], { cwd: folder })
  const document = join(folder, 'api.github.com.json')
  t.equal(createHash('sha256').update(readFileSync(document)).digest('hex'), sha256)

  const program = fileURLToPath(new URL('fixtures/foreign/generate.ts', import.meta.url))
  const told = execFileSync(process.execPath, [program, document, folder], { encoding: 'utf8', maxBuffer: 10 * 2 ** 20 })
  const { warnings, seconds, megabytes } = JSON.parse(told) as { warnings: string[]; seconds: number; megabytes: number }
  t.strictSame(warnings, [
    '#/paths/~1repos~1{owner}~1{repo}~1pulls/post/requestBody/content/application~1json/schema/properties/head_repo/format: repo.nwo is not understood and not checked',
    '#/paths/~1repos~1{owner}~1{repo}~1releases~1{release_id}~1assets/post/requestBody/content/application~1octet-stream: the body is passed on as bytes, unchecked',
    '#: has no `security`: every operation without its own requires a token',
  ])
  t.ok(seconds < most.seconds, `${seconds} s of CPU`)
  t.ok(megabytes < most.megabytes, `${megabytes} MB`)
  t.comment(`figure: generated in ${seconds.toFixed(1)} s of CPU and ${Math.round(megabytes)} MB`)

  const typesFrom = performance.now()
  const options = { strict: true, noEmit: true, types: [], target: ts.ScriptTarget.ES2024, module: ts.ModuleKind.NodeNext }
  const compiled = ts.createProgram([join(folder, 'types.ts'), join(folder, 'facts.ts')], options)
  t.strictSame(
    ts.getPreEmitDiagnostics(compiled).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    [],
  )
  const typesSeconds = (performance.now() - typesFrom) / 1000
  t.ok(typesSeconds < most.types, `types compiled in ${typesSeconds} s`)

  const loadFrom = performance.now()
  const { ask, facts, validators, document: read, close } = await startForeign(folder, { refuseViolations: false })
  t.teardown(close)
  const load = (performance.now() - loadFrom) / 1000
  t.ok(load < most.load, `loaded in ${load} s`)
  t.comment(`figure: types compiled in ${typesSeconds.toFixed(1)} s; loaded with a server in ${load.toFixed(1)} s`)
  t.equal(Object.keys(facts).length, 1223)

  t.match(await ask('/repos/octocat/hello/issues?per_page=2'), { status: 200, mock: 'true', body: [{ number: 1347 }] })
  t.match(await ask('/repos/octocat/hello/compare/main...topic'), { status: 200, mock: 'true', body: { status: 'behind' } })
  t.match(await ask('/user/repos', { ...post, body: '{"name":"hello"}' }), { status: 201, mock: 'true' })
  t.match(await ask('/user/repos', { ...post, body: '{}' }), { status: 400, body: { validation_errors: { name: ['is required'] } } })
  t.match(await ask('/repos/octocat/hello/issues?state=shut'), { status: 400 })
  t.match(await ask('/repos/octocat/hello/actions/workflows/main.yml'), { status: 200 }, 'an id or a name')
  t.match(await ask('/markdown/raw', { ...post, headers: { 'content-type': 'text/x-markdown' }, body: '# Hello' }), { status: 200 })
  t.match(await ask('/markdown/raw', { ...post, body: '"# Hello"' }), { status: 415 })
  t.match(await ask('/repos/octocat/hello/issues', { scopes: '' }), { status: 401 })

  // Every read answers, each with an example of the document, which its own schemas do not always accept.
  let [answered, wrong] = [0, 0]
  for (const { id, method, path, operation } of operationsOf(read)) {
    if (method !== 'GET') continue
    const keys = path.replaceAll(/\{[^}]+\}/g, () => '1')
    const required = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query' && parameter.required)
    if (required.length > 0) continue
    const { status, mock, body } = await ask(keys)
    if (mock !== 'true') {
      if (![400, 404].includes(status)) t.fail(`${id} answered ${status}`)
      continue
    }
    answered++
    if (validators[`${id}_${status}`]?.(body) === false) wrong++
  }
  t.ok(answered > 500, `${answered} reads are answered by mocks`)
  t.comment(`figure: ${answered} reads answered, ${wrong} with an example of the document that its schema does not accept`)

  // Where a document has no example, the body is made from the schema: here for every response, as if it had neither examples nor defaults,
  // some of which do not fit their own schemas either.
  const isGiven = (key: string, value: unknown) => key === 'example' || (key === 'default' && typeof value !== 'object')
  const bare = JSON.parse(JSON.stringify(read, (key, value) => (isGiven(key, value) ? undefined : value))) as Document
  let samples = 0
  for (const { id, operation } of operationsOf(bare))
    for (const [status, { content = {} }] of Object.entries(operation.responses)) {
      const schema = content[sentMedia(content) ?? '']?.schema
      const check = validators[`${id}_${status}`]
      if (!schema || !check) continue
      samples++
      if (check(sampleOf(bare, schema))) continue
      const faults = (check.errors ?? []) as Fault[]
      t.ok(faults.some(isOfDocument), `${id} ${status}: ${JSON.stringify(faults)}`)
    }
  t.ok(samples > 2500, `${samples} bodies are made from schemas`)
})
