// The alerts and the sheets of the guides: true to the metrics of a running server, to PROMISES.md and to the commands.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import t from 'tap'
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
  const alone = await (await fetch(`${world.origin}/metrics`)).text()
  if (!onServer) return alone
  const workers = await startServer(t, { MODE: 'development', WORKERS: '2', ...(await givenDatabase(t)) })
  const together = await (await fetch(`${workers.origin}/metrics`)).text()
  await workers.stop()
  return `${alone}\n${together}`
}
const metrics = await metricsNow()
/** Every metric by its name in an expression, with the labels of its series. */
const labelsByName = new Map<string, Set<string>>()
for (const [, name = '', type] of metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm))
  for (const series of type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name])
    labelsByName.set(series, new Set())
for (const [, name = '', labels = ''] of metrics.matchAll(/^(\w+)\{(.*)\} \S+$/gm))
  for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) labelsByName.get(name)?.add(label)
// Only several workers have it.
if (!onServer) labelsByName.set('worker_up', new Set(['pid']))
// Prometheus itself adds a metric for each target, and a label to each series.
labelsByName.set('up', new Set())

/** The words of an expression that name no metric. */
const grammar = new Set('sum by le operation or unless offset rate increase delta changes histogram_quantile'.split(' '))

t.test('each alert reads metrics and labels that a server has', (t) => {
  for (const { alert, expr } of rules) {
    const words = [...expr.replaceAll(/"[^"]*"|\[\w+\]/g, '').matchAll(/\b([a-z_]\w*)(?:\{([^}]*)\})?/g)]
    const series = words.filter(([, name = '']) => !grammar.has(name))
    t.ok(series.length > 0, alert)
    for (const [, name = '', matchers = ''] of series) {
      t.ok(labelsByName.has(name), `${alert}: ${name}`)
      for (const [label] of matchers.matchAll(/\w+(?=!?=)/g))
        t.ok(label === 'job' || labelsByName.get(name)?.has(label), `${alert}: ${label}`)
    }
  }
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

const promtool = '/usr/bin/promtool'
t.test('Prometheus accepts the alerts', { skip: existsSync(promtool) ? false : 'Prometheus is not installed' }, (t) => {
  const { status, stderr, stdout } = spawnSync(promtool, ['check', 'rules', rulesPath], { cwd: root, encoding: 'utf8' })
  t.equal(status, 0, stdout + stderr)
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
