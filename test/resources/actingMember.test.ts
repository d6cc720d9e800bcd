// The acting member: who it is for each kind of token, and which jobs they may work on.
import t from 'tap'
import { prepareActingMember } from '../../src/resources/members/actingMember.ts'
import { givenWorld } from '../fixtures/server.ts'

const world = await givenWorld(t)
const find = prepareActingMember(world.application.statements.statement)
const place = { shortcode: null, country: 'Germany', countryCode: 'DE', region: 'Hamburg', regionCode: 'HH', city: 'Hamburg' }
const site = { ...place, zipCode: null, coords: null, hidden: false }

t.test('an account token must name an active member of the account, otherwise 422 names member_id', async (t) => {
  const account = await world.givenAccount()
  const caller = { tenant: { id: account.id }, person: undefined } as never
  const member = await account.givenMember()
  const inactive = await account.givenMember({ active: false })
  const foreign = await (await world.givenAccount()).givenMember()
  t.match(await find(caller, member.key, null), { id: member.id, key: member.key, name: member.name, role: 'simple' })
  for (const wrong of [undefined, null, '', 'nonsense', '0123456789abcdef', inactive.key, foreign.key]) {
    const refusal = await find(caller, wrong, null).catch((error: unknown) => error)
    t.match(refusal, { status: 422, faults: { member_id: [/./] } }, String(wrong))
  }
})

t.test('a user token acts as its own member, whatever member_id says', async (t) => {
  const account = await world.givenAccount()
  const own = await account.givenMember({ role: 'admin' })
  const other = await account.givenMember()
  const caller = { tenant: { id: account.id }, person: { id: own.id, key: own.key } } as never
  for (const given of [undefined, other.key, 'nonsense']) t.match(await find(caller, given, null), { key: own.key })
})

t.test('a member may work on a job as admin, as one of its members, or by a collaboration rule; otherwise 403', async (t) => {
  const account = await world.givenAccount()
  const root = await account.insert('departments', { name: 'Engineering' })
  const leaf = await account.insert('departments', { name: 'Motion', parent_id: root.id })
  const elsewhere = await account.insert('departments', { name: 'People' })
  const job = await account.givenJob({ department_id: leaf.id, locations: [site] })
  const bare = await account.givenJob()
  const caller = { tenant: { id: account.id }, person: undefined } as never
  const sees = async (member: { key: string }, id = job.id) =>
    find(caller, member.key, id).then(
      () => true,
      (error: { status: number }) => (error.status === 403 ? false : Promise.reject(error)),
    )
  t.equal(await sees(await account.givenMember({ role: 'admin' })), true)
  const member = await account.givenMember()
  t.equal(await sees(member), false)
  await account.insert('job_members', { job_id: job.id, member_id: member.id, collaboration_role: 'reviewer' })
  t.equal(await sees(member), true)
  t.equal(await sees(member, bare.id), false, 'of this job only')
  const withRule = async (departments: object[], locations: object[]) =>
    sees(await account.givenMember({ collaboration_rules: [{ role: 'simple', departments, locations }] }))
  const anywhere = [{ any: true }]
  t.equal(await withRule(anywhere, anywhere), true)
  t.equal(await withRule([{ id: leaf.key }], anywhere), true, 'its department')
  t.equal(await withRule([{ id: root.key }], anywhere), true, 'one above it')
  t.equal(await withRule([{ id: elsewhere.key }], anywhere), false)
  t.equal(await withRule(anywhere, [{ country_code: 'DE' }]), true)
  t.equal(await withRule(anywhere, [{ country_code: 'DE', state_code: 'HH', city: 'Hamburg' }]), true)
  t.equal(await withRule(anywhere, [{ country_code: 'DE', city: 'Berlin' }]), false)
  t.equal(await withRule(anywhere, [{}]), false, 'a place that says nothing')
  t.equal(await withRule([], anywhere), false)
  t.equal(await withRule(anywhere, []), false)
})
