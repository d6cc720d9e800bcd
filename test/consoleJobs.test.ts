// The console's pages about recruiting over HTTP: jobs with their questions and teams, and the pipeline.
import t from 'tap'
import { givenWorld } from './fixtures/server.ts'
import { givenLogin, hiddenIn, personAt, type Person } from './fixtures/web.ts'

const world = await givenWorld(t)
const acme = await world.givenAccount('acme')
const other = await world.givenAccount('other')
const admin = await givenLogin(acme, { name: 'Ada Admin' })
const simple = await givenLogin(acme, { name: 'Sam Simple', role: 'simple' })
await acme.givenStages()
const api = await acme.givenCaller()

async function signedIn(email: string): Promise<Person> {
  const person = personAt(world, 'acme.localhost')
  const { status } = await person.signIn(email)
  if (status !== 303) throw new Error(`${email} could not sign in: ${status}`)
  return person
}
const ada = await signedIn(admin.email)
const sam = await signedIn(simple.email)

/** The names of a list's items, in order. */
const titlesIn = (text: string) => [...text.matchAll(/<div class="about">\s*<h2>([^<]*)</g)].map(([, title]) => title?.trim())
/** Submits the button of an item that moves it. */
const move = async (page: string, action: string, item: string, way: string) =>
  ada.post(action, { ...hiddenIn((await ada.get(page)).text, action), item, way })

const job = {
  title: 'Welder',
  code: 'W-1',
  workplace_type: 'hybrid',
  'confidential.yes': 'yes',
  'locations.0.city': 'Hamburg',
  'locations.0.country_code': 'DE',
  'locations.0.country_name': 'Germany',
  'salary.salary_from': '40000',
  'salary.salary_to': '50000',
  'salary.salary_currency': 'EUR',
  keywords: 'steel, , robots',
  'form_fields.phone': 'required',
  description: '<p>Weld.</p>',
}

t.test('without jobs the list says the next step, and only admins are offered it', async (t) => {
  const { text } = await ada.get('/backend/jobs')
  t.match(text, /There are no jobs yet/)
  t.match(text, /href="\/backend\/jobs\/new"/)
  t.match(text, /listJobs/)
  const forSam = await sam.get('/backend/jobs')
  t.equal(forSam.status, 200)
  t.notMatch(forSam.text, /\/backend\/jobs\/new/)
  t.equal((await sam.get('/backend/jobs/new')).status, 403)
})

t.test('a job is created once, with all its values, and changed', async (t) => {
  const page = '/backend/jobs/new'
  const refused = await ada.submit(page, page, { ...job, title: ' ' })
  t.equal(refused.status, 422)
  t.match(refused.words, /Title must not be empty/)
  t.match(refused.text, /value="W-1"/, 'what was entered is kept')
  const inverted = await ada.submit(page, page, { ...job, 'salary.salary_from': '60000' })
  t.match(inverted.words, /Salary to must not end below its start/)
  t.match((await ada.submit(page, page, { ...job, 'salary.salary_from': 'much' })).text, /href="#salary.salary_from"/)
  t.match((await ada.submit(page, page, { ...job, 'locations.0.country_code': 'Germany' })).text, /href="#locations.0.country_code"/)

  const fields = { ...hiddenIn((await ada.get(page)).text, page), ...job }
  const created = await ada.post(page, fields)
  t.match(created.location, /^\/backend\/jobs\/\d+\?done=created$/, created.words)
  t.equal((await ada.post(page, fields)).location, created.location, 'a form that is sent again creates nothing')
  const path = created.location!.replace(/\?.*/, '')
  const { body } = (await api.get('/jobs')) as { body: { jobs: { shortcode: string }[] } }
  t.equal(body.jobs.length, 1)
  const { shortcode } = body.jobs[0]!
  t.match((await api.get(`/jobs/${shortcode}`)).body, {
    title: 'Welder',
    confidential: true,
    workplace_type: 'hybrid',
    salary: { salary_from: 40000, salary_to: 50000, salary_currency: 'eur' },
    keywords: ['steel', 'robots'],
    locations: [{ city: 'Hamburg', country_code: 'DE', hidden: false }],
  })
  t.match((await api.get(`/jobs/${shortcode}/application_form`)).body, { form_fields: [{ key: 'phone', required: true }] })

  const shown = await ada.get(`${path}/edit`)
  t.match(shown.text, /value="steel, robots"/)
  t.match(shown.text, /<option value="required" selected>/)
  const saved = await ada.submit(`${path}/edit`, `${path}/edit`, {
    ...job,
    'locations.0.city': '',
    'locations.0.country_code': '',
    'locations.0.country_name': '',
    'locations.1.city': 'Bremen',
    'locations.1.hidden.yes': 'yes',
    keywords: '',
    title: 'Senior welder',
  })
  t.equal(saved.location, `${path}?done=saved`, saved.words)
  const { words } = await ada.get(`${path}?done=saved`)
  t.match(words, /The job is saved/)
  t.match(words, /40000 – 50000 EUR/)
  t.match((await api.get(`/jobs/${shortcode}`)).body, {
    title: 'Senior welder',
    keywords: null,
    locations: [{ city: 'Bremen', hidden: true }],
  })
})

t.test('a job is published, closed, archived and restored; what its state forbids is refused', async (t) => {
  const { id, shortcode } = await acme.givenJob({ title: 'Painter', state: 'draft' })
  const path = `/backend/jobs/${id}`
  const stateOf = async () => ((await api.get(`/jobs/${shortcode}`)).body as { state: string }).state
  t.notMatch((await ada.get(path)).text, new RegExp(`action="${path}/close"`))
  for (const [name, state] of Object.entries({ publish: 'published', close: 'closed', archive: 'archived', restore: 'draft' })) {
    const { location, words } = await ada.submit(path, `${path}/${name}`)
    t.equal(location, `${path}?done=${state}`, words)
    t.equal(await stateOf(), state)
    if (state === 'published') t.match((await ada.get(path)).text, new RegExp(`href="http://acme\\.localhost[^"]*/jobs/${id}"`))
  }
  const { csrf = '' } = hiddenIn((await ada.get(path)).text, '/sign-out')
  const refused = await ada.post(`${path}/close`, { csrf })
  t.equal(refused.status, 422)
  t.match(refused.words, /can only become published or archived/)
  t.match((await ada.get('/backend/jobs?state=draft')).text, /Painter/)
  t.match((await ada.get('/backend/jobs?state=closed')).words, /No job is closed/)
})

t.test('a longer list goes on at a number', async (t) => {
  const jobs = []
  for (let at = 0; at < 51; at++) jobs.push(await acme.givenJob({ title: `Listed ${at}`, state: 'closed' }))
  const { text } = await ada.get('/backend/jobs?state=closed')
  const next = `/backend/jobs?state=closed&amp;from=${jobs[50]!.id}`
  t.match(text, `href="${next}"`)
  t.notMatch(text, /Listed 50/)
  const last = await ada.get(next.replace('&amp;', '&'))
  t.match(last.text, /Listed 50/)
  t.notMatch(last.text, /Listed 49/)
})

t.test('questions are added, changed, ordered and deleted', async (t) => {
  const { id, shortcode } = await acme.givenJob()
  const path = `/backend/jobs/${id}/questions`
  t.match((await ada.get(path)).words, /The job asks nothing yet/)
  const add = (fields: Record<string, string>) => ada.submit(`${path}/new`, `${path}/new`, fields)
  t.match((await add({ body: 'Which?', type: 'dropdown', choices: '' })).words, /Choices is required/)
  t.equal(
    (await add({ body: 'Which?', type: 'dropdown', choices: 'Red\r\nBlue\r\n', 'required.yes': 'yes' })).location,
    `${path}?done=added`,
  )
  t.equal((await add({ body: 'Your plan?', type: 'file', supported_file_types: 'pdf, png', max_file_size: '2' })).status, 303)
  type Questions = { questions: { id: string; body: string; choices?: { id: string; body: string }[]; max_file_size?: number }[] }
  const questions = async () => ((await api.get(`/jobs/${shortcode}/questions`)).body as Questions).questions
  const [which, plan] = await questions()
  t.match(plan, { supported_file_types: ['pdf', 'png'], max_file_size: 2 * 1024 * 1024 })

  const saved = await ada.submit(`${path}/1`, `${path}/1`, { body: 'Which one?', choices: 'Green\nBlue' })
  t.equal(saved.location, `${path}?done=saved`, saved.words)
  const [changed] = await questions()
  t.match(changed, { body: 'Which one?', required: false })
  t.strictSame(changed?.choices, [
    { body: 'Green', id: which?.choices?.[0]?.id },
    { body: 'Blue', id: which?.choices?.[1]?.id },
  ])

  t.equal((await move(path, `${path}/order`, which!.id, 'down')).location, `${path}?done=ordered`)
  t.strictSame(titlesIn((await ada.get(path)).text), ['Your plan?', 'Which one?'])
  t.equal((await ada.get(`${path}/3`)).status, 404)
  t.equal((await ada.submit(path, `${path}/delete`)).location, `${path}?done=deleted`)
  t.strictSame(titlesIn((await ada.get(path)).text), ['Which one?'])
})

t.test('members and recruiters are put on a job and taken off', async (t) => {
  const { id } = await acme.givenJob({ title: 'Staffed' })
  const recruiter = await acme.insert('recruiters', { name: 'Rita Recruiter', email: 'rita@example.test' })
  const path = `/backend/jobs/${id}/team`
  t.match((await ada.get(path)).words, /Nobody works on the job yet/)
  t.match(
    (await ada.submit(path, `${path}/add-member`, { email: 'no@example.test', role: 'simple' })).words,
    /E-mail is of no active member/,
  )
  t.equal((await ada.submit(path, `${path}/add-member`, { email: simple.email, role: 'simple' })).location, `${path}?done=member`)
  t.equal((await ada.submit(path, `${path}/add-recruiter`, { recruiter: recruiter.key })).location, `${path}?done=recruiter`)
  t.strictSame(titlesIn((await ada.get(path)).text), ['Sam Simple', 'Rita Recruiter'])

  const forSam = await sam.get(path)
  t.match(forSam.text, /Sam Simple/)
  t.notMatch(forSam.text, /add-member|remove-member/, 'a member on the job does not staff it')
  const { csrf = '' } = hiddenIn(forSam.text, '/sign-out')
  t.equal((await sam.post(`${path}/add-member`, { csrf, email: admin.email, role: 'simple' })).status, 403)
  t.match((await sam.get(`/backend/jobs/${id}`)).text, new RegExp(`/backend/jobs/${id}/edit`), 'but edits it')
  t.notMatch((await sam.get(`/backend/jobs/${id}`)).text, new RegExp(`action="/backend/jobs/${id}/close"`), 'and does not close it')
  t.equal((await sam.post(`/backend/jobs/${id}/close`, { csrf })).status, 403)
  t.equal((await sam.get(`/backend/jobs/${id}/questions/new`)).status, 200)

  t.equal((await ada.submit(path, `${path}/remove-member`)).location, `${path}?done=removed`)
  t.equal((await ada.submit(path, `${path}/remove-recruiter`)).location, `${path}?done=removed`)
  t.strictSame(titlesIn((await ada.get(path)).text), [])
  t.equal((await sam.get(`/backend/jobs/${id}/edit`)).status, 403, 'off the job, it is only shown')
  t.equal((await sam.get(`/backend/jobs/${id}/questions/new`)).status, 403)
  t.notMatch((await sam.get(`/backend/jobs/${id}`)).text, /\/edit"/)
})

t.test("another account's numbers are 404", async (t) => {
  const { id } = await other.givenJob()
  const path = `/backend/jobs/${id}`
  const { csrf = '' } = hiddenIn((await ada.get('/backend/jobs')).text, '/sign-out')
  for (const page of ['', '/edit', '/questions', '/questions/new', '/team']) t.equal((await ada.get(path + page)).status, 404, path + page)
  for (const action of ['/close', '/edit', '/questions/new', '/questions/order', '/team/add-member', '/team/remove-member'])
    t.equal((await ada.post(path + action, { csrf })).status, 404, path + action)
  t.equal((await ada.get(`/backend/jobs?from=${id}`)).status, 404)
})

t.test('stages are added, renamed, ordered and deleted with their candidates moved', async (t) => {
  const path = '/backend/pipeline'
  t.equal((await sam.get(path)).status, 403)
  t.match(
    (await ada.submit(`${path}/new-stage`, `${path}/new-stage`, { name: 'applied', kind: 'offer' })).words,
    /Name is taken by another one/,
  )
  t.equal((await ada.submit(`${path}/new-stage`, `${path}/new-stage`, { name: 'New', kind: 'interview' })).location, `${path}?done=added`)
  t.equal((await ada.submit(`${path}/stages/new`, `${path}/stages/new`, { name: 'Trial day' })).location, `${path}?done=renamed`)
  type Stages = { stages: { name: string; slug: string }[] }
  const names = async () => ((await api.get('/stages')).body as Stages).stages.map(({ name }) => name)
  t.equal((await names()).at(-1), 'Trial day')
  t.equal((await move(path, `${path}/order-stages`, 'new', 'up')).location, `${path}?done=ordered`)
  t.equal((await names()).at(-2), 'Trial day')
  t.equal((await move(path, `${path}/order-stages`, 'gone', 'up')).status, 404)

  const { applied } = await acme.givenStages()
  const { stages } = (await api.get('/stages')).body as Stages & { stages: { identifier: string }[] }
  const [row] = await world.application.database.execute('select id from stages where account_id = $1 and slug = $2', [acme.id, 'new'])
  const candidate = await acme.givenCandidate({ stage_id: row?.id as number })
  const { csrf = '' } = hiddenIn((await ada.get(path)).text, '/sign-out')
  const asked = await ada.post(`${path}/delete-stage`, { csrf, stage: 'new' })
  t.equal(asked.status, 422)
  t.match(asked.words, /The stage is in use/)
  t.equal((await ada.post(`${path}/delete-stage`, { csrf, stage: 'new', 'target.new': 'applied' })).location, `${path}?done=deleted`)
  t.equal((await names()).length, stages.length - 1)
  const [moved] = await world.application.database.execute('select stage_id from candidates where id = $1', [candidate.id])
  t.equal(moved?.stage_id, applied?.id)
})

t.test('disqualification reasons are added, changed, ordered and deleted', async (t) => {
  const path = '/backend/pipeline'
  t.match((await ada.get(path)).words, /There are no reasons yet/)
  const add = (fields: Record<string, string>) => ada.submit(`${path}/new-reason`, `${path}/new-reason`, fields)
  t.match((await add({ description: ' ' })).words, /Reason /)
  t.equal((await add({ description: 'Too far' })).location, `${path}?done=reason-added`)
  await add({ description: 'Moved away', 'withdrew.yes': 'yes' })
  type Reason = { id: string; description: string; candidate_withdrew: boolean }
  const reasons = async () => (await api.get('/disqualification_reasons')).body as Reason[]
  const saved = await ada.submit(`${path}/reasons/1`, `${path}/reasons/1`, { description: 'Too far away' })
  t.equal(saved.location, `${path}?done=reason-saved`, saved.words)
  const [first] = await reasons()
  t.match(first, { description: 'Too far away', candidate_withdrew: false })
  await move(path, `${path}/order-reasons`, first!.id, 'down')
  t.match(await reasons(), [{ description: 'Moved away', candidate_withdrew: true }, { description: 'Too far away' }])
  t.equal((await ada.get(`${path}/reasons/3`)).status, 404)
  t.equal((await ada.submit(path, `${path}/delete-reason`)).location, `${path}?done=reason-deleted`)
  t.match(await reasons(), [{ description: 'Too far away' }])
})

t.test('departments are added, moved, merged and deleted, which asks if anything refers to them', async (t) => {
  const path = '/backend/departments'
  t.equal((await sam.get(path)).status, 403)
  t.match((await ada.get(path)).words, /There are no departments yet/)
  const add = (fields: Record<string, string>) => ada.submit(`${path}/new`, `${path}/new`, fields)
  t.equal((await add({ name: 'Engineering' })).location, `${path}?done=added`)
  t.match((await add({ name: 'engineering' })).words, /Name is taken by a department with the same parent/)
  type Department = { id: string; name: string; parent_id: string | null }
  const departments = async () => (await api.get('/departments')).body as Department[]
  const [engineering] = await departments()
  await add({ name: 'Robots', parent_id: engineering!.id })
  await add({ name: 'People' })
  t.strictSame(
    (await departments()).map(({ name, parent_id: parent }) => [name, parent]),
    [
      ['Engineering', null],
      ['People', null],
      ['Robots', engineering!.id],
    ],
  )
  const pathOf = async (name: string) => `${path}/${parseInt((await departments()).find((one) => one.name === name)!.id, 16)}`
  const [robots, people, top] = [await pathOf('Robots'), await pathOf('People'), await pathOf('Engineering')]
  t.match((await ada.get(path)).text, /<p class="soft level-1">Engineering<\/p>/)
  const circle = await ada.submit(top, top, { name: 'Engineering', parent_id: (await departments())[2]!.id })
  t.match(circle.words, /Department above must not be the department or one below it/)
  t.equal((await ada.submit(people, people, { name: 'People and talent', parent_id: '' })).location, `${path}?done=saved`)

  const number = Number(robots.split('/').at(-1))
  const { id: job } = await acme.givenJob({ department_id: number })
  const asked = await ada.submit(`${robots}/remove`, `${robots}/merge`, { target: (await departments())[1]!.id })
  t.equal(asked.status, 422)
  t.match(asked.words, /These refer to the department: jobs\. Move it to People and talent and delete Robots\?/)
  const merged = await ada.post(`${robots}/merge`, hiddenIn(asked.text, `${robots}/merge`))
  t.equal(merged.location, `${path}?done=merged`, merged.words)
  t.match((await ada.get(`/backend/jobs/${job}`)).words, /Department People and talent/)

  const question = await ada.submit(`${people}/remove`, `${people}/delete`)
  t.match(question.words, /These refer to the department: jobs\. Delete People and talent anyway\?/)
  t.equal((await departments()).length, 2)
  t.equal((await ada.post(`${people}/delete`, hiddenIn(question.text, `${people}/delete`))).location, `${path}?done=deleted`)
  t.equal(
    (await ada.submit(`${top}/remove`, `${top}/delete`)).location,
    `${path}?done=deleted`,
    'what nothing refers to is deleted at once',
  )
  t.strictSame(await departments(), [])

  const { id } = await other.insert('departments', { name: 'Theirs' })
  const { csrf = '' } = hiddenIn((await ada.get(path)).text, '/sign-out')
  t.equal((await ada.get(`${path}/${id}`)).status, 404)
  t.equal((await ada.post(`${path}/${id}/delete`, { csrf })).status, 404)
})

t.test('members are invited, get other roles and rules, and are deactivated and enabled', async (t) => {
  const list = '/settings/members'
  const invite = `${list}/invite`
  t.match((await ada.get(list)).text, new RegExp(`href="${invite}"`))
  const ask = (person: Person, email: string, role = 'simple') =>
    person.submit(invite, invite, { email, role, hris_role: 'hris_no_access' })
  t.match((await ask(ada, simple.email)).words, /E-mail is the address of a member already/)
  t.match((await ask(ada, 'none@example.test', 'no_access')).words, /Role in recruiting must give access to recruiting or to HR/)
  t.equal((await ask(ada, 'kim@example.test')).location, `${invite}?done=invited`)
  type Members = { members: { id: string; role: string; active: boolean; collaboration_rules: unknown[] }[] }
  const [row] = await world.application.database.execute('select id from members where email = $1', ['kim@example.test'])
  const kim = async () => ((await api.get('/members?status=all&email=kim@example.test')).body as Members).members[0]!
  const path = `${list}/${row?.id as number}`
  t.match((await ada.get(list)).text, new RegExp(`href="${path}"`))

  t.notMatch((await sam.get(invite)).text, /value="admin"/, 'who is no admin makes nobody an admin')
  t.equal((await ask(sam, 'admin@example.test', 'admin')).status, 403)
  t.equal((await sam.get(path)).status, 403)

  t.match((await ada.submit(path, path, { role: 'no_access', hris_role: 'hris_no_access' })).words, /must give access/)
  t.equal((await ada.submit(path, path, { role: 'reviewer', hris_role: 'hris_employee' })).location, `${path}?done=saved`)
  t.match(await kim(), { role: 'reviewer', hris_role: 'hris_employee' })
  const rules = `${path}/rules`
  t.equal(
    (await ada.submit(path, rules, { rule_role: 'reviewer', department: '', city: 'Hamburg', country: 'DE' })).location,
    `${path}?done=saved`,
  )
  t.strictSame((await kim()).collaboration_rules, [
    { role: 'reviewer', departments: [{ any: true }], locations: [{ country_code: 'DE', city: 'Hamburg' }] },
  ])
  const shown = await ada.get(path)
  t.match(shown.words, /Every department · Hamburg, DE/)
  t.equal((await ada.submit(path, rules)).location, `${path}?done=saved`, 'the first form removes the rule')
  t.strictSame((await kim()).collaboration_rules, [])

  t.equal((await ada.submit(path, `${path}/deactivated`)).location, `${path}?done=deactivated`)
  t.equal((await kim()).active, false)
  t.equal((await ada.submit(path, `${path}/enabled`)).location, `${path}?done=enabled`)
  t.equal((await kim()).active, true)

  const own = `${list}/${admin.id}`
  t.match((await ada.submit(own, own, { role: 'simple', hris_role: 'hris_no_access' })).words, /last active admin must remain one/)
  t.match((await ada.submit(own, `${own}/deactivated`)).words, /last active admin cannot be deactivated/)
  const { id: theirs } = await other.givenMember()
  t.equal((await ada.get(`${list}/${theirs}`)).status, 404)
  const { csrf = '' } = hiddenIn((await ada.get(own)).text, '/sign-out')
  t.equal((await ada.post(`${list}/${theirs}/deactivated`, { csrf })).status, 404)
})
