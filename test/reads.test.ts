// How many rows lists read for a page, which does not depend on the machine.
import t, { type Test } from 'tap'
import { plantTimeOff } from './bench/timeOffWorld.ts'
import { readsOver } from './fixtures/reads.ts'
import { callerAt, givenWorld, type Caller } from './fixtures/server.ts'

const planted = await givenWorld(t)
const { execute } = planted.application.database
const { database, rowsReadBy } = readsOver(planted.application.database)
const { origin, givenAccount } = await givenWorld(t, { database: { ...database, close: async () => {} } })

/** Requests the page as each caller and checks that it reads at most this many rows. */
async function readsAtMost(t: Test, most: number, callers: readonly Caller[], path: string) {
  const read: number[] = []
  for (const caller of callers) {
    // A page with rows that were just inserted is read again once it is known that no earlier one is still to be committed.
    await caller.get(path)
    read.push(
      await rowsReadBy(async () => {
        const { status, text } = await caller.get(path)
        t.equal(status, 200, text)
      }),
    )
  }
  t.ok(Math.max(...read) <= most, `${path}: ${read.map(Math.ceil).join(' and ')} rows, at most ${most}`)
}

// A plan is made for any account. Without small ones beside it, the average one would be the large one that is read.
await execute("insert into accounts (subdomain, name) select 'small-' || at, 'Small' from generate_series(1, 1000) at", [])
const small = "accounts a where a.subdomain like 'small-%'"
for (const rows of [
  `stages (account_id, slug, name, kind, position) select a.id, 'applied', 'Applied', 'applied', 1 from ${small}`,
  `jobs (account_id, title, shortcode, state) select a.id, 'Job', 'A000000001', 'published' from ${small}`,
  `employees (account_id, firstname, lastname, employee_number, state) select a.id, 'F', 'L', n::text, 'published' from generate_series(1, 5) n, ${small}`,
  `events (account_id, title, type, starts_at, ends_at, job_id)
   select a.id, 'E', 'call', now(), now() + interval '1 hour', j.id from ${small.replace(' where', ' join jobs j on j.account_id = a.id where')}`,
])
  await execute(`insert into ${rows}`, [])
const addCandidates = (where: string, most: number) =>
  execute(
    `insert into candidates (account_id, job_id, stage_id, name, firstname, lastname, sourced, mailbox)
       select j.account_id, j.id, s.id, 'A B', 'A', 'B', true, md5(j.account_id || '-' || at)
         from jobs j join stages s on s.account_id = j.account_id and s.slug = 'applied', generate_series(1, $1::int) at where ${where}`,
    [most],
  )
await addCandidates("j.shortcode = 'A000000001'", 1)
await execute('vacuum analyze', [])

t.test('the time off list reads only the requests that overlap the period', async (t) => {
  const accounts: { all: Caller; manager: Caller; named: string }[] = []
  // 111 of the employees report to the manager, too many to be looked up one by one.
  for (const years of [2, 10]) {
    const account = await givenAccount()
    const manager = callerAt(origin)(await plantTimeOff(account, execute, { employees: 300, years }))
    const rows = await execute('select key from employees where account_id = $1 order by key limit 10', [account.id])
    const named = rows.map(({ key }) => `employee_ids=${String(key)}`).join('&')
    accounts.push({ all: await account.givenCaller(['r_timeoff']), manager, named })
  }
  await execute('vacuum analyze', [])
  const all = accounts.map((account) => account.all)
  const managers = accounts.map(({ manager }) => manager)

  // About 390 requests overlap the quarter, 12 the day. For each request on a page, some rows of other tables are read.
  const quarter = 'from_date=2026-03-01T00:00:00&to_date=2026-05-31T23:59:59&limit=50'
  const day = 'from_date=2026-05-11T00:00:00&to_date=2026-05-11T23:59:59&limit=50'
  await readsAtMost(t, 1000, all, `/timeoff/requests?${quarter}`)
  await readsAtMost(t, 1000, all, `/timeoff/requests?${quarter}&states=approved&offset=100`)
  await readsAtMost(t, 200, all, `/timeoff/requests?${day}`)
  await readsAtMost(t, 900, managers, `/timeoff/requests?${quarter}`)
  await readsAtMost(t, 900, managers, `/timeoff/requests?${quarter}&states=approved&offset=100`)
  await readsAtMost(t, 400, managers, `/timeoff/requests?${day}`)
  // A few employees are looked up one by one, over the three years in which a request that reaches into the period can start.
  for (const { all: caller, named } of accounts) await readsAtMost(t, 900, [caller], `/timeoff/requests?${quarter}&${named}`)
})

t.test('the list of time entries reads only the entries of the period or of the named employees', async (t) => {
  const account = await givenAccount()
  const { id: employee } = await account.givenEmployee({ state: 'published' })
  await execute(
    `insert into time_entries (account_id, key, employee_id, clock_in, clock_out)
     select $1, int8send(1 + at), $2, came, came + interval '1 minute'
       from generate_series(0, 19999) at, lateral (select timestamptz '2024-01-01' + at * (interval '730 days' / 20000) as came) day`,
    [account.id, employee],
  )
  await execute('vacuum analyze time_entries', [])
  const caller = await account.givenCaller(['r_employees'])
  // About 190 entries begin in the week; they are counted, and a page is read.
  await readsAtMost(t, 500, [caller], '/time-tracking/time-entries?from_date=2025-12-01&to_date=2025-12-07')
  // 40 entries of one employee among the 20,000 are counted, and a page of them is read.
  const { id, key } = await account.givenEmployee({ state: 'published' })
  await execute(
    `insert into time_entries (account_id, employee_id, clock_in, clock_out)
     select $1, $2, came, came + interval '1 minute' from generate_series(timestamptz '2025-12-01', '2026-01-09', interval '1 day') came`,
    [account.id, id],
  )
  await execute('vacuum analyze time_entries', [])
  await readsAtMost(t, 200, [caller], `/time-tracking/time-entries?employee_ids=${key}`)
})

t.test('the list of changed candidates reads a page per stage and month, not the account up to the first change', async (t) => {
  const account = await givenAccount()
  const { id: job, shortcode } = await account.givenJob()
  const stages = Object.keys(await account.givenStages())
  const count = 22_000
  // Over two years, in the order of their keys. Half of them have changed, too many to be sorted for a page; 10,001 are counted.
  await execute(
    `insert into candidates (account_id, key, job_id, stage_id, name, firstname, lastname, mailbox, created_at, updated_at)
     select $1, int8send(1 + at), $2, s.ids[1 + at % cardinality(s.ids)], 'A B', 'A', 'B', at::text, came, came
       from generate_series(0, ${count - 1}) at, lateral (select timestamptz '2024-01-01' + at * (interval '730 days' / ${count}) as came) day,
            (select array_agg(id order by position) as ids from stages where account_id = $1) s`,
    [account.id, job],
  )
  await execute('vacuum analyze candidates', [])
  const caller = await account.givenCaller(['r_candidates'])
  for (const filter of ['created_after', 'updated_after']) {
    await readsAtMost(t, 11_500, [caller], `/candidates?limit=10&${filter}=2024-12-30T00:00:00Z`)
    await readsAtMost(t, 11_300, [caller], `/candidates?limit=10&${filter}=2024-12-30T00:00:00Z&stage=${stages[3]}`)
    // About 330 have changed since, of a job with all of the candidates.
    await readsAtMost(t, 1200, [caller], `/candidates?limit=10&${filter}=2025-12-20T00:00:00Z`)
    await readsAtMost(t, 1200, [caller], `/candidates?limit=10&${filter}=2025-12-20T00:00:00Z&stage=${stages[3]}`)
    await readsAtMost(t, 1200, [caller], `/jobs/${String(shortcode)}/candidates?limit=10&${filter}=2025-12-20T00:00:00Z`)
  }
})

t.test('the list of candidates reads a page of each job on which a member has a role, not the account up to the first one', async (t) => {
  const account = await givenAccount()
  const jobs: number[] = []
  for (let at = 0; at < 4; at++) jobs.push((await account.givenJob()).id)
  const stages = await account.givenStages()
  const count = 10_000
  // The last 500 candidates are those of two jobs.
  await execute(
    `insert into candidates (account_id, key, job_id, stage_id, name, firstname, lastname, mailbox, created_at, updated_at)
     select $1, int8send(1 + at), ($2::bigint[])[1 + at % 2 + case when at < ${count} - 500 then 0 else 2 end], $3, 'A B', 'A', 'B', at::text, came, came
       from generate_series(0, ${count - 1}) at, lateral (select timestamptz '2024-01-01' + at * interval '1 hour' as came) day`,
    [account.id, jobs, stages.sourced!.id],
  )
  await execute('vacuum analyze', [])
  const user = await account.givenUser({ role: 'simple' })
  for (const job_id of jobs.slice(2))
    await account.insert('job_members', { job_id, member_id: user.member.id, collaboration_role: 'simple' })
  const all = [await account.givenUser({ role: 'admin' }), await account.givenCaller(['r_candidates'])]
  for (const filter of ['', '&stage=sourced']) {
    // 11 keys of each job; for each of 11 candidates their row, job, stage and files. The stages are read once.
    await readsAtMost(t, 100, [user], `/candidates?limit=10${filter}`)
    await readsAtMost(t, 90, all, `/candidates?limit=10${filter}`)
  }
  await readsAtMost(t, 2500, [user], '/candidates?limit=10&updated_after=2024-01-01T00:00:00Z')
})

t.test('the list of events reads a page per month, job or member, not the account up to the first match', async (t) => {
  const account = await givenAccount()
  const jobs = [await account.givenJob(), await account.givenJob()]
  const [member, recent] = [await account.givenMember(), await account.givenMember()]
  // Over two years, in the order of their keys; one member attends every tenth event, another the last ones.
  await execute(
    `insert into events (account_id, title, type, starts_at, ends_at, job_id)
     select $1, at::text, 'call', start, start + interval '1 hour', (array[$2, $3]::bigint[])[1 + at % 2]
       from generate_series(0, 19999) at, lateral (select timestamptz '2024-01-01' + at * interval '52 minutes' as start) day order by at`,
    [account.id, jobs[0]!.id, jobs[1]!.id],
  )
  await execute(
    `insert into event_members (account_id, event_id, member_id) select $1, id, $2 from events where account_id = $1 and title like '%0'`,
    [account.id, member.id],
  )
  await execute(
    `insert into event_members (account_id, event_id, member_id) select $1, id, $2 from events where account_id = $1 and title::int >= 18500`,
    [account.id, recent.id],
  )
  await execute('vacuum analyze', [])
  const caller = await account.givenCaller(['r_jobs', 'r_candidates'])

  const job = `shortcode=${jobs[0]!.shortcode}`
  const late = 'start_date=2025-10-01'
  const filters = [
    { filter: late, first: 'true', most: 2000 },
    { filter: 'start_date=2025-12-10', first: `starts_at >= '2025-12-10'`, most: 2000 },
    { filter: 'start_date=2030-01-01', first: 'false', most: 100 },
    { filter: `${job}&${late}`, first: `job_id = ${jobs[0]!.id}`, most: 2000 },
    // The rows of a member's events, and of what says whose they are.
    { filter: `member_id=${member.key}`, first: `starts_at >= '2024-01-01' and title like '%0'`, most: 11_500 },
    { filter: `member_id=${member.key}&${late}`, first: `title like '%0'`, most: 11_500 },
    { filter: `member_id=${recent.key}`, first: `title::int >= 18500`, most: 9000 },
  ]
  for (const { filter, first, most } of filters) {
    const path = `/events?limit=10&${filter}`
    await readsAtMost(t, most, [caller], path)
    const from = filter.includes(late) ? `'2025-10-01'` : `'-infinity'`
    const rows = await execute(`select key from events where account_id = $1 and starts_at >= ${from} and ${first} order by key limit 10`, [
      account.id,
    ])
    const { body } = await caller.get(path)
    t.strictSame(
      body.events.map(({ id }: { id: string }) => id),
      rows.map(({ key }) => key),
      path,
    )
  }
})

t.test('the org chart below an employee reads only who is in it', async (t) => {
  const account = await givenAccount()
  const manager = await account.givenEmployee()
  for (let at = 0; at < 10; at++) await account.givenEmployee({ manager_id: manager.id })
  await execute(
    `insert into employees (account_id, firstname, lastname, employee_number, state)
     select $1::bigint, 'F', 'L' || n, n::text, 'published' from generate_series(1, 5000) n`,
    [account.id],
  )
  await execute('vacuum analyze', [])
  await readsAtMost(t, 100, [await account.givenCaller(['r_employees'])], `/employees/orgchart?employee_id=${manager.key}`)
})

t.test('reading the candidates of a page looks each of them up, however many the account has', async (t) => {
  const account = await givenAccount()
  await account.givenStages()
  const job = await account.givenJob()
  await addCandidates(`j.id = ${job.id} and j.account_id = ${account.id}`, 8000)
  await execute('vacuum analyze', [])
  const caller = await account.givenCaller()
  for (const path of ['/candidates?limit=50', `/jobs/${job.shortcode}/candidates?limit=50`]) {
    const read = await rowsReadBy(async () => t.equal((await caller.get(path)).status, 200))
    t.ok(read <= 2500, `${path}: ${Math.ceil(read)} rows, at most 2500`)
  }
})
