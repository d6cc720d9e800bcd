// Clients of the API family: their requests, and what they read from the responses, replayed in both profiles.
import t from 'tap'
import { facts } from '../generated/facts.ts'
import type { OperationFacts } from '../src/contract/facts.ts'
import { at, differences, exchanges, filled, type Exchange } from './fixtures/exchanges.ts'
import { givenFamilyAccount, type FamilyAccount } from './fixtures/familyAccount.ts'
import { operationsIn } from './fixtures/requests.ts'
import { givenWorld } from './fixtures/server.ts'

const operations = facts as unknown as Readonly<Record<string, OperationFacts>>
const fewest = 3

/** The operations of the family with fewer exchanges than required. */
const neglected = (made: readonly Exchange[]) =>
  [...operationsIn('/spi/v3')].flatMap(([id, { 'x-own': isOwn }]) =>
    !isOwn && made.filter(({ operation }) => operation === id).length < fewest ? [id] : [],
  )

t.test('every operation of the family has at least three exchanges in the file of its tag', (t) => {
  t.strictSame(neglected(Object.values(exchanges).flat()), [])
  for (const [resource, made] of Object.entries(exchanges)) {
    const tags = made.flatMap(({ operation }) => (operation === undefined ? [] : [operations[operation]?.tag ?? `no ${operation}`]))
    t.strictSame([...new Set(tags)], [resource])
    for (const { title, operation, send } of made)
      if (operation) t.ok(send.startsWith(`${operations[operation]?.method} `), `${resource}: ${title}`)
  }
  const [, ...others] = exchanges.stages ?? []
  t.ok(neglected(others).includes('listStages'), 'finds an operation with two')
  t.end()
})

t.test('a response is compared with what the client reads from it', (t) => {
  const given = { id: '92b7', list: [{ n: 1 }, { n: 2 }], at: '2026-01-05T10:00:00Z', none: null }
  const fit = [
    {},
    { id: '92b7' },
    { id: '$hex', none: '$integer?', at: '$instant', missing: '$absent' },
    { list: [{ n: 1 }, '…'] },
    { list: [{}, { n: '$integer' }], id: '~^92' },
  ]
  const unfit = [
    { id: '92b8' },
    { id: '$integer', none: null },
    { none: '$string' },
    { at: '$milliseconds' },
    { id: '$absent' },
    { missing: '$string?' },
    { list: [{ n: 1 }] },
    { list: [{ n: 2 }, '…'] },
    { list: { n: 1 } },
    { id: '~^b' },
    [],
  ]
  for (const wanted of fit) t.strictSame(differences(wanted, given), [], JSON.stringify(wanted))
  for (const wanted of unfit) t.equal(differences(wanted, given).length, 1, JSON.stringify(wanted))
  t.throws(() => differences({ id: '$text' }, given), /there is no type \$text/)
  t.throws(() => filled('<nothing>', {}), /Nothing is called <nothing>/)
  t.end()
})

for (const profile of ['contract', 'family'] as const) {
  t.test(`COMPAT=${profile}`, async (t) => {
    const world = await givenWorld(t, {
      environment: { COMPAT: profile, ALLOW_PRIVATE_TARGETS: '1' },
      now: () => Date.parse('2026-03-02T09:00:00Z'),
    })
    for (const [resource, made] of Object.entries(exchanges)) {
      t.test(resource, async (t) => {
        const account = await givenFamilyAccount(await world.givenAccount(), world.callerWith('not-a-token'))
        for (const exchange of made)
          if ((exchange.profile ?? profile) === profile) await replay(account, exchange, (title, found) => t.strictSame(found, [], title))
      })
    }
  })
}

/** Makes an exchange. Returns where the response differs from what the client reads. */
async function replay(
  { callers, values }: FamilyAccount,
  exchange: Exchange,
  tell: (title: string, differences: string[]) => void,
): Promise<void> {
  const { title, send, as = 'account', headers = {}, status, body, answered = {}, reads } = exchange
  const caller = callers[as]
  if (!caller) throw new Error(`${title}: nobody is called ${as}`)
  const [method, path] = (filled(send, values) as string).split(/ (.*)/s) as [string, string]
  const given = filled(body, values)
  const answer = await caller.request(method, path, {
    headers: filled(headers, values) as Record<string, string>,
    ...(body !== undefined && { body: given }),
  })
  for (const [name, steps] of Object.entries(exchange.keep ?? {})) values[name] = at(answer.body, steps)
  tell(`${title}: ${send}`, [
    ...differences(status, answer.status, 'status'),
    ...Object.entries(answered).flatMap(([name, wanted]) =>
      differences(filled(wanted, values), answer.headers.get(name) ?? undefined, name),
    ),
    ...(reads === undefined ? [] : differences(filled(reads, values), answer.body ?? answer.text)),
  ])
}
