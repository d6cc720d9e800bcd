// One person's data: exported completely, and erased everywhere.
import { existsSync } from 'node:fs'
import t from 'tap'
import { asked } from '../src/operator/arguments.ts'
import { importLines } from '../src/transfer/import.ts'
import { diskStore } from '../src/files/store.ts'
import { givenFullCandidate, type FullCandidate, type Surroundings } from './fixtures/fullCandidate.ts'
import { givenWorld } from './fixtures/server.ts'
import { nowhere, personalDataIn } from './fixtures/personalData.ts'
import { wordsOf } from './fixtures/spindle.ts'

const now = () => Date.parse('2030-01-01T00:00:00Z')
const world = await givenWorld(t, { now })
const { database, statements } = world.application
const dataDir = world.config.DATA_DIR!
const folder = `${dataDir}/files`
const store = diskStore(folder)
const acme = await world.givenAccount('acme')
const caller = await acme.givenCaller()

const stages = await acme.givenStages()
const [job, elsewhere] = [await acme.givenJob(), await acme.givenJob()]
const member = await acme.givenMember({ role: 'admin' })
const surroundings: Surroundings = {
  job,
  stage: stages.interview!,
  before: stages.applied!,
  member,
  recruiter: await acme.insert('recruiters', { name: 'Rex', email: 'rex@agency.test' }),
  attribute: await acme.insert('custom_attributes', { label: 'Notice', type: 'short_text' }),
  fileAttribute: await acme.insert('custom_attributes', { label: 'Permit', type: 'file' }),
}
const givenFull = () => givenFullCandidate(acme.insert, store, surroundings)

const { spindle, placesOf } = personalDataIn(world, now)

/** A candidate created by the API, commented on, relocated, and given another e-mail address, all with idempotency keys. */
async function givenByApi(): Promise<{ key: string; canaries: Record<string, string>; create: () => Promise<any> }> {
  const canaries: Record<string, string> = {}
  const mark = (where: string) => (canaries[where] = `canary-api-${where}-${Math.random().toString(36).slice(2)}`)
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const post = async (path: string, body: unknown, method = 'POST') => {
    const answer = await caller.request(method, path, { body, headers: { 'idempotency-key': mark('idempotency_key') } })
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`)
    return answer
  }
  const given = {
    name: mark('name'),
    email: `${mark('email')}@post.example`,
    headline: mark('headline'),
    resume: { name: `${mark('file')}.pdf`, data: base64(`%PDF-1.4 ${mark('bytes')}`) },
  }
  const headers = { 'idempotency-key': `create-${canaries.name}` }
  const create = () => caller.request('POST', `/jobs/${job.shortcode}/candidates`, { body: { candidate: given }, headers })
  const made = await create()
  const { id: first } = made.body.candidate
  const attachment = { name: `${mark('attachment')}.txt`, data: base64(mark('attachment_bytes')) }
  await post(`/candidates/${first}/comments`, { member_id: member.key, comment: { body: mark('comment'), attachment } })
  await post(`/candidates/${first}/ratings`, { member_id: member.key, comment: mark('rating'), scale: 'stars', grade: 4 })
  const offered = { name: `${mark('offer_file')}.txt`, data: base64(mark('offer_bytes')) }
  const variable = { document_variable: { name: mark('variable') }, value: { body: mark('variable_body') } }
  await post(`/candidates/${first}/offer`, { document_variables: [variable], documents: [offered] })
  const moved = await post(`/candidates/${first}/relocate`, { member_id: member.key, target_job_shortcode: elsewhere.shortcode })
  const key = moved.body.candidate.id as string
  const changed = await caller.request('PATCH', `/candidates/${key}`, {
    body: { candidate: { email: `${mark('new_email')}@post.example` } },
  })
  if (changed.status !== 200) throw new Error(changed.text)
  // Idempotency keys are stored as hashes, and contain no text of the candidate.
  delete canaries.idempotency_key
  return { key, canaries, create }
}

t.test('P4: the export of a candidate has every stored field', async (t) => {
  const candidate = await givenFull()
  const result = await spindle(`candidates export ${candidate.key} --account acme`)
  for (const [where, canary] of Object.entries(candidate.canaries)) t.ok(result.said.includes(canary), where)
  const data = JSON.parse(result.said)
  t.strictSame(data, JSON.parse(JSON.stringify(result.data)), 'the same for people and for programs')
  t.match(data, { record: 'candidate', id: candidate.key, job_id: job.key, stage_id: stages.interview!.key, uploader_id: member.key })
  t.same([data.files.length, data.offers.length, data.activities.length, data.ratings.length, data.events.length], [5, 1, 4, 1, 1])
  t.match(data.events[0].members, [{ id: member.key, status: 'accepted' }])
  t.match(result.note, /: 5 files, 1 offer, 4 activities, 1 rating, 1 event\.$/)
  const audit = await database.execute('select actor_kind, action, subject_id from audit_log where action = $1', ['candidate_exported'])
  t.same(audit, [{ actor_kind: 'operator', action: 'candidate_exported', subject_id: candidate.id }])

  // A new column must be added to the fixture, and then to the export.
  for (const table of ['candidates', 'files', 'offers', 'activities', 'ratings', 'events']) {
    const rows = await database.execute(
      `select to_jsonb(t) as row from ${table} t where ${table === 'candidates' ? 'id' : 'candidate_id'} = $1`,
      [candidate.id],
    )
    const filled = new Set(
      rows.flatMap(({ row }) => Object.entries(row as object).flatMap(([name, value]) => (value === null ? [] : [name]))),
    )
    const columns = Object.keys((rows[0]?.row ?? {}) as object)
    // A file with an employee is a document, which no candidate has. On disk, bytes have no name but the key of their file.
    t.strictSame(
      columns.filter((name) => !filled.has(name) && name !== 'employee_id' && name !== 'object'),
      [],
      `${table}: the fixture fills every column`,
    )
  }
})

t.test('P4: terminal control sequences are escaped and can be restored', async (t) => {
  const name = 'Ada \u009b31m\u001b]0;x\u0007 "B" \u2028'
  const { key } = await acme.givenCandidate({ job_id: job.id, stage_id: stages.applied!.id, name })
  const { said } = await spindle(`candidates export ${key} --account acme`)
  t.notMatch(said.replaceAll('\n', ''), /\p{Cc}/u)
  t.equal(JSON.parse(said).name, name)
})

t.test('P3: erased data is in no table and no file', async (t) => {
  const full: FullCandidate = await givenFull()
  const bystander: FullCandidate = await givenFull()
  const api = await givenByApi()
  const other = await givenByApi()
  const stored = { ...full.canaries, ...full.inFiles, ...Object.fromEntries(Object.entries(api.canaries).map(([k, v]) => [`api_${k}`, v])) }
  // Values that the API has replaced remain only in stored responses.
  const before = await placesOf(stored)
  for (const [name, places] of Object.entries(before)) t.ok(places.length > 0, `${name}: ${places.join(', ')}`)
  t.match(before, { api_email: ['idempotency_keys'], api_name: ['candidates', 'idempotency_keys'], bytes_resume: undefined })
  const standing = { ...bystander.canaries, ...bystander.inFiles, ...other.canaries }
  const whole = await placesOf(standing)
  const events = await database.execute('select subject from outbox where subject::text like $1', [`%${api.key}%`])
  t.match(events, [{ subject: { candidate: api.key, job: elsewhere.shortcode } }], 'a notification waits')

  for (const key of [full.key, api.key]) {
    await t.rejects(spindle(`candidates erase ${key} --account acme`), { message: /nothing was erased/ }, 'not without --yes')
  }
  t.same(await placesOf(stored), before)
  const { said, data } = await spindle(`candidates erase ${full.key} --account acme --yes`)
  t.match(said, /is erased, with 5 files, 1 offer, 4 activities, 1 rating, 1 event\.$/)
  t.same(data, { id: full.key, erased_at: '2030-01-01T00:00:00.000Z' })
  await spindle(`candidates erase ${api.key} --account acme --yes`)

  t.strictSame(await placesOf(stored), nowhere(stored), 'no table and no file holds anything of them')
  t.strictSame(await placesOf(standing), whole, 'the others are whole')
  t.equal((await other.create()).headers.get('idempotent-replayed'), 'true', "another candidate's answer is still given again")
  const left = await placesOf({ key: full.key, relocated: api.key })
  t.strictSame(left, { key: ['erasures'], relocated: ['erasures', 'outbox'] }, 'the id stays where it has to')
  const [waiting] = await database.execute('select subject from outbox where subject::text like $1', [`%${api.key}%`])
  t.strictSame(waiting?.subject, { candidate: api.key })
  const audit = await database.execute(
    `select actor_kind, encode(int8send(subject_id), 'hex') as subject from audit_log where action = $1 order by id`,
    ['candidate_erased'],
  )
  t.match(
    audit,
    [full.key, api.key].map((subject) => ({ actor_kind: 'operator', subject })),
  )

  const unknown = await caller.get('/candidates/0123456789abcdef')
  for (const path of ['', '/activities', '/files']) {
    const gone = await caller.get(`/candidates/${full.key}${path}`)
    t.same([gone.status, gone.body], [404, unknown.body], path)
  }
  t.same((await caller.get(`/events?candidate_id=${full.key}`)).body.events, [])

  await t.rejects(spindle(`candidates erase ${full.key} --account acme --yes`), { message: /was erased at 2030-01-01T00:00:00Z/ }, 'again')
  await t.rejects(spindle(`candidates export ${full.key} --account acme`), { message: /was erased at/ })
  const lines = [
    { record: 'spindle', version: 1, account: 'acme' },
    { record: 'candidate', id: full.key, job_id: job.key, stage_id: stages.applied!.key, name: 'Back' },
  ]
  const back = importLines(
    { ...statements, store },
    (async function* () {
      yield* lines.map((line) => JSON.stringify(line))
    })(),
  )
  await t.rejects(back, { message: /line 2: \/id was erased and cannot be imported/ }, 'no import brings them back')
})

t.test('P3: a candidate and their copy are erased separately, each with their own files', async (t) => {
  const full = await givenFull()
  const body = { member_id: member.key, target_job_shortcode: elsewhere.shortcode }
  const answer = await caller.request('POST', `/candidates/${full.key}/copy`, { body, headers: { 'idempotency-key': full.key } })
  t.equal(answer.status, 201)
  const copy: string = answer.body.candidate.id
  const all = { ...full.canaries, ...full.inFiles }
  const attached = ['attachment', 'file_attachment']
  await spindle(`candidates erase ${full.key} --account acme --yes`)
  const between = await placesOf(all)
  for (const kind of ['resume', 'answer', 'attribute']) {
    t.strictSame(between[kind], ['disk'], kind)
    t.strictSame(between[`file_${kind}`], ['files'], kind)
  }
  t.strictSame(
    attached.map((name) => between[name]),
    attached.map(() => []),
  )
  const { answers, resume_url: address } = (await caller.get(`/candidates/${copy}`)).body.candidate
  const links = [address, ...answers.flatMap((given: any) => given.answer?.file_url ?? [])]
  t.equal(links.length, 2)
  for (const link of links) t.match(await (await fetch(link)).text(), /^%PDF-1.4 canary-/)

  await spindle(`candidates erase ${copy} --account acme --yes`)
  for (const link of links) t.equal((await fetch(link)).status, 404)
  t.strictSame(await placesOf(all), nowhere(all))
})

t.test('P3: deleteCandidate erases as the command does', async (t) => {
  const [full, bystander, api] = [await givenFull(), await givenFull(), await givenByApi()]
  const stored = { ...full.canaries, ...full.inFiles, ...Object.fromEntries(Object.entries(api.canaries).map(([k, v]) => [`api_${k}`, v])) }
  for (const [name, places] of Object.entries(await placesOf(stored))) t.ok(places.length > 0, name)
  const standing = { ...bystander.canaries, ...bystander.inFiles }
  const whole = await placesOf(standing)
  const remove = (by: typeof caller, key: string) => by.request('DELETE', `/candidates/${key}`)

  const simple = await acme.givenMember({ role: 'simple' })
  const user = await acme.givenUser(simple)
  t.strictSame((await remove(user, full.key)).headers.get('x-error-code'), 'not-found', 'no role on the job')
  await acme.insert('job_members', { job_id: job.id, member_id: simple.id, collaboration_role: 'reviewer' })
  t.equal((await remove(user, full.key)).status, 403)
  await database.execute(`update job_members set collaboration_role = 'simple' where account_id = $1 and member_id = $2`, [
    acme.id,
    simple.id,
  ])
  t.equal((await remove(user, full.key)).status, 204)
  t.equal((await remove(user, full.key)).status, 404, 'again')
  t.equal((await remove(caller, api.key)).status, 204)
  await world.application.chores.removeForgotten()

  t.strictSame(await placesOf(stored), nowhere(stored), 'no table and no file holds anything of them')
  t.strictSame(await placesOf(standing), whole, 'the others are whole')
  const audit = await database.execute(
    `select actor_kind, actor_id, encode(int8send(subject_id), 'hex') as subject from audit_log where action = $1 order by id desc limit 2`,
    ['candidate_erased'],
  )
  t.strictSame(audit, [
    { actor_kind: 'token', actor_id: caller.id, subject: api.key },
    { actor_kind: 'member', actor_id: simple.id, subject: full.key },
  ])
  await t.rejects(spindle(`candidates export ${full.key} --account acme`), { message: /was erased at/ })
})

t.test('P3: a failed erasure removes nothing', async (t) => {
  const candidate = await givenFull()
  await acme.insert('erasures', { key: candidate.key })
  const all = { ...candidate.canaries, ...candidate.inFiles }
  const before = await placesOf(all)
  await t.rejects(spindle(`candidates erase ${candidate.key} --account acme --yes`))
  t.strictSame(await placesOf(all), before)
  t.ok(Object.values(before).every((places) => places.length > 0))
})

t.test('P3: an erasure neither finds nor removes another account’s data', async (t) => {
  const zenith = await world.givenAccount('zenith')
  const candidate = await givenFull()
  for (const verb of ['export', 'erase --yes']) {
    const [word, ...rest] = verb.split(' ')
    await t.rejects(spindle(`candidates ${word} ${candidate.key} --account zenith ${rest.join(' ')}`), {
      message: `zenith has no candidate ${candidate.key}`,
    })
  }
  t.equal((await caller.get(`/candidates/${candidate.key}`)).status, 200)
  t.same(await database.execute('select action from audit_log where account_id = $1', [zenith.id]), [])
  t.throws(() => asked(wordsOf('candidates erase 12 --account acme --yes')), { message: /the 16 hex digits of the id/ })
  t.ok(existsSync(folder))
})
