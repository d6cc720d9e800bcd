// Stages: the account's pipeline, which all its jobs share.
import t from 'tap'
import type { GivenAccount } from '../fixtures/account.ts'
import { givenWorld } from '../fixtures/server.ts'

const world = await givenWorld(t)
const { call } = world.application

/** Three stages, inserted out of order, and as the API shows them. */
async function givenPipeline(account: GivenAccount) {
  const insert = (kind: string, name: string, position: number) => account.insert('stages', { slug: kind, name, kind, position })
  const hired = await insert('hired', 'Signed', 3)
  const phone = await insert('phone-screen', 'Phone Screen', 2)
  const sourced = await insert('sourced', 'Sourced', 1)
  const shown = ({ id, key, slug, name, kind, position }: typeof hired) => ({ id, identifier: key, slug, name, kind, position })
  return [shown(sourced), shown(phone), shown(hired)]
}

t.test('listStages: returns the pipeline in order, with integer ids', async (t) => {
  const account = await world.givenAccount()
  const pipeline = await givenPipeline(account)
  await givenPipeline(await world.givenAccount())
  const { status, body } = await (await account.givenCaller(['r_jobs'])).get('/stages')
  t.equal(status, 200)
  t.strictSame(body, { stages: pipeline })
  t.type(body.stages[0].id, 'number')
  t.match(body.stages[0].identifier, /^[0-9a-f]{16}$/)
})

t.test("listJobStages: every job has the account's pipeline", async (t) => {
  const account = await world.givenAccount()
  const pipeline = await givenPipeline(account)
  const caller = await account.givenCaller(['r_jobs'])
  for (const state of ['draft', 'archived']) {
    const { shortcode } = await account.givenJob({ state })
    const { status, body } = await call('listJobStages', { path: { shortcode } }, caller)
    t.equal(status, 200)
    t.strictSame(body, { stages: pipeline })
  }
})

t.test('listJobStages: an unknown, malformed or foreign job is 404', async (t) => {
  const account = await world.givenAccount()
  await givenPipeline(account)
  const foreign = await (await world.givenAccount()).givenJob()
  const caller = await account.givenCaller()
  for (const shortcode of ['ABCDEF0123', 'nonsense', foreign.shortcode]) {
    const { status, body } = await caller.get(`/jobs/${shortcode}/stages`)
    t.equal(status, 404, shortcode)
    t.strictSame(body, { error: 'Not found' })
  }
})
