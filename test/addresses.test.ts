// Every address of this server that the API hands out answers: in responses to reads and changes, in headers, in notifications.
import t, { type Test } from 'tap'
import { scopes } from '../src/access/scopes.ts'
import { diskStore } from '../src/files/store.ts'
import { givenExampleAccount } from './fixtures/exampleAccount.ts'
import { givenFullCandidate } from './fixtures/fullCandidate.ts'
import { happened, payloadsIn } from './fixtures/payloads.ts'
import { accepts } from './fixtures/requests.ts'
import { givenWorld, type Answer } from './fixtures/server.ts'
import { addressOf, exampleRequests, type ExampleRequest } from './fixtures/story.ts'
import { givenLogin, personAt, type Person } from './fixtures/web.ts'

const base = '/spi/v3'
const world = await givenWorld(t)
const { execute } = world.application.database
const { given: account, beforeChanges } = await givenExampleAccount(world, base)
const [caller, user] = [await account.givenCaller(), await account.givenUser({ hris_role: 'hris_admin' })]
const callerFor = (id: string) => (accepts(id, 'account') ? caller : user)

const store = diskStore(`${world.config.DATA_DIR}/files`)
const first = async (table: string) => (await execute(`select * from ${table} where account_id = $1 order by id limit 1`, [account.id]))[0]!
const job = await first('jobs')
const full = await givenFullCandidate(account.insert, store, {
  job,
  stage: await first('stages'),
  before: await first('stages'),
  member: await first('members'),
  recruiter: await first('recruiters'),
  attribute: await first('custom_attributes'),
  fileAttribute: await account.insert('custom_attributes', { label: 'Permit', type: 'file' }),
})
const onDisk = new Set(
  (await execute("select key from files where candidate_id = $1 and kind <> 'image'", [full.id])).map(({ key }) => key),
)
await execute("update files set fetch_at = null, source_url = null, size = 1 where candidate_id = $1 and kind = 'image'", [full.id])

/** Stores bytes for the files that the examples only name, as many as they say. */
async function fillFiles(): Promise<void> {
  const files = await execute('select key, size from files where account_id = $1 and size is not null', [account.id])
  for (const { key, size } of files.filter((file) => !onDisk.has(file.key))) {
    onDisk.add(key)
    await store.put(account.id, String(key), Buffer.alloc(Number(size)))
  }
}

/** The hosts of this server: the API's, the account's, that of short links, and the API's in rendered notifications. */
const hosts = [new URL(world.origin).host, `${account.subdomain}.localhost:3000`, 'apply.localhost:3000', 'localhost:3000']
const login = await givenLogin(account, { hris_role: 'hris_admin' })
const members = new Map<string, Person>()
for (const host of hosts.slice(0, 2)) {
  const member = personAt(world, host)
  if ((await member.signIn(login.email)).status !== 303) throw new Error(`The member could not sign in at ${host}`)
  members.set(host, member)
}
const anybodyAt = (host: string) => personAt(world, host)
const memberAt = (host: string) => members.get(host) ?? anybodyAt(host)

/** Each address, by the place where it was handed out last; `isClosed` of those of a job that is not published. */
const handedOut = new Map<string, { readonly place: string; readonly isClosed: boolean }>()
const names = new Set<string | undefined>()
let count = 0
function collect(value: unknown, place: string, isClosed = false): void {
  if (value !== null && typeof value === 'object') {
    const isJob = 'application_url' in value && 'state' in value
    for (const [name, inner] of Object.entries(value))
      collect(inner, `${place}/${Array.isArray(value) ? '[]' : name}`, isJob ? value.state !== 'published' : isClosed)
  }
  for (const address of typeof value === 'string' ? (value.match(/https?:\/\/[^\s"'<>]+/g) ?? []) : [])
    if (URL.canParse(address) && hosts.includes(new URL(address).host)) {
      names.add(place.split('/').at(-1))
      handedOut.set(address, { place, isClosed })
    }
}
function collectFrom(id: string, { status, body, headers }: Answer): void {
  if (status >= 300) t.fail(`${id} answered ${status}`)
  collect(body, id)
  collect(Object.fromEntries(headers), `${id} header`)
}

/** Requests an address and follows its redirects. Returns the last status, and where it ended if that is a sign-in. */
async function follow(at: (host: string) => Person, address: string): Promise<string> {
  let url = new URL(address)
  for (let redirects = 0; redirects < 5; redirects++) {
    const { status, location } = await at(url.host).get(url.pathname + url.search)
    if (location === undefined) return `${status}${url.pathname === '/sign-in' ? ' at the sign-in' : ''}`
    url = new URL(location, url)
  }
  return 'too many redirects'
}

/** Requests every address that was collected: those of the API with the token, all others as anybody and as a member who has signed in. */
async function checkAll(t: Test, what: string): Promise<void> {
  const wrong: string[] = []
  for (const [address, { place, isClosed }] of handedOut) {
    const { pathname, host, search } = new URL(address)
    const expect = (who: string, found: string, ...wanted: string[]) =>
      wanted.includes(found) || wrong.push(`${place}: ${address} answers ${found} to ${who}`)
    if (pathname.startsWith(base)) {
      const { token } = callerFor(place.split('/')[0]!)
      expect('its client', String((await anybodyAt(host).get(pathname + search, { authorization: `Bearer ${token}` })).status), '200')
    } else {
      const isPage = pathname.startsWith('/backend/')
      expect('anybody', await follow(anybodyAt, address), isClosed ? '404' : isPage ? '200 at the sign-in' : '200')
      expect('a member', await follow(memberAt, address), isClosed ? '404' : '200')
    }
  }
  count += handedOut.size
  handedOut.clear()
  t.strictSame(wrong, [], what)
}

/** The request of an example, and the same for the candidate who has everything. */
function readsLike(request: ExampleRequest): ExampleRequest[] {
  const isOfCandidate = /^\/(jobs\/\{shortcode\}\/)?candidates\/\{id\}/.test(request.template)
  const params = { ...request.params, shortcode: String(job.shortcode), id: full.key }
  // Offers are of the example's candidate.
  return isOfCandidate && request.id !== 'getCandidateOffer' ? [request, { ...request, params }] : [request]
}

t.test('every address in a response to a read, in its body and in its headers', async (t) => {
  await fillFiles()
  for (const request of exampleRequests(base)
    .filter(({ method }) => method === 'GET')
    .flatMap(readsLike))
    collectFrom(request.id, await callerFor(request.id).get(addressOf(request)))
  for (const name of [
    'next',
    'url',
    'application_url',
    'shortlink',
    'profile_url',
    'image_url',
    'resume_url',
    'file_url',
    'preview_url',
    'filepath',
  ])
    t.ok(names.has(name), `${name} is among them`)
  await checkAll(t, 'all answer')
})

t.test('every address in a response to a change; those of a job that is not published answer 404', async (t) => {
  await beforeChanges()
  for (const request of exampleRequests(base).filter(({ method }) => method !== 'GET')) {
    const { id, method, body } = request
    collectFrom(id, await callerFor(id).request(method, addressOf(request), { body }))
    await fillFiles()
    await checkAll(t, id)
  }
})

t.test('every address in a notification', async (t) => {
  const { render } = payloadsIn(world, Date.now)
  const occurrences = await happened(world, account)
  for (const occurrence of occurrences)
    collect(JSON.parse(await render(occurrence, { scopes, memberId: null }, Date.now())), occurrence.event)
  t.ok(handedOut.size > 0, `${handedOut.size} in ${occurrences.length} notifications`)
  await checkAll(t, 'all answer')
  t.comment(`${count} addresses`)
})
