// Races through two server processes on one Postgres, which the database must decide.
import t, { type Test } from 'tap'
import { openDatabase } from '../src/db/client.ts'
import { startServer, startTwo } from './fixtures/process.ts'
import { callerAt, givenBareDatabase, givenDatabase, givenWorld, type Answer, type Caller } from './fixtures/server.ts'
import { subscriptionsOf } from './fixtures/subscriptions.ts'
import { timeOffOf } from './fixtures/timeOff.ts'
import { until } from './fixtures/wait.ts'

const rounds = 200
const skip = process.env.DATABASE_URL ? false : 'needs a Postgres server: the embedded engine hides races'

t.test(
  'K6: 200 races to deactivate and demote the last admins leave an admin, an HRIS admin and one member who is both',
  { skip },
  async (t) => {
    const { DATA_DIR, DATABASE_URL = '' } = await givenDatabase(t)
    const environment = { MODE: 'development', DATA_DIR, DATABASE_URL, RATE_LIMIT_ACCOUNT: '1000000', LOG_LEVEL: 'error' }
    const world = await givenWorld(t, { environment })
    const servers = await startTwo(t, environment)
    const account = await world.givenAccount()
    const { token } = await account.givenCaller(['w_members'])
    const callers = servers.map(({ origin }) => callerAt(origin)(token))
    const admins = []
    for (let at = 0; at < 4; at++) admins.push(await account.givenMember({ role: 'admin', hris_role: 'hris_admin' }))
    const { execute } = world.application.database

    const refusals: number[] = []
    for (let round = 0; round < rounds; round++) {
      await execute("update members set active = true, role = 'admin', hris_role = 'hris_admin' where account_id = $1", [account.id])
      const answers = await Promise.all(
        admins.map(({ key }, at) => {
          const caller = callers[at % 2] as Caller
          return at < 2 ? caller.delete(`/members/${key}`) : caller.request('PUT', '/members', { body: { id: key, roles: ['ats.simple'] } })
        }),
      )
      refusals.push(answers.filter(({ status }) => status === 422).length)
      if (!answers.every(({ status }) => [200, 204, 422].includes(status)))
        return t.fail(`round ${round}: ${answers.map(({ text }) => text).join()}`)
      const [left] = await execute(
        `select count(*) as n from members where account_id = $1 and active and role = 'admin' and hris_role = 'hris_admin'`,
        [account.id],
      )
      if (left?.n !== 1) return t.fail(`round ${round}: ${String(left?.n)} admins left`)
    }
    t.strictSame(new Set(refusals), new Set([1]), 'three went, the fourth was refused, each time')
    t.comment(`figure: ${rounds} races for the last admins through two processes: ${rounds} times one was left`)
    await Promise.all(servers.map(({ stop }) => stop()))
  },
)

/** Two server processes on one database, and an account whose approvers use either. */
async function givenCompany(t: Test) {
  const { DATA_DIR, DATABASE_URL = '' } = await givenDatabase(t)
  const environment = { MODE: 'development', DATA_DIR, DATABASE_URL, RATE_LIMIT_ACCOUNT: '1000000', LOG_LEVEL: 'error' }
  const world = await givenWorld(t, { environment })
  const servers = await startTwo(t, environment)
  const account = await world.givenAccount()
  const { token } = await account.givenCaller(['r_timeoff', 'w_timeoff'])
  const callers = servers.map(({ origin }) => callerAt(origin)(token)) as [Caller, Caller]
  const company = timeOffOf(account)
  const category = await company.givenCategory()
  const { execute } = world.application.database
  const decide = (at: number, approval: string, member: { key: string }, state = 'approved') =>
    callers[at % 2 === 0 ? 0 : 1].request('PATCH', `/timeoff/approvals/${approval}`, { body: { state, member_id: member.key } })
  const countOf = async (sql: string, ...values: unknown[]) => Number((await execute(`select count(*) as n from ${sql}`, values))[0]?.n)
  // The servers turn the outbox into deliveries as soon as they see it; a resting target is not sent anything.
  await subscriptionsOf(account).givenSubscription({ event: 'timeoff_updated', rests_until: '2099-01-01T00:00:00Z' })
  const countTold = (request: string) =>
    countOf(`(select subject from outbox union all select subject from deliveries) told where subject ->> 'request' = $1`, request)
  return { account, company, category, decide, countOf, countTold, callers }
}

/** The statuses that a losing request may get: a conflict or, on a busy machine, an overloaded database. */
const lost = ({ status, headers, body }: Answer) =>
  status === 409 || (status === 503 && headers.get('retry-after') === '1' && typeof body.error === 'string')

t.test(
  'K6: of 50 concurrent decisions on one approval one is 200 and the rest are 409, or 503 after waiting too long',
  { skip },
  async (t) => {
    const { account, company, category, decide, countOf, countTold } = await givenCompany(t)
    const member = await account.givenMember()
    const employee = await company.givenEmployee()
    const told: Record<number, number> = {}
    for (let round = 0; round < 10; round++) {
      const { key, approvals } = await company.givenRequest(employee, category, { state: 'pending', approvals: [member] })
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, at) => decide(at, approvals[0]!, member, at % 3 === 0 ? 'rejected' : 'approved')),
      )
      for (const { status } of answers) told[status] = (told[status] ?? 0) + 1
      const won = answers.filter(({ status }) => status === 200)
      t.equal(won.length, 1, `round ${round}`)
      t.strictSame(
        answers.filter((answer) => answer.status !== 200 && !lost(answer)).map(({ status, text }) => `${status} ${text}`),
        [],
        'the others are told 409, or 503 with Retry-After',
      )
      t.ok(
        answers.some(({ status }) => status === 409),
        'and not all of them 503',
      )
      const [state] = won.map(({ body }) => body.state)
      t.equal(await countOf('time_off_requests where key = $1 and state = $2', key, state), 1, 'and it stays what the winner was told')
      t.equal(await countOf(`time_off_approvals where key = $1 and state = $2`, approvals[0], state), 1)
      t.equal(await countTold(key), 1, 'told once')
    }
    t.comment(`figure: 10 rounds of 50 decisions at once on one approval: ${JSON.stringify(told)}`)
  },
)

t.test('K6: two concurrent approvals approve the request once, and its days count once', { skip }, async (t) => {
  const { account, company, category, decide, countTold, callers } = await givenCompany(t)
  const approvers = [await account.givenMember(), await account.givenMember()]
  const employee = await company.givenEmployee()
  const rounds = 50
  for (let round = 0; round < rounds; round++) {
    const { key, approvals } = await company.givenRequest(employee, category, { state: 'pending', approvals: approvers })
    const answers = await Promise.all(approvers.map((member, at) => decide(at, approvals[at]!, member)))
    t.strictSame(
      answers.map(({ status }) => status),
      [200, 200],
    )
    t.strictSame(answers.map(({ body }) => body.state).toSorted(), ['approved', 'pending'], 'the one sees that the other is missing')
    t.equal(await countTold(key), 1, 'told once')
  }
  const { body } = await callers[1].get(`/timeoff/balances?employee_id=${employee.key}&year=2026`)
  t.equal(body.balances[0].units_used, `${rounds}.00`)
  t.comment(`figure: ${rounds} rounds of two approvals at once: ${body.balances[0].units_used} days counted`)
})

t.test('K6: a concurrent approval and rejection leave the request rejected', { skip }, async (t) => {
  const { account, company, category, decide, countOf } = await givenCompany(t)
  const approvers = [await account.givenMember(), await account.givenMember()]
  const employee = await company.givenEmployee()
  for (let round = 0; round < 20; round++) {
    const { key, approvals } = await company.givenRequest(employee, category, { state: 'pending', approvals: approvers })
    const answers = await Promise.all(
      approvers.map((member, at) => decide(at + round, approvals[at]!, member, at === 0 ? 'approved' : 'rejected')),
    )
    t.equal(answers[1]?.status, 200)
    t.ok([200, 409].includes(answers[0]?.status ?? 0), 'before the rejection or after it')
    t.equal(await countOf(`time_off_requests where key = $1 and state = 'rejected'`, key), 1)
  }
  t.comment('figure: 20 rounds of an approval and a rejection at once: 20 times rejected')
})

t.test('a request whose records another transaction is deleting or changing waits for it', { skip }, async (t) => {
  const world = await givenWorld(t)
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const ask = async (method: string, path: string, body?: object) => caller.request(method, path, { body })
  /** Returns the answer to a request that is sent after this statement and before its commit. */
  const during = async (text: string, values: unknown[], send: () => Promise<Answer>): Promise<Answer> => {
    const { answer } = await world.application.database.transaction(async (execute) => {
      await execute(text, values)
      let isAnswered = false
      const answer = send().finally(() => (isAnswered = true))
      const waiting = 'select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid'
      await until('the request to wait', async () => isAnswered || (await execute(waiting, [])).length > 0)
      return { answer }
    })
    return answer
  }
  const deleting = ({ id }: { id: number }, table: string, send: () => Promise<Answer>) =>
    during(`delete from ${table} where account_id = $1 and id = $2`, [account.id, id], send)
  const { givenCategory } = timeOffOf(account)
  const job = await account.givenJob()
  const candidate = await account.givenCandidate({ job_id: job.id })
  const { interview } = await account.givenStages()
  const member = await account.givenMember({ role: 'admin' })

  for (const method of ['PUT', 'DELETE']) {
    const recruiter = await account.insert('recruiters', { name: 'Bram', email: 'bram@agency.test' })
    const { status } = await deleting(recruiter, 'recruiters', () => ask(method, `/jobs/${job.shortcode}/recruiters/${recruiter.key}`))
    t.equal(status, 404, `${method} a recruiter of a job`)
  }
  const rating = { member_id: member.key, comment: 'Good', grade: 1, stage_id: interview!.id }
  const rate = () => ask('PUT', `/candidates/${candidate.key}/ratings`, rating)
  t.equal((await deleting(interview!, 'stages', rate)).status, 503, 'a rating in a stage')
  t.equal((await rate()).status, 422, 'and without the stage')
  const [leaver, worker] = [await account.givenEmployee(), await account.givenEmployee()]
  const [ended, used] = [await givenCategory(), await givenCategory()]
  const allow = ({ key: employee_id }: { key: string }, { key: category_id }: { key: string }) =>
    ask('PUT', '/timeoff/allowances', { employee_id, category_id, year: 2026 })
  t.equal((await deleting(ended, 'time_off_categories', () => allow(leaver, ended))).status, 422, 'an allowance of a category')
  t.equal((await deleting(leaver, 'employees', () => allow(leaver, used))).status, 422, 'and of an employee')
  const documented = await account.givenEmployee()
  const add = () => ask('POST', `/employees/${documented.key}/documents`, { documents: [{ name: 'a.txt', data: 'YQ==' }] })
  t.equal((await deleting(documented, 'employees', add)).status, 404, 'a document')

  const rename = () => ask('PATCH', `/accounts/${account.subdomain}`, { name: 'Harbour' })
  const renamed = await during(`update accounts set summary = 'Cranes' where id = $1`, [account.id], rename)
  t.match(renamed.body, { name: 'Harbour', summary: 'Cranes' }, 'a change of the account keeps the other')
  const entry = await account.givenTimeEntry(worker)
  const isRecorded = `with held as (select id from employees where account_id = $1 and id = $2 for no key update)
    insert into time_entries (account_id, employee_id, clock_in, clock_out) select $1, id, '2026-03-02T18:00Z', '2026-03-02T19:00Z' from held`
  const path = `/time-tracking/employees/${worker.key}/time-entries/${String(entry.uuid)}`
  const extended = await during(isRecorded, [account.id, worker.id], () => ask('PATCH', path, { clock_out_time: '2026-03-02T18:30:00Z' }))
  t.equal(extended.headers.get('x-error-code'), 'time-entry-overlaps')
})

t.test('several processes can start on an empty database at once', { skip }, async (t) => {
  const { DATA_DIR, DATABASE_URL = '' } = await givenBareDatabase(t)
  const servers = await Promise.all(
    Array.from({ length: 3 }, () => startServer(t, { MODE: 'development', DATA_DIR, DATABASE_URL, LOG_LEVEL: 'error' })),
  )
  for (const { origin, stop } of servers) {
    t.equal((await fetch(`${origin}/health`)).status, 200)
    t.equal(await stop(), 0)
  }
})

t.test('demo data is stored on a database server only on request', { skip }, async (t) => {
  const { DATA_DIR, DATABASE_URL = '' } = await givenDatabase(t)
  const environment = { MODE: 'development', DATA_DIR, DATABASE_URL, LOG_LEVEL: 'error' }
  await (await startServer(t, environment)).stop()
  const database = await openDatabase({ databaseUrl: DATABASE_URL })
  t.teardown(() => database.close())
  const count = async () => (await database.execute('select count(*) as n from accounts', []))[0]?.n
  t.equal(await count(), 0)
  await (await startServer(t, environment, ['--demo'])).stop()
  t.equal(await count(), 2)
})
