// The alerts, the dashboard and the sheets of the guides: true to the metrics of a running server, to PROMISES.md and to the commands.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { parse } from 'yaml'
import { allCommands } from '../src/operator/commands.ts'
import { startServer } from './fixtures/process.ts'
import { givenReceiver } from './fixtures/receiver.ts'
import { givenDatabase, givenWorld } from './fixtures/server.ts'
import { givenSubscription, teller } from './fixtures/subscription.ts'

const onServer = Boolean(process.env.DATABASE_URL)
const root = new URL('..', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const rulesPath = 'src/operator/alerts.yaml'
type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string; sheet: string } }
const rules: Rule[] = parse(read(rulesPath)).groups.flatMap((group: { rules: Rule[] }) => group.rules)
type Panel = { type: string; title: string; targets?: { expr: string }[] }
const dashboard: { panels: Panel[]; templating: { list: { query: unknown }[] } } = JSON.parse(read('src/operator/dashboard.json'))
const panels = dashboard.panels.filter(({ type }) => type !== 'row')
const sheets = read('openapi/guides/14-broken-promises.md')
const headingsOf = (text: string) =>
  [...text.matchAll(/^### (([A-Z]\d+)\. .*)$/gm)].map(([, heading = '', code = '']) => ({ heading, code }))

/** The metrics of a server with some history, and of one with workers where there is a Postgres server. */
async function metricsNow(): Promise<string> {
  const world = await givenWorld(t, { environment: { ALLOW_PRIVATE_TARGETS: '1' } })
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const receiver = await givenReceiver(t)
  await givenSubscription(caller, receiver, 'fine', 'candidate_created')
  await teller(world)({ account: account.id, event: 'candidate_created', subject: { candidate: '0190000000000001' } })
  await world.application.delivery.idle()
  await world.at('/spi/v2').callerWith(caller.token).get('/jobs')
  world.application.metrics.violated('getJob')
  world.application.metrics.removed('getJob', 1)
  const alone = await (await fetch(`${world.origin}/metrics`)).text()
  if (!onServer) return alone
  const given = await givenDatabase(t)
  const workers = await startServer(t, { MODE: 'development', WORKERS: '2', REPLICA_URL: String(given.DATABASE_URL), ...given })
  const together = await (await fetch(`${workers.origin}/metrics`)).text()
  await workers.stop()
  return `${alone}\n${together}`
}
const metrics = await metricsNow()
/** Every metric by its name in an expression, with the labels of its series, and what it is. */
const labelsByName = new Map<string, Set<string>>()
const typeByName = new Map<string, string>()
for (const [, name = '', type = ''] of metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
  const isHistogram = type === 'histogram'
  for (const series of isHistogram ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name]) {
    labelsByName.set(series, new Set())
    typeByName.set(series, isHistogram ? 'counter' : type)
  }
}
for (const [, name = '', labels = ''] of metrics.matchAll(/^(\w+)\{(.*)\} \S+$/gm))
  for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) labelsByName.get(name)?.add(label)
// Only several workers have it, and servers with a standby.
if (!onServer) {
  labelsByName
    .set('worker_up', new Set(['pid']))
    .set('database_reads_total', new Set(['from']))
    .set('database_standby_lag_seconds', new Set())
  typeByName.set('database_reads_total', 'counter').set('database_standby_lag_seconds', 'gauge')
}
// The garbage collector has run or not.
labelsByName.get('nodejs_gc_duration_seconds_sum')?.add('kind')
// Prometheus itself adds a metric for each target, and a label to each series.
labelsByName.set('up', new Set())

/** The words of an expression that name no metric. */
const grammar = new Set('sum max count topk vector by and or unless offset rate increase delta changes histogram_quantile'.split(' '))
/** The labels that Prometheus adds to every series. */
const added = new Set(['job', 'instance'])

/** Checks that a server has the metrics of an expression, with the labels by which it selects and groups, and that only counters have rates. */
function checkExpression(t: Test, about: string, expr: string): void {
  const plain = expr.replaceAll(/"[^"]*"|\[[\w$]+\]/g, '')
  const grouped = [...plain.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(', '))
  const words = [...plain.replaceAll(/\bby \([^)]*\)/g, '').matchAll(/\b([a-z_]\w*)(?:\{([^}]*)\})?/g)]
  const series = words.filter(([, name = '']) => !grammar.has(name))
  t.ok(series.length > 0, about)
  for (const [, name = '', matchers = ''] of series) {
    t.ok(labelsByName.has(name), `${about}: ${name}`)
    const selected = [...matchers.matchAll(/\w+(?=!?=)/g)].map(([label]) => label)
    for (const label of [...selected, ...grouped])
      t.ok(added.has(label) || labelsByName.get(name)?.has(label), `${about}: ${name} ${label}`)
  }
  for (const [, name = ''] of plain.matchAll(/\b(?:rate|increase)\((\w+)/g)) t.equal(typeByName.get(name), 'counter', `${about}: ${name}`)
  for (const [, name = ''] of plain.matchAll(/\b(?:max|sum by \(instance\)|delta) ?\((\w+)\{/g))
    if (!grammar.has(name)) t.equal(typeByName.get(name), 'gauge', `${about}: ${name}`)
}

t.test('each alert reads metrics and labels that a server has', (t) => {
  for (const { alert, expr } of rules) checkExpression(t, alert, expr)
  t.end()
})

t.test('each alert names a sheet and says how urgent it is', (t) => {
  t.equal(new Set(rules.map(({ alert }) => alert)).size, rules.length)
  const codes = headingsOf(sheets).map(({ code }) => code)
  for (const { alert, labels, annotations } of rules) {
    t.ok(codes.includes(annotations.sheet), `${alert}: ${annotations.sheet}`)
    t.match(labels.severity, /^(page|ticket)$/, alert)
    t.ok(annotations.summary, alert)
  }
  t.end()
})

t.test('each panel of the dashboard reads metrics and labels that a server has, of one or several servers', (t) => {
  t.ok(panels.length > 20)
  t.equal(new Set(panels.map(({ title }) => title)).size, panels.length)
  for (const { title, targets = [] } of panels) {
    t.ok(targets.length > 0, title)
    for (const { expr } of targets) {
      checkExpression(t, title, expr)
      t.equal(expr.match(/instance=~"\$instance"/g)?.length, expr.match(/\w+\{/g)?.length, `${title} obeys the choice of servers`)
    }
  }
  const [, server] = dashboard.templating.list
  t.match(server, { query: { query: 'label_values(build_info, instance)' } })
  t.ok(labelsByName.has('build_info'))
  t.end()
})

const promtool = '/usr/bin/promtool'
const skip = existsSync(promtool) ? false : 'Prometheus is not installed'
const check = (path: string) => {
  const { status, stderr, stdout } = spawnSync(promtool, ['check', 'rules', path], { cwd: root, encoding: 'utf8' })
  return { status, told: stdout + stderr }
}
t.test('Prometheus accepts the alerts and the expressions of the dashboard', { skip }, (t) => {
  const alerts = check(rulesPath)
  t.equal(alerts.status, 0, alerts.told)
  const folder = mkdtempSync(join(tmpdir(), 'spindle-rules-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  const recorded = panels.flatMap(({ targets = [] }, panel) =>
    targets.map(({ expr }, at) => ({ record: `panel:${panel}:${at}`, expr: expr.replaceAll('$__rate_interval', '1m') })),
  )
  const path = join(folder, 'rules.yaml')
  // JSON is YAML.
  writeFileSync(path, JSON.stringify({ groups: [{ name: 'dashboard', rules: recorded }] }))
  const told = check(path)
  t.equal(told.status, 0, told.told)
  t.end()
})

t.test('there is a sheet for each promise, which names metrics and commands that exist', (t) => {
  const headings = headingsOf(sheets).map(({ heading }) => heading)
  t.strictSame(
    headings,
    headingsOf(read('PROMISES.md')).map(({ heading }) => heading),
  )
  for (const [, sheet = ''] of sheets.matchAll(/^### ([^]*?)(?=^##|$(?![^]))/gm))
    t.match(sheet, /^.+\n\n- \*\*See:\*\* [^]+\n- \*\*Means:\*\* [^]+\n- \*\*Do:\*\* [^]+/)
  const metric = /`([a-z_]+_(?:seconds|total|fds|up|waiting|disabled|count|info))`/g
  for (const [, name = ''] of sheets.matchAll(metric)) t.ok(labelsByName.has(name) || labelsByName.has(`${name}_count`), name)
  const commands = allCommands.map(({ name }) => name)
  for (const [, name = ''] of sheets.matchAll(/`spindle ([a-z]+(?: [a-z-]+)?)(?: --[a-z]+)*`/g)) t.ok(commands.includes(name), name)
  t.end()
})
