// The import of tables in the console over HTTP: the preview, the import of what was shown, its faults, and who may do it.
import t from 'tap'
import { isProof } from './fixtures/proof.ts'
import { givenWorld } from './fixtures/server.ts'
import { givenLogin, hiddenIn, personAt, type Person } from './fixtures/web.ts'

const world = await givenWorld(t, { environment: { RATE_LIMIT_OAUTH: '1000000' } })
const acme = await world.givenAccount('acme')
const other = await world.givenAccount('other')
await acme.givenStages()
const job = await acme.givenJob({ title: 'Welder' })
const foreignJob = await other.givenJob({ title: 'Baker' })
await acme.insert('departments', { name: 'Works' })
const api = await acme.givenCaller()

const path = '/backend/import'
async function signedIn(values: Record<string, string>, subdomain = 'acme', account = acme): Promise<Person> {
  const person = personAt(world, `${subdomain}.localhost`)
  const { status } = await person.signIn((await givenLogin(account, values)).email)
  if (status !== 303) throw new Error(`They could not sign in: ${status}`)
  return person
}
const ada = await signedIn({ name: 'Ada Admin', hris_role: 'hris_admin' })

type Sent = Record<string, string | Blob>
/** Submits fields and a file as a browser does, with the hidden fields of the form on `text`. */
async function send(person: Person, step: string, text: string | undefined, fields: Sent = {}) {
  const body = new FormData()
  const hidden = text === undefined ? {} : hiddenIn(text, `${path}/${step}`)
  for (const [name, value] of Object.entries({ ...hidden, ...fields }))
    if (typeof value === 'string') body.set(name, value)
    else body.set(name, value, 'people.csv')
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${world.origin}${path}/${step}`, { method: 'POST', body, headers: { cookie }, redirect: 'manual' })
  const page = await answer.text()
  return { status: answer.status, text: page, words: page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') }
}
const preview = async (table: string | Uint8Array<ArrayBuffer>, fields: Sent, person = ada) =>
  send(person, 'preview', (await person.get(path)).text, { ...fields, file: new Blob([table]) })
const names = async () => (await api.get('/candidates')).body.candidates.map(({ name }: { name: string }) => name)

t.test('a table of each kind is shown first, and then imported as it was shown', async (t) => {
  const tables = {
    members: ['Name,Email,Role\nMia Moe,mia@acme.test,Standard', '/settings/members', '1 member'],
    jobs: ['Title,Department,City\nFitter,Works,Oslo', '/backend/jobs', '1 job'],
    employees: ['Name,Email,Hire date\nNo One,no@acme.test,2026-01-05', '/backend/employees', '1 employee'],
    candidates: ['Name;E-mail;Job;Shoe size;City\nEve Öst;eve@post.test;Fitter;41;Oslo', '/backend/candidates', '1 candidate'],
  } as const
  const imported: Record<string, RegExp> = { members: /Mia Moe/, jobs: /Fitter/, employees: /One, No/, candidates: /Eve Öst/ }
  for (const [kind, [table, list, count]] of Object.entries(tables)) {
    const shown = await preview(table, { kind })
    t.equal(shown.status, 200, shown.words)
    t.match(shown.words, `The file has no faults. ${count} would be added, 0 rows skipped.`)
    t.notMatch((await ada.get(list)).words, imported[kind], 'nothing is imported by a preview')
    if (kind === 'candidates') {
      t.match(shown.words, /Shoe size ignored/)
      t.match(shown.words, /First rows .*Eve Öst eve@post.test .* Oslo/)
    }
    const done = await send(ada, 'run', shown.text)
    t.equal(done.status, 200, done.words)
    t.match(done.words, `${count} added, 0 rows skipped.`)
    t.match(done.text, `href="${list}"`)
    t.match((await ada.get(list)).words, imported[kind])
    t.match((await send(ada, 'run', shown.text)).words, /0 \w+ added, 1 row skipped\..* 2 the account has it already/)
  }
  t.match((await ada.get('/settings/audit')).words, /Ada Admin imported records into the account/)
})

t.test('candidates without a job get the chosen one, which must be of the account', async (t) => {
  const shown = await preview('Name,E-mail\nKim,kim@post.test', { kind: 'candidates', job: String(job.id) })
  t.match(shown.words, /for the job Welder/)
  t.notMatch(/(?:href|action)="([^"]*)"/g.exec(shown.text)?.join(' ') ?? '', job.shortcode)
  t.match((await send(ada, 'run', shown.text)).words, /1 candidate added/)
  const { candidates } = (await api.get(`/candidates?shortcode=${job.shortcode}`)).body
  t.match(candidates, [{ name: 'Kim' }])
  t.equal((await preview('Name\nLea', { kind: 'candidates', job: String(foreignJob.id) })).status, 404)
})

t.test('each of 1,100 jobs can be chosen, here and on every other page with a choice of jobs', async (t) => {
  const large = await world.givenAccount('large')
  const own = await large.givenJob({ title: 'Own' })
  const candidate = await large.givenCandidate({ job_id: own.id })
  await world.application.database.execute(
    `insert into jobs (account_id, title, shortcode) select $1, 'Job ' || n, upper(lpad(to_hex(n), 10, '0')) from generate_series(1, 1099) n`,
    [large.id],
  )
  const admin = await signedIn({ name: 'Lea Large' }, 'large', large)
  const pages = {
    [path]: 1100,
    '/backend/candidates': 1100,
    // Twice: to copy the candidate to another job, and to relocate them.
    [`/backend/jobs/${own.id}/candidates/${candidate.id}`]: 2 * 1099,
    '/settings/subscriptions/new': 1100,
  }
  for (const [page, count] of Object.entries(pages)) {
    const { status, text } = await admin.get(page)
    t.equal(status, 200, page)
    t.equal(text.match(/<option [^>]*>\s*(Job \d+|Own)\b/g)?.length, count, page)
  }
  const [last] = await world.application.database.execute('select max(id) as id from jobs where account_id = $1', [large.id])
  const shown = await preview('Name\nKim', { kind: 'candidates', job: String(last?.id) }, admin)
  t.match(shown, { status: 200, words: /for the job Job 1099/ })
})

t.test('faults are listed with line and column, and keep everything from being imported', async (t) => {
  const before = await names()
  const table = 'Name,E-mail,Job,Applied on\nGood,good@post.test,Welder,\nBad,bad@post.test,Welder,01/02/2026\nLost,lost@post.test,Nowhere,'
  const shown = await preview(table, { kind: 'candidates' })
  t.equal(shown.status, 422)
  t.match(shown.words, /The file has 2 faults/)
  t.match(shown.words, /3 Applied on must be a date such as/)
  t.match(shown.words, /4 Job refers to an unknown job: Nowhere/)
  t.notMatch(shown.text, `action="${path}/run"`)
  t.match((await preview('Name\nA', { kind: 'candidates' })).words, /needs a column &quot;Job&quot;, or name the job of all rows/)
  t.same(await names(), before)
})

t.test('nothing is imported if the account has changed so that the table has faults', async (t) => {
  const closing = await acme.givenJob({ title: 'Passing' })
  const shown = await preview('Name,Job\nLate,Passing', { kind: 'candidates' })
  t.equal(shown.status, 200)
  await acme.givenJob({ title: closing.title })
  const done = await send(ada, 'run', shown.text)
  t.equal(done.status, 422)
  t.match(done.words, /2 Job .*Passing/)
  t.notOk((await names()).includes('Late'))
})

t.test('what is no table is refused with a sentence', async (t) => {
  const kind = 'members'
  t.match(await preview('', { kind }), { status: 422, words: /Choose a file that is not empty/ })
  t.match(await preview('PK\x03\x04rest', { kind }), { status: 422, words: /The file is a workbook: save the sheet as “CSV UTF-8”/ })
  t.match(await preview('a\0b', { kind }), { status: 422, words: /NUL characters, so it is not a text file/ })
  const latin = Buffer.from('Name,Email\nJürgen,j@acme.test', 'latin1')
  t.match(await preview(new Uint8Array(latin), { kind }), { status: 200, words: /Jürgen/ })
  const large = /The file is larger than 2 MB\. Split it, or have the operator import it: spindle import FILE/
  t.match(await preview('x'.repeat(2_100_000), { kind }), { status: 422, words: large })
  t.match(await preview('x'.repeat(4_000_000), { kind }), { status: 413, words: large })
})

t.test('only admins import, employees only as HRIS admins, and only from the own page', async (t) => {
  const member = await signedIn({ role: 'simple' })
  t.equal((await member.get(path)).status, 403)
  t.notMatch((await member.get('/backend/jobs')).text, `href="${path}"`)
  const hidden = { csrf: hiddenIn((await ada.get(path)).text, `${path}/preview`).csrf ?? '' }
  t.equal((await send(member, 'preview', undefined, { ...hidden, kind: 'jobs', file: new Blob(['Title\nA']) })).status, 403)
  t.equal((await send(ada, 'run', undefined, { kind: 'jobs', table: btoa('Title\nA') })).status, 403)
  const recruiting = await signedIn({ role: 'admin', hris_role: 'hris_no_access' })
  t.notMatch((await recruiting.get(path)).text, 'value="employees"')
  t.equal((await preview('Name\nNo One', { kind: 'employees' }, recruiting)).status, 403)
  for (const role of ['hris_admin', 'HRIS admin', 'admin']) {
    const table = `Name,E-mail,HR role\nNew Admin,new.admin@example.com,${role}`
    t.match(
      await preview(table, { kind: 'members' }, recruiting),
      { status: 422, words: 'must be one of hris_employee, hris_limited, hris_no_access, and is ' },
      `only HRIS admins make a member an HRIS admin: ${role}`,
    )
  }
  const shown = await preview('Name,E-mail,HR role\nNew One,new.one@example.com,employee', { kind: 'members' }, recruiting)
  t.match(await send(recruiting, 'run', shown.text), { status: 200, words: '1 member added' })
})

t.test('a table of thousands is shown and imported within a minute', async (t) => {
  const many = isProof ? 5000 : 500
  const rows = Array.from({ length: many }, (_, at) => `Given${at} Family,person${at}@many.test,+49 40 ${at},Welder,"A note, with a comma"`)
  const began = performance.now()
  const shown = await preview(['Name,E-mail,Phone,Job,Notes', ...rows].join('\n'), { kind: 'candidates' })
  t.match(shown.words, `${many} candidates would be added`)
  t.comment(`${many} candidates shown in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  t.match((await send(ada, 'run', shown.text)).words, `${many} candidates added`)
  const seconds = (performance.now() - began) / 1000
  t.comment(`and imported in ${seconds.toFixed(1)} s together`)
  t.ok(seconds < (60 * many) / 5000 + 10, `${seconds} s`)
})
