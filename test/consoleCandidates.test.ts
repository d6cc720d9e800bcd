// The candidates in the console over HTTP: their pages behind `profile_url`, the forms on them, the list and the board.
import t from 'tap'
import { givenWorld } from './fixtures/server.ts'
import { givenLogin, hiddenIn, personAt, type Person } from './fixtures/web.ts'

const world = await givenWorld(t, { environment: { RATE_LIMIT_OAUTH: '1000000' } })
const acme = await world.givenAccount('acme')
const other = await world.givenAccount('other')
const stages = await acme.givenStages()
const job = await acme.givenJob({ title: 'Welder' })
const sister = await acme.givenJob({ title: 'Fitter' })
const api = await acme.givenCaller()

/** A visitor signed in on an account's own host. */
async function signedIn({ email }: { email: string }, host = 'acme.localhost'): Promise<Person> {
  const person = personAt(world, host)
  const { status } = await person.signIn(email)
  if (status !== 303) throw new Error(`${email} could not sign in: ${status}`)
  return person
}
/** A visitor with a role on the first job, and none on the second. */
async function onJob(role: string, values: object = {}): Promise<Person> {
  const member = await givenLogin(acme, { name: `A ${role}`, role: 'simple', ...values })
  await acme.insert('job_members', { job_id: job.id, member_id: member.id, collaboration_role: role })
  return signedIn(member)
}
const ada = await signedIn(await givenLogin(acme, { name: 'Ada Admin' }))
const manager = await onJob('hiring_manager')
const reviewer = await onJob('reviewer', { role: 'reviewer' })
const stranger = await signedIn(await givenLogin(acme, { role: 'simple' }))
const foreigner = await signedIn(await givenLogin(other), 'other.localhost')

const pathOf = ({ id, job_id = job.id }: { id: number; job_id?: unknown }) => `/backend/jobs/${job_id}/candidates/${id}`
const givenCandidate = (values: object = {}) => acme.givenCandidate({ job_id: job.id, ...values })
const submit = (person: Person, path: string, action: string, fields: Record<string, string> = {}) =>
  person.submit(path, `${path}/${action}`, fields)

t.test('every profile_url answers members with a role on the job, and nobody else', async (t) => {
  await givenCandidate()
  await acme.givenCandidate({ job_id: sister.id })
  const { candidates } = (await api.get('/candidates')).body
  t.ok(candidates.length > 1)
  for (const { id, profile_url: listed } of candidates) {
    const { profile_url: url } = (await api.get(`/candidates/${id}`)).body.candidate
    t.equal(url, listed)
    const { host, pathname } = new URL(url)
    t.match(host, /^acme\./)
    t.equal((await ada.get(pathname)).status, 200)
    const isTheirs = pathname.startsWith(`/backend/jobs/${job.id}/`)
    t.equal((await manager.get(pathname)).status, isTheirs ? 200 : 404)
    t.equal((await stranger.get(pathname)).status, 404)
    t.equal((await foreigner.get(pathname)).status, 404)
    const nobody = await personAt(world, 'acme.localhost').get(pathname)
    t.equal(nobody.status, 303)
    t.match(nobody.location, /^\/sign-in\?next=/)
  }
})

t.test('the page shows what is stored, escaped, and links only to the web', async (t) => {
  const candidate = await givenCandidate({
    name: 'Eve <b>Bold</b>',
    cover_letter: '<script>alert(1)</script>',
    tags: ['quick'],
    social_profiles: [{ type: 'own', url: 'javascript:alert(1)' }],
    answers: [{ key: 'a', body: 'Why?', answer: { body: 'Because <i>' } }],
  })
  await acme.givenOffer(candidate, { state: 'pending' })
  const { text, words } = await ada.get(pathOf(candidate))
  t.match(text, 'Eve &lt;b&gt;Bold&lt;/b&gt;')
  t.notMatch(text, '<script')
  t.notMatch(text, 'href="javascript:')
  t.match(words, /Why\? Because <i>/)
  t.match(words, /Offer Sent, not decided/)
  t.match(words, /The same by the API/)
  t.notMatch(/href="([^"]*)"/g.exec(text)?.join(' ') ?? '', candidate.key, 'no address has an id')
})

t.test('a candidate is moved, disqualified and reverted', async (t) => {
  const candidate = await givenCandidate()
  const path = pathOf(candidate)
  const shown = async () => (await api.get(`/candidates/${candidate.key}`)).body.candidate
  t.equal((await submit(manager, path, 'move', { stage: 'interview' })).location, `${path}?done=move`)
  t.match(await shown(), { stage: 'Interview' })
  const reason = await acme.insert('disqualification_reasons', { description: 'Too far away', position: 1 })
  t.equal((await submit(manager, path, 'disqualify', { reason: reason.key })).location, `${path}?done=disqualify`)
  t.match(await shown(), { disqualified: true, disqualification_reason: 'Too far away', withdrew: false })
  const { words } = await manager.get(`${path}?done=disqualify`)
  t.match(words, /The candidate is disqualified\./)
  t.match(words, /Disqualified/)
  await submit(manager, path, 'revert')
  t.match(await shown(), { disqualified: false })
  await submit(manager, path, 'disqualify', { 'how.withdrew': 'yes' })
  t.match(await shown(), { disqualified: true, withdrew: true })
  const refused = await manager.post(`${path}/move`, { ...hiddenIn((await manager.get(path)).text, `${path}/move`), stage: 'nowhere' })
  t.equal(refused.status, 422)
  t.match(refused.words, /Stage is not a stage of the pipeline/)
  t.match(refused.text, /aria-invalid="true"/)
})

t.test('a candidate is copied and relocated, and the old address leads to the new one', async (t) => {
  const candidate = await givenCandidate()
  const path = pathOf(candidate)
  const copied = await submit(ada, path, 'copy', { copy_job: String(sister.id), copy_stage: 'applied' })
  t.match(copied.location, new RegExp(`^/backend/jobs/${sister.id}/candidates/\\d+\\?done=copy$`), copied.words)
  t.match((await ada.get(copied.location!)).words, /This is the copy/)
  const twice = await submit(ada, path, 'copy', { copy_job: String(sister.id) })
  t.equal(twice.status, 422)
  const moving = await givenCandidate()
  const moved = await submit(ada, pathOf(moving), 'relocate', { relocate_job: String(sister.id) })
  const now = `/backend/jobs/${sister.id}/candidates/${moving.id}`
  t.equal(moved.location, `${now}?done=relocate`)
  t.equal((await ada.get(pathOf(moving))).location, now)
  t.equal((await manager.get(pathOf(moving))).status, 404, 'it tells nobody else where they are')
  const without = await submit(ada, path, 'copy')
  t.equal(without.status, 422)
  t.match(without.words, /Job is required/)
})

t.test('contact data and texts are changed by those who may', async (t) => {
  const candidate = await givenCandidate({ name: 'Ida Lund', firstname: 'Ida', lastname: 'Lund', phone: '1' })
  const path = pathOf(candidate)
  const fields = { firstname: 'Ida', lastname: 'Holm', email: 'ida@post.test', phone: '', headline: 'Smith', cover_letter: 'Dear all' }
  t.equal((await submit(manager, path, 'edit', fields)).location, `${path}?done=edit`)
  const { candidate: shown } = (await api.get(`/candidates/${candidate.key}`)).body
  t.match(shown, { name: 'Ida Holm', email: 'ida@post.test', phone: null, headline: 'Smith', cover_letter: 'Dear all' })
  const refused = await submit(manager, path, 'edit', { ...fields, email: 'nowhere' })
  t.equal(refused.status, 422)
  t.match(refused.words, /E-mail is not an e-mail address/)
  t.notMatch((await reviewer.get(path)).text, `${path}/edit`)
  const sent = { ...hiddenIn((await reviewer.get(path)).text, `${path}/rate`), ...fields }
  t.equal((await reviewer.post(`${path}/edit`, sent)).status, 403)
})

t.test('members rate, comment for certain roles, and tag', async (t) => {
  const candidate = await givenCandidate()
  const path = pathOf(candidate)
  t.equal((await submit(reviewer, path, 'rate', { grade: 'stars-3', assessment: 'Calm' })).location, `${path}?done=rate`)
  const refused = await submit(reviewer, path, 'rate', { assessment: 'Kept' })
  t.equal(refused.status, 422)
  t.match(refused.text, /Kept/)
  await submit(manager, path, 'comment', { comment: 'Between <us>', 'policy.hiring_manager': 'yes' })
  await submit(manager, path, 'tag', { tags: 'quick, calm,quick, ' })
  const { words } = await manager.get(path)
  t.match(words, /A reviewer rated the candidate in Sourced 4 stars Calm/)
  t.match(words, /Between <us>.*Visible to admins, hiring managers/)
  t.notMatch((await reviewer.get(path)).words, /Between/)
  t.same((await api.get(`/candidates/${candidate.key}`)).body.candidate.tags, ['quick', 'calm'])
})

t.test('files are added, and custom attributes are set', async (t) => {
  const candidate = await givenCandidate()
  const path = pathOf(candidate)
  const send = async (action: string, fields: Record<string, string | File>) => {
    const body = new FormData()
    const hidden = hiddenIn((await ada.get(path)).text, `${path}/${action}`)
    for (const [name, value] of Object.entries({ ...hidden, ...fields })) body.set(name, value)
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return fetch(world.origin + path + `/${action}`, { method: 'POST', body, headers: { cookie }, redirect: 'manual' })
  }
  t.equal((await send('resume', { resume: new File(['%PDF-1.4'], 'cv.pdf') })).status, 303)
  t.equal((await send('resume', {})).status, 422)
  t.equal((await send('comment', { comment: 'See', attachment: new File(['more'], 'note.txt') })).status, 303)
  const { words } = await ada.get(path)
  t.match(words, /cv\.pdf Resume/)
  t.match(words, /note\.txt Attachment of a comment/)
  const choices = [{ id: '00000000000000aa', body: 'Red', hint: null, translations: {} }]
  const text = await acme.insert('custom_attributes', { label: 'Notice', type: 'short_text', enabled: true })
  const several = await acme.insert('custom_attributes', { label: 'Colours', type: 'multiple_choice', enabled: true, choices })
  const day = await acme.insert('custom_attributes', { label: 'Start', type: 'date', enabled: true })
  const set = (key: string, fields: Record<string, string>) => submit(ada, path, 'attribute', { key, ...fields })
  t.equal((await set(text.key, { [`attribute-${text.key}`]: 'A month' })).location, `${path}?done=attribute`)
  t.equal((await set(several.key, { [`attribute-${several.key}.00000000000000aa`]: 'yes' })).location, `${path}?done=attribute`)
  const [row] = await world.application.database.execute('select custom_attributes from candidates where id = $1', [candidate.id])
  t.match(row!.custom_attributes, { [text.key]: { value: 'A month' }, [several.key]: { choices: [{ body: 'Red' }] } })
  const refused = await set(day.key, { [`attribute-${day.key}`]: '' })
  t.equal(refused.status, 422)
  t.match(refused.words, /The value is required/)
  t.equal((await set('unknown', {})).status, 404)
})

t.test('what a role may not do is neither shown nor done', async (t) => {
  const candidate = await givenCandidate()
  const path = pathOf(candidate)
  await acme.givenOffer(candidate)
  const { text, words } = await reviewer.get(path)
  for (const action of ['move', 'disqualify', 'copy', 'relocate', 'erase', 'resume', 'attribute'])
    t.notMatch(text, `${path}/${action}"`, action)
  t.match(text, `${path}/comment"`)
  t.notMatch(words, /Offer/)
  const { csrf = '' } = hiddenIn(text, '/sign-out')
  for (const action of ['move', 'disqualify', 'erase']) t.equal((await reviewer.post(`${path}/${action}`, { csrf })).status, 403, action)
  t.equal((await reviewer.post(`${path}/comment`, { comment: 'No token' })).status, 403)
  t.equal((await ada.post(`${path}/unknown`, { csrf: hiddenIn((await ada.get(path)).text, '/sign-out').csrf ?? '' })).status, 404)
})

t.test('an erasure leads to the list, and the page is gone', async (t) => {
  const candidate = await givenCandidate()
  const path = pathOf(candidate)
  t.match((await ada.get(path)).words, /This cannot be undone/)
  const { location } = await submit(ada, path, 'erase')
  t.equal(location, '/backend/candidates?done=erased')
  t.match((await ada.get(location!)).words, /The candidate was erased/)
  t.equal((await ada.get(path)).status, 404)
})

t.test('activities are shown a page at a time', async (t) => {
  const candidate = await givenCandidate()
  const path = pathOf(candidate)
  for (let at = 0; at < 30; at++)
    await acme.givenActivity({ job_id: job.id, candidate_id: candidate.id, action: 'comment', body: `Note ${at}.` })
  const first = await ada.get(path)
  t.match(first.words, /Note 24\./)
  t.notMatch(first.words, /Note 25\./)
  const later = new RegExp(`href="(${path}\\?from=\\d+)#timeline"`).exec(first.text)?.[1] ?? ''
  const second = await ada.get(later)
  t.match(second.words, /Note 25\..*Note 29\./)
  t.match(second.text, `href="${path}#timeline"`)
})

t.test('the list has the filters of listCandidates, and numbers in its addresses', async (t) => {
  const single = await givenCandidate({ name: 'Only One', email: 'only@example.test', stage_id: stages.offer!.id })
  const found = async (query: string, person = ada) => (await person.get(`/backend/candidates?${query}`)).words
  t.match(await found('email=ONLY@example.test'), /Only One/)
  t.match(await found(`job=${job.id}&stage=offer`), /Only One/)
  t.notMatch(await found('stage=hired'), /Only One/)
  t.notMatch(await found(`job=${sister.id}`), /Only One/)
  t.match(await found('created_after=2020-01-01&updated_after=2020-01-01'), /Candidates/)
  t.match(await found('created_after=2999-01-01'), /There are no such candidates/)
  t.notMatch(await found('', manager), /Fitter/)
  t.notMatch(await found('', stranger), /Only One/)
  t.equal((await manager.get(`/backend/candidates?job=${sister.id}`)).status, 404)
  t.equal((await ada.get('/backend/candidates?from=999999999')).status, 404)
  const crowd = await acme.givenJob()
  for (let at = 0; at < 52; at++) await acme.givenCandidate({ job_id: crowd.id, name: `Guest ${at}.` })
  const first = await ada.get(`/backend/candidates?job=${crowd.id}`)
  t.notMatch(first.words, /Guest 50\./)
  const next = /href="([^"]*from=\d+[^"]*)"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  t.match(next, `job=${crowd.id}`)
  t.match((await ada.get(next)).words, /Guest 50\..*Guest 51\./)
  t.ok(single.id)
})

t.test('the board has the candidates of a job by stage, and moves them', async (t) => {
  const crowd = await acme.givenJob({ title: 'Turner' })
  const path = `/backend/jobs/${crowd.id}/candidates`
  const first = await acme.givenCandidate({ job_id: crowd.id, name: 'First' })
  await acme.givenCandidate({ job_id: crowd.id, name: 'Out', disqualified: true })
  for (let at = 0; at < 21; at++) await acme.givenCandidate({ job_id: crowd.id, name: `Guest ${at}.`, stage_id: stages.applied!.id })
  const board = await ada.get(path)
  t.match(board.words, /Sourced 1 First .*Applied 21 Guest 0\./)
  t.match(board.words, /Guest 19\..*More in Applied/)
  t.notMatch(board.words, /Guest 20\.|Out/)
  t.match(board.text, `href="/backend/candidates?job=${crowd.id}&amp;stage=applied"`)
  t.match((await ada.get(`${path}?show=disqualified`)).words, /Sourced 1 Out/)
  t.match((await ada.get(`${path}?show=all`)).words, /Sourced 2 First/)
  const moved = await ada.submit(path, `${path}/${first.id}/move`, { stage: 'offer' })
  t.equal(moved.location, `${path}?show=running&done=move`)
  t.match((await ada.get(moved.location!)).words, /The candidate was moved\..*Offer 1 First/)
  t.equal((await manager.get(path)).status, 404)
  const seen = await reviewer.get(`/backend/jobs/${job.id}/candidates`)
  t.equal(seen.status, 200)
  t.notMatch(seen.text, /\/move"|\/new"/)
})

t.test('a candidate is added by a form, once', async (t) => {
  const path = `/backend/jobs/${job.id}/candidates/new`
  const entries = { firstname: 'Nora', lastname: 'New', email: 'nora@example.test', phone: '', stage: 'interview' }
  const hidden = hiddenIn((await manager.get(path)).text, path)
  const added = await manager.post(path, { ...hidden, ...entries })
  t.match(added.location, new RegExp(`^/backend/jobs/${job.id}/candidates/\\d+\\?done=add$`), added.words)
  t.match((await manager.get(added.location!)).words, /Nora New Interview The candidate was added\./)
  t.equal((await manager.post(path, { ...hidden, ...entries })).location, added.location, 'the form that was sent twice')
  const refused = await manager.submit(path, path, { ...entries, email: 'nowhere' })
  t.equal(refused.status, 422)
  t.match(refused.words, /E-mail /)
  t.match(refused.text, /value="Nora"/)
  t.equal((await reviewer.get(path)).status, 403)
})

t.test('an offer is drafted, changed, sent and decided by those whose role on the job allows it', async (t) => {
  const candidate = await givenCandidate({ name: 'Oda Offered', email: 'oda@example.test' })
  const path = pathOf(candidate)
  const fields = { amount: '81000', currency: 'eur', frequency: 'year', terms: 'First day: 1 June 2026' }
  const offer = async () => (await api.get(`/candidates/${candidate.key}/offer`)).body
  const send = (person: Person, action: string, more: Record<string, string> = {}) => submit(person, path, action, more)
  t.notMatch((await reviewer.get(path)).text, /-offer"/, 'a reviewer is offered none of it')
  for (const [wrong, words] of [
    [{ amount: 'much' }, /Amount must be a number/],
    [{ currency: '' }, /Currency must be a code of three letters/],
    [{ terms: 'soon' }, /Further terms must have a name/],
  ] as const) {
    const refused = await send(manager, 'draft-offer', { ...fields, ...wrong })
    t.equal(refused.status, 422)
    t.match(refused.words, words)
  }
  t.equal((await send(manager, 'draft-offer', fields)).location, `${path}?done=draft-offer`)
  t.match(await offer(), {
    state: 'draft',
    document_variables: [
      { document_variable: { name: 'Salary' }, value: { data: { amount: 81000, frequency: 'year', currency_iso: 'EUR' } } },
      { document_variable: { name: 'First day' }, value: { body: '1 June 2026' } },
    ],
  })
  const shown = await manager.get(path)
  t.match(shown.text, /value="81000" id="amount"/)
  t.match(shown.text, /First day: 1 June 2026/)
  t.notMatch(shown.text, /draft-offer/, 'there is a draft already')
  t.equal((await send(manager, 'change-offer', { ...fields, amount: '82000.50' })).location, `${path}?done=change-offer`)
  t.match((await offer()).document_variables[0].value.data, { amount: 82000.5 })
  t.equal((await send(manager, 'send-offer')).location, `${path}?done=send-offer`)
  t.notMatch((await manager.get(path)).text, /change-offer|send-offer"/, 'what is sent can no longer be changed')
  t.equal((await send(manager, 'reject-offer')).location, `${path}?done=reject-offer`)
  t.equal((await send(manager, 'draft-offer', { amount: '', terms: 'Days off: 30' })).location, `${path}?done=draft-offer`)
  t.equal((await send(manager, 'send-offer')).location, `${path}?done=send-offer`)
  t.equal((await send(ada, 'approve-offer')).location, `${path}?done=approve-offer`)
  t.match(await offer(), { state: 'approved', document_variables: [{ document_variable: { name: 'Days off' } }] })
  const { csrf = '' } = hiddenIn((await reviewer.get(path)).text, '/sign-out')
  t.ok([403, 404].includes((await reviewer.post(`${path}/draft-offer`, { csrf, ...fields })).status))
})
