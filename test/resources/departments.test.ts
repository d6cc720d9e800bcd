// Departments: a tree without circles, whose names are unique among siblings, and what refers to it when it changes.
import t, { type Test } from 'tap'
import type { GivenAccount } from '../fixtures/account.ts'
import { givenWorld, type Answer, type Caller } from '../fixtures/server.ts'

const world = await givenWorld(t)
const { execute } = world.application.database

const idOf = ({ id }: { id: number }) => id.toString(16)
const put = (caller: Caller, body: object) => caller.request('PUT', '/departments', { body })
const unknownId = 'fffffffffff'

async function given() {
  const account = await world.givenAccount()
  const caller = await account.givenCaller(['r_account', 'w_departments', 'r_jobs', 'r_employees'])
  const insert = (name: string, parent?: { id: number }) => account.insert('departments', { name, parent_id: parent?.id ?? null })
  return { account, caller, insert }
}

/** Engineering with Motion and Vision below, and Drives below Motion; People beside it. */
async function givenTree() {
  const { insert, ...others } = await given()
  const engineering = await insert('Engineering')
  const motion = await insert('Motion', engineering)
  const vision = await insert('Vision', engineering)
  const drives = await insert('Drives', motion)
  const people = await insert('People')
  return { insert, ...others, engineering, motion, vision, drives, people }
}

/** The tree as the list shows it: name -> name of the parent. */
async function treeOf(caller: Caller): Promise<Record<string, string | null>> {
  const { body } = (await caller.get('/departments')) as { body: { id: string; name: string; parent_id: string | null }[] }
  const names = new Map(body.map(({ id, name }) => [id, name]))
  return Object.fromEntries(body.map(({ name, parent_id: parent }) => [name, parent && (names.get(parent) ?? 'nothing')]))
}

const refused = (t: Test, { status, body, headers }: Answer, code: string, field?: string) => {
  t.strictSame([status, headers.get('x-error-code')], [422, code], JSON.stringify(body))
  t.strictSame(Object.keys(body.validation_errors ?? {}), field === undefined ? [] : [field])
}

t.test('listDepartments: returns the departments by name, with the number of job hierarchies in hexadecimal digits', async (t) => {
  const { account, caller, engineering, motion, vision, drives, people } = await givenTree()
  await (await world.givenAccount()).insert('departments', { name: 'Foreign' })
  await account.insert('departments', { id: 0x92b77, name: 'émigrés', sample: true })
  const { status, body } = await caller.get('/departments')
  t.equal(status, 200)
  t.strictSame(body, [
    { id: idOf(drives), name: 'Drives', parent_id: idOf(motion), sample: false },
    { id: '92b77', name: 'émigrés', parent_id: null, sample: true },
    { id: idOf(engineering), name: 'Engineering', parent_id: null, sample: false },
    { id: idOf(motion), name: 'Motion', parent_id: idOf(engineering), sample: false },
    { id: idOf(people), name: 'People', parent_id: null, sample: false },
    { id: idOf(vision), name: 'Vision', parent_id: idOf(engineering), sample: false },
  ])
  const { shortcode } = await account.givenJob({ department_id: drives.id })
  const { body: job } = await caller.get(`/jobs/${shortcode}`)
  t.strictSame(
    job.department_hierarchy.map(({ id }: { id: number }) => id.toString(16)),
    [idOf(engineering), idOf(motion), idOf(drives)],
  )
})

t.test('one department has the same id in the list, in an employee and in a collaboration rule', async (t) => {
  const { account, caller, motion } = await givenTree()
  await account.givenEmployee({ department_id: motion.id })
  const rule = { role: 'simple', departments: [{ id: motion.key }, { any: false }], locations: [{ any: true }] }
  await account.givenMember({ collaboration_rules: [rule] })
  t.equal((await caller.get('/employees')).body.employees[0].department_id, idOf(motion))
  const { body } = await caller.get('/members')
  t.strictSame(body.members[0].collaboration_rules, [{ ...rule, departments: [{ id: idOf(motion) }, { any: false }] }])
})

t.test('createDepartment: creates one at the root or below another one', async (t) => {
  const { account, caller } = await given()
  const first = await caller.post('/departments', { name: 'Works' })
  t.equal(first.status, 200)
  t.match(first.body, { id: /^[0-9a-f]+$/, name: 'Works', parent_id: null, sample: false })
  const second = await caller.post('/departments', { name: 'Works', parent_id: first.body.id.toUpperCase() })
  t.match(second.body, { name: 'Works', parent_id: first.body.id }, 'below itself a name is free')
  const third = await caller.post('/departments', { name: 'Office', parent_id: '' })
  t.match(third.body, { parent_id: null }, 'an empty parent is none')
  t.strictSame(await audited(account), ['department_created', 'department_created', 'department_created'])
})

t.test('createDepartment: refuses a taken name, an unknown parent and a blank name', async (t) => {
  const { caller, engineering, insert } = await givenTree()
  const foreign = await (await world.givenAccount()).insert('departments', { name: 'Foreign' })
  const before = await treeOf(caller)
  const create = (body: object) => caller.post('/departments', body)
  refused(t, await create({ name: 'ENGINEERING' }), 'department-name-taken', 'name')
  refused(t, await create({ name: 'motion', parent_id: idOf(engineering) }), 'department-name-taken', 'name')
  for (const parent_id of [unknownId, idOf(foreign), foreign.key])
    refused(t, await create({ name: 'New', parent_id }), 'reference-unknown', 'parent_id')
  refused(t, await create({ name: ' \t' }), 'field-required', 'name')
  for (const body of [{}, { name: '' }, { name: 'x'.repeat(256) }, { name: 'New', parent_id: 'x' }, { name: 'New', parent_id: 1 }])
    t.equal((await create(body)).status, 400, JSON.stringify(body))
  t.strictSame(await treeOf(caller), before)
  let parent = await insert('Level 1')
  for (let level = 2; level <= 100; level++) parent = await insert(`Level ${level}`, parent)
  refused(t, await create({ name: 'Level 101', parent_id: idOf(parent) }), 'department-too-deep')
})

t.test('updateDepartment: renames and moves, with all departments below', async (t) => {
  const { account, caller, motion, people } = await givenTree()
  const moved = await put(caller, { id: idOf(motion), name: 'Movement', parent_id: idOf(people) })
  t.equal(moved.status, 200)
  t.strictSame(moved.body, { id: idOf(motion), name: 'Movement', parent_id: idOf(people), sample: false })
  t.match(await treeOf(caller), { Movement: 'People', Drives: 'Movement', Vision: 'Engineering' })
  t.equal((await put(caller, { id: idOf(motion), name: 'MOVEMENT', parent_id: null })).status, 200, 'its own name is not taken')
  t.match(await treeOf(caller), { MOVEMENT: null })
  t.equal((await put(caller, { id: motion.key, name: 'Movement' })).status, 200, 'the id of earlier releases is still accepted')
  t.strictSame(await audited(account), ['department_updated', 'department_updated', 'department_updated'])
})

t.test('updateDepartment: refuses a circle, a taken name, too many levels, and what does not exist', async (t) => {
  const { caller, engineering, motion, drives, people, insert } = await givenTree()
  const before = await treeOf(caller)
  for (const below of [engineering, motion, drives])
    refused(t, await put(caller, { id: idOf(engineering), name: 'E', parent_id: idOf(below) }), 'department-circle', 'parent_id')
  refused(t, await put(caller, { id: idOf(people), name: 'vision', parent_id: idOf(engineering) }), 'department-name-taken', 'name')
  refused(t, await put(caller, { id: idOf(people), name: 'People', parent_id: unknownId }), 'reference-unknown', 'parent_id')
  const foreign = await (await world.givenAccount()).insert('departments', { name: 'Foreign' })
  for (const id of [unknownId, idOf(foreign), foreign.key]) t.equal((await put(caller, { id, name: 'x' })).status, 404)
  for (const body of [{ name: 'x' }, { id: idOf(people) }, { id: '', name: 'x' }, { id: 'x', name: 'x' }])
    t.equal((await put(caller, body)).status, 400, JSON.stringify(body))
  t.strictSame(await treeOf(caller), before)
  let parent = await insert('Level 1')
  for (let level = 2; level <= 98; level++) parent = await insert(`Level ${level}`, parent)
  refused(t, await put(caller, { id: idOf(engineering), name: 'E', parent_id: idOf(parent) }), 'department-too-deep')
  t.equal((await put(caller, { id: idOf(motion), name: 'Motion', parent_id: idOf(parent) })).status, 200, 'two levels fit')
})

/** Gives a department a job, an employee, and a member with two rules that name it. */
async function givenUses(account: GivenAccount, department: { id: number; key: string }, other: { key: string }) {
  const job = await account.givenJob({ department_id: department.id, updated_at: '2026-01-01T00:00:00Z' })
  const employee = await account.givenEmployee({ department_id: department.id })
  const locations = [{ any: true }]
  const member = await account.givenMember({
    collaboration_rules: [
      { role: 'simple', departments: [{ id: department.key }], locations },
      { role: 'reviewer', departments: [{ id: department.key }, { id: other.key }], locations },
    ],
  })
  const shown = async (caller: Caller) => {
    const { body: detail } = await caller.get(`/jobs/${job.shortcode}`)
    const { body: people } = await caller.get('/employees')
    const { body: page } = await caller.get('/members')
    const rules = page.members.find(({ id }: { id: string }) => id === member.key).collaboration_rules
    return {
      job: detail.department,
      employee: people.employees.find(({ id }: { id: string }) => id === employee.key).department_id,
      rules: rules.map(({ role, departments }: any) => [role, ...departments.map(({ id }: { id: string }) => id)]),
    }
  }
  return { shown, job }
}

t.test('deleteDepartment: deletes an unused one, and one in use only by force', async (t) => {
  const { account, caller, motion, vision, drives, people } = await givenTree()
  t.equal((await caller.delete(`/departments/${idOf(vision)}`)).status, 204)
  const { shown, job } = await givenUses(account, motion, people)
  const before = await treeOf(caller)
  const { status, body, headers } = await caller.delete(`/departments/${idOf(motion)}`)
  t.strictSame([status, headers.get('x-error-code')], [409, 'department-in-use'])
  t.strictSame(body, {
    error: 'The department is in use: force the change, or move what refers to it first',
    affected_resources: ['departments', 'jobs', 'employees', 'collaboration_rules'],
  })
  t.equal((await caller.delete(`/departments/${idOf(motion)}?force=yes`)).status, 400)
  t.strictSame(await treeOf(caller), before)
  t.equal((await caller.delete(`/departments/${idOf(motion)}?force=DELETE`)).status, 204)
  t.strictSame(await treeOf(caller), { Engineering: null, Drives: 'Engineering', People: null })
  t.strictSame(await shown(caller), { job: null, employee: null, rules: [['reviewer', idOf(people)]] })
  const { body: changed } = await caller.get('/jobs?updated_after=2026-01-01T00:00:00Z')
  t.strictSame(changed.jobs.map(({ shortcode }: { shortcode: string }) => shortcode), [job.shortcode], 'the job has changed') // prettier-ignore
  for (const id of [idOf(motion), unknownId, 'nonsense', idOf(await (await world.givenAccount()).insert('departments', { name: 'x' }))])
    t.equal((await caller.delete(`/departments/${id}`)).status, 404, id)
  t.equal((await caller.delete(`/departments/${idOf(drives)}`)).status, 204)
  t.strictSame(await audited(account), ['department_deleted', 'department_deleted', 'department_deleted'])
})

t.test('deleteDepartment: refuses to move a sub-department beside one of its name', async (t) => {
  const { caller, engineering, motion, insert } = await givenTree()
  const inner = await insert('Motion', motion)
  t.equal((await caller.delete(`/departments/${idOf(motion)}?force=DELETE`)).status, 204, 'the deleted one is not in the way')
  t.match(await treeOf(caller), { Motion: 'Engineering' })
  await insert('vision', inner)
  const before = await treeOf(caller)
  refused(t, await caller.delete(`/departments/${idOf(inner)}?force=DELETE`), 'department-name-taken')
  t.strictSame(await treeOf(caller), before)
  t.ok(engineering)
})

t.test('mergeDepartment: moves jobs, employees, rules and sub-departments', async (t) => {
  const { account, caller, motion, vision, people } = await givenTree()
  const { shown } = await givenUses(account, motion, people)
  const merge = (from: { id: number }, body: object) => caller.post(`/departments/${idOf(from)}/merge`, body)
  const before = await treeOf(caller)
  const target_department_id = idOf(people)
  for (const force of [{}, { force: false }]) {
    const { status, body } = await merge(motion, { target_department_id, ...force })
    t.equal(status, 409)
    t.strictSame(body.affected_resources, ['departments', 'jobs', 'employees', 'collaboration_rules'])
  }
  t.strictSame(await treeOf(caller), before)
  const { status, body } = await merge(motion, { target_department_id, force: true })
  t.equal(status, 200)
  t.strictSame(body, { id: idOf(people), name: 'People', parent_id: null, sample: false })
  t.strictSame(await treeOf(caller), { Engineering: null, Vision: 'Engineering', People: null, Drives: 'People' })
  const id = idOf(people)
  t.strictSame(await shown(caller), { job: 'People', employee: id, rules: [['simple', id], ['reviewer', id]] }) // prettier-ignore
  t.equal((await merge(vision, { target_department_id })).status, 200, 'an unused one needs no force')
  t.strictSame(await audited(account), ['department_merged', 'department_merged'])
})

t.test('mergeDepartment: refuses a target within, two of a name, and what does not exist', async (t) => {
  const { caller, engineering, motion, drives, people, insert } = await givenTree()
  await insert('motion', people)
  const before = await treeOf(caller)
  const merge = (id: string, target: string) => caller.post(`/departments/${id}/merge`, { target_department_id: target, force: true })
  for (const within of [engineering, motion, drives])
    refused(t, await merge(idOf(engineering), idOf(within)), 'department-circle', 'target_department_id')
  refused(t, await merge(idOf(engineering), idOf(people)), 'department-name-taken')
  refused(t, await merge(idOf(drives), unknownId), 'reference-unknown', 'target_department_id')
  t.equal((await merge(unknownId, idOf(people))).status, 404)
  t.equal((await caller.post(`/departments/${idOf(drives)}/merge`, {})).status, 400)
  t.strictSame(await treeOf(caller), before)
})

t.test('a rename, a move, a merge and a deletion show in the next page of jobs', async (t) => {
  const { account, caller, engineering, motion, drives, people } = await givenTree()
  await account.givenJob({ department_id: drives.id })
  const seen = async () => {
    const [job] = (await caller.get('/jobs')).body.jobs
    return [job.department, job.department_hierarchy.map(({ name }: { name: string }) => name).join(' > ')]
  }
  t.strictSame(await seen(), ['Drives', 'Engineering > Motion > Drives'])
  await put(caller, { id: idOf(motion), name: 'Movement', parent_id: idOf(engineering) })
  t.strictSame(await seen(), ['Drives', 'Engineering > Movement > Drives'], 'a department above is renamed')
  await put(caller, { id: idOf(drives), name: 'Motors', parent_id: idOf(motion) })
  t.strictSame(await seen(), ['Motors', 'Engineering > Movement > Motors'], 'its own is renamed')
  await put(caller, { id: idOf(motion), name: 'Movement', parent_id: null })
  t.strictSame(await seen(), ['Motors', 'Movement > Motors'], 'one moves')
  await caller.delete(`/departments/${idOf(motion)}?force=DELETE`)
  t.strictSame(await seen(), ['Motors', 'Motors'], 'the one above is deleted')
  await caller.post(`/departments/${idOf(drives)}/merge`, { target_department_id: idOf(people), force: true })
  t.strictSame(await seen(), ['People', 'People'], 'its own is merged')
  await caller.delete(`/departments/${idOf(people)}?force=DELETE`)
  t.strictSame(await seen(), [null, ''], 'its own is deleted')
})

t.test('two changes at once make no circle and no two departments of a name', async (t) => {
  for (let time = 0; time < 5; time++) {
    const { caller, engineering, people } = await givenTree()
    const answers = await Promise.all([
      put(caller, { id: idOf(engineering), name: 'Engineering', parent_id: idOf(people) }),
      put(caller, { id: idOf(people), name: 'People', parent_id: idOf(engineering) }),
      caller.post('/departments', { name: 'Twice' }),
      caller.post('/departments', { name: 'Twice' }),
    ])
    const statuses = answers.map(({ status }) => status)
    t.strictSame([statuses.slice(0, 2).toSorted(), statuses.slice(2).toSorted()], [[200, 422], [200, 422]]) // prettier-ignore
  }
})

/** The actions in the audit log, in order; the entries name the department. */
async function audited(account: GivenAccount): Promise<string[]> {
  const rows = await execute("select action from audit_log where account_id = $1 and action like 'department%' order by id", [account.id])
  return rows.map(({ action }) => action as string)
}
