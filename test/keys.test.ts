// Keys, which the database generates in order for concurrent connections, whatever its clock does; and the API's formats of instants.
import fc from 'fast-check'
import t from 'tap'
import { instantOf } from '../src/contract/instant.ts'
import { milliseconds, seconds } from '../src/db/time.ts'
import { givenWorld } from './fixtures/server.ts'
import { holds } from './fixtures/property.ts'

t.test('keys are 16 hex digits, ascending and unique, even across concurrent connections', async (t) => {
  const { database } = (await givenWorld(t)).application
  const batches = await Promise.all(
    Array.from({ length: 12 }, () => database.execute('select mint_key() as key from generate_series(1, 2000)', [])),
  )
  const all = batches.map((rows) => rows.map(({ key }) => String(key)))
  for (const keys of all)
    t.ok(
      keys.every((key, at) => /^[0-9a-f]{16}$/.test(key) && (at === 0 || key > String(keys[at - 1]))),
      'ascending',
    )
  t.equal(new Set(all.flat()).size, 24_000, 'none twice')
})

t.test('keys contain the millisecond and never descend, even when the clock goes back', async (t) => {
  const { database } = (await givenWorld(t)).application
  const mint = async () => String((await database.execute('select mint_key() as key', []))[0]?.key)
  const at = Number(BigInt(`0x${await mint()}`) >> 16n)
  t.ok(Math.abs(at - Date.now()) < 60_000, 'the time is in it')
  // The sequence as a clock that was an hour ahead would have left it.
  const ahead = BigInt(Date.now() + 3_600_000) << 16n
  await database.execute(`select setval('key_sequence', ${ahead})`, [])
  const [first, second] = [await mint(), await mint()]
  t.ok(BigInt(`0x${first}`) > ahead)
  t.ok(second > first)
})

t.test('instants are formatted from the text that Postgres returns', (t) => {
  t.equal(seconds('2026-01-05 10:00:00.25+00'), '2026-01-05T10:00:00Z')
  t.equal(milliseconds('2026-01-05 10:00:00.25+00'), '2026-01-05T10:00:00.250Z')
  t.equal(milliseconds('2026-01-05 10:00:00+00'), '2026-01-05T10:00:00.000Z')
  t.equal(milliseconds('2026-01-05 10:00:00.123456+00'), '2026-01-05T10:00:00.123Z')
  t.end()
})

t.test('instants are parsed from each of their forms, and days that do not exist are refused', async (t) => {
  await holds(
    t,
    fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
      const iso = new Date(Math.floor(date.getTime() / 1000) * 1000).toISOString()
      const compact = iso.replaceAll(/[-:]|\.\d+/g, '')
      return [iso, iso.replace('.000', ''), compact, String(Math.floor(date.getTime() / 1000))].every((text) => instantOf(text) === iso)
    }),
  )
  for (const text of ['2026-02-30T00:00:00Z', '2026-13-01T00:00:00Z', '20260230T000000Z', '2026-01-01T24:00:00Z', '1e9', '-1', '', 'now']) {
    t.equal(instantOf(text), undefined, text)
  }
})
