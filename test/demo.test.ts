// The demo: its contents, that it is the same everywhere, and that its credentials work and survive a restart.
import t from 'tap'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { operator } from '../src/access/audit.ts'
import { hashPassword, verifyPassword } from '../src/access/password.ts'
import { scopes } from '../src/access/scopes.ts'
import { hashOf } from '../src/access/tokenText.ts'
import { plantDemo, type DemoFile } from '../src/transfer/demo/plantDemo.ts'
import { copyOf, numberOfCopy, type DemoRecord } from '../src/transfer/demo/copies.ts'
import { demoAccountOf, readDemoAccount } from '../src/transfer/demo/records.ts'
import { plantAccount } from '../src/transfer/demo/plantAccount.ts'
import { exportAccount } from '../src/transfer/export.ts'
import { importLines } from '../src/transfer/import.ts'
import { assemble, type Application } from '../src/assemble.ts'
import { migrations } from '../src/db/migrations.ts'
import { diskStore } from '../src/files/store.ts'
import { openDatabase, type Database, type Execute } from '../src/db/client.ts'
import { configOf } from '../src/config.ts'
import { attributeTypes, questionTypes } from '../src/db/schema.ts'
import { statementsOver } from '../src/db/statements.ts'
import { copyTemplate } from './fixtures/template.ts'

type Asserting = { equal(found: unknown, wanted: unknown, message: string): boolean }
type Teardown = { teardown(work: () => unknown): unknown }
type Item = Record<string, any>
type Demo = Awaited<ReturnType<typeof givenDemo>>

/** A data directory with a migrated, empty database. */
async function givenDirectory(t: Teardown): Promise<string> {
  const made = mkdtempSync(join(tmpdir(), 'spindle-demo-'))
  t.teardown(() => rmSync(made, { recursive: true, force: true }))
  await copyTemplate(join(made, 'data/postgres'))
  return join(made, 'data')
}

/** A listening server with the demo. `shown` is the address in the demo's files, by default the server's own. */
async function givenDemo(dataDir: string, shown?: string) {
  const config = configOf({ MODE: 'development', DATA_DIR: dataDir, RATE_LIMIT_ACCOUNT: '1000000', LOG_LEVEL: 'silent' })
  const opened = await openDatabase({ dataDir: `${dataDir}/postgres`, migrations })
  let sent = 0
  const counted =
    (execute: Execute): Execute =>
    (text, values) => {
      sent++
      return execute(text, values)
    }
  const database: Database = {
    ...opened,
    execute: counted(opened.execute),
    transaction: (work) => opened.transaction((execute) => work(counted(execute))),
  }
  const application: Application = await assemble(config, { now: Date.now, logger: false, database })
  const address = await application.server.listen({ host: '127.0.0.1', port: 0 })
  const said = await plantDemo({ ...application, dataDir, address: shown ?? address })
  const planting = sent
  const get = (path: string, token: string) => fetch(new URL(path, address), { headers: { authorization: `Bearer ${token}` } })
  return { ...application, address, said, planting, get, file: readDemo(dataDir) }
}

const readDemo = (dataDir: string) => JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as DemoFile
/** User tokens are new at each start. */
const withoutUsers = ({ auth_url, accounts }: DemoFile) => ({
  auth_url,
  accounts: accounts.map(({ tokens: { account, r_jobs, partner }, ...entry }) => ({ ...entry, tokens: { account, r_jobs, partner } })),
})
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const shortcodes = (rows: Item[]) => rows.map(({ shortcode }) => String(shortcode))

/** The demo's records of one type for an account. */
async function recordsOf(subdomain: 'nordlicht' | 'tidewell', type: string): Promise<Item[]> {
  const { lines } = await readDemoAccount(subdomain)
  return lines.map((line) => JSON.parse(line) as Item).filter(({ record }) => record === type)
}

/** Every item of a collection, following `paging.next`. */
async function all(t: Asserting, { get }: Demo, path: string, token: string, name: string): Promise<Item[]> {
  const items: Item[] = []
  for (let next: string | undefined = path; next !== undefined;) {
    const answer = await get(next, token)
    const body = (await answer.json()) as Item
    if (!t.equal(answer.status, 200, next)) break
    items.push(...body[name])
    next = body.paging?.next
  }
  return items
}

const home = await givenDirectory(t)
const demo = await givenDemo(home)
t.teardown(() => demo.close())
const [first, second] = demo.file.accounts as [DemoFile['accounts'][0], DemoFile['accounts'][0]]

t.test('paging reaches all 60 jobs, in all four states', async (t) => {
  const path = '/spi/v3/jobs?limit=7&include_fields=full_description,description,requirements,benefits'
  const jobs = await all(t, demo, path, first.tokens.r_jobs, 'jobs')
  t.equal(jobs.length, 60)
  t.equal(new Set(shortcodes(jobs)).size, 60)
  const states = Object.groupBy(jobs, ({ state }) => state as string)
  for (const state of ['draft', 'published', 'closed', 'archived']) t.ok((states[state]?.length ?? 0) >= 7, state)
  t.same(
    jobs,
    jobs.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at)),
    'ids ascend with the dates',
  )
  for (const { id, created_at, updated_at } of jobs) {
    t.equal(Number(BigInt(`0x${id}`) >> 16n), Date.parse(created_at), `${id} was minted at ${created_at}`)
    t.ok(created_at <= updated_at && updated_at <= '2026-11-01T09:00:00Z', updated_at)
  }
  t.same(new Set(jobs.map(({ workplace_type }) => workplace_type)), new Set(['on_site', 'hybrid', 'remote']))
  t.equal(Math.max(...jobs.map(({ department_hierarchy }) => department_hierarchy.length)), 3)
  t.ok(new Set(jobs.map(({ location }) => location.country)).size >= 6)
  t.ok(jobs.some(({ code }) => code === null) && jobs.some(({ keywords }) => keywords?.length > 1))
  const intern = jobs.find(({ title }) => title === 'Robotics Intern')
  t.match(intern, { benefits: null, requirements: /^<ul>/ }, 'an empty text is shown as null')
  t.equal((await recordsOf('nordlicht', 'job')).find(({ title }) => title === 'Robotics Intern')?.benefits, '')
  for (const job of jobs) t.equal((await demo.get(`/spi/v3/jobs/${job.shortcode}`, first.tokens.r_jobs)).status, 200, job.full_title)
})

t.test("the demo contains the contract's examples", async (t) => {
  const { paths } = (await (await fetch(new URL('/openapi-3.1.json', demo.address))).json()) as Item
  const { jobs, paging } = paths['/jobs'].get.responses['200'].content['application/json'].example
  const shown = (await (await demo.get('/spi/v3/jobs?limit=2', first.tokens.r_jobs)).json()) as Item
  t.same(shown.jobs, jobs)
  t.equal(new URL(shown.paging.next).search, new URL(paging.next).search)
  const { shortcode, ...example } = paths['/jobs/{shortcode}'].get.responses['200'].content['application/json'].example
  t.same(await (await demo.get(`/spi/v3/jobs/${shortcode}`, first.tokens.r_jobs)).json(), { shortcode, ...example })
  const { members } = (await (await demo.get('/spi/v3/members?limit=3', first.tokens.r_jobs)).json()) as Item
  t.same(members, paths['/members'].get.responses['200'].content['application/json'].example.members)
  for (const path of [
    '/recruiters',
    '/stages',
    '/custom_attributes',
    '/disqualification_reasons',
    ...['members', 'recruiters', 'stages', 'questions', 'application_form', 'custom_attributes'].map((part) => `/jobs/{shortcode}/${part}`),
  ]) {
    const answer = await demo.get(`/spi/v3${path.replace('{shortcode}', shortcode)}`, first.tokens.r_jobs)
    t.same(await answer.json(), paths[path].get.responses['200'].content['application/json'].example, path)
  }
})

t.test('there are 25 members with all roles, two of them inactive', async (t) => {
  const members = await all(t, demo, '/spi/v3/members?status=all&limit=10', first.tokens.account, 'members')
  t.equal(members.length, 25)
  const count = (holds: (member: Item) => boolean) => members.filter(holds).length
  t.equal(
    count(({ active }) => !active),
    2,
  )
  t.ok(count(({ active, role, hris_role }) => active && role === 'admin' && hris_role === 'hris_admin') >= 2, 'each can be deactivated')
  for (const role of ['admin', 'simple', 'reviewer', 'no_access']) t.ok(count((member) => member.role === role) >= 2, role)
  t.equal(
    count(({ roles }) => roles.includes('workable.superadmin')),
    1,
  )
  t.ok(count(({ collaboration_rules: rules }) => rules.length > 0) > 5)
  for (const { email } of members) t.match(email, /^[a-z]+\.[a-z]+@nordlicht-robotics\.example$/)
  const onJob = await all(t, demo, '/spi/v3/members?shortcode=4F0A7C92BD', first.tokens.r_jobs, 'members')
  t.same(new Set(onJob.map(({ name }) => name)), new Set(['Jonas Weber', 'Lena Brandt', 'Freya Lindqvist']))
})

t.test('there are stages, recruiters, and questions of every type', async (t) => {
  const of = (table: string) =>
    demo.database.execute(`select x.* from ${table} x join accounts a on a.id = x.account_id where a.subdomain = $1`, ['nordlicht'])
  const stages = (await of('stages')).map(({ slug, name, kind, position }) => ({ slug, name, kind, position }))
  t.equal(stages.length, 7)
  t.same(stages[2], { slug: 'phone-screen', name: 'Phone Screen', kind: 'phone-screen', position: 3 })
  t.equal((await of('recruiters')).length, 4)
  t.ok((await of('job_recruiters')).length > 10)
  t.ok((await of('job_members')).length > 120)
  const questions = await of('job_questions')
  t.ok(questions.length > 150, `${questions.length} questions`)
  t.same(new Set(questions.map(({ type }) => type)), new Set(questionTypes))
  const perJob = Object.values(Object.groupBy(questions, ({ job_id }) => String(job_id))).map((rows) => rows?.length ?? 0)
  t.ok(Math.min(...perJob) >= 3 && Math.max(...perJob) === 5)
  for (const { type, choices, max_file_size } of questions) {
    t.equal(Array.isArray(choices), type === 'dropdown' || type === 'multiple_choice')
    t.equal(max_file_size, type === 'file' ? 20971520 : null)
  }
})

t.test('both accounts have reasons of both kinds, custom attributes of every type, and forms', async (t) => {
  for (const { tokens, subdomain } of [first, second]) {
    const read = async (path: string) => (await (await demo.get(`/spi/v3${path}`, tokens.r_jobs)).json()) as Item
    const reasons = (await read('/disqualification_reasons')) as unknown as Item[]
    t.same(new Set(reasons.map(({ candidate_withdrew }) => candidate_withdrew)), new Set([false, true]), subdomain)
    const { custom_attributes: attributes } = await read('/custom_attributes')
    t.same(new Set(attributes.map(({ type }: Item) => type)), new Set(attributeTypes), subdomain)
    t.ok(attributes.some(({ enabled }: Item) => !enabled))
    let asked = 0
    for (const { shortcode, state } of await all(t, demo, '/spi/v3/jobs?limit=100', tokens.r_jobs, 'jobs')) {
      const form = await read(`/jobs/${shortcode}/application_form`)
      const [kept] = await demo.database.execute('select jsonb_array_length(application_form) as fields from jobs where shortcode = $1', [
        shortcode,
      ])
      t.equal(form.form_fields.length, kept?.fields, 'the catalogue has every field')
      if (state === 'draft') t.same(form, { form_fields: [], questions: [] })
      else t.ok(form.form_fields.length > 1 && form.questions.length > 2, shortcode)
      asked += (await read(`/jobs/${shortcode}/custom_attributes`)).custom_attributes.length > 0 ? 1 : 0
    }
    t.ok(asked >= 6, `${asked} jobs of ${subdomain} ask for attributes`)
  }
})

t.test('the second account is smaller and separate', async (t) => {
  const jobs = await all(t, demo, '/spi/v3/jobs', second.tokens.r_jobs, 'jobs')
  t.equal(jobs.length, 8)
  t.equal((await all(t, demo, '/spi/v3/members?status=all', second.tokens.r_jobs, 'members')).length, 6)
  t.equal((await demo.get('/spi/v3/jobs/4F0A7C92BD', second.tokens.account)).status, 404)
})

/** Employees as an HRIS admin sees them, including drafts. */
async function employeesOf(t: Asserting, { tokens, member_id }: DemoFile['accounts'][0]): Promise<Item[]> {
  const found: Item[] = []
  for (let total = 1; found.length < total;) {
    const answer = await demo.get(`/spi/v3/employees?member_id=${member_id}&limit=100&offset=${found.length}`, tokens.account)
    const body = (await answer.json()) as Item
    if (!t.equal(answer.status, 200, 'employees') || body.employees.length === 0) break
    found.push(...body.employees)
    total = body.total_count
  }
  return found
}

async function timeOff(t: Asserting, token: string, query = ''): Promise<Item[]> {
  const found: Item[] = []
  for (let total = 1; found.length < total;) {
    const path = `/spi/v3/timeoff/requests?from_date=2026-01-01T00:00:00&limit=100&offset=${found.length}${query}`
    const answer = await demo.get(path, token)
    const body = (await answer.json()) as Item
    if (!t.equal(answer.status, 200, path) || body.requests.length === 0) break
    found.push(...body.requests)
    total = body.total_count
  }
  return found
}

t.test('the accounts have 120 employees on five levels, and 15', async (t) => {
  for (const [entry, count, levels, drafts, linked] of [
    [first, 120, 5, 2, 23],
    [second, 15, 4, 0, 5],
  ] as const) {
    const employees = await employeesOf(t, entry)
    t.equal(employees.length, count)
    t.equal(employees.filter(({ state }) => state === 'draft').length, drafts)
    t.equal(Math.max(...employees.map(({ reporting_line: line }) => line.length)) + 1, levels)
    const byId = new Map(employees.map((employee) => [employee.id as string, employee]))
    const { account } = await kept(demo, entry.subdomain)
    const departments = await demo.database.execute('select to_hex(id) as id from departments where account_id = $1', [account])
    for (const { reporting_line: line, manager_id: manager, ...employee } of employees) {
      t.equal(line.length, manager === null ? 0 : byId.get(manager)?.reporting_line.length + 1, employee.work_email)
      t.match(employee, { work_email: /^[a-z]+(\.[a-z]+)+@/, phone: /^\+[0-9 ]+$/, job_title: /./ })
      t.ok(employee.department_id === null || departments.some(({ id }) => id === employee.department_id))
    }
    const schedules = new Set(employees.map(({ work_schedule_id }) => work_schedule_id))
    t.ok(schedules.size >= 2 && !schedules.has(null), `${schedules.size} work schedules`)
    const members = await all(t, demo, '/spi/v3/members?limit=50', entry.tokens.account, 'members')
    const addresses = new Set(employees.map(({ work_email }) => work_email))
    t.same(
      members.filter(({ email }) => !addresses.has(email)),
      [],
      'every active member works there',
    )
    const [row] = await demo.database.execute(
      `select count(*)::int as linked from employees e join members m on m.account_id = e.account_id and m.id = e.member_id
        where m.email = e.work_email and e.account_id = (select id from accounts where subdomain = $1)`,
      [entry.subdomain],
    )
    t.equal(row?.linked, linked)
  }
})

t.test('demo.json names a manager, who sees their reports and the reports’ time off requests', async (t) => {
  for (const { tokens, employee_id, member_id } of [first, second]) {
    t.match([employee_id, member_id], [/^[0-9a-f]{16}$/, /^[0-9a-f]{16}$/])
    const answer = await demo.get(`/spi/v3/employees/${employee_id}?member_id=${member_id}`, tokens.account)
    t.equal(answer.status, 200)
    const manager = (await answer.json()) as Item
    t.equal(manager.member_id, member_id)
    const reports = manager.direct_reports.map(({ id }: Item) => id as string)
    t.ok(reports.length > 0)
    const own = await timeOff(t, tokens.account, `&employee_id=${employee_id}`)
    t.ok(own.length > 0, 'the manager is away at times')
    const theirs = reports.flatMap((id: string) => `&employee_ids=${id}`).join('')
    const seen = await timeOff(t, tokens.user, theirs)
    t.ok(seen.length >= reports.length)
    t.same(new Set(seen.map((request) => request.employee_id)), new Set(reports))
    t.equal((await demo.get(`/spi/v3/timeoff/requests?from_date=2026-01-01T00:00:00${theirs}`, tokens.simple_user ?? '')).status, 403)
    const waiting = (await timeOff(t, tokens.user, '&states=pending')).flatMap(({ pending_approvals: approvals }) => approvals)
    t.ok(
      waiting.some(({ approver_id }) => approver_id === member_id),
      'the manager has something to decide',
    )
  }
})

t.test('the accounts have 249 and 32 time off requests, in every state and category, as the server would have created them', async (t) => {
  for (const [entry, count] of [
    [first, 249],
    [second, 32],
  ] as const) {
    const requests = await timeOff(t, entry.tokens.account)
    t.equal(requests.length, count)
    t.same(new Set(requests.map(({ state }) => state)), new Set(['approved', 'pending', 'rejected', 'canceled']))
    const { categories } = (await (await demo.get('/spi/v3/timeoff/categories', entry.tokens.account)).json()) as Item
    t.same(new Set(requests.map(({ category_name }) => category_name)), new Set(categories.map(({ name }: Item) => name)))
    t.same(
      new Set(requests.map(({ timeoff_tracking_unit: unit }) => unit)),
      new Set(['full_days', 'half_days', 'hours']),
      'with every unit',
    )
    t.ok(requests.some(({ half_days: halves }) => halves.length > 0))
    for (const { state, pending_approvals: approvals, requesting_total: total, formatted_period } of requests) {
      t.ok(total > 0, formatted_period)
      t.equal(approvals.length > 0, state === 'pending', formatted_period)
    }
    const { balances } = (await (
      await demo.get(`/spi/v3/timeoff/balances?employee_id=${entry.employee_id}&year=2026`, entry.tokens.account)
    ).json()) as Item
    t.match(balances[0], { name: 'Vacation', time_off_tracking_unit: 'half_days' })
    t.match(balances[1], { name: 'Unpaid leave', has_unlimited_timeoff: true })

    const { account } = await kept(demo, entry.subdomain)
    const [days] = await demo.database.execute(
      'select array_agg(distinct extract(year from day)::int) as years from holidays where account_id = $1',
      [account],
    )
    t.same(days?.years, [2026, 2027])
    const [carried] = await demo.database.execute(
      'select count(*)::int as some from time_off_allowances where account_id = $1 and carry_over > 0',
      [account],
    )
    t.ok(Number(carried?.some) > 0, 'some have brought days over')
  }
})

t.test('each demo request has the units and the approvers that a new one like it gets', async (t) => {
  for (const { subdomain, tokens } of [first, second]) {
    const { account } = await kept(demo, subdomain)
    const rows = await demo.database.execute(
      `select encode(e.key, 'hex') as employee, encode(c.key, 'hex') as category, encode(m.key, 'hex') as requester, r.units,
              to_char(r.from_date, 'YYYY-MM-DD"T"HH24:MI:SS.MS') as from_date, to_char(r.to_date, 'YYYY-MM-DD"T"HH24:MI:SS.MS') as to_date,
              r.half_days, array(select u.year || ' ' || u.units from time_off_usages u
                where u.account_id = r.account_id and u.request_id = r.id order by u.year) as usages,
              array(select a.approver_id from time_off_approvals a
                where a.account_id = r.account_id and a.request_id = r.id order by a.position) as approvers
         from time_off_requests r
         join employees e on e.account_id = r.account_id and e.id = r.employee_id
         join time_off_categories c on c.account_id = r.account_id and c.id = r.category_id
         join members m on m.account_id = r.account_id and m.id = r.requester_id
        where r.account_id = $1 order by r.key`,
      [account],
    )
    for (const row of rows) {
      const { employee, category, requester, from_date, to_date, half_days } = row
      const answer = await fetch(`${demo.address}/spi/v3/timeoff/requests`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokens.account}`, 'content-type': 'application/json' },
        body: JSON.stringify({ employee_id: employee, member_id: requester, category_id: category, from_date, to_date, half_days }),
      })
      const made = (await answer.json()) as Item
      if (!t.equal(answer.status, 200, JSON.stringify(made))) return
      const [same] = await demo.database.execute(
        `select r.id, r.units, array(select u.year || ' ' || u.units from time_off_usages u
             where u.account_id = r.account_id and u.request_id = r.id order by u.year) as usages,
           array(select a.approver_id from time_off_approvals a
             where a.account_id = r.account_id and a.request_id = r.id order by a.position) as approvers
           from time_off_requests r where r.account_id = $1 and encode(r.key, 'hex') = $2`,
        [account, made.id],
      )
      t.same(
        [row.units, row.usages, row.approvers],
        [same?.units, same?.usages, same?.approvers],
        `${String(from_date)} of ${String(employee)}`,
      )
      await demo.database.execute('delete from time_off_requests where account_id = $1 and id = $2', [account, same?.id])
    }
  }
})

t.test('there are about 450 plausible candidates in every stage', async (t) => {
  let total = 0
  for (const [entry, count] of [
    [first, 362],
    [second, 85],
  ] as const) {
    t.match(demo.said, `(${entry.subdomain}): ${entry.subdomain === 'nordlicht' ? '25' : '6'} members`)
    t.match(demo.said, ` ${count} candidates\n`)
    const candidates = await all(t, demo, '/spi/v3/candidates?limit=100', entry.tokens.account, 'candidates')
    total += candidates.length
    t.equal(candidates.length, count)
    t.same(
      candidates.map(({ id }) => String(id)),
      [...new Set(candidates.map(({ id }) => String(id)))].toSorted(),
      'ids ascend',
    )
    const share = (holds: (candidate: Item) => boolean) => candidates.filter(holds).length / candidates.length
    const inStage = ['Sourced', 'Applied', 'Phone Screen', 'Assessment', 'Interview', 'Offer', 'Hired'].map((name) =>
      share(({ stage }) => stage === name),
    )
    t.ok(
      inStage.every((part) => part > 0 && part < 0.6),
      `stages: ${inStage.map((part) => part.toFixed(3)).join(' ')}`,
    )
    const [, applied = 0, , , , , hired = 0] = inStage
    t.ok(applied > 0.3 && hired < 0.04, 'the further, the fewer')
    t.ok(share(({ sourced }) => sourced) > 0.2 && share(({ sourced }) => sourced) < 0.4)
    t.ok(share(({ disqualified }) => disqualified) > 0.5 && share(({ disqualified }) => disqualified) < 0.9)
    const jobs = await all(t, demo, '/spi/v3/jobs?limit=100', entry.tokens.account, 'jobs')
    const byJob = Object.groupBy(candidates, ({ job }) => job.shortcode as string)
    for (const { shortcode, state } of jobs) t.equal(state === 'draft', !byJob[shortcode], `${shortcode} is ${state}`)
    for (const { id, created_at, updated_at, job, hired_at: hiredAt, stage } of candidates) {
      t.ok(created_at >= jobs.find(({ shortcode }) => shortcode === job.shortcode)?.created_at, `${id} came after the job`)
      t.ok(created_at <= updated_at && updated_at <= '2026-11-01T09:00:00Z', `${id} is of the demo's time`)
      t.equal(hiredAt !== null, stage === 'Hired', `${id} is hired when in that stage`)
    }
  }
  t.equal(total, 447)
})

t.test('a candidate’s activities are in order and agree with the candidate’s stage', async (t) => {
  const seen = new Set<string>()
  for (const { subdomain } of [first, second]) {
    const { account } = await kept(demo, subdomain)
    const candidates = await demo.database.execute(
      `select encode(c.key, 'hex') as key, s.slug, c.sourced, c.disqualified, c.disqualification_reason as reason, c.updated_at = c.created_at as untouched,
              (select count(*)::int from ratings r where r.account_id = c.account_id and r.candidate_id = c.id) as ratings,
              (select count(*)::int from events e where e.account_id = c.account_id and e.candidate_id = c.id) as events,
              (select json_agg(json_build_object('action', a.action, 'at', a.created_at, 'in', a.stage->>'slug', 'to', a.target_stage->>'slug',
                      'body', a.body, 'member', a.member_id) order by a.key)
                 from activities a where a.account_id = c.account_id and a.candidate_id = c.id and a.job_id = c.job_id) as activities
         from candidates c join stages s on s.account_id = c.account_id and s.id = c.stage_id where c.account_id = $1 order by c.key`,
      [account],
    )
    for (const { key, slug, sourced, disqualified, reason, untouched, ratings, events, activities } of candidates) {
      const told = activities as Item[]
      const [start, ...rest] = told
      let at = sourced ? 'sourced' : 'applied'
      const right =
        start?.action === (sourced ? 'uploaded' : 'applied') &&
        told.every(({ at: when }, index) => index === 0 || when > told[index - 1]?.at) &&
        told.every(({ action, in: stage, to, member }, index) => {
          seen.add(action)
          const fits = stage === at && (to === null || to === action) && (index === 0 || member !== null)
          at = to ?? at
          return fits
        })
      const last = told.at(-1)
      const ended = disqualified ? last?.action === 'disqualified' && last?.body === reason : last?.action !== 'disqualified'
      const counted = (action: string) => rest.filter((activity) => activity.action === action).length
      const agrees = at === slug && ended && counted('rating') === ratings && counted('event') === events
      const changed = rest.some(({ to, action }) => to !== null || action === 'disqualified')
      if (!right || !agrees || untouched === changed) t.fail(String(key), { found: { slug, sourced, disqualified, told } })
    }
    t.equal(candidates.length, subdomain === 'nordlicht' ? 362 : 85)
  }
  for (const action of ['comment', 'rating', 'event', 'phone-screen', 'assessment', 'interview', 'offer', 'hired'])
    t.ok(seen.has(action), action)
})

t.test('candidates have contact data, history, answers, attributes, tags, comments, ratings and events', async (t) => {
  for (const { subdomain, tokens } of [first, second]) {
    const { account } = await kept(demo, subdomain)
    const [wrong] = await demo.database.execute(
      `select count(*)::int as some from candidates c where account_id = $1 and not sourced and exists (
         select 1 from job_questions q where q.account_id = c.account_id and q.job_id = c.job_id and q.required
            and not exists (select 1 from jsonb_array_elements(c.answers) a where a->>'question' = encode(q.key, 'hex')))`,
      [account],
    )
    t.equal(wrong?.some, 0, 'who applied answered what is required')
    const [foreign] = await demo.database.execute(
      `select count(*)::int as some from candidates c, jsonb_array_elements(c.answers) a where c.account_id = $1 and not exists (
         select 1 from job_questions q where q.account_id = c.account_id and q.job_id = c.job_id and encode(q.key, 'hex') = a->>'question')`,
      [account],
    )
    t.equal(foreign?.some, 0, 'and nothing else')
    const [share] = await demo.database.execute(
      `select avg((email is not null)::int)::float as email, avg((cardinality(tags) > 0)::int)::float as tags,
              avg((cardinality(skills) > 1)::int)::float as skills, avg((jsonb_array_length(education_entries) > 0)::int)::float as education,
              avg((jsonb_array_length(experience_entries) > 0)::int)::float as experience, avg((answers <> '[]')::int)::float as answers,
              avg((custom_attributes <> '{}')::int)::float as attributes, avg((location->>'city' is not null)::int)::float as place,
              avg((social_profiles <> '[]')::int)::float as profiles, count(distinct lower(email))::int = count(email)::int as addresses
         from candidates where account_id = $1`,
      [account],
    )
    for (const [what, part] of Object.entries(share ?? {})) t.ok(Number(part) > 0.25, `${what}: ${Number(part).toFixed(2)}`)
    const scales = await demo.database.execute('select scale, count(*)::int as some from ratings where account_id = $1 group by scale', [
      account,
    ])
    t.same(new Set(scales.map(({ scale }) => scale)), new Set(['thumbs', 'stars', 'numbers']))
    const events = await all(t, demo, '/spi/v3/events?limit=100&include_cancelled=true', tokens.account, 'events')
    t.same(new Set(events.map(({ type }) => type)), new Set(['CallEvent', 'InterviewEvent', 'MeetingEvent']))
    for (const { title, members, candidate, starts_at, ends_at } of events) {
      t.ok(members.length > 0 && title.endsWith(candidate.name) && starts_at < ends_at, title)
    }
    if (subdomain === 'nordlicht') {
      t.equal(events.length, 111)
      t.ok(events.filter(({ starts_at: start }) => start > '2026-11-01T09:00:00Z').length > 10, 'some are ahead')
      t.ok(events.some(({ cancelled }) => cancelled) && events.some(({ conference }) => conference))
    }
  }
  const [candidate] = (await all(t, demo, '/spi/v3/candidates?limit=100&stage=hired', first.tokens.account, 'candidates')) as [Item]
  const answer = await demo.get(`/spi/v3/candidates/${candidate.id}`, first.tokens.account)
  t.equal(answer.status, 200, 'the detail fits the contract')
  const feed = await all(t, demo, `/spi/v3/candidates/${candidate.id}/activities?limit=5`, first.tokens.account, 'activities')
  t.ok(feed.length > 4 && feed.at(-1)?.action === 'hired')
})

async function linesOf(exported: AsyncIterable<string>): Promise<string[]> {
  const lines: string[] = []
  for await (const line of exported) lines.push(line)
  return lines
}

t.test('a demo account can be exported and imported elsewhere', async (t) => {
  const elsewhere = await assemble(configOf({ MODE: 'development', DATA_DIR: await givenDirectory(t), LOG_LEVEL: 'silent' }), {
    now: Date.now,
    logger: false,
  })
  t.teardown(elsewhere.close)
  const store = diskStore(await givenDirectory(t))
  for (const { subdomain } of [first, second]) {
    const options = { subdomain, now: Date.now() }
    const lines = await linesOf(exportAccount({ ...demo.statements, store }, options))
    const { counts } = await importLines({ ...elsewhere.statements, store }, Readable.from(lines))
    t.equal(counts.employee?.added, subdomain === 'nordlicht' ? 120 : 15)
    t.equal(counts.time_off_request?.added, subdomain === 'nordlicht' ? 249 : 32)
    t.equal(counts.candidate?.added, subdomain === 'nordlicht' ? 362 : 85)
    t.same((await linesOf(exportAccount({ ...elsewhere.statements, store }, options))).slice(1), lines.slice(1))
  }
})

t.test('a demo from before there were employees is left unchanged', async (t) => {
  const directory = await givenDirectory(t)
  const here = await givenDemo(directory)
  t.teardown(here.close)
  for (const table of ['time_off_requests', 'time_off_allowances', 'employees']) await here.database.execute(`delete from ${table}`, [])
  await plantDemo({ ...here, dataDir: directory, address: here.address })
  for (const entry of readDemo(directory).accounts) t.notOk('employee_id' in entry || 'member_id' in entry, entry.subdomain)
  t.same(await here.database.execute('select id from employees', []), [])
})

t.test('demo.json and demo-token are complete and readable by their owner only', async (t) => {
  t.same(demo.file, {
    auth_url: demo.address,
    accounts: ['nordlicht', 'tidewell'].map((subdomain, at) => ({
      ...demo.file.accounts[at],
      subdomain,
      base_url: `${demo.address}/spi/v3`,
    })),
  })
  for (const { tokens, partner_client_id, oauth_client, login } of demo.file.accounts) {
    t.match(tokens, { account: /^hr_a_/, r_jobs: /^hr_a_/, partner: /^hr_s_/, user: /^hr_o_/, simple_user: /^hr_o_/ })
    t.match(partner_client_id, /^[0-9a-f]{32}$/)
    t.match(oauth_client, { client_id: /^[0-9a-f]{32}$/, client_secret: /^hr_k_/, redirect_uri: 'http://localhost:8080/callback' })
    t.match(login, { email: /@/, password: /^.{12,}$/ })
  }
  for (const name of ['demo.json', 'demo-token']) t.equal(modeOf(join(home, name)), '600', name)
  t.equal(readFileSync(join(home, 'demo-token'), 'utf8').trim(), first.tokens.account)
  t.same(
    readdirSync(home)
      .filter((name) => name.startsWith('demo'))
      .toSorted(),
    ['demo-token', 'demo.json'],
    'nothing is left over',
  )
  t.match(demo.said, `curl -H "Authorization: Bearer $(cat ${home}/demo-token)" ${demo.address}/spi/v3/jobs`)
  for (const path of ['/openapi.json', '/metrics', '/health']) {
    t.match(demo.said, `${demo.address}${path}`)
    t.equal((await fetch(demo.address + path)).status, 200, path)
  }
})

t.test('one token of an account has every scope, the other only r_jobs', async (t) => {
  for (const { tokens } of [first, second]) {
    const held = await Promise.all([tokens.account, tokens.r_jobs].map(async (token) => (await demo.tokens.callerOf(token))?.scopes))
    t.same(held[0], new Set(scopes))
    t.same(held[1], new Set(['r_jobs']))
    const refused = await fetch(`${demo.address}/spi/v3/members/0000000000000001`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${tokens.r_jobs}` },
    })
    t.equal(refused.status, 403)
  }
})

/** What an account's entry contains besides its tokens, read from the database. */
async function kept({ database }: Demo, subdomain: string) {
  const [row] = await database.execute('select id from accounts where subdomain = $1', [subdomain])
  const account = Number(row?.id)
  return {
    account,
    member: async (email: string) =>
      (
        await database.execute('select id, encode(key, $3) as key, role, password_hash from members where account_id = $1 and email = $2', [
          account,
          email,
          'hex',
        ])
      )[0] as { id: number; key: string; role: string; password_hash: string },
    application: async (clientId: string) =>
      (await database.execute('select id, owner_id, redirect_uris, secret_hash from applications where client_id = $1', [clientId]))[0],
  }
}

t.test('user tokens act for their members, under the limit of an OAuth application, for 7200 seconds', async (t) => {
  for (const { subdomain, tokens, login } of demo.file.accounts) {
    const { member } = await kept(demo, subdomain)
    for (const [token, role] of [
      [tokens.user, 'admin'],
      [tokens.simple_user, 'simple'],
    ] as const) {
      const answer = await demo.get('/spi/v3/accounts', token ?? '')
      t.equal(answer.status, 200, role)
      t.equal(answer.headers.get('x-rate-limit-limit'), '50')
      const caller = await demo.tokens.callerOf(token ?? '')
      t.match(caller, { kind: 'user', tenant: { subdomain }, person: { role } })
      t.equal(caller?.scopes.size, scopes.length)
      if (role === 'admin') t.equal(caller?.person?.key, (await member(login.email)).key, 'the one who signs in')
      const [life] = await demo.database.execute(
        'select extract(epoch from expires_at - created_at)::int as seconds from tokens where hash = $1',
        [hashOf(token ?? '')],
      )
      t.equal(life?.seconds, 7200)
    }
    const enable = (token: string) =>
      fetch(`${demo.address}/spi/v3/members/0000000000000001/enable`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
    t.equal((await enable(tokens.simple_user ?? '')).status, 403, 'not for the role simple')
    t.equal((await enable(tokens.user)).status, 404)
  }
})

t.test('the partner token works only with its client id, the OAuth client has its secret, and the admin can sign in', async (t) => {
  for (const [at, entry] of demo.file.accounts.entries()) {
    const { account, member, application } = await kept(demo, entry.subdomain)
    const asked = async (clientId: string | undefined) => {
      const headers = {
        authorization: `Bearer ${entry.tokens.partner}`,
        ...(clientId !== undefined && { 'x-service-client-id': clientId }),
      }
      return fetch(`${demo.address}/spi/v3/accounts`, { headers })
    }
    const answer = await asked(entry.partner_client_id)
    t.equal(answer.status, 200)
    t.equal(answer.headers.get('x-rate-limit-limit'), '50')
    t.equal((await asked(undefined)).status, 401)
    t.equal((await asked(demo.file.accounts[1 - at]?.partner_client_id)).status, 401, "the other account's")
    const { client_id, client_secret, redirect_uri } = entry.oauth_client
    t.match(await application(client_id), { owner_id: account, redirect_uris: [redirect_uri], secret_hash: hashOf(client_secret) })
    const { role, password_hash } = await member(entry.login.email)
    t.equal(role, 'admin')
    t.equal(await verifyPassword(password_hash, entry.login.password), true)
  }
})

t.test('working credentials are kept, broken ones replaced', async (t) => {
  const directory = await givenDirectory(t)
  const here = await givenDemo(directory)
  t.teardown(here.close)
  const again = async () => {
    await plantDemo({ ...here, dataDir: directory, address: here.address })
    return readDemo(directory).accounts[0] as DemoFile['accounts'][0]
  }
  const write = (change: (entry: Item) => void) => {
    const file = readDemo(directory)
    change(file.accounts[0] as Item)
    writeFileSync(join(directory, 'demo.json'), JSON.stringify(file))
  }
  const { account, member, application } = await kept(here, 'nordlicht')
  const one = here.file.accounts[0] as DemoFile['accounts'][0]
  const two = await again()
  const { user, simple_user } = two.tokens
  t.same(two, { ...one, tokens: { ...one.tokens, user, simple_user } })
  for (const [name, token] of Object.entries({ user, simple_user })) {
    t.not(token, one.tokens[name as 'user'], `${name} is new`)
    t.equal((await here.get('/spi/v3/accounts', token ?? '')).status, 200)
    t.equal((await here.get('/spi/v3/accounts', one.tokens[name as 'user'])).status, 200, 'the older one goes on to its end')
  }

  write(({ oauth_client }) => (oauth_client.client_secret = 'wrong'))
  const three = await again()
  t.equal(three.oauth_client.client_id, one.oauth_client.client_id, 'the same client')
  t.not(three.oauth_client.client_secret, one.oauth_client.client_secret, 'with another secret')
  const client = await application(three.oauth_client.client_id)
  t.equal(client?.secret_hash, hashOf(three.oauth_client.client_secret))

  const { id, password_hash } = await member(one.login.email)
  const set = (hash: string) =>
    here.database.execute('update members set password_hash = $1 where account_id = $2 and id = $3', [hash, account, id])
  await set(await hashPassword('a password of my own'))
  write(({ login }) => (login.password = 'a password of my own'))
  t.equal((await again()).login.password, 'a password of my own', 'a password that works stays')
  await set(await hashPassword('which nobody wrote down'))
  t.same((await again()).login, one.login)
  t.equal((await member(one.login.email)).password_hash, password_hash)

  await here.applications.revoke({ owner: account, id: Number(client?.id) }, operator)
  const { id: partner } = (await here.partners.list(account))[0] as { id: number }
  await here.partners.revoke({ account, id: partner }, operator)
  await here.database.execute('update members set active = false where account_id = $1 and id = $2', [account, id])
  const four = await again()
  t.not(four.oauth_client.client_id, one.oauth_client.client_id)
  t.not(four.partner_client_id, one.partner_client_id)
  t.not(four.login.email, one.login.email, 'another admin')
  const answer = await fetch(`${here.address}/spi/v3/accounts`, {
    headers: { authorization: `Bearer ${four.tokens.partner}`, 'x-workable-client-id': four.partner_client_id },
  })
  t.equal(answer.status, 200)
  t.equal((await here.get('/spi/v3/accounts', four.tokens.user)).status, 200)
  t.equal(await verifyPassword((await member(four.login.email)).password_hash, four.login.password), true)
  t.equal(four.tokens.account, one.tokens.account)

  await here.database.execute("update members set active = false where account_id = $1 and role = 'simple'", [account])
  t.notOk('simple_user' in (await again()).tokens, 'nobody is left to act for')
})

t.test('the demo is the same in another directory and survives restarts', async (t) => {
  const directory = await givenDirectory(t)
  const rows = async (which: Demo) => {
    const tables = [
      'accounts',
      'members',
      'recruiters',
      'departments',
      'stages',
      'disqualification_reasons',
      'custom_attributes',
      'jobs',
      'job_questions',
      'job_custom_attributes',
      'job_members',
      'job_recruiters',
      'work_schedules',
      'holiday_calendars',
      'holidays',
      'employees',
      'reporting_lines',
      'time_off_categories',
      'time_off_category_approvers',
      'time_off_allowances',
      'time_off_requests',
      'time_off_usages',
      'time_off_approvals',
      'candidates',
      'ratings',
      'activities',
      'events',
      'event_members',
    ]
    const digest = async (table: string) =>
      (
        await which.database.execute(
          `select count(*)::int as rows, md5(string_agg(x::text, ';' order by x::text)) as text from ${table} x`,
          [],
        )
      )[0]
    return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await digest(table)])))
  }
  const planted = await rows(demo)
  const restarted = async (shown: string) => {
    const again = await givenDemo(directory, shown)
    const held = {
      file: again.file,
      rows: await rows(again),
      tokens: await again.database.execute("select hash, name from tokens where revoked_at is null and kind <> 'user' order by id", []),
    }
    const token = again.file.accounts[0]!.tokens.r_jobs
    t.equal((await again.get('/spi/v3/jobs', token)).status, 200, 'the token opens')
    const revoke = async (name: string) => {
      const [row] = await again.database.execute(
        'select t.account_id, t.id from tokens t join accounts a on a.id = t.account_id where t.name = $1 and a.subdomain = $2',
        [name, 'nordlicht'],
      )
      t.ok(await again.tokens.revoke({ account: Number(row?.account_id), id: Number(row?.id) }, operator))
    }
    return { ...held, revoke, planting: again.planting, close: again.close }
  }

  const one = await restarted('http://localhost:3000')
  t.same(one.rows, planted, 'every row and every id is the same')
  // All records are inserted many rows per statement: single-row statements would dominate the start.
  t.ok(demo.planting < 400, `planted with ${demo.planting} statements`)
  t.not(one.file.accounts[0]!.tokens.account, first.tokens.account, 'tokens are not')
  await one.close()
  chmodSync(join(directory, 'demo.json'), 0o644)

  const two = await restarted('https://spindle.example')
  t.same(two.rows, planted, 'nothing is planted twice')
  t.same(two.tokens, one.tokens)
  const moved = one.file.accounts.map((account) => ({ ...account, base_url: 'https://spindle.example/spi/v3' }))
  t.same(withoutUsers(two.file), withoutUsers({ auth_url: 'https://spindle.example', accounts: moved }), 'tokens stay, addresses are fresh')
  t.equal(modeOf(join(directory, 'demo.json')), '600')
  await two.revoke('Demo: r_jobs only')
  await two.close()

  const three = await restarted('https://spindle.example')
  const [before, after] = [two.file.accounts, three.file.accounts]
  t.not(after[0]!.tokens.r_jobs, before[0]!.tokens.r_jobs, 'a revoked token is replaced')
  t.equal(after[0]!.tokens.account, before[0]!.tokens.account)
  t.same(withoutUsers(three.file).accounts[1], withoutUsers(two.file).accounts[1])
  await three.close()

  // Swapped by hand: a token of another account or with other scopes is valid, but not the one that its name promises.
  const [a, b] = after.map(({ tokens }): Item => tokens) as [Item, Item]
  writeFileSync(
    join(directory, 'demo.json'),
    JSON.stringify({ accounts: [{ subdomain: 'nordlicht', tokens: { account: b.account, r_jobs: a.account } }, null, 7] }),
  )
  const four = await restarted('https://spindle.example')
  const every = [...Object.values(a), ...Object.values(b)]
  for (const { tokens } of four.file.accounts) for (const token of Object.values(tokens)) t.notOk(every.includes(token))
  await four.close()

  for (const broken of ['{"accounts": [{', 'null', '{"accounts": {}}']) {
    writeFileSync(join(directory, 'demo.json'), broken)
    const five = await restarted('https://spindle.example')
    t.same(
      five.file.accounts.map(({ subdomain }) => subdomain),
      ['nordlicht', 'tidewell'],
      `after ${broken}`,
    )
    t.same(five.rows, planted)
    await five.close()
  }
})

t.test('copies of people have their own ascending ids and addresses, the same every time', async (t) => {
  const happened = [...(await recordsOf('nordlicht', 'activity')), ...(await recordsOf('nordlicht', 'event'))]
  const originals = await recordsOf('nordlicht', 'candidate')
  const people = originals.map((one) => [one, ...happened.filter(({ candidate_id: id }) => id === one.id)] as DemoRecord[])
  const copies = Array.from({ length: 2500 }, (_, number) => copyOf(people, number))
  const ids = copies.flatMap((records) => [...new Set(records.map(({ id }) => id))])
  t.equal(new Set(ids).size, ids.length, 'but for an event and the activity that tells of it')
  const known = new Set(people.flatMap((records) => records.map(({ id }) => id)))
  t.same(
    ids.filter((id) => known.has(id)),
    [],
  )
  const first = copies.map(([candidate]) => candidate?.id ?? '')
  t.same(first, first.toSorted())
  t.same(
    first.map(numberOfCopy),
    copies.map((_, number) => number),
  )
  const addresses = copies.flatMap(([candidate]) => candidate?.email ?? [])
  t.ok(addresses.length > 2000)
  t.equal(new Set(addresses).size, addresses.length)
  const used = new Set(copies.map(([candidate]) => String(candidate?.email).replace(/\d+@.*/, '')))
  t.ok(used.size > 300, 'of all people')
  t.same(copyOf(people, 1234), copies[1234])
})

t.test('the demo is stored even if the clock is behind it', async (t) => {
  const application = await assemble(configOf({ MODE: 'development', DATA_DIR: await givenDirectory(t), LOG_LEVEL: 'silent' }), {
    now: Date.now,
    logger: false,
  })
  t.teardown(application.close)
  const { lines } = await readDemoAccount('tidewell')
  const ahead = ((BigInt(Date.now() + 30 * 86_400_000) << 16n) | 1n).toString(16).padStart(16, '0')
  const last = JSON.stringify({ ...(JSON.parse(lines.at(-1) ?? '') as Item), id: ahead })
  await plantAccount(application.statements, demoAccountOf([...lines.slice(0, -1), last]))
  const [minted] = await application.database.execute("select encode(mint_key(), 'hex') as key", [])
  t.ok(String(minted?.key) > ahead, 'new ids go on above')
})

t.test('an account is stored completely or not at all', async (t) => {
  const directory = await givenDirectory(t)
  const config = configOf({ MODE: 'development', DATA_DIR: directory, LOG_LEVEL: 'silent' })
  const application = await assemble(config, { now: Date.now, logger: false })
  const { database } = application
  t.teardown(application.close)
  const rows = (table: string) => database.execute(`select * from ${table}`, [])
  // New statements each time, as in another process.
  const plant = (dataDir: string) =>
    plantDemo({ ...application, statements: statementsOver(database), dataDir, address: 'http://localhost:3000' })

  const statements = statementsOver(database)
  const { lines } = await readDemoAccount('tidewell')
  const plantWith = (change: (record: Item) => void) => {
    const changed = lines.map((line) => {
      const record = JSON.parse(line) as Item
      change(record)
      return JSON.stringify(record)
    })
    return plantAccount(statements, demoAccountOf(changed))
  }
  const withUnknownMember = plantWith((record) => record.record === 'job' && (record.members[0].id = '0000000000000002'))
  await t.rejects(withUnknownMember, /^The demo records of tidewell are invalid:\nline \d+: \/members\/0\/id refers to an unknown member/)
  const withSameShortcode = plantWith((record) => record.record === 'job' && (record.shortcode = 'AAAAAAAAAA'))
  await t.rejects(withSameShortcode, /line \d+: \/shortcode is the same as in line \d+/)
  t.same([...(await rows('accounts')), ...(await rows('members')), ...(await rows('jobs'))], [], 'what fails half way leaves nothing')

  await database.execute('insert into accounts (subdomain, name) values ($1, $2)', ['tidewell', 'A customer'])
  await t.rejects(plant(directory), /tidewell exists and is not the demo/)
  t.same(await rows('tokens'), [], "a customer's account gets no tokens")
  await database.execute('delete from accounts', [])

  const directories = ['one/deep', 'another/deep'].map((name) => join(directory, name))
  await Promise.all(directories.map(plant))
  t.equal((await rows('jobs')).length, 68, 'two that plant at once plant one demo')
  for (const made of directories) t.equal(readDemo(made).accounts.length, 2, 'the directory is made')
})
