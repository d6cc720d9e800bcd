// Disqualification reasons: a bare list in the account's order.
import t from 'tap'
import { givenWorld } from '../fixtures/server.ts'

const world = await givenWorld(t)
const { call } = world.application

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
