// The org chart: who is in it, whose node is above whose, and what everybody may read of a colleague.
import t from 'tap'
import { givenWorld } from '../fixtures/server.ts'

const world = await givenWorld(t)

type Node = { id: string; parent_id: string | null; direct_reports_count: number; content: Record<string, any> }

/** A head with two reports, one of whom leads a draft with a published report. */
async function givenCompany() {
  const account = await world.givenAccount()
  const department = await account.insert('departments', { name: 'Works' })
  const head = await account.givenEmployee({ firstname: 'Ada', lastname: 'Holt', department_id: department.id })
  const first = await account.givenEmployee({ firstname: 'Bo', lastname: 'Reyes', manager_id: head.id })
  const second = await account.givenEmployee({ firstname: 'Cy', lastname: 'Lam', manager_id: head.id, department_id: department.id })
  const draft = await account.givenEmployee({ lastname: 'Secret', state: 'draft', manager_id: first.id })
  const last = await account.givenEmployee({ firstname: 'Dee', lastname: 'Fox', manager_id: draft.id })
  const caller = await account.givenCaller(['r_employees'])
  const chartOf = async (query = ''): Promise<[id: string, parent: string | null, reports: number][]> => {
    const { status, body } = await caller.get(`/employees/orgchart${query}`)
    t.equal(status, 200)
    return body.map(({ id, parent_id, direct_reports_count }: Node) => [id, parent_id, direct_reports_count])
  }
  return { account, caller, chartOf, department, head, first, second, draft, last }
}

t.test('getOrgChart: has every published employee by name, under their manager', async (t) => {
  const { caller, chartOf, head, first, second, draft, last } = await givenCompany()
  t.strictSame(await chartOf(), [
    [last.key, null, 0],
    [head.key, null, 2],
    [second.key, head.key, 0],
    [first.key, head.key, 0],
  ])
  t.notMatch((await caller.get('/employees/orgchart')).text, /Secret/, 'a draft is not named either')
  t.equal((await caller.get(`/employees/${draft.key}`)).status, 400, 'the path of one employee is another operation')
  const other = await (await world.givenAccount()).givenCaller(['r_employees'])
  t.strictSame((await other.get('/employees/orgchart')).body, [], 'of another account')
})

t.test('getOrgChart: of an employee has everyone below them at any distance, and their manager on request', async (t) => {
  const { chartOf, head, first, second, draft, last } = await givenCompany()
  t.strictSame(await chartOf(`?employee_id=${first.key}`), [
    [last.key, null, 0],
    [first.key, null, 0],
  ])
  t.strictSame(await chartOf(`?employee_id=${second.key}&include_manager=true`), [
    [head.key, null, 2],
    [second.key, head.key, 0],
  ])
  t.strictSame(await chartOf(`?employee_id=${last.key}&include_manager=true`), [[last.key, null, 0]], 'whose manager is a draft')
  t.strictSame(await chartOf(`?employee_id=${head.key}&include_manager=true`), await chartOf(), 'without a manager')
  const foreign = await (await world.givenAccount()).givenEmployee()
  for (const id of [draft.key, foreign.key, 'orgchart', '0']) t.strictSame(await chartOf(`?employee_id=${id}`), [], id)
})

t.test('getOrgChart: filters by departments and legal entities', async (t) => {
  const { account, caller, chartOf, department, head, second } = await givenCompany()
  const inner = await account.insert('departments', { name: 'Inner', parent_id: department.id })
  const below = await account.givenEmployee({ lastname: 'Zed', department_id: inner.id, manager_id: second.id })
  const found = [
    [head.key, null, 2],
    [second.key, head.key, 1],
  ]
  const id = department.id.toString(16)
  t.strictSame(await chartOf(`?department_ids=${id}`), found, 'without sub-departments')
  t.strictSame(await chartOf(`?department_ids[]=${id.toUpperCase()}&department_ids[]=nonsense`), found)
  t.strictSame(await chartOf(`?department_ids=${inner.id.toString(16)}`), [[below.key, null, 0]], 'a node whose manager is left out')
  t.strictSame(await chartOf(`?department_ids=fffffff`), [])
  t.strictSame(await chartOf(`?employee_id=${second.key}&department_ids=${id}`), [[second.key, null, 1]])
  t.strictSame(await chartOf('?legal_entity_ids[]=3f8f8a52-7a3c-4f0e-9d0b-0a54e6a5c0de'), [])
  t.equal((await chartOf('?legal_entity_ids=&department_ids=')).length, 5, 'empty filters')
  t.equal((await caller.get('/employees/orgchart?include_manager=perhaps')).status, 400)
})

t.test('getOrgChart: shows public fields only, whoever asks', async (t) => {
  const account = await world.givenAccount()
  const department = await account.insert('departments', { name: 'Works' })
  const head = await account.givenEmployee({ firstname: 'ada', lastname: 'Holt', state: 'draft' })
  const user = await account.givenUser({ hris_role: 'hris_admin' })
  const employee = await account.givenEmployee({
    firstname: '𐐨lodie',
    lastname: 'de Witt',
    preferred_name: 'Lo',
    email: 'private@example.test',
    phone: '+49 40 1',
    birthdate: '1990-01-01',
    job_title: 'Welder',
    manager_id: head.id,
    department_id: department.id,
    work_email: 'elodie@works.test',
    employee_number: '7',
    start_date: '2021-12-17',
    member_id: user.member.id,
    fields: { salary: 1 },
  })
  const common = { initials: '𐐀D', state: 'published', email: 'elodie@works.test' }
  const node = {
    id: employee.key,
    type: 'employee',
    content: {
      ...common,
      id: employee.key,
      name: 'de Witt, 𐐨lodie',
      title: 'Welder',
      department: 'Works',
      entity: null,
      employee_number: '7',
      hire_date: '2021-12-17T00:00:00.000Z',
      manager: null,
      minimal_employee: {
        ...common,
        id: employee.id,
        name: '𐐨lodie de Witt',
        firstname: '𐐨lodie',
        lastname: 'de Witt',
        preferred_name: 'Lo',
        informal_name: 'Lo de Witt',
        legal_name: '𐐨lodie de Witt',
        job_title: 'Welder',
        is_on_leave: false,
        department: { id: department.id, name: 'Works' },
        sample: false,
        can_link_to_profile: true,
      },
    },
    parent_id: null,
    direct_reports_count: 0,
  }
  for (const caller of [user, await account.givenCaller(['r_employees'])])
    t.strictSame((await caller.get('/employees/orgchart')).body, [node])
})

t.test('getOrgChart: with limited or no access to HR, a member sees their own node only', async (t) => {
  const { account, head, first } = await givenCompany()
  for (const hris_role of ['hris_limited', 'hris_no_access']) {
    const user = await account.givenUser({ role: 'admin', hris_role })
    const seen = async (query = '') => (await user.get(`/employees/orgchart${query}`)).body.map(({ id }: { id: string }) => id)
    t.strictSame(await seen(), [], hris_role)
    const own = await account.givenEmployee({ manager_id: first.id, member_id: user.member.id })
    t.strictSame(await seen(), [own.key])
    t.strictSame(await seen(`?employee_id=${head.key}`), [own.key])
    t.strictSame(await seen(`?employee_id=${own.key}&include_manager=true`), [own.key])
  }
})

t.test('getOrgChart: ends even where managers form a circle', async (t) => {
  const { account, chartOf, head, first, second, last } = await givenCompany()
  const { execute } = world.application.database
  await execute('update employees set manager_id = $2 where account_id = $3 and id = $1', [head.id, first.id, account.id])
  await execute('insert into reporting_lines (account_id, manager_id, employee_id, distance) values ($1, $2, $3, 1)', [
    account.id,
    first.id,
    head.id,
  ])
  t.strictSame(await chartOf(), [
    [last.key, null, 0],
    [head.key, first.key, 2],
    [second.key, head.key, 0],
    [first.key, head.key, 1],
  ])
  t.equal((await chartOf(`?employee_id=${head.key}&include_manager=true`)).length, 4)
})

t.test('getOrgChart: has at most 10000 nodes, the first by name', async (t) => {
  const account = await world.givenAccount()
  const { execute } = world.application.database
  await execute(
    `insert into employees (account_id, firstname, lastname, employee_number, state)
     select $1::bigint, 'F', 'L' || lpad(n::text, 5, '0'), n::text, 'published' from generate_series(1, 10001) n`,
    [account.id],
  )
  await execute('vacuum analyze employees', [])
  const { body } = await (await account.givenCaller(['r_employees'])).get('/employees/orgchart')
  t.equal(body.length, 10_000)
  t.equal(body.at(-1).content.name, 'L10000, F')
})
