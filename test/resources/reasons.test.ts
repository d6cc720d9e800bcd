// Disqualification reasons: a bare list in the account's order, and its changes, which candidates do not notice.
import t, { type Test } from 'tap'
import { givenWorld, type Answer, type Caller } from '../fixtures/server.ts'

const world = await givenWorld(t)
const { call } = world.application
const { execute } = world.application.database
const path = '/disqualification_reasons'

t.test("listDisqualificationReasons: returns the account's reasons in order, as a bare list", async (t) => {
  const account = await world.givenAccount()
  const left = await account.insert('disqualification_reasons', { description: 'Chose another', candidate_withdrew: true, position: 2 })
  const lacks = await account.insert('disqualification_reasons', { description: 'No licence', position: 1 })
  await (await world.givenAccount()).insert('disqualification_reasons', { description: 'Foreign', position: 1 })
  const { status, body } = await call('listDisqualificationReasons', {}, await account.givenCaller(['r_jobs']))
  t.equal(status, 200)
  t.strictSame(body, [
    { id: lacks.key, description: 'No licence', candidate_withdrew: false, position: 1 },
    { id: left.key, description: 'Chose another', candidate_withdrew: true, position: 2 },
  ])
})

t.test('listDisqualificationReasons: returns an empty list for an account without reasons', async (t) => {
  const { status, body } = await call('listDisqualificationReasons', {}, await (await world.givenAccount()).givenCaller())
  t.equal(status, 200)
  t.strictSame(body, [])
})

const patch = (caller: Caller, id: string, body: object) => caller.request('PATCH', `${path}/${id}`, { body })
const put = (caller: Caller, reasons: unknown) => caller.request('PUT', `${path}/order`, { body: { reasons } })
const shown = async (caller: Caller) =>
  (await caller.get(path)).body.map(({ description, position }: Record<string, unknown>) => `${String(position)} ${String(description)}`)
const refused = (t: Test, { status, body, headers }: Answer, code: string, field?: string) => {
  t.strictSame([status, headers.get('x-error-code')], [422, code], JSON.stringify(body))
  t.strictSame(Object.keys(body.validation_errors ?? {}), field === undefined ? [] : [field])
}

/** An account with the reasons A, B and C. */
async function given() {
  const account = await world.givenAccount()
  const insert = (description: string, position: number) => account.insert('disqualification_reasons', { description, position })
  const [a, b, c] = [await insert('A', 1), await insert('B', 2), await insert('C', 3)]
  const caller = await account.givenCaller(['r_jobs', 'r_candidates', 'w_candidates', 'w_account'])
  const audited = async () => {
    const rows = await execute("select action from audit_log where account_id = $1 and action like '%reason%' order by id", [account.id])
    return rows.map(({ action }) => action as string)
  }
  return { account, caller, a, b, c, audited }
}

t.test('createDisqualificationReason: adds a reason as the last one', async (t) => {
  const { caller, audited } = await given()
  const { status, body } = await caller.post(path, { description: 'Moved abroad', candidate_withdrew: true })
  t.equal(status, 201)
  t.match(body, { id: /^[0-9a-f]{16}$/, description: 'Moved abroad', candidate_withdrew: true, position: 4 })
  t.match((await caller.post(path, { description: 'Other' })).body, { candidate_withdrew: false, position: 5 })
  t.strictSame(await shown(caller), ['1 A', '2 B', '3 C', '4 Moved abroad', '5 Other'])
  const empty = await (await world.givenAccount()).givenCaller()
  t.match((await empty.post(path, { description: 'First' })).body, { position: 1 })
  t.strictSame(await audited(), ['reason_created', 'reason_created'])
})

t.test('createDisqualificationReason: refuses a taken or blank description and one too many', async (t) => {
  const { account, caller, audited } = await given()
  const create = (description: unknown) => caller.post(path, { description })
  refused(t, await create('a'), 'name-taken', 'description')
  refused(t, await create(' '), 'field-required', 'description')
  for (const description of [undefined, '', null, 1, 'x'.repeat(1001)]) t.equal((await create(description)).status, 400)
  await execute(
    `insert into disqualification_reasons (account_id, description, position) select $1, 'Filler ' || n, n from generate_series(4, 1000) n`,
    [account.id],
  )
  refused(t, await create('New'), 'list-full')
  t.strictSame(await audited(), [])
})

t.test('updateDisqualificationReason: changes what is given; candidates keep the text of then', async (t) => {
  const { account, caller, a, b, audited } = await given()
  const { key } = await account.givenCandidate()
  const { key: member_id } = await account.givenMember({ role: 'admin' })
  t.equal((await caller.post(`/candidates/${key}/disqualify`, { member_id, disqualify_reason_id: a.key })).status, 200)
  const { status, body } = await patch(caller, a.key, { description: 'A, as renamed' })
  t.equal(status, 200)
  t.strictSame(body, { id: a.key, description: 'A, as renamed', candidate_withdrew: false, position: 1 })
  t.strictSame((await patch(caller, b.key, { candidate_withdrew: true })).body, { id: b.key, description: 'B', candidate_withdrew: true, position: 2 }) // prettier-ignore
  t.equal((await patch(caller, b.key, { description: 'b' })).status, 200, 'its own description is not taken')
  t.equal((await caller.get(`/candidates/${key}`)).body.candidate.disqualification_reason, 'A')
  t.strictSame(await shown(caller), ['1 A, as renamed', '2 b', '3 C'])
  refused(t, await patch(caller, a.key, { description: 'c' }), 'name-taken', 'description')
  refused(t, await patch(caller, a.key, { description: ' ' }), 'field-required', 'description')
  t.equal((await patch(caller, a.key, { description: '' })).status, 400)
  const foreign = await given()
  for (const id of ['fffffffffff', 'nonsense', foreign.a.key]) t.equal((await patch(caller, id, { description: 'D' })).status, 404, id)
  t.strictSame(await audited(), ['reason_updated', 'reason_updated', 'reason_updated'])
})

t.test('orderDisqualificationReasons: puts exactly the reasons of the account in order', async (t) => {
  const { caller, a, b, c, audited } = await given()
  const { status, body } = await put(caller, [c.key, a.key, b.key])
  t.equal(status, 200)
  t.strictSame(body, (await caller.get(path)).body)
  t.strictSame(await shown(caller), ['1 C', '2 A', '3 B'])
  const foreign = await given()
  const orders = [[], [a.key, b.key], [a.key, b.key, b.key], [a.key, b.key, c.key, c.key], [a.key, b.key, foreign.c.key]]
  for (const order of orders) refused(t, await put(caller, order), 'order-incomplete', 'reasons')
  for (const order of [undefined, a.key, [1]]) t.equal((await put(caller, order)).status, 400)
  t.strictSame([await shown(caller), await audited()], [['1 C', '2 A', '3 B'], ['account_reasons_ordered']])
})

t.test('deleteDisqualificationReason: deletes it; candidates keep its text', async (t) => {
  const { account, caller, a, b, audited } = await given()
  const { key } = await account.givenCandidate()
  const { key: member_id } = await account.givenMember({ role: 'admin' })
  await caller.post(`/candidates/${key}/disqualify`, { member_id, disqualify_reason_id: b.key })
  t.equal((await caller.delete(`${path}/${b.key}`)).status, 204)
  t.match((await caller.get(`/candidates/${key}`)).body.candidate, { disqualified: true, disqualification_reason: 'B' })
  t.strictSame(await shown(caller), ['1 A', '3 C'])
  const foreign = await given()
  for (const id of [b.key, 'nonsense', foreign.a.key]) t.equal((await caller.delete(`${path}/${id}`)).status, 404, id)
  t.equal((await put(caller, [a.key])).status, 422)
  t.strictSame(await audited(), ['reason_deleted'])
})

t.test('changes of the reasons at once: each sees the one before', async (t) => {
  for (let round = 0; round < 5; round++) {
    const { caller, a, b, c } = await given()
    const answers = await Promise.all([
      caller.post(path, { description: 'Twice' }),
      caller.post(path, { description: 'twice' }),
      put(caller, [c.key, b.key, a.key]),
      put(caller, [b.key, c.key, a.key]),
    ])
    const statuses = answers.map(({ status }) => status)
    t.strictSame(statuses.slice(0, 2).toSorted(), [201, 422])
    for (const status of statuses.slice(2)) t.ok([200, 422].includes(status))
    const positions = (await caller.get(path)).body.map(({ position }: { position: number }) => position)
    t.equal(new Set(positions).size, 4, 'each has a position of its own')
  }
})
