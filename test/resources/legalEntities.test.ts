// Legal entities: a tree that operations of our own change, and the employees who belong to them.
import { randomUUID } from 'node:crypto'
import t, { type Test } from 'tap'
import { givenWorld, type Answer, type Caller } from '../fixtures/server.ts'

const world = await givenWorld(t)
const { execute } = world.application.database
const path = '/legal_entities'

const patch = (caller: Caller, id: string, body: object) => caller.request('PATCH', `${path}/${id}`, { body })
const refused = (t: Test, { status, body, headers }: Answer, code: string, field?: string) => {
  t.strictSame([status, headers.get('x-error-code')], [422, code], JSON.stringify(body))
  t.strictSame(Object.keys(body.validation_errors ?? {}), field === undefined ? [] : [field])
}
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** An account with a company, its office and the office's yard. */
async function given() {
  const account = await world.givenAccount()
  const caller = await account.givenCaller(['r_account', 'w_account', 'r_employees', 'w_employees'])
  const create = (body: object) => caller.post(path, body)
  const made = async (body: object): Promise<string> => (await create(body)).body.id
  const company = await made({ name: 'Acme' })
  const office = await made({ name: 'Hull', type: 'location', parent_id: company })
  const yard = await made({ name: 'Yard', type: 'site', parent_id: office })
  const shown = async () =>
    (await caller.get(path)).body.map(({ display_name }: { display_name: string }) => display_name) as readonly string[]
  const audited = async () => {
    const rows = await execute("select action from audit_log where account_id = $1 and action like 'legalentity%' order by id offset 3", [
      account.id,
    ])
    return rows.map(({ action }) => action)
  }
  return { account, caller, create, made, company, office, yard, shown, audited }
}

t.test('createLegalEntity, listLegalEntities: a tree by display names', async (t) => {
  const { caller, create, company, office, shown } = await given()
  const { status, body } = await create({ name: 'Ahead', legal_name: '', parent_id: office.toUpperCase(), timezone: 'Europe/London' })
  t.equal(status, 201)
  const { id, ...rest } = body
  t.match(id, uuid)
  t.strictSame(rest, {
    name: 'Ahead',
    legal_name: null,
    type: 'entity',
    parent_id: office,
    display_name: 'Acme | Hull | Ahead',
    sample: false,
    timezone: 'Europe/London',
    geofencing_settings: null,
  })
  await create({ name: 'Aaron Ltd', legal_name: 'Aaron Limited' })
  t.strictSame(await shown(), ['Aaron Ltd', 'Acme', 'Acme | Hull', 'Acme | Hull | Ahead', 'Acme | Hull | Yard'])
  t.match((await caller.get(path)).body[1], { id: company, parent_id: null, type: 'entity' })
  const other = await (await world.givenAccount()).givenCaller(['r_account'])
  t.strictSame((await other.get(path)).body, [])
})

t.test('createLegalEntity, updateLegalEntity: refuse what the tree has no place for', async (t) => {
  const { account, caller, create, made, company, office, yard, shown, audited } = await given()
  const before = await shown()
  const foreign = (await given()).company
  refused(t, await create({ name: 'HULL', parent_id: company }), 'name-taken', 'name')
  refused(t, await create({ name: ' ' }), 'field-required', 'name')
  refused(t, await create({ name: 'New', timezone: '+01:00' }), 'field-invalid', 'timezone')
  for (const parent_id of [foreign, randomUUID(), 'nonsense'])
    refused(t, await create({ name: 'New', parent_id }), 'reference-unknown', 'parent_id')
  for (const body of [{}, { name: '' }, { name: 'New', type: 'ship' }]) t.equal((await create(body)).status, 400)
  refused(t, await patch(caller, company, { parent_id: company }), 'field-invalid', 'parent_id')
  refused(t, await patch(caller, company, { parent_id: yard }), 'field-invalid', 'parent_id')
  for (const id of [foreign, randomUUID(), 'nonsense']) t.equal((await patch(caller, id, { name: 'New' })).status, 404, id)
  t.strictSame([await shown(), await audited()], [before, []])

  let deepest = yard
  for (let level = 4; level <= 100; level++) deepest = await made({ name: `Level ${level}`, parent_id: deepest })
  refused(t, await create({ name: 'Too deep', parent_id: deepest }), 'field-invalid', 'parent_id')
  const root = await made({ name: 'Root' })
  refused(
    t,
    await patch(caller, office, { parent_id: (await made({ name: 'Low', parent_id: root })) as string }),
    'field-invalid',
    'parent_id',
  )
  await execute("insert into legal_entities (account_id, name) select $1, 'Filler ' || n from generate_series(103, 1000) n", [account.id])
  refused(t, await create({ name: 'One more' }), 'list-full')
})

t.test('updateLegalEntity: changes what is given and moves those below', async (t) => {
  const { caller, made, company, office, shown, audited } = await given()
  const { body } = await patch(caller, office, { name: 'hull', timezone: 'Europe/London', legal_name: 'Hull Ltd', type: 'site' })
  t.match(body, { id: office, name: 'hull', timezone: 'Europe/London', legal_name: 'Hull Ltd', type: 'site', display_name: 'Acme | hull' })
  t.match((await patch(caller, office, { timezone: null })).body, { timezone: null, legal_name: 'Hull Ltd', parent_id: company })
  const other = await made({ name: 'Zenith' })
  t.match((await patch(caller, office, { parent_id: other })).body, { display_name: 'Zenith | hull' })
  t.strictSame(await shown(), ['Acme', 'Zenith', 'Zenith | hull', 'Zenith | hull | Yard'])
  t.match((await patch(caller, office, { parent_id: null })).body, { parent_id: null, display_name: 'hull' })
  t.equal((await audited()).filter((action) => action === 'legalentity_updated').length, 4)
})

t.test('deleteLegalEntity: what refers to it hinders the deletion, unless it is forced', async (t) => {
  const { account, caller, create, company, office, yard, shown, audited } = await given()
  const remove = (id: string, query = '') => caller.delete(`${path}/${id}${query}`)
  t.equal((await remove(yard)).status, 204)
  t.strictSame(await shown(), ['Acme', 'Acme | Hull'])
  const again = (await create({ name: 'Yard', parent_id: office })).body.id
  const employee = { firstname: 'Ada', lastname: 'Holt', legal_entity: office }
  const { id } = (await caller.post('/employees', { state: 'draft', employee })).body
  const { status, body, headers } = await remove(office)
  t.strictSame([status, headers.get('x-error-code')], [409, 'legal-entity-in-use'])
  t.strictSame(body.affected_resources, ['legal_entities', 'employees'])
  const twin = (await create({ name: 'YARD', parent_id: company })).body.id
  refused(t, await remove(office, '?force=DELETE'), 'name-taken')
  t.equal((await remove(twin)).status, 204)
  t.equal((await remove(office, '?force=perhaps')).status, 400)
  t.equal((await remove(office, '?force=DELETE')).status, 204)
  t.strictSame(await shown(), ['Acme', 'Acme | Yard'])
  t.match((await caller.get(path)).body[1], { id: again, parent_id: company })
  const admin = await account.givenMember({ hris_role: 'hris_admin' })
  t.equal((await caller.get(`/employees/${id}?member_id=${admin.key}`)).body.legal_entity, undefined)
  for (const unknown of [office, randomUUID(), 'nonsense', (await given()).company]) t.equal((await remove(unknown)).status, 404, unknown)
  t.equal((await audited()).filter((action) => action === 'legalentity_deleted').length, 3)
})

t.test('an employee belongs to a legal entity, named by its id or its name', async (t) => {
  const { account, caller, company, office } = await given()
  const admin = await account.givenMember({ hris_role: 'hris_admin' })
  const employee = { firstname: 'Ada', lastname: 'Holt', start_date: '2026-01-01', work_email: 'ada@acme.test', legal_entity: 'Hull' }
  const { status, body } = await caller.post('/employees', { state: 'published', employee })
  t.equal(status, 201)
  t.equal(body.legal_entity_id, office)
  const detail = async () => (await caller.get(`/employees/${body.id}?member_id=${admin.key}`)).body.legal_entity
  t.equal(await detail(), 'Hull')
  const change = (legal_entity: unknown) => caller.request('PATCH', `/employees/${body.id}`, { body: { employee: { legal_entity } } })
  t.equal((await change(company.toUpperCase())).body.legal_entity_id, company)
  const chart = async (query = '') => (await caller.get(`/employees/orgchart${query}`)).body
  t.match(await chart(), [{ content: { entity: 'Acme', minimal_employee: { legal_entity: { id: company, name: 'Acme' } } } }])
  t.equal((await chart(`?legal_entity_ids[]=${company.toUpperCase()}&legal_entity_ids[]=nonsense`)).length, 1)
  t.strictSame(await chart(`?legal_entity_ids=${office}`), [])
  for (const unknown of ['Nowhere', randomUUID(), (await given()).company])
    refused(t, await change(unknown), 'reference-unknown', 'legal_entity')
  t.equal((await change('')).body.legal_entity_id, null)
  t.equal(await detail(), undefined)
})

t.test('with a user token, admins change legal entities', async (t) => {
  const { account, company } = await given()
  for (const [role, expected] of [
    ['admin', [201, 200, 409]],
    ['simple', [403, 403, 403]],
  ] as const) {
    // prettier-ignore
    const user = await account.givenUser({ role })
    const answers = [
      await user.post(path, { name: `Of ${role}` }),
      await patch(user, company, { type: 'site' }),
      await user.delete(`${path}/${company}`),
    ]
    t.strictSame(answers.map(({ status }) => status), expected) // prettier-ignore
  }
})

t.test('changes at once: no circle, no name twice, and no employee of a deleted legal entity', async (t) => {
  for (let round = 0; round < 8; round++) {
    const { account, caller, create, made } = await given()
    const [a, b] = [await made({ name: 'A' }), await made({ name: 'B' })]
    const moves = await Promise.all([patch(caller, a, { parent_id: b }), patch(caller, b, { parent_id: a })])
    t.strictSame(moves.map(({ status }) => status).toSorted(), [200, 422])
    const twins = await Promise.all([create({ name: 'Twin' }), create({ name: 'twin' })])
    t.strictSame(twins.map(({ status }) => status).toSorted(), [201, 422])
    const gone = await made({ name: 'Gone' })
    const employee = { firstname: 'Ada', lastname: 'Holt', legal_entity: gone }
    const [deleted, hired] = await Promise.all([
      caller.delete(`${path}/${gone}?force=DELETE`),
      caller.post('/employees', { state: 'draft', employee }),
    ])
    t.equal(deleted.status, 204)
    t.ok([201, 422].includes(hired.status), hired.text)
    const [left] = await execute('select count(*) as n from employees where account_id = $1 and legal_entity_id is not null', [account.id])
    t.equal(left?.n, 0)
  }
})

t.test('a text that an earlier release stored is shown until the employee gets a legal entity', async (t) => {
  const { account, caller, office } = await given()
  const admin = await account.givenMember({ hris_role: 'hris_admin' })
  const { key } = await account.givenEmployee({ fields: { legal_entity: 'Old Ltd' } })
  const change = (employee: object) => caller.request('PATCH', `/employees/${key}`, { body: { employee } })
  const detail = async () => (await caller.get(`/employees/${key}?member_id=${admin.key}`)).body.legal_entity
  const other = await account.givenEmployee({ fields: { legal_entity: 'Old Ltd' } })
  await caller.request('PATCH', `/employees/${other.key}`, { body: { employee: { legal_entity: null } } })
  t.equal((await caller.get(`/employees/${other.key}?member_id=${admin.key}`)).body.legal_entity, undefined, 'until it is cleared')
  t.equal((await change({ job_title: 'Welder' })).status, 200)
  t.equal(await detail(), 'Old Ltd')
  t.equal((await change({ legal_entity: office })).body.legal_entity_id, office)
  t.equal(await detail(), 'Hull')
})
