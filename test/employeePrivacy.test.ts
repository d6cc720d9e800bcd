// One employee's data: exported completely, and erased everywhere, while others work with it.
import t, { type Test } from 'tap'
import { importLines } from '../src/transfer/import.ts'
import { diskStore } from '../src/files/store.ts'
import { nowhere, personalDataIn, type Canaries } from './fixtures/personalData.ts'
import { givenWorld } from './fixtures/server.ts'
import { timeOffOf } from './fixtures/timeOff.ts'

const now = () => Date.parse('2030-01-01T00:00:00Z')
const world = await givenWorld(t, { now })
const { application } = world
const { execute } = application.database
const { spindle, placesOf } = personalDataIn(world, now)

async function given() {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const admin = await account.givenMember({ hris_role: 'hris_admin' })
  const { givenEmployee, givenCategory } = timeOffOf(account)
  const category = await givenCategory()
  const boss = await givenEmployee({ firstname: 'Boss' })
  const schedule = await account.insert('work_schedules', { name: 'Full time', hours: [8, 8, 8, 8, 8, 0, 0] })
  const calendar = await account.insert('holiday_calendars', { name: 'Hamburg' })
  const department = await account.insert('departments', { name: 'Motion' })
  await account.insert('legal_entities', { name: 'Acme Sea' })
  const subscription = await account.insert('subscriptions', {
    id: 1,
    event: 'employee_updated',
    target: 'https://receiver.example/a',
    target_hash: 'ab'.repeat(32),
    owner: `account:${account.id}`,
    scopes: [],
    secrets: [],
  })
  let sequence = 0

  /** An employee with every field and record that can be stored, made by the API as far as possible. */
  async function givenFull() {
    const canaries: Canaries = {}
    const mark = (where: string) => (canaries[where] = `canary-${where}-${Math.random().toString(36).slice(2)}`)
    const send = async (method: string, path: string, body: object) => {
      const headers = method === 'POST' ? { 'idempotency-key': Math.random().toString(36) } : {}
      const answer = await caller.request(method, path, { body, headers })
      if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`)
      return answer.body
    }
    const member = await account.givenMember({ name: 'Known as a member', headline: 'Engineer' })
    const employee = {
      firstname: mark('firstname'),
      lastname: mark('lastname'),
      preferred_name: mark('preferred_name'),
      email: `${mark('email')}@post.example`,
      work_email: `${mark('work_email')}@acme.example`,
      job_title: mark('job_title'),
      phone: mark('phone'),
      start_date: '2020-01-01',
      birthdate: '1990-01-01',
      employee_number: mark('number'),
      manager_id: boss.key,
      member_id: member.key,
      department: 'Motion',
      legal_entity: 'Acme Sea',
      nationality: mark('nationality'),
      address: { street: mark('street') },
    }
    const { id: key } = await send('POST', '/employees', { state: 'published', employee })
    await send('PATCH', `/employees/${key}`, { employee: { job_title: mark('new_title') } })
    const document = { name: `${mark('file')}.txt`, data: Buffer.from(mark('bytes')).toString('base64') }
    await send('POST', `/employees/${key}/documents`, { member_id: admin.key, documents: [document] })
    await send('POST', `/employees/${key}/complete_onboarding`, {})
    const days = { from_date: '2026-03-09T00:00:00.000', to_date: '2026-03-09T23:59:59.000' }
    const request = { employee_id: key, member_id: admin.key, category_id: category.key, note: mark('request'), ...days }
    const { id: requested } = await send('POST', '/timeoff/requests', request)
    const year = { employee_id: key, category_id: category.key, year: 2026, carry_over: '2.5' }
    await send('PUT', '/timeoff/allowances', year)
    const times = { clock_in_time: '2026-03-02T09:00:00Z', clock_out_time: '2026-03-02T17:00:00Z', note: mark('entry') }
    await send('POST', `/time-tracking/employees/${key}/time-entries`, times)
    const [row] = await execute(
      'update employees set work_schedule_id = $2, holiday_calendar_id = $3, sample = true where key = $1 returning *',
      [key, schedule.id, calendar.id],
    )
    const subjects = [{ employee: key, fields: 'job_title' }, { request: requested }]
    for (const subject of subjects) {
      const about = { subscription_id: subscription.id, event: 'employee_updated', subject, occurred_at: '2029-12-31T23:59:00Z' }
      const sent = { body: mark(`body_${sequence}`), state: 'pending', failures: 1, due_at: '2030-01-01T00:00:00Z' }
      const delivery = await account.insert('deliveries', { ...about, ...sent, sequence: ++sequence, leased_until: '2030-01-01T00:01:00Z' })
      const attempt = { delivery_id: delivery.id, started_at: '2029-12-31T23:59:01Z', duration: 20, status: 500 }
      await account.insert('delivery_attempts', { ...attempt, answer: mark(`answer_${sequence}`) })
    }
    return { key, id: Number(row?.id), member, canaries, requested, row: row! }
  }
  return { account, caller, admin, boss, department, givenEmployee, givenFull }
}

/** Who reports to whom at which distance, by first name. */
const linesOf = async (account: number) =>
  (
    await execute(
      `select m.firstname || ' > ' || e.firstname || ' ' || l.distance as line from reporting_lines l
         join employees m on m.account_id = l.account_id and m.id = l.manager_id
         join employees e on e.account_id = l.account_id and e.id = l.employee_id where l.account_id = $1 order by 1`,
      [account],
    )
  ).map(({ line }) => line)

t.test('P4: the export of an employee has every stored field', async (t) => {
  const { account, givenFull, admin } = await given()
  const employee = await givenFull()
  await account.insert('audit_log', { actor_kind: 'member', actor_id: employee.member.id, action: 'token_issued', subject_id: 1 })
  await account.insert('audit_log', { actor_kind: 'member', actor_id: admin.id, action: 'token_issued', subject_id: 2 })
  const result = await spindle(`employees export ${employee.key} --account ${account.subdomain}`)
  const replaced = ['job_title', 'bytes']
  for (const [where, canary] of Object.entries(employee.canaries))
    if (!replaced.includes(where) && !/^(body|answer)_/.test(where)) t.ok(result.said.includes(canary), where)
  t.match(JSON.parse(result.said), {
    record: 'employee',
    id: employee.key,
    documents: [{ kind: 'document' }],
    time_off_allowances: [{ year: 2026, carry_over: '2.50' }],
    time_off_requests: [{ id: employee.requested, usages: [{ year: 2026 }] }],
    time_entries: [{ clock_in: '2026-03-02T09:00:00Z' }],
    legal_entity_id: /./,
    member: { id: employee.member.key, headline: 'Engineer' },
  })
  t.strictSame(
    result.data.audit.map(({ action }: { action: string }) => action),
    ['employee_allowance_set', 'employee_time_recorded', 'token_issued'],
  )
  t.match(result.note, /: 1 document, 1 time off request, 1 time entry\.$/)
  const [noted] = await execute('select action, subject_id from audit_log where account_id = $1 order by id desc limit 1', [account.id])
  t.same(noted, { action: 'employee_exported', subject_id: employee.id })
  // A new column must be added to the fixture, and then to the export.
  const empty = Object.entries(employee.row).flatMap(([name, value]) => (value === null ? [name] : []))
  t.strictSame(empty, [], 'the fixture fills every column')
})

/** Erases one of two full employees, who has reports, and checks what is left. */
async function erased(t: Test, erase: (context: Awaited<ReturnType<typeof given>>, key: string) => Promise<unknown>) {
  const context = await given()
  const { account, caller, givenEmployee, givenFull, boss } = context
  const [full, bystander] = [await givenFull(), await givenFull()]
  const report = await caller.post('/employees', { state: 'draft', employee: { firstname: 'Report', lastname: 'R', manager_id: full.key } })
  await caller.post('/employees', { state: 'draft', employee: { firstname: 'Below', lastname: 'B', manager_id: report.body.id } })
  await givenEmployee({ firstname: 'Other' })
  for (const [name, places] of Object.entries(await placesOf(full.canaries))) t.ok(places.length > 0, name)
  const whole = await placesOf(bystander.canaries)
  const waiting = await execute('select id from outbox where subject::text like $1', [`%${full.key}%`])
  t.ok(waiting.length > 0, 'notifications wait')

  await erase(context, full.key)
  t.strictSame(await placesOf(full.canaries), nowhere(full.canaries), 'no table and no file holds anything of them')
  t.strictSame(await placesOf(bystander.canaries), whole, 'the others are whole')
  t.strictSame((await placesOf({ key: full.key })).key, ['deliveries', 'erasures', 'outbox'], 'the id stays where it has to')
  const subjects = await execute('select subject from deliveries where account_id = $1 and body is null order by id', [account.id])
  t.strictSame(
    subjects.map(({ subject }) => subject),
    [{ employee: full.key }, { request: full.requested }],
  )
  const bystanderName = String(bystander.row.firstname)
  t.strictSame(await linesOf(account.id), [`Boss > Below 2`, `Boss > Report 1`, `Boss > ${bystanderName} 1`, 'Report > Below 1'])
  t.match((await caller.get(`/employees/${report.body.id}?member_id=${context.admin.key}`)).body, { manager_id: boss.key })
  t.equal(
    (await caller.get(`/members`)).body.members.some(({ id }: { id: string }) => id === full.member.key),
    true,
    'the member stays',
  )
  t.equal((await caller.get(`/employees/${full.key}?member_id=${context.admin.key}`)).status, 404)
  const of = `${full.key} --account ${account.subdomain}`
  for (const line of [`employees erase ${of} --yes`, `employees export ${of}`])
    await t.rejects(spindle(line), { message: /^The employee [0-9a-f]{16} was erased at / })
  const lines = [
    { record: 'spindle', version: 1, account: account.subdomain },
    { record: 'employee', id: full.key, reporting_line_id: 987_654_321, employee_number: 'B1', firstname: 'Back', lastname: 'Again' },
  ]
  const back = importLines(
    { ...application.statements, store: diskStore(`${world.config.DATA_DIR!}/files`) },
    (async function* () {
      yield* lines.map((line) => JSON.stringify(line))
    })(),
  )
  await t.rejects(back, { message: /line 2: \/id was erased and cannot be imported/ }, 'no import brings them back')
  const [audit] = await execute(
    `select actor_kind, encode(int8send(subject_id), 'hex') as subject from audit_log where account_id = $1 and action = 'employee_erased' order by id desc limit 1`,
    [account.id],
  )
  return { context, full, audit }
}

t.test('P3: an erased employee is in no table and no file', async (t) => {
  const { full, audit } = await erased(t, async ({ account, boss }, key) => {
    const of = `${key} --account ${account.subdomain}`
    await t.rejects(spindle(`employees erase ${of}`), { message: /nothing was erased$/ }, 'not without --yes')
    const { said, data } = await spindle(`employees erase ${of} --yes`)
    t.match(said, /is erased, with 1 document, 1 time off request, 1 time entry\.$/)
    t.same(data, { id: key, erased_at: '2030-01-01T00:00:00.000Z' })
    const zenith = await world.givenAccount()
    const foreign = `employees erase ${boss.key} --account ${zenith.subdomain} --yes`
    await t.rejects(spindle(foreign), { message: `${zenith.subdomain} has no employee ${boss.key}` })
  })
  t.same(audit, { actor_kind: 'operator', subject: full.key })
})

t.test('P3: deleteEmployee erases as the command does', async (t) => {
  const { full, audit } = await erased(t, async ({ account, caller }, key) => {
    const path = `/employees/${key}`
    const colleague = await account.givenUser({ role: 'admin', hris_role: 'hris_employee' })
    t.equal((await colleague.request('DELETE', path)).headers.get('x-error-code'), 'role-missing')
    const draft = await account.givenEmployee({ state: 'draft', firstname: 'Draft' })
    t.equal((await colleague.request('DELETE', `/employees/${draft.key}`)).status, 404, 'a draft that they do not see')
    const limited = await account.givenUser({ role: 'admin', hris_role: 'hris_limited' })
    t.equal((await limited.request('DELETE', path)).status, 404, 'who sees nobody else')
    t.equal((await caller.request('DELETE', `/employees/${draft.key}`)).status, 204)
    const zenith = await (await world.givenAccount()).givenCaller()
    t.equal((await zenith.request('DELETE', path)).status, 404)
    const hr = await account.givenUser({ hris_role: 'hris_admin' })
    t.equal((await hr.request('DELETE', path)).status, 204)
    t.equal((await hr.request('DELETE', path)).status, 404, 'again')
    await application.chores.removeForgotten()
    await execute(`delete from erasures where account_id = $1 and key = $2`, [account.id, draft.key])
  })
  t.match(audit, { actor_kind: 'member', subject: full.key })
})

t.test('P3: records that are added while an employee is deleted go too, or are refused', async (t) => {
  const { account, caller, admin } = await given()
  const { givenCategory } = timeOffOf(account)
  const category = await givenCategory()
  const told = new Map<number, number>()
  for (let round = 0; round < 20; round++) {
    const { key } = await account.givenEmployee()
    const days = { from_date: '2026-03-09T00:00:00.000', to_date: '2026-03-09T23:59:59.000' }
    const answers = await Promise.all([
      caller.post(`/time-tracking/employees/${key}/time-entries`, { clock_in_time: '2026-03-02T09:00:00Z' }),
      caller.post('/timeoff/requests', { employee_id: key, member_id: admin.key, category_id: category.key, ...days }),
      caller.request('DELETE', `/employees/${key}`),
      caller.post(`/employees/${key}/documents`, { documents: [{ name: 'a.txt', data: 'TQ==' }] }),
      caller.request('PUT', '/timeoff/allowances', { body: { employee_id: key, category_id: category.key, year: 2026 } }),
    ])
    t.equal(answers[2].status, 204)
    for (const { status } of answers) told.set(status, (told.get(status) ?? 0) + 1)
  }
  const expected = [200, 201, 204, 404, 422]
  t.strictSame(
    [...told.keys()].filter((status) => !expected.includes(status)),
    [],
    JSON.stringify([...told]),
  )
  for (const table of ['time_entries', 'time_off_requests', 'time_off_allowances', 'files'])
    t.strictSame(await execute(`select * from ${table} where account_id = $1`, [account.id]), [], table)
})
