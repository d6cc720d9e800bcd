// The duration of a refusal reveals nothing: neither whether an e-mail address is known, nor how much of a secret is right.
import { randomInt } from 'node:crypto'
import t from 'tap'
import { prepareClients } from '../src/access/oauth/clients.ts'
import { hashPassword } from '../src/access/password.ts'
import { hashOf, mintToken } from '../src/access/tokenText.ts'
import type { Statements } from '../src/db/statements.ts'
import { proofOnly } from './fixtures/proof.ts'
import { givenWorld } from './fixtures/server.ts'
import { givenLogin, hiddenIn, personAt } from './fixtures/web.ts'

const minute = 60_000
/** A busy machine disturbs single measurements; a real difference shows in all of them. */
const measurements = 3

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const shuffled = <Item>(items: readonly Item[]) =>
  items
    .map((item) => ({ item, at: randomInt(2 ** 40) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)

/** The Mann-Whitney test of two samples: the probability of ranks at least this far apart in one distribution. */
function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, isOne: true })), ...other.map((value) => ({ value, isOne: false }))]
  all.sort((a, b) => a.value - b.value)
  let ranks = 0
  for (let from = 0, to = 0; from < all.length; from = to) {
    while (to < all.length && all[to]!.value === all[from]!.value) to++
    // Equal values share the mean of their ranks.
    for (let at = from; at < to; at++) if (all[at]!.isOne) ranks += (from + 1 + to) / 2
  }
  const [m, n] = [one.length, other.length]
  const distance = Math.abs(ranks - (m * (m + 1)) / 2 - (m * n) / 2)
  const z = distance / Math.sqrt((m * n * (m + n + 1)) / 12)
  return Math.min(1, 2 * upperTail(z))
}

/** The probability that a normal variable exceeds `z`, by Abramowitz and Stegun 26.2.17; accurate to 1e-7. */
function upperTail(z: number): number {
  const k = 1 / (1 + 0.2316419 * z)
  const polynomial = k * (0.31938153 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial
}

t.test('the statistics distinguish samples of one distribution from those of two', (t) => {
  const ramp = Array.from({ length: 250 }, (_, at) => at)
  const between = ramp.map((at) => at + 0.5)
  t.ok(mannWhitney(ramp, between) > 0.9)
  const later = ramp.map((at) => at + 60)
  t.ok(mannWhitney(ramp, later) < 1e-6)
  t.ok(Math.abs(mannWhitney([1, 2, 3, 4, 5, 6], [4, 7, 8, 9, 10, 11]) - 0.0131) < 0.0005, 'U 2.5 of 36, z 2.482')
  t.end()
})

t.test('O6: signing in takes as long for an unknown e-mail address as for a member', { skip: proofOnly }, async (t) => {
  const [tries, warmUp] = [200, 10]
  const clock = { now: Date.parse('2026-11-02T08:00:00Z') }
  const world = await givenWorld(t, { now: () => clock.now })
  const account = await world.givenAccount()
  // With the cost of the server's own hashes.
  const { email: known } = await givenLogin(account, { password_hash: await hashPassword('correct horse battery staple') })
  const person = personAt(world)
  const hidden = hiddenIn((await person.get('/sign-in')).text, '/sign-in')
  const measure = async (email: string) => {
    // Past the window in which failures are counted.
    clock.now += 20 * minute
    const began = performance.now()
    const { status } = await person.post('/sign-in', { ...hidden, email, password: 'wrong horse' })
    const took = performance.now() - began
    if (status !== 422) throw new Error(`A wrong password was answered ${status}`)
    return took
  }
  const differences: number[] = []
  while (differences.length < measurements && differences.every((one) => one >= 2)) {
    const taken = { known: [] as number[], unknown: [] as number[] }
    for (let at = -warmUp; at < tries; at++) {
      // Alternating, with a changing order, so that other load on the machine affects both alike.
      for (const who of at % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const took = await measure(who === 'known' ? known : known.replace(/^login/, 'nobody'))
        if (at >= 0) taken[who].push(took)
      }
    }
    const medians = [median(taken.known), median(taken.unknown)] as const
    differences.push(Math.abs(medians[0] - medians[1]))
    t.comment(`medians: known ${medians[0].toFixed(2)} ms, unknown ${medians[1].toFixed(2)} ms`)
  }
  t.ok(differences.at(-1)! < 2, `medians ${differences.map((one) => one.toFixed(2)).join(', ')} ms apart`)
})

t.test('O9: the time for a wrong client secret does not reveal how much of it is right', { skip: proofOnly }, async (t) => {
  const [secrets, repeats, longest] = [500, 400, 31]
  const secret = mintToken('secret')
  const row = { id: 1, clientId: 'client', name: 'Client', owner: null, secretHash: hashOf(secret), redirectUris: [] }
  // The row is returned at once: the time of the database would hide the difference.
  const { authenticate } = prepareClients({ statement: (() => async () => [row]) as unknown as Statements['statement'] }, undefined)
  /** A secret of the right length that matches the right one in its first `shared` bytes. */
  const wrongFrom = (shared: number) => {
    const tail = mintToken('secret').slice(shared + 1)
    return `${secret.slice(0, shared)}${secret[shared] === '-' ? '_' : '-'}${tail}`
  }
  const measure = async (wrong: string) => {
    const began = performance.now()
    for (let at = 0; at < repeats; at++) await authenticate({ client_id: 'client', client_secret: wrong }, undefined, '').catch(() => {})
    return performance.now() - began
  }
  await t.resolves(authenticate({ client_id: 'client', client_secret: secret }, undefined, ''), 'the right one is taken')
  await t.rejects(authenticate({ client_id: 'client', client_secret: wrongFrom(longest) }, undefined, ''))
  const probabilities: number[] = []
  while (probabilities.length < measurements && probabilities.every((one) => one <= 0.01)) {
    const given = Array.from({ length: secrets }, (_, at) => at % (longest + 1))
    for (const shared of shuffled(given).slice(0, 50)) await measure(wrongFrom(shared))
    const few: number[] = []
    const many: number[] = []
    for (const shared of shuffled(given)) (shared <= longest / 2 ? few : many).push(await measure(wrongFrom(shared)))
    probabilities.push(mannWhitney(few, many))
    t.comment(
      `medians of ${repeats}: ${median(few).toFixed(3)} ms where at most 15 bytes are right, ${median(many).toFixed(3)} ms where more are`,
    )
  }
  t.ok(probabilities.at(-1)! > 0.01, `no order: p ${probabilities.map((one) => one.toFixed(4)).join(', ')}`)
})
