// The console for HR over HTTP: time off, employees, the org chart and time entries, each as the operations let the visitor's roles.
import t from 'tap'
import { givenWorld } from './fixtures/server.ts'
import { timeOffOf } from './fixtures/timeOff.ts'
import { givenLogin, hiddenIn, personAt, type Person } from './fixtures/web.ts'

const world = await givenWorld(t)
const acme = await world.givenAccount('acme')
const { givenEmployee, givenCategory, givenRequest } = timeOffOf(acme)
const hanna = await givenLogin(acme, { name: 'Hanna Head', hris_role: 'hris_admin' })
const eve = await givenLogin(acme, { name: 'Eve Employee', role: 'simple', hris_role: 'hris_employee' })
const nora = await givenLogin(acme, { name: 'Nora None', role: 'simple', hris_role: 'hris_no_access' })
const head = await givenEmployee({ firstname: 'Hanna', lastname: 'Head', member_id: hanna.id, job_title: 'Head of People' })
const worker = await givenEmployee({ firstname: 'Eve', lastname: 'Employee', member_id: eve.id, manager: head })
const leave = await givenCategory({ name: 'Paid leave', approval: 'managers', tracking_unit: 'half_days' })

/** A visitor signed in on an account's own host. */
async function signedIn({ email }: { email: string }, subdomain = 'acme'): Promise<Person> {
  const person = personAt(world, `${subdomain}.localhost`)
  const { status } = await person.signIn(email)
  if (status !== 303) throw new Error(`${email} could not sign in: ${status}`)
  return person
}
const admin = await signedIn(hanna)
const employee = await signedIn(eve)
const outsider = await signedIn(nora)

const beyond = await world.givenAccount('beyond')
const foreign = { employee: await beyond.givenEmployee(), category: await timeOffOf(beyond).givenCategory() }
const pages = [
  '/backend/time-off',
  '/backend/time-off/new',
  '/backend/time-off/calendar',
  '/backend/time-entries',
  '/backend/employees',
  '/backend/orgchart',
]

t.test('a member without an HR role is neither offered nor served the pages, and may set up categories only as an admin', async (t) => {
  t.notMatch((await outsider.get('/settings/connections')).text, /\/backend\/(time-off|employees|orgchart)/)
  for (const path of [...pages, '/backend/time-off/categories']) t.equal((await outsider.get(path)).status, 403, path)
  const { csrf = '' } = hiddenIn((await outsider.get('/settings/connections')).text, '/sign-out')
  t.equal((await outsider.post('/backend/time-off/new', { csrf })).status, 403)
  t.equal((await employee.get('/backend/time-off/categories')).status, 403)
  t.notMatch((await employee.get('/backend/time-off')).text, /time-off\/categories/)
})

t.test('an employee requests time off, sees it with their balance, and their manager decides it', async (t) => {
  const wanted = { category_id: leave.key, from_date: '2026-11-09', to_date: '2026-11-10', 'halves.last': 'yes', note: 'Sailing' }
  const empty = await employee.submit('/backend/time-off/new', '/backend/time-off/new', { ...wanted, from_date: '', from_time: '9' })
  t.equal(empty.status, 422)
  t.match(empty.words, /Enter the first day.*Enter a time such as 09:00/)
  const early = await employee.submit('/backend/time-off/new', '/backend/time-off/new', { ...wanted, to_date: '2026-11-08' })
  t.match(early.words, /Last day must not be before from_date/)
  const { text } = await employee.get('/backend/time-off/new')
  t.match(text, /Paid leave, 20 days available/)
  t.notMatch(text, /name="employee_id"/, 'nobody reports to them')
  const form = { ...hiddenIn(text, '/backend/time-off/new'), ...wanted }
  const sent = await employee.post('/backend/time-off/new', form)
  t.equal(sent.location, '/backend/time-off?done=requested', sent.words)
  t.equal((await employee.post('/backend/time-off/new', form)).status, 303, 'a form that is sent twice')
  const own = await employee.get('/backend/time-off?year=2026')
  t.equal(own.text.match(/09 November 2026 - 10 November 2026/g)?.length, 1)
  t.match(own.words, /pending/)
  t.notMatch(own.text, /To decide/)

  const waiting = await admin.get('/backend/time-off')
  t.match(waiting.words, /To decide.*Eve Employee: Paid leave/)
  const { approval = '', csrf = '' } = hiddenIn(waiting.text, '/backend/time-off/decide')
  t.equal(
    (await employee.post('/backend/time-off/decide', { ...hiddenIn(own.text, '/sign-out'), approval, state: 'approved' })).status,
    403,
  )
  const done = await admin.post('/backend/time-off/decide', { csrf, approval, state: 'approved' })
  t.equal(done.location, '/backend/time-off?done=approved')
  t.match((await admin.post('/backend/time-off/decide', { csrf, approval, state: 'rejected' })).words, /already approved/)
  t.equal((await admin.post('/backend/time-off/decide', { csrf, approval: '..', state: 'rejected' })).status, 404)
  t.match((await employee.get('/backend/time-off?year=2026')).words, /18\.5 days/)
})

t.test('a named approver decides what awaits them, though the list of the API hides it, with or without an HR role', async (t) => {
  const approvers = [
    await givenLogin(acme, { name: 'Ada Approver', role: 'simple', hris_role: 'hris_employee' }),
    await givenLogin(acme, { name: 'Rob Recruiter', role: 'simple', hris_role: 'hris_no_access' }),
  ]
  const [ada, rob] = [await signedIn(approvers[0]!), await signedIn(approvers[1]!)]
  const dock = await givenCategory({ name: 'Dock leave', tracking_unit: 'full_days' }, approvers)
  t.equal((await rob.get('/backend/time-off')).status, 403, 'nothing awaited them yet')
  for (const [day, state] of [
    ['2026-08-03', 'approved'],
    ['2026-08-10', 'rejected'],
  ]) {
    const wanted = { category_id: String(dock.key), from_date: day!, to_date: day! }
    const sent = await employee.submit('/backend/time-off/new', '/backend/time-off/new', wanted)
    t.equal(sent.location, '/backend/time-off?done=requested', sent.words)
    for (const person of [ada, rob]) {
      const { status, words, text } = await person.get('/backend/time-off')
      t.equal(status, 200)
      t.match(words, new RegExp(`To decide.*Eve Employee: Dock leave ${day!.slice(8)} August 2026`))
      const form = { ...hiddenIn(text, '/backend/time-off/decide'), state: state! }
      t.equal((await person.post('/backend/time-off/decide', form)).location, `/backend/time-off?done=${state}`)
      t.notMatch((await person.get('/backend/time-off')).words, /To decide/)
      if (state === 'rejected') break
    }
    t.notMatch((await rob.get('/backend/time-off')).words, /To decide/, 'the first rejection decides')
    t.match((await employee.get('/backend/time-off?year=2026')).words, new RegExp(`Dock leave ?1 day ?${state}`))
  }
  const after = await rob.get('/backend/time-off?done=approved')
  t.match(after.words, /The time off is approved.*Nothing waits for you/, 'the page stays theirs')
  t.match(after.text, 'href="/backend/time-off"')
  t.notMatch(after.text, /time-off\/(new|calendar)|\/backend\/(employees|orgchart)/, 'and no other of HR is')
  t.notMatch((await admin.get('/backend/time-off')).words, /To decide/, 'an HRIS admin who is no approver decides nothing')
})

t.test('the calendar marks the days of the requests that the visitor may see', async (t) => {
  await givenRequest(head, leave, { from_date: '2026-10-30T00:00:00.000', to_date: '2026-11-02T23:59:59.000' })
  const november = await admin.get('/backend/time-off/calendar?month=2026-11')
  t.match(november.words, /Who is away in November 2026/)
  t.equal(november.text.match(/Paid leave, approved/g)?.length, 4, 'two days of each')
  t.match(november.text, /month=2026-10.*month=2026-12/s)
  t.equal((await employee.get('/backend/time-off/calendar?month=2026-11')).text.match(/Paid leave, approved/g)?.length, 2)
  t.match((await employee.get('/backend/time-off/calendar?month=2026-12')).words, /Nobody is away in December 2026/)
  t.equal((await admin.get('/backend/time-off/calendar?month=2026-13')).status, 200)
})

t.test('categories are added, changed and deleted, and an employee gets an allowance', async (t) => {
  const list = '/backend/time-off/categories'
  const training = { name: 'Training', type: 'paid', tracking_unit: 'full_days', approval: 'members', yearly_entitlement: '5' }
  const refused = await admin.submit(`${list}/new`, `${list}/new`, training)
  t.equal(refused.status, 422)
  t.match(refused.words, /Members who approve must not be empty/)
  const added = await admin.submit(`${list}/new`, `${list}/new`, { ...training, [`approvers.${hanna.key}`]: 'yes' })
  t.equal(added.location, `${list}?done=created`, added.words)
  const [, number = ''] = /categories\/(\d+)">Training/.exec((await admin.get(list)).text) ?? []
  const one = `${list}/${number}`
  t.match((await admin.get(one)).text, new RegExp(`name="approvers.${hanna.key}"[^>]*checked`))
  const allowed = await admin.submit(one, `${one}/allowance`, { employee_id: worker.key, year: '2026', entitlement: '7' })
  t.equal(allowed.location, `${one}?done=allowed`, allowed.words)
  t.match((await employee.get('/backend/time-off?year=2026')).words, /Training 7 days/)
  t.equal((await admin.submit(one, `${one}/allowance`, { employee_id: worker.key, year: 'soon' })).status, 422)
  const saved = await admin.submit(one, one, { ...training, approval: 'none' })
  t.equal(saved.location, `${one}?done=saved`, saved.words)
  t.equal((await admin.submit(one, `${one}/delete`)).location, `${list}?done=deleted`)
  t.equal((await admin.get(one)).status, 404)
  t.equal((await admin.get(`${list}/${foreign.category.id}`)).status, 404)
})

t.test('each of 150 members can be chosen, to approve time off and as the member that an employee is', async (t) => {
  const large = await world.givenAccount('large')
  const people = await givenLogin(large, { name: 'Lea Large', hris_role: 'hris_admin' })
  const worker = await large.givenEmployee()
  await world.application.database.execute(
    `insert into members (account_id, name, email, role) select $1, 'Member ' || n, n || '@large.test', 'simple' from generate_series(1, 150) n`,
    [large.id],
  )
  const person = await signedIn(people, 'large')
  const pages = {
    '/backend/time-off/categories/new': /name="approvers\.[^]*?Member \d+/g,
    [`/backend/employees/${worker.id}/edit/work`]: /<option [^>]*>\s*Member \d+/g,
  }
  for (const [page, choice] of Object.entries(pages)) {
    const { text } = await person.get(page)
    t.equal(text.match(choice)?.length, 150, page)
  }
})

t.test('the directory is searched and paged by names, and shows drafts to HRIS admins alone', async (t) => {
  await givenEmployee({ firstname: 'Dora', lastname: 'Draft', state: 'draft' })
  for (let at = 0; at < 20; at++) await givenEmployee({ firstname: `Crew ${at}`, lastname: 'Zimmer' })
  const first = await admin.get('/backend/employees')
  t.match(first.words, /Draft, Dora.*draft/)
  t.match(first.text, /page=2/)
  t.match((await admin.get('/backend/employees?page=2')).words, /Previous/)
  const found = await employee.get('/backend/employees?query=head')
  t.match(found.text, new RegExp(`/backend/employees/${head.id}">Head, Hanna`))
  t.notMatch(found.text, new RegExp(`href="[^"]*${head.key}`), 'no address has an id')
  t.match((await employee.get('/backend/employees?query=draft')).words, /No employee matches/)
  t.notMatch(found.text, /employees\/new/)
})

t.test('an HRIS admin adds an employee, edits a section and a group, publishes, and erases them', async (t) => {
  const form = await admin.get('/backend/employees/new')
  const given = { ...hiddenIn(form.text, '/backend/employees/new'), firstname: 'Ben', lastname: 'Berg', reports_to: worker.key }
  const added = await admin.post('/backend/employees/new', given)
  t.equal((await admin.post('/backend/employees/new', given)).location, added.location, 'a form that is sent twice')
  t.match((await admin.post('/backend/employees/new', { ...given, once: '', work_email: 'none' })).words, /Work e-mail /)
  const path = added.location?.replace('?done=created', '') ?? ''
  t.match(path, /^\/backend\/employees\/\d+$/)
  t.match((await admin.submit(path, `${path}/publish`)).words, /required of a published employee/)

  const work = { work_email: 'ben@acme.test', start_date: '2026-05-04', notice_period: '04' }
  t.equal((await admin.submit(`${path}/edit/work`, `${path}/edit/work`, work)).location, `${path}?done=saved`)
  const salary = { '0.salary_note': 'Agreed', '0.salary_pay_type': 'salary_pay_type_hourly' }
  t.equal((await admin.submit(`${path}/edit/salary_group`, `${path}/edit/salary_group`, salary)).location, `${path}?done=saved`)
  const { words, text } = await admin.get(path)
  t.match(words, /First day of work ?2026-05-04/)
  t.match(words, /Notice period ?04/)
  t.match(text, /Eve Employee<\/a>/, 'the manager')
  t.match(words, /Hourly/)
  const again = await admin.get(`${path}/edit/salary_group`)
  t.match(again.text, /name="1.salary_note"/, 'one more can be added')
  t.equal((await admin.submit(path, `${path}/publish`)).location, `${path}?done=published`)
  t.equal((await admin.submit(path, `${path}/complete-onboarding`)).location, `${path}?done=onboarded`)

  const seen = await employee.get(path)
  t.equal(seen.status, 200)
  t.notMatch(seen.text, /Hourly|\/edit\/|\/erase|Documents/)
  const { csrf = '' } = hiddenIn(seen.text, '/sign-out')
  for (const action of ['publish', 'erase', 'edit/work', 'complete-onboarding'])
    t.equal((await employee.post(`${path}/${action}`, { csrf })).status, 403, action)
  t.equal((await employee.get(`${path}/edit/work`)).status, 403)
  t.equal((await employee.get('/backend/employees/new')).status, 403)

  t.equal((await admin.submit(path, `${path}/erase`)).location, '/backend/employees?done=erased')
  t.equal((await admin.get(path)).status, 404)
})

t.test('with limited access, a member sees themselves and nobody else', async (t) => {
  const login = await givenLogin(acme, { name: 'Lou Limited', role: 'simple', hris_role: 'hris_limited' })
  const own = await givenEmployee({ firstname: 'Lou', lastname: 'Limited', member_id: login.id, manager: head })
  const limited = await signedIn(login)
  for (const path of ['/backend/employees', '/backend/orgchart']) {
    const { status, text } = await limited.get(path)
    t.equal(status, 200, path)
    t.match(text, new RegExp(`/backend/employees/${own.id}"`), path)
    t.notMatch(text, new RegExp(`/backend/employees/(${head.id}|${worker.id})"|Hanna Head|Eve Employee`), path)
  }
  t.equal((await limited.get(`/backend/employees/${own.id}`)).status, 200)
  t.equal((await limited.get(`/backend/employees/${worker.id}`)).status, 404)
  t.strictSame((await limited.get(`/backend/orgchart/${head.id}`)).text.match(/\/backend\/employees\/\d+(?=")/g), [
    `/backend/employees/${own.id}`,
  ])
})

t.test("another account's numbers, and unknown sections, are not found", async (t) => {
  const { id } = foreign.employee
  for (const path of [`/backend/employees/${id}`, `/backend/employees/${id}/edit/work`, `/backend/orgchart/${id}`])
    t.equal((await admin.get(path)).status, 404, path)
  const { csrf = '' } = hiddenIn((await admin.get('/backend/employees')).text, '/sign-out')
  for (const action of ['publish', 'erase']) t.equal((await admin.post(`/backend/employees/${id}/${action}`, { csrf })).status, 404, action)
  t.equal((await admin.get(`/backend/employees/${worker.id}/edit/nothing`)).status, 404)
  t.equal((await admin.get('/backend/employees/0')).status, 404)
})

t.test('documents are added as a file, and listed for HRIS admins and the employee', async (t) => {
  const path = `/backend/employees/${worker.id}`
  const bare = personAt(world)
  await bare.signIn(hanna.email)
  const { csrf = '', once = '' } = hiddenIn((await bare.get(path)).text, `${path}/documents`)
  const form = new FormData()
  form.set('csrf', csrf)
  form.set('once', once)
  form.set('url', '')
  form.set('file', new File(['Agreed.'], 'contract.txt'))
  const cookie = [...bare.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${world.origin}${path}/documents`, { method: 'POST', body: form, headers: { cookie }, redirect: 'manual' })
  t.equal(answer.headers.get('location'), `${path}?done=added`, await answer.text())
  t.match((await employee.get(path)).text, /contract\.txt/)
  t.notMatch((await employee.get(`/backend/employees/${head.id}`)).text, /Documents/)
})

t.test('the org chart nests reports below their managers', async (t) => {
  const { text } = await employee.get('/backend/orgchart')
  t.match(text, new RegExp(`employees/${head.id}"[^]*?<ul class="tree">[^]*?employees/${worker.id}"`))
  const part = await employee.get(`/backend/orgchart/${worker.id}`)
  t.notMatch(part.text, new RegExp(`employees/${head.id}"`))
})

t.test('an employee records time and deletes it', async (t) => {
  const path = '/backend/time-entries'
  const times = { clock_in_time: '2026-05-13T09:00', clock_out_time: '2026-05-13T17:30' }
  const wrong = await employee.submit(`${path}/new`, `${path}/new`, { ...times, clock_out_time: '2026-05-13T08:00' })
  t.match(wrong.words, /End must be after clock_in_time/)
  t.equal((await employee.submit(`${path}/new`, `${path}/new`, times)).location, `${path}?done=recorded&month=2026-05`)
  const month = await employee.get(`${path}?month=2026-05`)
  t.match(month.words, /8:30/)
  const { csrf = '', entry = '' } = hiddenIn(month.text, `${path}/delete`)
  t.equal(
    (await admin.post(`${path}/delete`, { ...hiddenIn((await admin.get(path)).text, '/sign-out'), entry })).status,
    404,
    'of somebody else',
  )
  t.equal((await employee.post(`${path}/delete`, { csrf, entry })).location, `${path}?done=deleted`)
  t.match((await employee.get(`${path}?month=2026-05`)).words, /No time in 2026-05/)
})
