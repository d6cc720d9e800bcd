// A power failure below the embedded database: durable, it loses nothing acknowledged; otherwise it opens, whole, without its last changes.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { openDatabase, type Database } from '../src/db/client.ts'
import { randomBy, seed } from './fixtures/property.ts'
import { Disk, readRecord, recorded } from './fixtures/powerCut.ts'
import { copyTemplate } from './fixtures/template.ts'

/** Half of the failures come at any moment, and half at once after an acknowledgement. */
const cuts = Number(process.env.SPINDLE_CUTS ?? 4)
const writers = 6
const writes = 20 * writers

/** A row was acknowledged when the record had this many bytes. */
type Acknowledged = { readonly id: number; readonly at: number }

for (const durable of [true, false]) {
  const title = durable ? 'durable, nothing acknowledged is lost' : 'otherwise only the last changes are lost'
  t.test(`K14: after ${cuts} power failures the embedded database opens and is whole; ${title}`, async (t) => {
    const random = randomBy(seed)
    const folder = mkdtempSync(join(tmpdir(), 'spindle-power-'))
    t.teardown(() => rmSync(folder, { recursive: true, force: true }))
    const [dataDir, record, left] = [join(folder, 'postgres'), join(folder, 'record'), join(folder, 'left')]
    await copyTemplate(dataDir)
    const disk = new Disk(dataDir)
    const database = await recorded(dataDir, record, () => openDatabase({ dataDir, durable }))
    const acknowledged = await load(database, () => statSync(record).size, random)
    await database.close()

    const size = statSync(record).size
    const moments = Array.from({ length: cuts }, (_, cut) =>
      cut % 2 ? Math.floor(random() * size) : acknowledged[Math.floor(random() * acknowledged.length)]!.at,
    ).toSorted((a, b) => a - b)
    let [lost, ahead] = [0, 0]
    const coming = [...acknowledged]
    for (const { done, bytes, end } of readRecord(record)) {
      disk.apply(done, bytes)
      for (; coming[0] && coming[0].at <= end; coming.shift()) ahead += Number(disk.isBehind('pg_wal'))
      // At the start all names are kept, and nothing else.
      const isStart = done.op === 'create' && done.path === 'postmaster.pid'
      for (let isCut = isStart; isCut || moments[0]! <= end; isCut = false) {
        if (!isCut) moments.shift()
        disk.leave(left, isCut ? () => 0.99 : random)
        const before = acknowledged.filter(({ at }) => at <= end)
        const missing = await missingIn(t, left, before)
        if (durable) t.strictSame(missing, [], `${before.length} acknowledged writes are all there`)
        lost += missing.length
        rmSync(left, { recursive: true })
      }
    }
    // Otherwise the simulation would be blind.
    if (!durable)
      t.ok(ahead > 0, `${ahead} of ${acknowledged.length} writes were acknowledged before the log was synced; ${lost} were lost`)
  })
}

/** Writes through several writers, between statements that change files in other ways. Returns what was acknowledged. */
async function load(database: Database, recordSize: () => number, random: () => number): Promise<Acknowledged[]> {
  const { execute, transaction } = database
  const acknowledged: Acknowledged[] = []
  const filler = () => Array.from({ length: 300 }, () => random().toString(36)).join('')
  await execute('create table written (id int, half int, filler text, primary key (id, half))', [])
  let next = 0
  const write = async () => {
    while (next < writes) {
      const id = ++next
      if (id % 2) await execute('insert into written values ($1, 1, $2), ($1, 2, $2)', [id, filler()])
      else
        await transaction(async (run) => {
          for (const half of [1, 2]) await run('insert into written values ($1, $2, $3)', [id, half, filler()])
        })
      acknowledged.push({ id, at: recordSize() })
      if (id % 10 === 0) await execute('update written set filler = $2 where id = $1', [id / 2, filler()])
      if (id % 50 === 0) await execute('checkpoint', [])
      if (id % 60 === 0) {
        await execute('create table other as select * from written', [])
        await execute('truncate other', [])
        await execute('drop table other', [])
        await execute('vacuum full written', [])
      }
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  return acknowledged
}

/** Opens what a power failure left and checks that it is consistent. Returns the missing ids. */
async function missingIn(t: Test, dataDir: string, acknowledged: readonly Acknowledged[]): Promise<number[]> {
  const database = await openDatabase({ dataDir })
  try {
    const [there] = await database.execute(`select to_regclass('written') is not null as "is"`, [])
    if (!there?.is) return acknowledged.map(({ id }) => id)
    const read = (text: string) => database.execute(text, []) as Promise<{ id: number; halves: number }[]>
    const rows = await read('select id, count(filler)::int as halves from written group by id order by id')
    t.strictSame(
      rows.filter(({ halves }) => halves !== 2),
      [],
      'no half transaction',
    )
    await database.execute('set enable_seqscan = off', [])
    t.strictSame(await read('select id, count(*)::int as halves from written group by id order by id'), rows, 'the index has the same rows')
    await database.execute(`insert into written values (-1, 1, 'after')`, [])
    const present = new Set(rows.map(({ id }) => id))
    return acknowledged.map(({ id }) => id).filter((id) => !present.has(id))
  } finally {
    await database.close()
  }
}
