// Actions on candidates: moving, copying, relocating, disqualifying, commenting, rating, custom attributes, files; each rule and error.
import assert from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import type { GivenAccount } from '../fixtures/account.ts'
import { givenWorld, type Answer } from '../fixtures/server.ts'
import { holds } from '../fixtures/property.ts'

const world = await givenWorld(t)
const unknownKey = '0123456789abcdef'

/** An account with a pipeline, two jobs, an admin, and a candidate of the first job. */
async function given() {
  const account = await world.givenAccount()
  const stages = await account.givenStages()
  const [job, other] = [await account.givenJob(), await account.givenJob()]
  const admin = await account.givenMember({ role: 'admin' })
  const candidate = await account.givenCandidate({ job_id: job.id })
  const caller = await account.givenCaller()
  const act = (action: string, body: object = {}, id = candidate.key) =>
    caller.post(`/candidates/${id}/${action}`, { member_id: admin.key, ...body })
  const put = (body: object) => caller.request('PUT', `/candidates/${candidate.key}/ratings`, { body: { member_id: admin.key, ...body } })
  const detail = async (id = candidate.key) => (await caller.get(`/candidates/${id}`)).body?.candidate
  return { account, stages, job, other, admin, candidate, caller, act, put, detail }
}
const rows = async (table: string, account: GivenAccount) => [
  ...(await world.application.database.execute(`select * from ${table} where account_id = $1 order by id`, [account.id])),
]
const stage = ({ id, key, name, slug }: any) => ({ id, identifier: key, name, slug })
const fault = ({ status, body }: Answer) => [status, ...Object.keys(body?.validation_errors ?? {})]
const isEmpty = ({ text, headers }: Answer) => text === '' && headers.get('content-type')?.startsWith('text/plain')

t.test('moveCandidate: returns 202 without content, and records and notifies the move', async (t) => {
  const { account, stages, job, admin, candidate, act, detail } = await given()
  const answer = await act('move', { target_stage: 'interview', fill_reserved_requisition: true, requisition: { code: 'R1' } })
  t.equal(answer.status, 202)
  t.ok(isEmpty(answer))
  t.match(await detail(), { stage: 'Interview', stage_kind: 'interview', hired_at: null, moved_to_offer_at: null })
  t.match(await rows('activities', account), [
    {
      action: 'interview',
      job_id: job.id,
      candidate_id: candidate.id,
      member_id: admin.id,
      stage: stage(stages.sourced),
      target_stage: stage(stages.interview),
    },
  ])
  const subject = { candidate: candidate.key, job: job.shortcode, stage: 'interview', from: 'sourced' }
  t.match(await rows('outbox', account), [{ event: 'candidate_moved', subject }])
})

t.test('moveCandidate: a move to the current stage changes nothing', async (t) => {
  const { account, candidate, act } = await given()
  t.equal((await act('move', { target_stage: 'sourced' })).status, 202)
  t.strictSame([await rows('activities', account), await rows('outbox', account)], [[], []])
  t.equal((await rows('candidates', account))[0]?.updated_at, candidate.updated_at)
})

t.test('moveCandidate: moved_to_offer_at is set once; hired_at is set while the candidate is hired', async (t) => {
  const { account, act, detail } = await given()
  const late = await account.insert('stages', { slug: 'started', name: 'Started', kind: 'hired', position: 8 })
  const go = async (target_stage: string) => {
    t.equal((await act('move', { target_stage })).status, 202, target_stage)
    const { hired_at, moved_to_offer_at } = await detail()
    return [moved_to_offer_at, hired_at]
  }
  const past = '2026-01-02T03:04:05Z'
  const [offered, no] = await go('offer')
  t.match(offered, /Z$/)
  t.equal(no, null)
  await world.application.database.execute('update candidates set moved_to_offer_at = $2 where account_id = $1', [account.id, past])
  const [again, hired] = await go('hired')
  t.equal(again, past)
  t.match(hired, /Z$/)
  await world.application.database.execute('update candidates set hired_at = $2 where account_id = $1', [account.id, past])
  t.strictSame(await go(String(late.slug)), [past, past], 'still hired')
  t.strictSame(await go('offer'), [past, null], 'the first offer stays')
})

t.test('errors of an action come in order: 404 for the candidate, 422 for the member, 403 for the job', async (t) => {
  const { account, caller, candidate, job, other } = await given()
  const foreign = await world.givenAccount()
  const [stranger, inactive, idle] = [
    await foreign.givenMember({ role: 'admin' }),
    await account.givenMember({ role: 'admin', active: false }),
    await account.givenMember(),
  ]
  const bodies: Record<string, object> = {
    move: { target_stage: 'offer' },
    copy: { target_job_shortcode: other.shortcode },
    relocate: { target_job_shortcode: other.shortcode },
    disqualify: {},
    revert: {},
    comments: { comment: { body: 'x' } },
    ratings: { comment: 'x', grade: 1 },
  }
  const foreigner = await foreign.givenCandidate()
  for (const [action, body] of Object.entries(bodies)) {
    const send = (id: string, member: object) => caller.post(`/candidates/${id}/${action}`, { ...body, ...member })
    for (const id of [unknownKey, 'nonsense', foreigner.key]) t.equal((await send(id, {})).status, 404, `${action} ${id}`)
    for (const member_id of [undefined, null, '', 'nonsense', unknownKey, stranger.key, inactive.key])
      t.strictSame(fault(await send(candidate.key, { member_id })), [422, 'member_id'], `${action} by ${member_id}`)
    t.equal((await send(candidate.key, { member_id: idle.key })).status, 403, action)
  }
  t.equal((await caller.post(`/candidates/${candidate.key}/revert`)).status, 422, 'no body is no member')
  const send = (body: object) => caller.request('PUT', `/candidates/${candidate.key}/ratings`, { body: { comment: '', grade: 1, ...body } })
  t.strictSame(fault(await send({})), [422, 'member_id'])
  t.equal((await send({ member_id: idle.key })).status, 403)
  t.strictSame([await rows('activities', account), await rows('ratings', account), await rows('outbox', account)], [[], [], []])

  const worker = await account.givenUser({ role: 'simple' })
  const path = `/candidates/${candidate.key}`
  t.equal((await worker.post(`${path}/disqualify`)).status, 404, 'a user token acts as its member, who does not work on the job')
  await account.insert('job_members', { job_id: job.id, member_id: worker.member.id, collaboration_role: 'simple' })
  t.equal((await worker.post(`${path}/disqualify`)).status, 200)
  t.equal((await worker.post(`${path}/revert`, { member_id: idle.key })).status, 200)
  t.match(await rows('activities', account), [{ member_id: worker.member.id }, { member_id: worker.member.id }])
  t.equal((await worker.post(`${path}/copy`, { target_job_shortcode: other.shortcode })).status, 403, 'not on the other job')
})

t.test('moveCandidate: without a stage the candidate stays, as for a reserved requisition', async (t) => {
  const { account, act } = await given()
  const before = await rows('candidates', account)
  for (const body of [{}, { target_stage: null }, { target_stage: '' }, { fill_reserved_requisition: true, requisition: { code: 'R1' } }])
    t.equal((await act('move', body)).status, 202, JSON.stringify(body))
  t.strictSame([await rows('candidates', account), await rows('activities', account), await rows('outbox', account)], [before, [], []])
  t.strictSame(fault(await act('move', { member_id: 'nobody' })), [422, 'member_id'], 'who acts is still asked')
})

t.test('moveCandidate: an unknown or foreign stage is 422', async (t) => {
  const { account, act } = await given()
  await (await world.givenAccount()).insert('stages', { slug: 'theirs', name: 'x', kind: 'applied', position: 1 })
  for (const target_stage of ['nowhere', 'theirs', 'Offer'])
    t.strictSame(fault(await act('move', { target_stage })), [422, 'target_stage'], String(target_stage))
  t.equal((await act('move', { target_stage: 5 })).status, 400)
  t.strictSame(await rows('outbox', account), [])
})

/** Links to files differ each time. */
const withoutLinks = (candidate: any) =>
  Object.fromEntries(Object.entries(candidate).filter(([name]) => !['resume_url', 'image_url', 'answers'].includes(name))) as any

t.test('copyCandidate: the copy has all data and a new candidacy, and the original is unchanged', async (t) => {
  const { account, stages, job, other, admin, caller, act, detail } = await given()
  const recruiter = await account.insert('recruiters', { name: 'Annika', email: 'annika@example.test' })
  const attribute = async (type: string) => (await account.insert('custom_attributes', { label: type, type })).key
  const [word, proof, lost] = [await attribute('short_text'), await attribute('file'), await attribute('file')]
  const answers = [
    { question: unknownKey, body: 'Why?', answer: { body: 'Because' } },
    { question: unknownKey, body: 'Proof?', answer: { file: 'a000000000000001' } },
    { question: unknownKey, body: 'Lost?', answer: { file: unknownKey } },
  ]
  const full = await account.givenCandidate({
    job_id: job.id,
    stage_id: stages.hired?.id,
    name: 'Ada King',
    email: 'ada@example.test',
    phone: '1',
    headline: 'Analyst',
    tags: ['poet'],
    skills: ['engines'],
    domain: 'salon.example',
    sourced: false,
    disqualified: true,
    disqualified_at: '2026-01-01T00:00:00Z',
    disqualification_reason: 'x',
    withdrew: true,
    hired_at: '2026-01-01T00:00:00Z',
    moved_to_offer_at: '2026-01-01T00:00:00Z',
    recruiter_id: recruiter.id,
    uploader_id: admin.id,
    social_profiles: [{ type: 'github', url: 'x' }],
    education_entries: [{ id: unknownKey, school: 'Home', degree: null, field_of_study: null, start_date: null, end_date: null }],
    location: { city: 'London' },
    answers,
    custom_attributes: { [word]: { value: 'kept' }, [proof]: { file: 'a000000000000002' }, [lost]: { file: unknownKey } },
    texting_consent: 'declined',
  })
  for (const [key, kind, name] of [
    ['a000000000000001', 'answer', 'proof.pdf'],
    ['a000000000000002', 'attribute', 'permit.pdf'],
    ['a000000000000003', 'resume', 'old.pdf'],
    ['a000000000000004', 'resume', 'new.pdf'],
    ['a000000000000005', 'image', 'face.png'],
    ['a000000000000006', 'attachment', 'comment.pdf'],
  ])
    await account.insert('files', { key, candidate_id: full.id, kind, name, media_type: 'application/pdf', size: 1 })
  const before = await detail(full.key)
  const { status, body } = await act('copy', { target_job_shortcode: other.shortcode }, full.key)
  t.equal(status, 201)
  const { id, url } = body.candidate
  t.equal(url, `http://${account.subdomain}.localhost:3000/spi/v3/candidates/${id}`)
  t.strictSame(Object.keys(body.candidate), ['id', 'url'])
  t.match(await detail(full.key), withoutLinks(before))
  const copy = await detail(id)
  const { profile_url: _, outbound_mailbox: mailbox, created_at: __, updated_at: ___, ...kept } = withoutLinks(before)
  t.match(copy, {
    ...kept,
    id,
    job: { shortcode: other.shortcode },
    stage: 'Applied',
    stage_kind: 'applied',
    disqualified: false,
    disqualified_at: null,
    disqualification_reason: null,
    withdrew: false,
    hired_at: null,
    moved_to_offer_at: null,
    common_source: 'Copied from another job',
    common_source_category: 'Sourced',
    originating_candidate_id: full.key,
    resume_metadata: { filename: 'new.pdf' },
    answers: [
      { question: { body: 'Why?' }, answer: { body: 'Because' } },
      { question: { body: 'Proof?' }, answer: { file_url: /^http/ } },
    ],
  })
  t.equal(copy.answers.length, 2, 'but for the one whose file is no more')
  const copied = (await rows('files', account)).slice(6)
  t.strictSame(
    copied.map(({ name }) => name),
    ['proof.pdf', 'permit.pdf', 'old.pdf', 'new.pdf', 'face.png'],
    'a comment keeps its attachment',
  )
  const keyOf = (address: string) => new URL(address).pathname.split('/').at(-2)
  t.strictSame(
    [copy.answers[1].answer.file_url, copy.resume_url, copy.image_url].map(keyOf),
    [0, 3, 4].map((at) => copied[at]?.key),
  )
  t.not(copy.outbound_mailbox, mailbox)
  t.match((await rows('candidates', account)).at(-1), { recruiter_id: recruiter.id, texting_consent: 'declined' })
  t.strictSame((await rows('candidates', account)).at(-1)?.custom_attributes, {
    [word]: { value: 'kept' },
    [proof]: { file: copied[1]?.key },
  })
  t.match((await rows('activities', account)).at(-1), {
    action: 'copied',
    job_id: other.id,
    member_id: admin.id,
    stage: stage(stages.applied),
  })
  t.match(await rows('outbox', account), [
    { event: 'candidate_created', subject: { candidate: id, job: other.shortcode, stage: 'applied' } },
  ])
  const third = await account.givenJob()
  const placed = await act('copy', { target_job_shortcode: third.shortcode, target_stage: 'offer' }, full.key)
  t.match(await detail(placed.body.candidate.id), { stage: 'Offer', moved_to_offer_at: /Z$/ })
  t.equal((await caller.get(`/jobs/${third.shortcode}/candidates`)).body.candidates.length, 1)
})

t.test('copyCandidate and relocateCandidate: refused requests change nothing', async (t) => {
  const { account, job, other, candidate, act } = await given()
  const foreign = await (await world.givenAccount()).givenJob()
  const taken = await account.givenJob()
  await account.givenCandidate({ job_id: taken.id, email: String(candidate.email).toUpperCase() })
  const before = await rows('candidates', account)
  for (const action of ['copy', 'relocate']) {
    for (const target_job_shortcode of [undefined, null, '', 'nonsense', 'ABCDEF0123', foreign.shortcode, job.shortcode])
      t.strictSame(fault(await act(action, { target_job_shortcode })), [422, 'target_job_shortcode'], `${action} ${target_job_shortcode}`)
    const nowhere = await act(action, { target_job_shortcode: other.shortcode, target_stage: 'nowhere' })
    t.strictSame(fault(nowhere), [422, 'target_stage'])
    const { status, body } = await act(action, { target_job_shortcode: taken.shortcode })
    t.equal(status, 422)
    t.strictSame(body, {
      error: 'Validation failed: Email candidate already exists',
      validation_errors: { email: ['candidate already exists'] },
    })
  }
  t.strictSame(await rows('candidates', account), before)
  t.strictSame([await rows('activities', account), await rows('outbox', account)], [[], []])
})

t.test('relocateCandidate: everything moves to a new id, and the old id is gone', async (t) => {
  const { account, stages, job, other, admin, candidate, caller, act, detail } = await given()
  const attachment = { name: 'notes.txt', data: Buffer.from('x').toString('base64') }
  t.equal((await act('comments', { comment: { body: 'Good', attachment } })).status, 201)
  await act('ratings', { comment: 'x', grade: 1 })
  await act('disqualify', {})
  await account.givenEvent({ candidate_id: candidate.id, job_id: job.id })
  const { status, body } = await act('relocate', { target_job_shortcode: other.shortcode, target_stage: 'offer' })
  t.equal(status, 201)
  const { id, url } = body.candidate
  t.ok(id > candidate.key)
  t.equal(url, `http://${account.subdomain}.localhost:3000/spi/v3/candidates/${id}`)
  t.equal((await caller.get(`/candidates/${candidate.key}`)).status, 404)
  t.equal((await act('move', { target_stage: 'offer' })).status, 404)
  t.match(await detail(id), {
    job: { shortcode: other.shortcode },
    name: candidate.name,
    stage: 'Offer',
    moved_to_offer_at: /Z$/,
    disqualified: false,
    disqualified_at: null,
    common_source: 'Copied from another job',
    common_source_category: 'Sourced',
    originating_candidate_id: candidate.key,
  })
  const feed = (await caller.get(`/candidates/${id}/activities`)).body.activities
  t.strictSame(
    feed.map(({ action }: { action: string }) => action),
    ['comment', 'rating', 'disqualified', 'moved'],
  )
  t.match(feed.at(-1), {
    member: { id: admin.key },
    body: `Moved from job ${job.shortcode}, candidate ${candidate.key}`,
    action_stage: stage(stages.sourced),
    target_stage: stage(stages.offer),
  })
  t.match((await caller.get(`/candidates/${id}/files`)).body.files, [{ name: 'notes.txt' }])
  t.match((await caller.get(`/events?candidate_id=${id}`)).body.events, [{ candidate: { id } }])
  t.equal((await caller.get(`/jobs/${job.shortcode}/candidates`)).body.candidates.length, 0)
  const subject = { candidate: id, job: other.shortcode, stage: 'offer', from: 'sourced' }
  t.match(await rows('outbox', account), [{ event: 'candidate_moved', subject }])
})

t.test('disqualifyCandidate: with a reason, a note or neither; the stage stays, and a second call replaces the reason', async (t) => {
  const { account, admin, act, detail } = await given()
  const reason = await account.insert('disqualification_reasons', { description: 'Too far', position: 1 })
  const gone = await account.insert('disqualification_reasons', { description: 'Gone', position: 2, candidate_withdrew: true })
  const go = async (body: object) => {
    const answer = await act('disqualify', body)
    t.equal(answer.status, 200)
    t.ok(isEmpty(answer))
    const { disqualified, disqualification_reason, withdrew, stage: name, disqualified_at } = await detail()
    t.match([disqualified, name, disqualified_at], [true, 'Sourced', /\.\d{3}Z$/])
    return [disqualification_reason, withdrew, (await rows('activities', account)).at(-1)?.body]
  }
  t.strictSame(await go({ disqualify_reason_id: reason.key, disqualification_reason: 'other' }), ['Too far', false, 'Too far'])
  const first = (await detail()).disqualified_at
  t.strictSame(await go({ disqualify_reason_id: gone.key, disqualify_note: 'Rang.' }), ['Gone', true, 'Gone: Rang.'])
  t.not((await detail()).disqualified_at, first)
  t.strictSame(await go({ disqualify_reason_id: gone.key, withdrew: false }), ['Gone', false, 'Gone'])
  t.strictSame(await go({ disqualification_reason: 'In words', withdrew: true }), ['In words', true, 'In words'])
  t.strictSame(await go({ disqualification_reason: null, disqualify_reason_id: null, withdrew: null }), [null, false, null])
  t.match((await rows('activities', account)).at(-1), { action: 'disqualified', member_id: admin.id })
  t.strictSame(await rows('outbox', account), [])
  const foreign = await (await world.givenAccount()).insert('disqualification_reasons', { description: 'x', position: 1 })
  for (const key of [unknownKey, 'nonsense', foreign.key])
    t.strictSame(fault(await act('disqualify', { disqualify_reason_id: key })), [422, 'disqualify_reason_id'])
  t.equal((await act('disqualify', { disqualify_note: 'x'.repeat(256) })).status, 200)
  t.equal((await act('disqualify', { disqualify_note: 'x'.repeat(257) })).status, 400)
})

t.test('revertCandidate: reverts a disqualification, and only a disqualification', async (t) => {
  const { account, stages, act, detail } = await given()
  t.strictSame((await act('revert')).body, { error: 'The candidate is not disqualified' })
  await act('disqualify', { disqualification_reason: 'x', withdrew: true })
  const answer = await act('revert')
  t.equal(answer.status, 200)
  t.ok(isEmpty(answer))
  t.match(await detail(), { disqualified: false, disqualified_at: null, disqualification_reason: null, withdrew: false })
  t.match((await rows('activities', account)).at(-1), { action: 'reverted', stage: stage(stages.sourced), body: null })
  t.equal((await act('revert')).status, 422)
  t.equal((await rows('activities', account)).length, 2)
})

t.test('createComment: stores a comment for the roles of its policy, with one file', async (t) => {
  const { account, stages, act, candidate } = await given()
  const make = async (comment: object) => {
    const { status, body } = await act('comments', { comment })
    t.equal(status, 201)
    const row = (await rows('activities', account)).at(-1)
    t.strictSame(body, { id: row?.key })
    return row
  }
  const usual = ['simple', 'hiring_manager', 'admin', 'reviewer', 'recruiting_admin']
  t.match(await make({ body: 'Plain' }), {
    action: 'comment',
    body: 'Plain',
    visibility_roles: usual,
    stage: stage(stages.sourced),
    file_id: null,
  })
  t.strictSame((await make({ body: 'x', policy: null, attachment: null }))?.visibility_roles, usual)
  t.strictSame((await make({ body: 'x', policy: [] }))?.visibility_roles, [])
  t.strictSame((await make({ body: 'x', policy: ['reviewer', 'reviewer', 'admin'] }))?.visibility_roles, ['reviewer', 'admin'])
  const attachment = { name: 'notes.txt', data: Buffer.from('x').toString('base64') }
  const row = await make({ body: 'x', attachment })
  t.match(await rows('files', account), [{ id: row?.file_id, kind: 'attachment', name: 'notes.txt', candidate_id: candidate.id }])
  t.strictSame(await rows('outbox', account), [])
  const wrong = [{}, { body: '' }, { body: null }, { body: 'x', policy: ['nobody'] }, { body: 'x', attachment: { name: 'a.txt' } }]
  for (const comment of wrong) t.equal((await act('comments', { comment })).status, 400, JSON.stringify(comment))
  const commenter = await account.givenCaller(['w_comments'])
  t.equal((await commenter.post(`/candidates/${candidate.key}/comments`, { comment: { body: 'x' } })).status, 422, 'the scope will do')
  const big = { name: 'big.bin', data: 'A'.repeat(8_388_608) }
  t.equal((await act('comments', { comment: { body: 'x', attachment: big } })).status, 413)
})

t.test('createRating: every grade of every scale has a word, and others are refused', async (t) => {
  const { account, act } = await given()
  const words = { thumbs: 'npd', stars: 'nnppd', numbers: 'nnnnppppdd' }
  const names: Record<string, string> = { n: 'negative', p: 'positive', d: 'definite' }
  for (const [scale, marks] of Object.entries(words)) {
    for (const [grade, mark] of Array.from(marks).entries()) {
      const answer = await act('ratings', { comment: 'c', scale, grade })
      t.equal(answer.status, 201)
      t.ok(isEmpty(answer))
      t.strictSame((await rows('activities', account)).at(-1)?.rating, { score: names[mark], scale, grade }, `${scale} ${grade}`)
      t.match(await rows('ratings', account), [{ scale, grade }])
    }
    for (const grade of [-1, marks.length, 100])
      t.strictSame(fault(await act('ratings', { comment: 'c', scale, grade })), [422, 'grade'], `${scale} ${grade}`)
  }
  for (const [grade, score] of ['negative', 'positive', 'definite'].entries()) {
    t.equal((await act('ratings', { comment: 'c', scale: 'numbers', grade: 99, score })).status, 201)
    t.strictSame((await rows('activities', account)).at(-1)?.rating, { score, scale: 'thumbs', grade })
  }
  t.equal((await act('ratings', { comment: 'c', grade: 2 })).status, 201)
  t.match((await rows('activities', account)).at(-1), {
    action: 'rating',
    rating: { scale: 'thumbs' },
    body: 'c',
    visibility_roles: ['simple'],
  })
  t.strictSame(fault(await act('ratings', { comment: 'c' })), [422, 'grade'])
  for (const body of [{ grade: 1 }, { comment: 'c', grade: 1.5 }, { comment: 'c', grade: 1, scale: 'moons' }, { comment: 'c', score: 'x' }])
    t.equal((await act('ratings', body)).status, 400, JSON.stringify(body))
})

t.test('a member has one rating per candidate and stage', async (t) => {
  const { account, stages, admin, candidate, caller, act, put } = await given()
  const second = await account.givenMember({ role: 'admin' })
  const score_card = { settings: { questions_rateable: true }, traits: [{ name: 'Calm', grade: 2 }] }
  await act('ratings', { comment: 'first', grade: 0, score_card })
  await act('ratings', { comment: 'second', grade: 1 })
  await caller.post(`/candidates/${candidate.key}/ratings`, { member_id: second.key, comment: 'third', grade: 2, score_card })
  const answer = await put({ comment: 'changed', scale: 'stars', grade: 4 })
  t.equal(answer.status, 200)
  t.ok(isEmpty(answer))
  t.equal((await put({ comment: 'elsewhere', grade: 0, stage_id: stages.interview?.id })).status, 200)
  t.match(await rows('ratings', account), [
    { member_id: admin.id, stage_id: stages.sourced?.id, scale: 'stars', grade: 4, comment: 'changed', score_card: null },
    { member_id: second.id, stage_id: stages.sourced?.id, grade: 2, comment: 'third', score_card },
    { member_id: admin.id, stage_id: stages.interview?.id, grade: 0, comment: 'elsewhere' },
  ])
  const activities = await rows('activities', account)
  t.equal(activities.length, 5)
  t.match(activities.at(-1), { stage: stage(stages.interview), body: 'elsewhere' })
  t.strictSame(fault(await put({ comment: '', grade: 9 })), [422, 'grade'])
  const foreign = await (await world.givenAccount()).insert('stages', { slug: 'x', name: 'x', kind: 'applied', position: 1 })
  for (const stage_id of [9_007_199_254_740_991, foreign.id])
    t.strictSame(fault(await put({ comment: '', grade: 1, stage_id })), [422, 'stage_id'])
  t.equal((await caller.request('PUT', `/candidates/${unknownKey}/ratings`, { body: { comment: '', grade: 1 } })).status, 404)
  await act('move', { target_stage: 'offer' })
  await act('ratings', { comment: 'new stage', grade: 2 })
  t.equal((await rows('ratings', account)).length, 4)
})

t.test('updateCandidateCustomAttribute: sets each type by its key', async (t) => {
  const { account, candidate, caller, detail } = await given()
  const set = (custom_attribute_key: string, body: object) =>
    caller.request('PATCH', `/candidates/${candidate.key}/update_custom_attribute_value`, { body: { custom_attribute_key, ...body } })
  const choices = [
    { id: '00000000000000a1', body: 'A', hint: null },
    { id: '00000000000000a2', body: 'B', hint: 'b' },
  ]
  const pdf = { name: 'c.pdf', data: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64') }
  const chosen = (...ids: number[]) => ({ choices: ids.map((at) => ({ id: choices[at]?.id, body: choices[at]?.body })) })
  const cases: Record<string, { right: [object, object][]; wrong: object[] }> = {
    short_text: {
      right: [
        [{ value: 'é'.repeat(128) }, { value: 'é'.repeat(128) }],
        [{ value: '' }, { value: '' }],
      ],
      wrong: [{ value: 'x'.repeat(129) }],
    },
    free_text: { right: [[{ value: 'x'.repeat(129) }, { value: 'x'.repeat(129) }]], wrong: [] },
    numeric: {
      right: [[{ value: '-1.5' }, { number: -1.5 }]],
      wrong: [{ value: 'one' }, { value: '' }, { value: '1e3' }, { value: '9999999999999999' }],
    },
    // A form sends what was left empty as an empty text.
    boolean: { right: [[{ checked: false, value: '', date: '', file_url: '' }, { checked: false }]], wrong: [{ value: '' }] },
    date: { right: [[{ date: '2026-02-28' }, { date: '2026-02-28' }]], wrong: [] },
    dropdown: {
      right: [
        [{ choices: [choices[1]?.id] }, chosen(1)],
        [{ choices: choices[0]?.id }, chosen(0)],
      ],
      wrong: [{ choices: choices.map(({ id }) => id) }, { choices: ['x'] }],
    },
    multiple_choice: {
      right: [
        [{ choices: [choices[0]?.id, choices[1]?.id, choices[0]?.id] }, chosen(0, 1)],
        [{ choices: choices[1]?.id }, chosen(1)],
        [{ choices: [] }, chosen()],
      ],
      wrong: [{ choices: [unknownKey] }],
    },
    file: {
      right: [
        [{ file: pdf }, { file: /^[0-9a-f]{16}$/ }],
        [{ file_url: 'https://files.example/c.pdf' }, { file: /^[0-9a-f]{16}$/ }],
      ],
      wrong: [{ file_url: 'ftp://x' }],
    },
  }
  const others: Record<string, object> = {
    value: { value: 'x' },
    checked: { checked: true },
    date: { date: '2026-01-01' },
    choices: { choices: [] },
    file: { file: pdf },
  }
  for (const [type, { right, wrong }] of Object.entries(cases)) {
    const { key } = await account.insert('custom_attributes', { label: type, type, choices: choices as never })
    for (const [body, kept] of right) {
      const { status, body: answer } = await set(key, body)
      t.equal(status, 201, type)
      t.strictSame(answer, { candidate: await detail() })
      t.match(await rows('candidates', account), [{ custom_attributes: { [key]: kept } }], type)
    }
    for (const body of [...wrong, {}]) t.equal((await set(key, body)).status, 422, `${type} ${JSON.stringify(body)}`)
    for (const [name, other] of Object.entries(others)) {
      if (Object.keys(right[0]?.[0] ?? {}).includes(name)) continue
      t.strictSame(fault(await set(key, { ...right[0]?.[0], ...other })), [422, name], `${type} with ${name}`)
    }
  }
  t.equal(Object.keys((await rows('candidates', account))[0]?.custom_attributes as object).length, 8, 'all are kept')
  t.match((await rows('activities', account)).at(-1), { action: 'updated' })
  const off = await account.insert('custom_attributes', { label: 'off', type: 'boolean', enabled: false })
  const foreign = await (await world.givenAccount()).insert('custom_attributes', { label: 'x', type: 'boolean' })
  for (const key of [off.key, foreign.key, unknownKey, 'nonsense'])
    t.strictSame((await set(key, { checked: true })).body, { error: 'Not found' }, key)
  t.equal((await set(unknownKey, { date: '2026-02-30' })).status, 400)
})

t.test('listCandidateFiles: lists all files, those of comments only to members who may see the comment', async (t) => {
  const { account, job, candidate, caller, act } = await given()
  t.strictSame((await caller.get(`/candidates/${candidate.key}/files`)).body, { files: [] })
  for (const kind of ['resume', 'image', 'answer', 'attribute'])
    await account.insert('files', { candidate_id: candidate.id, kind, name: `${kind}.x`, media_type: 'x/y', size: 1 })
  await account.insert('files', { candidate_id: candidate.id, kind: 'resume', name: 'later', media_type: 'x/y', source_url: 'http://x' })
  const attachment = { name: 'notes.txt', data: Buffer.from('x').toString('base64') }
  await act('comments', { comment: { body: 'x', policy: [], attachment } })
  const { status, body } = await caller.get(`/candidates/${candidate.key}/files`)
  t.equal(status, 200)
  t.strictSame(
    body.files.map(({ name, kind, source }: any) => [name, kind, source]),
    [
      ['resume.x', 'resume', 'profile'],
      ['image.x', 'image', 'profile'],
      ['answer.x', 'answer', 'application_form'],
      ['attribute.x', 'attribute', 'custom_attribute'],
      ['notes.txt', 'attachment', 'comment'],
    ],
  )
  t.match(body.files[0].preview_url, /^http:\/\/127\.0\.0\.1/)
  const worker = await account.givenUser({ role: 'simple' })
  await account.insert('job_members', { job_id: job.id, member_id: worker.member.id, collaboration_role: 'simple' })
  t.equal((await worker.get(`/candidates/${candidate.key}/files`)).body.files.length, 4)
  t.equal((await (await account.givenUser({ role: 'admin' })).get(`/candidates/${candidate.key}/files`)).body.files.length, 5)
  for (const key of [unknownKey, 'nonsense']) t.equal((await caller.get(`/candidates/${key}/files`)).status, 404)
})

const atOnce = process.env.DATABASE_URL ? 50 : 10
t.test('the activities of concurrent moves form one chain, each starting where the previous one ended', async (t) => {
  const { account, stages, act, detail } = await given()
  const slugs = Object.keys(stages)
  const answers = await Promise.all(Array.from({ length: atOnce }, (_, at) => act('move', { target_stage: slugs[at % slugs.length] })))
  t.ok(answers.every(({ status }) => status === 202))
  const activities = (await world.application.database.execute('select * from activities where account_id = $1 order by key', [
    account.id,
  ])) as any[]
  let at = 'sourced'
  for (const { stage, target_stage } of activities) {
    t.equal(stage.slug, at)
    t.not(target_stage.slug, at)
    at = target_stage.slug
  }
  t.equal(stages[at]?.name, (await detail()).stage)
  t.equal((await rows('outbox', account)).length, activities.length)
})

t.test('of concurrent requests, one relocates the candidate and one copies an e-mail address', async (t) => {
  const { account, other, candidate, act } = await given()
  const third = await account.givenJob()
  const statuses = async (action: string, { shortcode }: { shortcode: string }) =>
    (await Promise.all(Array.from({ length: 6 }, () => act(action, { target_job_shortcode: shortcode }))))
      .map(({ status }) => status)
      .toSorted()
  t.strictSame(await statuses('copy', other), [201, 422, 422, 422, 422, 422])
  t.strictSame(await statuses('relocate', third), [201, 404, 404, 404, 404, 404])
  t.match(await rows('candidates', account), [{ id: candidate.id, job_id: third.id }, { job_id: other.id }])
  t.strictSame(
    (await rows('activities', account)).map(({ action }) => action),
    ['copied', 'moved'],
  )
  t.equal((await rows('outbox', account)).length, 2)
})

type Model = {
  job: number
  stage: string
  email: string
  headline: string
  disqualified: boolean
  offered: boolean
  hired: boolean
  actions: string[]
  origin: string | null
}
type Command = { name: string; who: number; job: number; stage: string | null; text: string }

t.test('any sequence of changes matches a model of plain objects', async (t) => {
  const slugs = ['sourced', 'applied', 'interview', 'offer', 'hired']
  const commandOf = fc.record({
    name: fc.constantFrom('create', 'update', 'move', 'move', 'copy', 'relocate', 'disqualify', 'revert'),
    who: fc.nat(5),
    job: fc.nat(2),
    stage: fc.option(fc.constantFrom(...slugs)),
    text: fc.constantFrom('a', 'b'),
  })
  await holds(
    t,
    fc.asyncProperty(fc.array(commandOf, { minLength: 5, maxLength: 20 }), async (commands) => {
      const { account, admin, caller } = await given()
      await world.application.database.execute('delete from candidates where account_id = $1', [account.id])
      const jobs = [await account.givenJob(), await account.givenJob(), await account.givenJob()]
      const model = new Map<string, Model>()
      let told = 0
      for (const command of [{ name: 'create', who: 0, job: 0, stage: null, text: 'a' }, ...commands]) told += await apply(command)
      const shown = (await caller.get('/candidates?limit=100')).body.candidates
      assert.equal(shown.length, model.size)
      for (const [key, { job, stage, actions, ...state }] of model) {
        const { candidate } = (await caller.get(`/candidates/${key}`)).body
        assert.deepEqual(
          {
            job: candidate.job.shortcode,
            stage: candidate.stage_kind,
            email: candidate.email,
            headline: candidate.headline,
            disqualified: candidate.disqualified,
            offered: candidate.moved_to_offer_at !== null,
            hired: candidate.hired_at !== null,
            origin: candidate.originating_candidate_id,
          },
          { job: jobs[job]?.shortcode, stage, ...state },
        )
        const feed = (await caller.get(`/candidates/${key}/activities?limit=100`)).body.activities
        assert.deepEqual(
          feed.map(({ action }: { action: string }) => action),
          actions,
        )
      }
      assert.equal((await rows('outbox', account)).length, told)

      function isTaken(job: number, email: string): boolean {
        return [...model.values()].some((each) => each.job === job && each.email === email)
      }

      /** Sends a request and applies it to the model. Returns the number of notifications that it causes. */
      async function apply({ name, who, job, stage, text }: Command): Promise<number> {
        const member_id = admin.key
        const arrived = (at: string) => ({ offered: at === 'offer', hired: at === 'hired' })
        if (name === 'create') {
          const email = `${text}-${model.size}@example.test`
          const body = { candidate: { name: 'Ada', email, headline: text } }
          const answer = await caller.post(`/jobs/${jobs[job]?.shortcode}/candidates${stage ? `?stage=${stage}` : ''}`, body)
          assert.equal(answer.status, isTaken(job, email) ? 422 : 201)
          if (answer.status !== 201) return 0
          const at = stage ?? 'sourced'
          const { id } = answer.body.candidate
          model.set(id, { job, stage: at, email, headline: text, disqualified: false, ...arrived(at), actions: ['uploaded'], origin: null })
          return 1
        }
        const [key, candidate] = [...model][who % model.size] as [string, Model]
        const post = (action: string, body: object = {}) => caller.post(`/candidates/${key}/${action}`, { member_id, ...body })
        switch (name) {
          case 'update':
            assert.equal((await caller.request('PATCH', `/candidates/${key}`, { body: { candidate: { headline: text } } })).status, 200)
            candidate.headline = text
            candidate.actions.push('updated')
            return 0
          case 'move': {
            assert.equal((await post('move', { target_stage: stage ?? 'offer' })).status, 202)
            const at = stage ?? 'offer'
            if (at === candidate.stage) return 0
            candidate.stage = at
            candidate.offered ||= at === 'offer'
            candidate.hired = at === 'hired'
            candidate.actions.push(at)
            return 1
          }
          case 'disqualify':
            assert.equal((await post('disqualify')).status, 200)
            candidate.disqualified = true
            candidate.actions.push('disqualified')
            return 0
          case 'revert':
            assert.equal((await post('revert')).status, candidate.disqualified ? 200 : 422)
            if (candidate.disqualified) candidate.actions.push('reverted')
            candidate.disqualified = false
            return 0
        }
        const answer = await post(name, { target_job_shortcode: jobs[job]?.shortcode, target_stage: stage })
        const refused = job === candidate.job || isTaken(job, candidate.email)
        assert.equal(answer.status, refused ? 422 : 201)
        if (refused) return 0
        const { id } = answer.body.candidate
        const at = stage ?? 'sourced'
        const anew = {
          job,
          stage: at,
          email: candidate.email,
          headline: candidate.headline,
          disqualified: false,
          ...arrived(at),
          origin: key,
        }
        if (name === 'relocate') model.delete(key)
        model.set(id, { ...anew, actions: name === 'relocate' ? [...candidate.actions, 'moved'] : ['copied'] })
        return 1
      }
    }),
    { runs: 20 },
  )
})
