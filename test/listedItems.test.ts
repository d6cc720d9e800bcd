// The lists of jobs and employees: each shows what is stored now, whatever a process cached before, and only what its caller may see.
import { randomUUID } from 'node:crypto'
import t, { type Test } from 'tap'
import { givenServers, givenWatched, membersOf, seeEachChange, setterFor, type Changed } from './fixtures/listedItems.ts'
import { callerAt, givenWorld, type Answer, type Caller, type World } from './fixtures/server.ts'

type Item = Record<string, any>

/** The items of a list, which is the same when it is requested again. */
async function listed(t: Test, caller: Caller, path: string, list: string): Promise<Item[]> {
  const { status, body, text } = await caller.get(path)
  t.equal(status, 200, text)
  t.equal((await caller.get(path)).text, text, `${path} again`)
  return body[list]
}

const without = (item: Item, ...names: readonly string[]): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)))

const at = '2026-02-03T09:12:44Z'
const texts = ['description', 'full_description', 'requirements', 'benefits']

t.test('a change of whatever a job shows is in the next list, through every process', async (t) => {
  const worlds = await givenServers(t)
  const [{ application, givenAccount }] = worlds as [World]
  const { execute } = application.database
  const account = await givenAccount()
  const root = await account.insert('departments', { name: 'Root' })
  const leaf = await account.insert('departments', { name: 'Leaf', parent_id: root.id })
  const otherRoot = await account.insert('departments', { name: 'Other root' })
  const neighbour = await account.givenJob({ department_id: root.id })
  const job = await account.givenJob({ department_id: leaf.id })
  const { token } = await account.givenCaller()
  const callers = worlds.map(({ origin }) => callerAt(origin)(token))

  const set = setterFor(worlds, account)
  const own = (column: string, value: unknown, shown = value): Changed => [set('jobs', job.id, column, value), shown]
  const empty = {
    shortcode: null,
    country: null,
    countryCode: null,
    region: null,
    regionCode: null,
    city: null,
    zipCode: null,
    coords: null,
  }
  const place = (value: object, shown: string): Changed => own('locations', [{ ...empty, hidden: false, ...value }], shown)
  const site = (subdomain: string) => `http://${subdomain}.localhost:3000/jobs/${job.id}`
  const changes: Record<string, Changed> = {
    title: own('title', 'Analyst'),
    code: own('code', 'A-1'),
    full_title: own('title', 'Chemist', 'Chemist - A-1'),
    shortcode: own('shortcode', 'ABCDEF0123'),
    shortlink: own('shortcode', 'ABCDEF0124', 'http://apply.localhost:3000/j/ABCDEF0124'),
    state: own('state', 'closed'),
    sample: own('sample', true),
    confidential: own('confidential', true),
    department: [set('departments', leaf.id, 'name', 'Renamed'), 'Renamed'],
    department_hierarchy: [
      set('departments', root.id, 'name', 'Top'),
      [
        { id: root.id, name: 'Top' },
        { id: leaf.id, name: 'Renamed' },
      ],
    ],
    url: [set('accounts', account.id, 'subdomain', `one-${account.id}`), site(`one-${account.id}`)],
    application_url: [set('accounts', account.id, 'subdomain', `two-${account.id}`), `${site(`two-${account.id}`)}/candidates/new`],
    workplace_type: own('workplace_type', 'hybrid'),
    'location.workplace_type': own('workplace_type', 'on_site'),
    'location.telecommuting': own('workplace_type', 'remote', true),
    'location.location_str': place({ city: 'Bremen' }, 'Bremen'),
    'location.country': place({ country: 'Germany' }, 'Germany'),
    'location.country_code': place({ countryCode: 'DE' }, 'DE'),
    'location.region': place({ region: 'Saxony' }, 'Saxony'),
    'location.region_code': place({ regionCode: 'SN' }, 'SN'),
    'location.city': place({ city: 'Leipzig' }, 'Leipzig'),
    'location.zip_code': place({ zipCode: '04109' }, '04109'),
    locations: own('locations', [], []),
    'salary.salary_from': own('salary_from', 1000),
    'salary.salary_to': own('salary_to', 2000),
    'salary.salary_currency': own('salary_currency', 'eur'),
    created_at: own('created_at', at),
    updated_at: own('updated_at', at),
    keywords: own('keywords', ['one', 'two']),
    description: own('description', '<p>Łódź</p>'),
    requirements: own('requirements', '<p>Hands</p>'),
    benefits: own('benefits', '<p>Food</p>'),
    full_description: own('benefits', '<p>Fruit</p>', '<p>Łódź</p><p>Hands</p><p>Fruit</p>'),
    id: own('key', 'ffffffffffff0001'),
  }
  t.strictSame(Object.keys(changes).toSorted(), membersOf('Job').toSorted(), 'every member of the contract')

  /** The second of two jobs is the one that changes; each list shows of them what their details show. */
  const look = async (title: string) => {
    const items = []
    for (const caller of callers) {
      const bare = await listed(t, caller, '/jobs', 'jobs')
      const whole = await listed(t, caller, `/jobs?include_fields=${texts.join()}`, 'jobs')
      for (const [index, item] of whole.entries()) {
        t.strictSame(Object.keys(item), [...Object.keys(bare[index]!), ...texts], `${title}: only the texts are added`)
        t.strictSame({ ...item, ...bare[index] }, item, `${title}: the same without texts`)
        const { body } = await caller.get(`/jobs/${item.shortcode}`)
        const shown = { ...without(item, 'sample'), location: without(item.location, 'location_str') }
        t.strictSame({ ...body, ...shown }, body, `${title}: as the detail`)
      }
      t.equal(whole[0]?.id, neighbour.key)
      items.push(whole[1])
    }
    return items
  }
  await seeEachChange(t, changes, look)

  const hierarchies = async () => (await look('departments')).map((item) => item?.department_hierarchy.map(({ id }: Item) => id).join())
  const all = (hierarchy: readonly { id: number }[]) => callers.map(() => hierarchy.map(({ id }) => id).join())
  await set('departments', leaf.id, 'parent_id', otherRoot.id)()
  t.strictSame(await hierarchies(), all([otherRoot, leaf]), 'a department moves')
  await set('jobs', job.id, 'department_id', root.id)()
  t.strictSame(await hierarchies(), all([root]), 'the job moves')
  await set('departments', otherRoot.id, 'parent_id', root.id)()
  await set('jobs', job.id, 'department_id', otherRoot.id)()
  t.strictSame(await hierarchies(), all([root, otherRoot]), 'a root gets a parent')
  await set('jobs', job.id, 'department_id', null)()
  t.strictSame(await hierarchies(), all([]), 'the job leaves its department')
  await execute('delete from jobs where account_id = $1 and id = $2', [account.id, job.id])
  for (const caller of callers) t.equal((await listed(t, caller, '/jobs', 'jobs')).length, 1, 'gone')
})

t.test('a change of whatever the collection of jobs of version 2 adds is in the next one, through every process', async (t) => {
  const worlds = await givenServers(t)
  const [{ givenAccount }] = worlds as [World]
  const account = await givenAccount()
  const department = await account.insert('departments', { name: 'Works' })
  await account.givenJob()
  const job = await account.givenJob({ department_id: department.id, code: '' })
  const { token } = await account.givenCaller()
  const callers = worlds.map(({ origin }) => callerAt(origin, '/spi/v2')(token))
  const set = setterFor(worlds, account)
  const look = async () => {
    const items = []
    for (const caller of callers) {
      const jobs = await listed(t, caller, '/jobs', 'jobs')
      t.equal(jobs.length, 2)
      const { body } = await caller.get(`/jobs/${jobs[0]?.shortcode}`)
      t.strictSame({ ...body, ...without(jobs[0]!, 'name', 'description', 'sample', 'location') }, body, 'as the detail')
      items.push(jobs[0])
    }
    return items
  }
  await seeEachChange(
    t,
    {
      name: [set('accounts', account.id, 'name', 'Renamed'), 'Renamed'],
      description: [set('accounts', account.id, 'description', 'Described'), 'Described'],
      title: [set('jobs', job.id, 'title', 'Analyst'), 'Analyst'],
      code: [set('jobs', job.id, 'code', 'A-1'), 'A-1'],
      department: [set('departments', department.id, 'name', 'Renamed'), 'Renamed'],
      created_at: [set('jobs', job.id, 'created_at', at), Date.parse(at) / 1000],
      key: [set('jobs', job.id, 'key', 'ffffffffffff0001'), 'ffffffffffff0001'],
    },
    look,
  )
  await set('jobs', job.id, 'code', '')()
  for (const item of await look()) t.equal(item?.code, '', 'empty texts stay empty')
  for (const { origin } of worlds) t.equal((await callerAt(origin)(token).get('/jobs')).body.jobs[1].code, null, 'but not in version 3')
})

t.test('lists of jobs with different texts do not share items', async (t) => {
  const { givenAccount } = await givenWorld(t)
  const account = await givenAccount()
  await account.givenJob({ description: 'D', requirements: 'R' })
  const caller = await account.givenCaller()
  const bare = Object.keys((await listed(t, caller, '/jobs', 'jobs'))[0]!)
  for (let round = 0; round < 2; round++) {
    for (const fields of [
      '',
      'description',
      'requirements',
      'description,requirements',
      'requirements,description',
      'description,description',
    ]) {
      const [item] = await listed(t, caller, fields ? `/jobs?include_fields=${fields}` : '/jobs', 'jobs')
      t.strictSame(Object.keys(item!), [...bare, ...new Set(fields.split(',').filter(Boolean))], fields)
    }
  }
})

t.test('a change of whatever an employee shows is in the next list, through every process', async (t) => {
  const worlds = await givenServers(t)
  const [{ application, givenAccount }] = worlds as [World]
  const { execute } = application.database
  const account = await givenAccount()
  const admin = await account.givenMember({ hris_role: 'hris_admin' })
  const boss = await account.givenEmployee({ lastname: 'Aa' })
  const manager = await account.givenEmployee({ lastname: 'Ab' })
  const { id } = await account.givenEmployee({ lastname: 'Zimmer' })
  const department = await account.insert('departments', { name: 'Works' })
  const entity = await account.insert('legal_entities', { uuid: randomUUID(), name: 'Acme' })
  const schedule = await account.insert('work_schedules', { name: 'Week', hours: [8, 8, 8, 8, 8, 0, 0] })
  const calendar = await account.insert('holiday_calendars', { name: 'Hamburg' })
  const { token } = await account.givenCaller()
  const callers = worlds.map(({ origin }) => callerAt(origin)(token))

  const set = setterFor(worlds, account)
  const own = (column: string, value: unknown, shown = value): Changed => [set('employees', id, column, value), shown]
  const insertLine = (above: number, distance: number) => () =>
    account.insert('reporting_lines', { manager_id: above, employee_id: id, distance })
  const changes: Record<string, Changed> = {
    firstname: own('firstname', 'Ada'),
    lastname: own('lastname', 'Zorn'),
    preferred_name: own('preferred_name', 'Addie'),
    email: own('email', 'ada@home.test'),
    work_email: own('work_email', 'ada@work.test'),
    start_date: own('start_date', '2021-05-03', '2021-05-03T00:00:00.000Z'),
    birthdate: own('birthdate', '1990-02-03'),
    phone: own('phone', '+49 40 555'),
    job_title: own('job_title', 'Smith'),
    employee_number: own('employee_number', 'X9'),
    sample: own('sample', true),
    state: own('state', 'draft'),
    status_semantic_type: own('state', 'published', 'status_active'),
    manager_id: own('manager_id', manager.id, manager.key),
    department_id: own('department_id', department.id, department.id.toString(16)),
    legal_entity_id: own('legal_entity_id', entity.id, entity.uuid),
    work_schedule_id: own('work_schedule_id', schedule.id, schedule.key),
    holiday_calendar_id: own('holiday_calendar_id', calendar.id),
    reporting_line: [insertLine(manager.id, 1), [manager.id]],
    id: own('key', 'ffffffffffff0001'),
  }
  const constant = ['avatar', 'avatar_processed', 'candidate_id', 'division_id', 'onboarding_member_id', 'template_id']
  t.strictSame([...Object.keys(changes), ...constant].toSorted(), membersOf('Employee').toSorted(), 'every member of the contract')

  /** The last of three employees is the one that changes. */
  const look = async () => {
    const items = []
    for (const caller of callers) {
      const all = await listed(t, caller, `/employees?member_id=${admin.key}`, 'employees')
      t.equal(all.length, 3)
      items.push(all[2])
    }
    return items
  }
  await seeEachChange(t, changes, look)

  const lines = async () => (await look()).map((item) => item?.reporting_line)
  const all = (...line: readonly { id: number }[]) => callers.map(() => line.map((one) => one.id))
  await insertLine(boss.id, 2)()
  t.strictSame(await lines(), all(manager, boss), 'the manager gets a manager')
  await execute('update reporting_lines set distance = 3 - distance where account_id = $1', [account.id])
  t.strictSame(await lines(), all(boss, manager), 'they change places')
  await execute('delete from reporting_lines where account_id = $1 and manager_id = $2', [account.id, boss.id])
  t.strictSame(await lines(), all(manager), 'the boss leaves')
  await execute('delete from reporting_lines where account_id = $1', [account.id])
  t.strictSame(await lines(), all(), 'nobody is above')
  await execute('delete from employees where account_id = $1 and id = $2', [account.id, id])
  for (const caller of callers) {
    const { body } = await caller.get('/employees')
    t.strictSame([body.total_count, body.employees.length], [2, 2], 'gone')
  }
})

t.test('a page of employees is converted for version 2, in the same version of each employee', async (t) => {
  const worlds = await givenServers(t)
  const [{ givenAccount }] = worlds as [World]
  const account = await givenAccount()
  await account.givenEmployee({ lastname: 'A' })
  const employee = await account.givenEmployee({ lastname: 'B', preferred_name: '' })
  const { token } = await account.givenCaller()
  const set = setterFor(worlds, account)
  const look = async () => {
    const items = []
    for (const { origin } of worlds) {
      const [older, newest] = ['/spi/v2', '/spi/v3'].map((base) => callerAt(origin, base)(token))
      const shown = await listed(t, newest!, '/employees', 'employees')
      const converted = await listed(t, older!, '/employees', 'employees')
      t.strictSame(
        converted.map((item) => ({ ...without(item, 'key'), preferred_name: item.preferred_name || null, start_date: null })),
        shown.map((item) => ({ ...without(item, 'id'), start_date: null })),
      )
      const { body } = await older!.get('/employees?limit=10&offset=1')
      t.strictSame([Object.keys(body), body.total_count], [['total_count', 'employees'], 2])
      items.push(converted[1])
    }
    return items
  }
  for (const item of await look()) t.strictSame([item?.preferred_name, item?.key], ['', employee.key])
  await seeEachChange(
    t,
    {
      firstname: [set('employees', employee.id, 'firstname', 'Ada'), 'Ada'],
      preferred_name: [set('employees', employee.id, 'preferred_name', 'Addie'), 'Addie'],
      key: [set('employees', employee.id, 'key', 'ffffffffffff0001'), 'ffffffffffff0001'],
    },
    look,
  )
})

t.test('callers who see different fields of employees never share an item', async (t) => {
  const { givenAccount, application } = await givenWorld(t)
  const account = await givenAccount()
  const set = setterFor([{ application } as World], account)
  const [admin, one, other] = [
    await account.givenUser({ hris_role: 'hris_admin' }),
    await account.givenUser({ hris_role: 'hris_employee' }),
    await account.givenUser({ hris_role: 'hris_employee' }),
  ]
  const nobody = await account.givenCaller()
  const mail = (name: string) => ({ email: `${name}@home.test`, phone: name, birthdate: '1990-02-03' })
  const employee = await account.givenEmployee({ lastname: 'A', member_id: one.member.id, ...mail('a') })
  await account.givenEmployee({ lastname: 'B', ...mail('b') })
  await account.givenEmployee({ lastname: 'C', state: 'draft', member_id: other.member.id, ...mail('c') })
  const seenBy = async (caller: Caller, path = '/employees') => {
    const items = await listed(t, caller, path, 'employees')
    for (const { email, phone, birthdate } of items) t.ok([phone, birthdate].every((value) => (value === null) === (email === null)))
    return items.map(({ email }) => email?.[0] ?? '-').join('')
  }
  const everybody = async () => [await seenBy(admin), await seenBy(one), await seenBy(other), await seenBy(nobody)]
  for (const round of [1, 2]) t.strictSame(await everybody(), ['abc', 'a-', '--c', '--'], `round ${round}`)
  await set('employees', employee.id, 'member_id', null)()
  t.strictSame(await everybody(), ['abc', '--', '--c', '--'], 'the record is no longer theirs')
  await set('employees', employee.id, 'state', 'draft')()
  t.strictSame(await everybody(), ['abc', '-', '-c', '-'], 'a draft is seen by admins alone')
  for (const role of ['hris_admin', 'hris_employee', 'hris_admin']) {
    await set('members', one.member.id, 'hris_role', role)()
    t.equal(await seenBy(nobody, `/employees?member_id=${one.member.key}`), role === 'hris_admin' ? 'abc' : '-', role)
  }
})

t.test('a job or an employee who leaves the list between its two statements is not in it', async (t) => {
  let before: (() => Promise<unknown>) | undefined
  const { world, database } = await givenWatched(t, ({ execute }) => ({
    execute: async (text, values) => {
      if (text.includes('"key" = any(')) await before?.()
      return execute(text, values)
    },
  }))
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  for (let made = 0; made < 3; made++) {
    await account.givenJob({ created_at: at, updated_at: at, description: 'D' })
    await account.givenEmployee({ lastname: `Known ${made}` })
  }
  const [, job] = await database.execute('select id from jobs where account_id = $1 order by key', [account.id])
  const [, employee] = await database.execute('select id from employees where account_id = $1 order by key', [account.id])
  const changes: [path: string, table: 'jobs' | 'employees', set: string, undo: string][] = [
    ['/jobs', 'jobs', 'key = mint_key()', ''],
    ['/jobs?state=published', 'jobs', `state = 'draft'`, `state = 'published'`],
    ['/jobs?state=published&include_fields=description', 'jobs', `state = 'draft'`, `state = 'published'`],
    ['/jobs?created_after=2026-01-01T00:00:00Z', 'jobs', `created_at = '2025-01-01'`, `created_at = '2026-05-01'`],
    ['/jobs?updated_after=2026-01-01T00:00:00Z', 'jobs', `updated_at = '2025-01-01'`, `updated_at = '2026-05-01'`],
    ['/employees', 'employees', `state = 'draft'`, `state = 'published'`],
    ['/employees?query=known', 'employees', `lastname = 'New'`, `lastname = 'Known 1'`],
    ['/employees?order_by=department', 'employees', 'key = mint_key()', ''],
  ]
  const idOf = { jobs: job?.id, employees: employee?.id }
  const update = (table: 'jobs' | 'employees', set: string) =>
    database.execute(`update ${table} set ${set} where account_id = $1 and id = $2`, [account.id, idOf[table]])
  for (const [path, table, set, undo] of changes) {
    await database.execute(`update ${table} set sample = not sample where account_id = $1`, [account.id])
    before = () => update(table, set)
    const found = ({ body }: Answer) => body[table].length as number
    t.equal(found(await caller.get(path)), 2, path)
    before = undefined
    if (undo) await update(table, undo)
    t.equal(found(await caller.get(path)), 3, path)
  }
})
