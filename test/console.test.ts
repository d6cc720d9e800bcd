// The console over HTTP: each page reads and changes by the operations, and refuses what a role may not do.
import t from 'tap'
import { givenWorld } from './fixtures/server.ts'
import { givenLogin, hiddenIn, personAt, type Person } from './fixtures/web.ts'

const world = await givenWorld(t)
const acme = await world.givenAccount('acme')
const admin = await givenLogin(acme, { name: 'Ada Admin' })
const simple = await givenLogin(acme, { name: 'Sam Simple', role: 'simple' })

/** A visitor signed in on the account's own host. */
async function signedIn(email: string): Promise<Person> {
  const person = personAt(world, 'acme.localhost')
  const { status } = await person.signIn(email)
  if (status !== 303) throw new Error(`${email} could not sign in: ${status}`)
  return person
}
const ada = await signedIn(admin.email)
const sam = await signedIn(simple.email)
const profile = {
  name: 'Acme Robots',
  summary: 'Robots',
  time_zone: 'Europe/Berlin',
  website_url: '',
  language: 'en',
  main_color: '#0b3d5c',
}

t.test('the profile is changed by its operation, and faults are beside their fields', async (t) => {
  const saved = await ada.submit('/backend/account', '/backend/account', profile)
  t.equal(saved.location, '/backend/account?done=saved', saved.words)
  const { text } = await ada.get('/backend/account?done=saved')
  t.match(text, /The profile is saved/)
  t.match(text, /value="Acme Robots"/)
  t.match(text, /updateAccount/)
  const refused = await ada.submit('/backend/account', '/backend/account', { ...profile, name: ' ', main_color: 'blue' })
  t.equal(refused.status, 422)
  t.match(refused.words, /Main colour /)
  t.match(refused.text, /aria-invalid="true"/)
  t.match(refused.text, /value="blue"/, 'what was entered is kept')
})

t.test('a page that a role may not open is neither offered nor served', async (t) => {
  t.notMatch((await sam.get('/settings/connections')).text, /\/backend\/account/)
  t.equal((await sam.get('/backend/account')).status, 403)
  const { csrf = '' } = hiddenIn((await sam.get('/settings/connections')).text, '/sign-out')
  t.equal((await sam.post('/backend/account', { ...profile, csrf })).status, 403)
  t.equal((await ada.get('/backend/unknown')).status, 404)
  t.equal((await personAt(world, 'acme.localhost').get('/backend/account')).status, 303)
})
