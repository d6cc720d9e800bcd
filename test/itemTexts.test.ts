// What a process remembers of list items: each list shows what is stored now, whatever was shown before, and to nobody else's callers.
import postgres from 'postgres'
import t from 'tap'
import { ItemPage, type AnyPage } from '../src/contract/itemPage.ts'
import { itemTexts } from '../src/server/itemTexts.ts'
import { collect } from './fixtures/collect.ts'
import { everyStatement } from './fixtures/everyStatement.ts'
import { givenServers, givenWatched, membersOf, namesOf, seeEachChange, setterFor, valueAt, type Changed } from './fixtures/listedItems.ts'
import { callerAt, givenWorld, type Caller, type World } from './fixtures/server.ts'
import { until } from './fixtures/wait.ts'

/** A page of these keys, whose items are read with `content` in them. */
function pageOf(keys: readonly string[], content: string, { home = '', version = 'first' } = {}) {
  const reads: string[] = []
  const page = new ItemPage<Record<string, unknown[]>>({
    list: 'items',
    found: keys.map((key) => ({ key, version })),
    home,
    body: { items: [] },
    read: async (unknown) => {
      reads.push(...unknown)
      return unknown.map((key) => ({ key, version, item: { key, content } }))
    },
  }) as AnyPage
  return { page, reads }
}
const passes = () => true

t.test('texts are remembered by version, for one owner, until the database was away', async (t) => {
  let losses = 0
  const texts = itemTexts(() => losses)
  const form = () => true
  const write = async (content: string, { account = 1, home = '', version = 'first', of = form, before = losses } = {}) => {
    const { page } = pageOf(['a', 'b'], content, { home, version })
    return JSON.parse((await texts.write(page, texts.ownerOf(of, account, home), before, passes)).text).items[0].content as string
  }
  t.equal(await write('one'), 'one')
  t.equal(await write('two'), 'one')
  t.equal(await write('two', { version: 'second' }), 'two', 'another version')
  t.equal(await write('three', { version: 'second', account: 2 }), 'three', 'another account')
  t.equal(await write('four', { version: 'second', home: 'other' }), 'four', 'another home')
  t.equal(await write('five', { version: 'second', of: () => true }), 'five', 'another form')
  t.equal(await write('six', { version: 'second' }), 'two')
  losses++
  t.equal(await write('seven', { version: 'second', before: losses - 1 }), 'seven', 'what was found before is not looked for')
  t.equal(await write('eight', { version: 'second' }), 'eight', 'nor kept')
  t.equal(await write('nine', { version: 'second' }), 'eight')
  t.equal(
    await write('ten', { version: 'second', before: losses - 1 }),
    'ten',
    'what is cached since then is not used for what was found before',
  )
})

t.test('the older generation is used in the same version only, and becomes young by it', async (t) => {
  const texts = itemTexts(() => 0, 10_000)
  /** A generation holds three of these items. */
  const isRead = async (key: string, version = 'first') => {
    const { page, reads } = pageOf([key], 'x'.repeat(1000), { version })
    await texts.write(page, texts.ownerOf(undefined, 1, ''), 0, passes)
    return reads.length > 0
  }
  for (const key of ['a', 'b', 'c', 'd']) t.ok(await isRead(key), key)
  t.notOk(await isRead('a'), 'the same version')
  t.ok(await isRead('b', 'second'), 'another version')
  t.ok(await isRead('e'))
  t.notOk(await isRead('a'), 'used since the generation began')
  t.ok(await isRead('c'), 'not used since')
})

/** Writes 1,000 pages with a cache of 100,000 bytes. Returns how many of them it still holds, counted from the last. */
async function countHeld(pageAt: (at: number) => ReturnType<typeof pageOf>): Promise<number> {
  const texts = itemTexts(() => 0, 100_000)
  const isRead = async (at: number) => {
    const { page, reads } = pageAt(at)
    await texts.write(page, texts.ownerOf(undefined, 1, page.home), 0, passes)
    return reads.length > 0
  }
  for (let at = 0; at < 1000; at++) await isRead(at)
  let held = 0
  while (held < 1000 && !(await isRead(999 - held))) held++
  return held
}

t.test('entries, files and owners count in addition to the characters of a text', async (t) => {
  const isHeld = (held: number, bytes: number) => t.ok(held > 20_000 / bytes && held <= 100_000 / bytes, `${held} of ${bytes} bytes each`)
  isHeld(await countHeld((at) => pageOf([`${at}`], '')), 300)
  isHeld(await countHeld((at) => pageOf(['same'], '', { home: `${'x'.repeat(1000)}${at}` })), 1600)
  const withFiles = (at: number) => {
    const { page, reads } = pageOf([`${at}`], '')
    const { list, found, home, body } = page
    const read: AnyPage['read'] = async (keys, link) => {
      const [item] = await page.read(keys, link)
      return [{ ...item!, item: Array.from({ length: 20 }, () => link({ key: 'key', name: 'cv.pdf' })) }]
    }
    return { page: new ItemPage<Record<string, unknown[]>>({ list, found, home, body, read, link: ({ name }) => name }) as AnyPage, reads }
  }
  isHeld(await countHeld(withFiles), 2400)
})

t.test('an item that is no longer in the list when it is read is left out', async (t) => {
  const texts = itemTexts(() => 0)
  const { list, found, home, read } = pageOf(['a', 'b', 'c'], 'x').page
  const page = new ItemPage<Record<string, unknown[]>>({
    list,
    found,
    home,
    body: { items: [] },
    read: async () => read(['c', 'a'], String),
  })
  const { text } = await texts.write(page as AnyPage, texts.ownerOf(undefined, 1, ''), 0, passes)
  t.equal(text, '{"items":[{"key":"a","content":"x"},{"key":"c","content":"x"}]}')
})

t.test('the list is sent in its place among the other members of the body', async (t) => {
  const texts = itemTexts(() => 0)
  const { list, found, home, read } = pageOf(['a'], '$&').page
  const page = new ItemPage<Record<string, unknown[]>>({ list, found, home, read, body: { before: [1], items: [], after: [2] } })
  const { text } = await texts.write(page as AnyPage, texts.ownerOf(undefined, 1, ''), 0, passes)
  t.equal(text, '{"before":[1],"items":[{"key":"a","content":"$&"}],"after":[2]}')
})

t.test('the address of a file is part of the JSON, whatever it contains', async (t) => {
  const texts = itemTexts(() => 0)
  const page = new ItemPage<Record<string, unknown[]>>({
    list: 'items',
    found: [{ key: 'a', version: 'first' }],
    home: '',
    body: { items: [] },
    link: ({ key, name }) => `https://host","${key}/${name}`,
    read: async (keys, link) => keys.map((key) => ({ key, version: 'first', item: { url: link({ key, name: 'cv.pdf' }), end: true } })),
  }) as AnyPage
  for (const time of ['first', 'second']) {
    const { text } = await texts.write(page, texts.ownerOf(undefined, 1, ''), 0, passes)
    t.strictSame(JSON.parse(text), { items: [{ url: 'https://host","a/cv.pdf', end: true }] }, time)
  }
})

t.test('the memory is bounded, and keeps what is asked for', async (t) => {
  const texts = itemTexts(() => 0)
  const owner = texts.ownerOf(undefined, 1, '')
  const heap = () => {
    collect()
    return process.memoryUsage().heapUsed / 2 ** 20
  }
  const before = heap()
  const often = pageOf(['often'], 'y'.repeat(700))
  // Each page has its own items: 60 MB in total, or 120 MB if characters take two bytes.
  for (let round = 0; round < 800; round++) {
    await texts.write(often.page, owner, 0, passes)
    const { page } = pageOf(
      Array.from({ length: 100 }, (_, at) => `${round} ${at}`),
      `${'x'.repeat(700)}${round % 2 ? '' : 'Ł'}`,
    )
    await texts.write(page, owner, 0, passes)
  }
  const held = heap() - before
  await texts.write(often.page, owner, 0, passes)
  t.ok(held < 15, `${held.toFixed(1)} MB are held`)
  t.ok(held > 4, `${held.toFixed(1)} MB are held`)
  t.same(often.reads, ['often'], 'read once')
  t.comment(`figure: 80,000 items of 700 characters written, ${held.toFixed(1)} MB held`)
})

/** Changes the rows of the account's candidates, as whatever changes a file that is shown does in the same transaction. */
const toucherFor =
  ({ application }: World, account: { readonly id: number }) =>
  () =>
    application.database.execute('update candidates set id = id where account_id = $1', [account.id])

t.test('a change of whatever a candidate shows is in the next list, through every process', async (t) => {
  const worlds = await givenServers(t)
  const [{ application, givenAccount }] = worlds as [World]
  const { execute } = application.database
  const account = await givenAccount()
  const stages = await account.givenStages()
  const [job, other] = [await account.givenJob(), await account.givenJob()]
  const neighbour = await account.givenCandidate({ job_id: job.id })
  const { id } = await account.givenCandidate({ job_id: job.id, stage_id: stages.interview?.id })
  const file = { candidate_id: id, kind: 'resume', media_type: 'application/pdf', size: 1, sha256: '00'.repeat(32) }
  const resume = await account.insert('files', { ...file, name: 'a.pdf' })
  const { token } = await account.givenCaller()
  const callers = worlds.map(({ origin }) => callerAt(origin)(token))

  const set = setterFor(worlds, account)
  const own = (column: string, value: unknown): Changed => [set('candidates', id, column, value), value]
  const touch = toucherFor(worlds[0]!, account)
  const ofResume = (column: string, value: unknown, shown = value): Changed => [
    () => set('files', resume.id, column, value)().then(touch),
    shown,
  ]
  const at = '2026-02-03T09:12:44Z'
  const changes: Record<string, Changed> = {
    name: own('name', 'Ada King'),
    firstname: own('firstname', 'Ada'),
    lastname: own('lastname', 'King'),
    headline: own('headline', 'Countess'),
    'account.name': [set('accounts', account.id, 'name', 'Renamed'), 'Renamed'],
    'account.subdomain': [set('accounts', account.id, 'subdomain', `renamed-${account.id}`), `renamed-${account.id}`],
    'job.title': [set('jobs', job.id, 'title', 'Analyst'), 'Analyst'],
    'job.shortcode': [set('jobs', job.id, 'shortcode', 'ABCDEF0123'), 'ABCDEF0123'],
    stage: [set('stages', stages.interview?.id, 'name', 'Talk'), 'Talk'],
    stage_kind: [set('stages', stages.interview?.id, 'kind', 'assessment'), 'assessment'],
    disqualified: own('disqualified', true),
    anonymized: own('anonymized', true),
    disqualification_reason: own('disqualification_reason', 'Far away'),
    hired_at: own('hired_at', at),
    moved_to_offer_at: own('moved_to_offer_at', at),
    sourced: own('sourced', false),
    email: own('email', 'ada@example.test'),
    domain: own('domain', 'example.test'),
    outlet: own('outlet', 'Fair'),
    common_source: own('common_source', 'Fair'),
    common_source_category: own('common_source_category', 'Events'),
    created_at: own('created_at', at),
    updated_at: own('updated_at', at),
    'resume_metadata.filename': ofResume('name', 'b.pdf'),
    'resume_metadata.filetype': ofResume('name', 'b.docx', 'docx'),
    'resume_metadata.created_at': ofResume('created_at', at),
    'resume_metadata.updated_at': ofResume('updated_at', at),
    profile_url: [
      set('candidates', id, 'job_id', other.id),
      `http://renamed-${account.id}.localhost:3000/backend/jobs/${other.id}/candidates/${id}`,
    ],
    id: [set('candidates', id, 'key', 'ffffffffffff0001'), 'ffffffffffff0001'],
  }
  t.strictSame(Object.keys(changes).toSorted(), membersOf('Candidate').toSorted(), 'every member of the contract')

  const listed = async (caller: Caller) => {
    const { status, body, text } = await caller.get('/candidates')
    t.equal(status, 200, text)
    return body.candidates as Record<string, unknown>[]
  }
  /** The second of two is the one that changes; each list shows of them what their details show. */
  const look = async (title: string) => {
    const items = []
    for (const caller of callers) {
      const [first, second] = await listed(caller)
      t.strictSame(await listed(caller), [first, second], `${title}: the same again`)
      for (const item of [first, second]) {
        const { candidate } = (await caller.get(`/candidates/${String(item?.id)}`)).body
        t.strictSame(item, Object.fromEntries(Object.keys(item ?? {}).map((name) => [name, candidate[name]])), `${title}: as the detail`)
      }
      t.equal(first?.id, neighbour.key)
      items.push(second)
    }
    return items
  }
  await seeEachChange(t, changes, look)

  const names = async () => (await look('resumes')).map((item) => valueAt(item, 'resume_metadata.filename'))
  const add = async (values: object) => {
    const made = await account.insert('files', { ...file, ...values })
    await touch()
    return made
  }
  const remove = (row: unknown) => execute('delete from files where account_id = $1 and id = $2', [account.id, row]).then(touch)
  const newest = await add({ name: 'newest.pdf' })
  t.same(new Set(await names()), new Set(['newest.pdf']), 'a newer resume')
  await add({ size: null, name: 'to-be-fetched.pdf', source_url: 'https://example.test/a.pdf' })
  await add({ kind: 'attachment', name: 'attached.pdf' })
  t.same(new Set(await names()), new Set(['newest.pdf']), 'no resume that is there')
  await remove(newest.id)
  t.same(new Set(await names()), new Set(['b.docx']), 'the older one')
  // Inserted by one transaction, so that they differ only in their ids.
  const twins = await execute(
    `insert into files (account_id, candidate_id, kind, name, media_type, size)
     select $1, $2, 'resume', 'twin-' || twin || '.pdf', 'application/pdf', 1 from generate_series(1, 2) twin returning id, key, name`,
    [account.id, id],
  )
  await touch()
  const [older, newer] = twins.toSorted((one, other) => (String(one.key) < String(other.key) ? -1 : 1))
  t.same(new Set(await names()), new Set([newer?.name]))
  await remove(newer?.id)
  t.same(new Set(await names()), new Set([older?.name]), 'the other one')
  await execute('delete from files where account_id = $1', [account.id]).then(touch)
  t.same(new Set(await names()), new Set([undefined]), 'none')
  await execute('delete from candidates where account_id = $1 and id = $2', [account.id, id])
  for (const caller of callers) t.equal((await listed(caller)).length, 1, 'gone')
})

t.test('a change of whatever a whole collection of version 2 shows is in the next one, through every process', async (t) => {
  let now = Date.now()
  const worlds = await givenServers(t, () => now)
  const [{ application, givenAccount }] = worlds as [World]
  const { execute } = application.database
  const account = await givenAccount()
  const job = await account.givenJob()
  const neighbour = await account.givenCandidate({ job_id: job.id })
  const file = { media_type: 'application/pdf', size: 1, sha256: '00'.repeat(32) }
  await account.insert('files', { ...file, candidate_id: neighbour.id, kind: 'resume', name: 'neighbour.pdf' })
  const { id } = await account.givenCandidate({ job_id: job.id })
  const member = await account.givenMember()
  const { token } = await account.givenCaller()
  const callers = worlds.map(({ origin }) => callerAt(origin, '/spi/v2')(token))

  const update = setterFor(worlds, account)
  const set = (column: string, value: unknown) => update('candidates', id, column, value)
  const touch = toucherFor(worlds[0]!, account)
  const add = (kind: string, name: string) => async () => {
    const made = await account.insert('files', { ...file, candidate_id: id, kind, name })
    await touch()
    return made
  }
  const days = { start_date: '2015-10-01', end_date: null }
  const at = '2026-02-03T09:12:44Z'
  const entry = { id: 'e000000000000001', ...days }
  /** What the detail adds to the item of version 3's list. */
  const changes: Record<string, () => Promise<unknown>> = {
    disqualified_at: set('disqualified_at', at),
    withdrew: set('withdrew', true),
    address: set('address', '12 Harbour Street'),
    phone: set('phone', '+49 40 555'),
    outbound_mailbox: set('mailbox', `moved-${id}`),
    uploader_id: set('uploader_id', member.id),
    cover_letter: set('cover_letter', 'Dear all, urn:uuid:0:1'),
    summary: set('summary', 'Łódź'),
    education_entries: set('education_entries', [{ ...entry, degree: null, school: 'Evening School', field_of_study: null }]),
    experience_entries: set('experience_entries', [
      { ...entry, title: 'Technician', summary: null, company: null, industry: null, current: true },
    ]),
    skills: set('skills', ['welding']),
    tags: set('tags', ['night shift']),
    location: set('location', { city: 'Hamburg' }),
    originating_candidate_id: set('originating_candidate', '0198000000000001'),
    social_profiles: set('social_profiles', [{ type: 'linkedin', url: 'https://www.linkedin.example/in/ada' }]),
    image_url: add('image', 'face.png'),
    resume_url: add('resume', 'first.pdf'),
    answers: async () => {
      const { key } = await add('answer', 'plan.pdf')()
      await set('answers', [{ question: key, body: 'Your plan?', answer: { file: key } }])()
    },
  }
  const added = namesOf('CandidateDetail').filter((name) => !namesOf('Candidate').includes(name))
  t.strictSame(Object.keys(changes).toSorted(), added.toSorted(), 'every member of the contract')

  /** The account's newest candidate as each whole collection shows them: as the detail does, at the same moment. */
  const look = async (title: string) => {
    const shown: Record<string, unknown>[] = []
    for (const caller of callers) {
      const first = await caller.get('/candidates')
      t.equal(first.status, 200, first.text)
      t.equal((await caller.get('/candidates')).text, first.text, `${title}: the same again`)
      for (const item of first.body.candidates)
        t.strictSame(item, (await caller.get(`/candidates/${item.key}`)).body.candidate, `${title}: as the detail`)
      t.equal(first.body.candidates[1].key, neighbour.key)
      shown.push(first.body.candidates[0])
    }
    return shown
  }
  for (const [name, change] of Object.entries(changes)) {
    const before = await look(`before ${name}`)
    await change()
    for (const [process, item] of (await look(name)).entries()) t.notSame(item[name], before[process]?.[name], name)
  }
  const [before] = await look('links')
  now += 5_000
  const [after] = await look('links later')
  const expiryOf = (url: unknown) => Number(new URL(String(url)).searchParams.get('expires'))
  for (const name of ['image_url', 'resume_url']) t.equal(expiryOf(after?.[name]), expiryOf(before?.[name]) + 5, `${name} is made anew`)
  await execute('delete from files where account_id = $1', [account.id])
  await touch()
  for (const item of await look('no files')) t.match(item, { image_url: null, resume_url: null })
})

t.test('a statement that changes files is known to change the row of the candidate who shows them, too', async (t) => {
  const { application } = await givenWorld(t)
  const texts = [...(await everyStatement(application))].map(([name, { built }]) => ({ name, text: built().text }))
  const changing = texts.filter(({ text }) => /(insert into|update|delete from) "files"/.test(text)).map(({ name }) => name)
  t.strictSame(changing.toSorted(), [
    // To be fetched still: not shown.
    'claim_files_to_fetch',
    // The candidate's row is deleted after them.
    'delete_files_of_owner',
    // Before `import_touch_candidates`.
    'import_file',
    // Not shown.
    'import_file_object',
    // With a change of the candidate, unless it is of a kind that neither list shows.
    'insert_file',
    'postpone_file',
    // With the candidate's row.
    'remove_files_of_account',
    // After `touch_candidate_of_file`.
    'update_fetched_file',
  ])
})

t.test('a candidate who leaves the list between its two statements is not in it', async (t) => {
  let before: (() => Promise<unknown>) | undefined
  const { world, database } = await givenWatched(t, ({ execute }) => ({
    execute: async (text, values) => {
      if (text.includes('"resumeName"')) await before?.()
      return execute(text, values)
    },
  }))
  const account = await world.givenAccount()
  const stages = await account.givenStages()
  const [job, other] = [await account.givenJob(), await account.givenJob()]
  const ids: number[] = []
  for (let made = 0; made < 3; made++) ids.push((await account.givenCandidate({ job_id: job.id, email: `mail-${made}@example.test` })).id)
  const caller = await account.givenCaller()
  const changes: [path: string, set: string][] = [
    ['/candidates?stage=sourced', `stage_id = ${stages.interview?.id}`],
    [`/jobs/${job.shortcode}/candidates`, `job_id = ${other.id}`],
    [`/jobs/${job.shortcode}/candidates?stage=sourced`, `stage_id = ${stages.interview?.id}`],
    ['/candidates?created_after=2026-01-01T00:00:00Z', `created_at = '2025-01-01'`],
    ['/candidates?updated_after=2026-01-01T00:00:00Z', `updated_at = '2025-01-01'`],
    ['/candidates', 'key = mint_key()'],
  ]
  for (const [path, set] of changes) {
    await database.execute('update candidates set domain = $2 where account_id = $1', [account.id, path])
    before = () => database.execute(`update candidates set ${set} where account_id = $1 and id = $2`, [account.id, ids[1]])
    const { body } = await caller.get(path)
    t.equal(body.candidates.length, 2, path)
    before = undefined
    await database.execute(
      `update candidates set stage_id = $3, job_id = $4, created_at = '2026-05-01', updated_at = '2026-05-01' where account_id = $1 and id = $2`,
      [account.id, ids[1], stages.sourced?.id, job.id],
    )
    t.equal((await caller.get(path)).body.candidates.length, 3, path)
  }
  await database.execute('update candidates set domain = $2 where account_id = $1', [account.id, 'once more'])
  before = () =>
    database.execute('update candidates set email = $3 where account_id = $1 and id = $2', [account.id, ids[1], 'b@example.test'])
  t.same((await caller.get('/candidates?email=mail-1@example.test')).body, { candidates: [] })
  before = undefined
})

const skip = process.env.DATABASE_URL ? false : 'an embedded database ends with its process'
t.test('what was remembered goes when the database was away, since versions may recur then', { skip }, async (t) => {
  const { world, DATABASE_URL } = await givenWatched(t, ({ execute }) => ({
    execute: async (text, values) => {
      const rows = await execute(text, values)
      return rows.map((row) => ('version' in row ? { ...row, version: 'recurring' } : row))
    },
  }))
  const account = await world.givenAccount()
  const { id, name } = await account.givenCandidate()
  const caller = await account.givenCaller()
  const shown = async () => ((await caller.get('/candidates')).body.candidates as { name: string }[] | undefined)?.[0]?.name
  t.equal(await shown(), name)
  const sql = postgres(DATABASE_URL!, { max: 1 })
  t.teardown(() => sql.end())
  await sql`update candidates set name = 'Restored' where account_id = ${account.id} and id = ${id}`
  t.equal(await shown(), name, 'the version is the same')
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  t.equal(await until('the list to be answered again', shown), 'Restored')
})
