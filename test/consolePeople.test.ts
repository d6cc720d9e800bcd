// The console for HR over HTTP: time off, employees, the org chart and time entries, each as the operations let the visitor's roles.
import t from 'tap'
import { givenWorld } from './fixtures/server.ts'
import { timeOffOf } from './fixtures/timeOff.ts'
import { givenLogin, hiddenIn, personAt, type Person } from './fixtures/web.ts'

t.setTimeout(300_000)
const world = await givenWorld(t)
const acme = await world.givenAccount('acme')
const { givenEmployee, givenCategory, givenRequest } = timeOffOf(acme)
const hanna = await givenLogin(acme, { name: 'Hanna Head', hris_role: 'hris_admin' })
const eve = await givenLogin(acme, { name: 'Eve Employee', role: 'simple', hris_role: 'hris_employee' })
const nora = await givenLogin(acme, { name: 'Nora None', role: 'simple', hris_role: 'hris_no_access' })
const head = await givenEmployee({ firstname: 'Hanna', lastname: 'Head', member_id: hanna.id, job_title: 'Head of People' })
const worker = await givenEmployee({ firstname: 'Eve', lastname: 'Employee', member_id: eve.id, manager: head })
const leave = await givenCategory({ name: 'Paid leave', approval: 'managers', tracking_unit: 'half_days' })

/** A visitor signed in on the account's own host. */
async function signedIn({ email }: { email: string }): Promise<Person> {
  const person = personAt(world, 'acme.localhost')
  const { status } = await person.signIn(email)
  if (status !== 303) throw new Error(`${email} could not sign in: ${status}`)
  return person
}
const admin = await signedIn(hanna)
const employee = await signedIn(eve)
const outsider = await signedIn(nora)

const beyond = await world.givenAccount('beyond')
const foreign = { employee: await beyond.givenEmployee(), category: await timeOffOf(beyond).givenCategory() }
const pages = ['/backend/time-off', '/backend/time-off/new', '/backend/time-off/calendar']

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
