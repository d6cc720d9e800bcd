// Completing an onboarding: recorded and notified once, only by those who may change employees.
import t from 'tap'
import type { GivenAccount } from '../fixtures/account.ts'
import { givenWorld } from '../fixtures/server.ts'

const clock = { now: Date.parse('2026-04-15T08:30:00Z') }
const world = await givenWorld(t, { now: () => clock.now })
const { execute } = world.application.database
const told = async (account: GivenAccount) =>
  (await execute('select event, subject from outbox where account_id = $1 order by key', [account.id])).map(({ event, subject }) => [
    event,
    subject,
  ])
const at = (key: string) => `/employees/${key}/complete_onboarding`

t.test('completeOnboarding: returns 200 with the time and sends one notification, even if repeated', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller(['w_employees'])
  const [employee, other] = [await account.givenEmployee(), await account.givenEmployee()]
  const first = await caller.post(at(employee.key))
  t.equal(first.status, 200)
  t.strictSame(first.body, { id: employee.key, onboarding_completed_at: '2026-04-15T08:30:00.000Z' })
  const rowOf = async ({ id }: { id: number }) => (await execute('select * from employees where id = $1', [id]))[0]
  const row = await rowOf(employee)

  clock.now += 3_600_000
  const again = await caller.post(at(employee.key), { member_id: null })
  t.strictSame([again.status, again.body], [200, first.body], 'the same answer')
  t.strictSame(await rowOf(employee), row, 'nothing changed')
  t.strictSame(await told(account), [['onboarding_completed', { employee: employee.key }]])
  t.equal((await rowOf(other))?.onboarding_completed_at, null, 'of this one alone')
})

t.test('completeOnboarding: twenty concurrent requests send one notification', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const { key } = await account.givenEmployee()
  const answers = await Promise.all(Array.from({ length: 20 }, () => caller.post(at(key))))
  t.ok(answers.every(({ status, text }) => status === 200 && text === answers[0]?.text))
  t.strictSame(await told(account), [['onboarding_completed', { employee: key }]])
})

t.test('completeOnboarding: a draft, an unknown and a foreign employee are refused', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const draft = await account.givenEmployee({ state: 'draft' })
  const refused = await caller.post(at(draft.key))
  t.strictSame([refused.status, refused.body], [422, { error: 'The employee is not published yet' }])
  for (const key of ['0123456789abcdef', 'x', (await (await world.givenAccount()).givenEmployee()).key])
    t.equal((await caller.post(at(key))).status, 404, key)
  t.strictSame(await told(account), [])
})

t.test('completeOnboarding: an acting member must be an HRIS admin', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const [admin, member] = [await account.givenMember({ hris_role: 'hris_admin' }), await account.givenMember()]
  const { key } = await account.givenEmployee()
  t.equal((await caller.post(at(key), { member_id: member.key })).status, 403)
  t.equal((await (await account.givenUser({ role: 'admin' })).post(at(key))).status, 403)
  const unknown = await caller.post(at(key), { member_id: '0123456789abcdef' })
  t.strictSame([unknown.status, Object.keys(unknown.body.validation_errors)], [422, ['member_id']])
  t.strictSame(await told(account), [])
  t.equal((await caller.post(at(key), { member_id: admin.key })).status, 200)
  t.equal((await (await account.givenUser({ hris_role: 'hris_admin' })).post(at(key))).status, 200)
})
