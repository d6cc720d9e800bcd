// The careers site over HTTP: what is shown of which jobs, the addresses that the API hands out, and applications with every kind of answer.
import http from 'node:http'
import t from 'tap'
import { contrast, stylesheetOf } from '../src/pages/careers/appearance.ts'
import { languages } from '../src/pages/careers/language.ts'
import { givenMailServer } from './fixtures/mailServer.ts'
import { givenWorld } from './fixtures/server.ts'
import { within } from './fixtures/wait.ts'

let now = Date.parse('2026-11-20T10:00:00Z')
const mail = await givenMailServer(t)
const environment = { ...mail.environment, PUBLIC_URL: 'http://localhost:3000' }
const world = await givenWorld(t, { now: () => now, environment })
const { application } = world
const query = (text: string, values: unknown[] = []) => application.database.execute(text, values)

type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string }
const ask = (method: string, url: string, body?: Response, origin = world.origin, more: http.OutgoingHttpHeaders = {}): Promise<Answer> =>
  within(
    `${method} ${url} to be answered`,
    (async () => {
      const { host, pathname, search } = new URL(url)
      const type = body?.headers.get('content-type')
      const bytes = body && Buffer.from(await body.arrayBuffer())
      return new Promise<Answer>((resolve, reject) => {
        const headers = { host, ...(type && { 'content-type': type }), ...more }
        const request = http.request(origin + pathname + search, { method, headers }, (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
          response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
        })
        request.on('error', reject).end(bytes)
      })
    })(),
  )
const get = (url: string) => ask('GET', url)
type Fields = Readonly<Record<string, string | File>>
/** Sends a form as a browser does, with files or without. */
const send = (url: string, fields: Fields) => {
  const hasFiles = Object.values(fields).some((value) => typeof value !== 'string')
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return ask('POST', url, hasFiles ? new Response(form) : new Response(new URLSearchParams(fields as Record<string, string>)))
}
const place = {
  shortcode: null,
  country: 'Germany',
  countryCode: 'DE',
  region: 'Hamburg',
  regionCode: 'HH',
  city: 'Hamburg',
  zipCode: '20457',
}
const hamburg = { ...place, coords: null, hidden: false }
const secret = { ...hamburg, country: 'Denmark', countryCode: 'DK', region: 'Region H', city: 'Copenhagen', hidden: true }
const siteOf = ({ subdomain }: { subdomain?: unknown }) => `http://${String(subdomain)}.localhost:3000`
const person = { firstname: 'Ida', lastname: 'Lund', email: 'ida@post.example' }

t.test('every address that the API hands out for a published job leads to a page, and for any other to words', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const states = ['published', 'draft', 'closed', 'archived']
  for (const state of states) {
    const { shortcode } = await account.givenJob({ state, title: `A ${state} job` })
    const { body } = await caller.get(`/jobs/${shortcode}`)
    const short = await get(body.shortlink)
    const reached = [await get(body.url), await get(body.application_url), await get(short.headers.location ?? body.shortlink)]
    const isOpen = state === 'published'
    t.equal(short.status, isOpen ? 302 : 404, state)
    for (const { status, text, headers } of reached) {
      t.equal(status, isOpen ? 200 : 404, state)
      t.match(headers['content-type'], 'text/html')
      t.match(text, isOpen ? `A ${state} job` : 'the position is no longer open')
      if (!isOpen) t.notMatch(text, `A ${state} job`)
    }
  }
})

t.test('a job is found only on its own account’s host', async (t) => {
  const [one, other] = [await world.givenAccount(), await world.givenAccount()]
  const job = await one.givenJob()
  t.equal((await get(`${siteOf(one)}/jobs/${job.id}`)).status, 200)
  for (const host of [siteOf(other), 'http://nobody.localhost:3000', 'http://localhost:3000', 'http://apply.localhost:3000']) {
    t.equal((await get(`${host}/jobs/${job.id}`)).status, 404, host)
    t.equal((await get(`${host}/jobs/${job.id}/candidates/new`)).status, 404, host)
    t.equal((await send(`${host}/jobs/${job.id}/candidates/new`, person)).status, 404, host)
  }
  for (const number of ['0', '-1', 'x', '1e9', '9'.repeat(15), '9'.repeat(16), '%00'])
    t.equal((await get(`${siteOf(one)}/jobs/${number}`)).status, 404, number)
  t.equal((await get('http://localhost:3000/')).headers.location, '/docs', 'the server’s own root stays the documentation')
  t.equal((await get('http://apply.localhost:3000/j/unknown')).status, 404)
})

t.test('of several jobs with a shortcode, the short link stays the oldest one’s', async (t) => {
  const [one, other] = [await world.givenAccount(), await world.givenAccount()]
  const first = await one.givenJob()
  await other.givenJob({ shortcode: first.shortcode })
  t.equal((await get(`http://apply.localhost:3000/j/${first.shortcode}`)).headers.location, `${siteOf(one)}/jobs/${first.id}`)
})

t.test('no page runs a script, sets a cookie or can be framed unless it is of the careers site', async (t) => {
  const account = await world.givenAccount()
  const job = await account.givenJob({ description: '<p>Text</p>' })
  const base = `${siteOf(account)}/jobs/${job.id}`
  for (const url of [
    `${siteOf(account)}/`,
    base,
    `${base}/candidates/new`,
    `${base}/thanks`,
    `${siteOf(account)}/nothing`.replace('nothing', 'jobs/0'),
  ]) {
    const { headers, text } = await get(url)
    t.match(headers['content-security-policy'], /^default-src 'none'; style-src 'self'; .*frame-ancestors \*$/, url)
    t.equal(headers['x-frame-options'], undefined, url)
    t.equal(headers['x-content-type-options'], 'nosniff')
    t.equal(headers['set-cookie'], undefined)
    t.notMatch(text.replace(/<script type="application\/ld\+json">/g, ''), /<script|\son\w+=|javascript:|style=/i, url)
    t.equal(text.match(/<h1/g)?.length, 1, url)
  }
  const settings = await get(`${siteOf(account)}/sign-in`)
  t.match(settings.headers['content-security-policy'], "frame-ancestors 'none'")
})

t.test('the HTML of a job and an account is made harmless', async (t) => {
  const hostile = [
    '<script>steal()</script><p onclick="steal()">A</p><a href="javascript:steal()">B</a><img src="https://spy.example/x.png">',
    '<style>body{display:none}</style><iframe src="https://spy.example"></iframe><form action="https://spy.example"><input></form>',
    '<p style="position:fixed">C</p><svg onload="steal()"><a xlink:href="javascript:steal()">D</a></svg><a href="//spy.example">E</a>',
  ].join('')
  const account = await world.givenAccount()
  await query('update accounts set description = $1, name = $2 where id = $3', [hostile, '</title><script>x</script>', account.id])
  const job = await account.givenJob({ description: `${hostile}<h1>Heading</h1><p>Kept</p>`, title: '<b>Bold</b></script><script>x' })
  for (const url of [`${siteOf(account)}/`, `${siteOf(account)}/jobs/${job.id}`, `${siteOf(account)}/jobs/${job.id}/candidates/new`]) {
    const { text } = await get(url)
    t.notMatch(text, /steal|spy\.example|<img|<iframe|<svg|<script>|<b>Bold/, url)
  }
  const { text } = await get(`${siteOf(account)}/jobs/${job.id}`)
  t.match(text, '<h2>Heading</h2><p>Kept</p>')
})

t.test('H7: HTML that no description has is shown as text', async (t) => {
  const account = await world.givenAccount()
  const job = await account.givenJob({
    description: `<p>Gr&uuml;n</p>${'<b>'.repeat(5001)}<script>a < b > c</script><img src=x onerror="x">`,
  })
  const { text } = await get(`${siteOf(account)}/jobs/${job.id}`)
  const [, shown = ''] = /<div class="text"[^>]*>([^]*?)<\/div>/.exec(text) ?? []
  t.equal(shown.replaceAll(/\s+/g, ' '), ' Gr&uuml;n a c ')
  t.match(text, '<meta property="og:description" content="Grün" />')
})

t.test('H7: a form that no applicant sends, and a list of languages that no browser sends, are not read to their end', async (t) => {
  const account = await world.givenAccount()
  const job = await account.givenJob()
  const header = 'Content-Disposition: form-data; name="x"\r\n'
  const multipart = { 'content-type': 'multipart/form-data; charset="; boundary=a"; boundary="b"' }
  const part = `--b\r\n${header}\r\nx\r\n`
  const forms: Record<string, Response> = {
    'many parts': new Response(`${part.repeat(70_000)}--b--\r\n`, { headers: multipart }),
    'many headers': new Response(`--b\r\n${header}${'X: y\r\n'.repeat(600_000)}\r\nx\r\n--b--\r\n`, { headers: multipart }),
    'headers without an end': new Response(`--b\r\n${header}${'X: y\r\n'.repeat(600_000)}`, { headers: multipart }),
    'many fields': new Response('x=1&'.repeat(1_000_000), { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    'no media type': new Response('x', { headers: { 'content-type': 'form' } }),
  }
  for (const [what, form] of Object.entries(forms)) {
    const began = performance.now()
    t.equal((await ask('POST', `${siteOf(account)}/jobs/${job.id}/candidates/new`, form)).status, 400, what)
    const ms = performance.now() - began
    t.ok(ms < 400, `${what}: ${ms.toFixed(0)} ms`)
  }
  const { status } = await send(`${siteOf(account)}/jobs/${job.id}/candidates/new`, { ...person, resume: new File(['x'], 'x') })
  t.not(status, 400, 'that of a browser is read')
  const languages = (tags: string) =>
    ask('GET', 'http://nobody.localhost:3000/jobs/1', undefined, world.origin, { 'accept-language': tags })
  t.match((await languages(`${'xx,'.repeat(9)}de`)).text, '<html lang="de"')
  t.match((await languages(`${'xx,'.repeat(10)}de`)).text, '<html lang="en"', 'each that the site does not speak takes time')
  now += 60_000 // an address may apply ten times a minute
})

t.test('a search engine reads a JobPosting, and nothing of a hidden location', async (t) => {
  const account = await world.givenAccount()
  const job = await account.givenJob({
    title: 'Engineer </script>',
    description: '<p>You <b>tune</b>.</p>',
    locations: [secret, hamburg],
    employment_type: 'Full-time',
    workplace_type: 'remote',
    salary_from: 50_000,
    salary_currency: 'eur',
    created_at: '2026-01-05T10:00:00Z',
  })
  const { text } = await get(`${siteOf(account)}/jobs/${job.id}`)
  const [, posting = ''] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(text) ?? []
  t.match(JSON.parse(posting), {
    '@type': 'JobPosting',
    title: 'Engineer </script>',
    description: '<p>You <b>tune</b>.</p>',
    datePosted: '2026-01-05',
    employmentType: 'FULL_TIME',
    jobLocationType: 'TELECOMMUTE',
    hiringOrganization: { name: `Account ${String(account.subdomain)}` },
    jobLocation: [{ address: { addressLocality: 'Hamburg', addressCountry: 'DE' } }],
    baseSalary: { currency: 'EUR', value: { minValue: 50_000 } },
  })
  t.match(text, `<link rel="canonical" href="${siteOf(account)}/jobs/${job.id}" />`)
  t.match(text, '<meta property="og:description" content="You tune." />')
  t.notMatch(text, /Copenhagen|Region H/)
  t.notMatch((await get(`${siteOf(account)}/`)).text, /Copenhagen|Region H/)
})

t.test('the list has published jobs that are not confidential, by department and country, a page at a time', async (t) => {
  const account = await world.givenAccount()
  const site = siteOf(account)
  const works = await account.insert('departments', { name: 'Works' })
  const below = await account.insert('departments', { name: 'Below', parent_id: works.id })
  const people = await account.insert('departments', { name: 'People & Culture' })
  await account.givenJob({ title: 'A draft', state: 'draft' })
  const hidden = await account.givenJob({ title: 'Confidential', confidential: true })
  await account.givenJob({ title: 'Job of Below', department_id: below.id, locations: [hamburg] })
  await account.givenJob({ title: 'Job of People', department_id: people.id, locations: [secret] })
  const titles = async (path: string) =>
    [...(await get(site + path)).text.matchAll(/<a href="\/jobs\/\d+"><bdi[^>]*>([^<]*)/g)].map(([, title]) => title)
  t.strictSame(await titles('/'), ['Job of People', 'Job of Below'])
  t.equal((await get(`${site}/jobs/${hidden.id}`)).status, 200, 'whoever has the address of a confidential job may read it')
  const { text } = await get(`${site}/`)
  const links = new Map(
    [...text.matchAll(/<a href="([^"]*)"[^>]*>(?:<bdi[^>]*>)?([^<]*)</g)].map(([, path = '', name = '']) => [
      name,
      path.replaceAll('&amp;', '&'),
    ]),
  )
  t.strictSame(await titles(links.get('Works')!), ['Job of Below'], 'a department has those below it')
  t.strictSame(await titles(links.get('People &amp; Culture')!), ['Job of People'])
  t.strictSame(await titles(links.get('Germany')!), ['Job of Below'])
  t.match((await get(`${site}/?department=${works.id}&location=DK`)).text, 'There are no open positions here.')
  t.match((await get(`${site}${links.get('Germany')!}`)).text, /aria-current="true"[^>]*><bdi[^>]*>Germany/)
  for (const path of ['/?department=x&location=%00&before=-1', '/?department=1&department=2', '/?location=SE%27--'])
    t.ok([200, 400].includes((await get(site + path)).status), path)
  for (let index = 0; index < 25; index++) await account.givenJob({ title: `Many ${index}` })
  const first = await get(`${site}/`)
  const [, next = ''] = /rel="next" href="([^"]*)"/.exec(first.text) ?? []
  const all = [...(await titles('/')), ...(await titles(next))]
  t.equal(all.length, 27)
  t.equal(new Set(all).size, 27)
  t.notMatch((await get(site + next)).text, 'rel="next"')
  const map = (await get(`${site}/sitemap.xml`)).text
  t.match(map, /^<\?xml version="1.0" encoding="UTF-8"\?>\s*<urlset /)
  t.match(map, `<url><loc>${site}/</loc></url>`)
  t.equal(map.match(/<loc>/g)?.length, 28)
  t.notMatch(map, `/jobs/${hidden.id}<`)
  t.match((await get(siteOf(await world.givenAccount()))).text, 'There are no open positions at the moment.')
})

t.test('the account’s colors, logo and language are shown, and text on any color can be read', async (t) => {
  const account = await world.givenAccount()
  const job = await account.givenJob({ description: '<p>نص</p>' })
  const caller = await account.givenCaller()
  const look = async (careers_site: object) => {
    await caller.request('PATCH', `/accounts/${String(account.subdomain)}`, { body: { careers_site } })
    return get(`${siteOf(account)}/jobs/${job.id}`)
  }
  const plain = await look({})
  t.notMatch(plain.text, 'careers.css?v=')
  t.match(plain.text, '<h1 lang="en" dir="auto">')
  const logo_url = 'https://cdn.example:8443/logo.svg?a=1&b=2'
  const { text, headers } = await look({ language: 'ar', main_color: '#ffff00', accent_color: '#ffffff', logo_url })
  t.match(text, '<h1 lang="ar" dir="rtl">')
  t.match(text, '<img class="logo" src="https://cdn.example:8443/logo.svg?a=1&amp;b=2" alt="" />')
  t.match(headers['content-security-policy'], "img-src 'self' https://cdn.example:8443;")
  const [path = ''] = /\/careers\.css\?v=\w+/.exec(text) ?? []
  const style = await get(siteOf(account) + path)
  t.match(style.headers['content-type'], 'text/css')
  t.match(style.text, '.bar{background:#ffff00}.bar .brand{color:#000000}')
  const other = await look({ accent_color: '#000000' })
  t.notMatch(other.text, path, 'another address when it changes')
  await query('update accounts set careers_site = $1 where id = $2', [
    { language: '"><script>', main_color: '}body{display:none', accent_color: 'red', logo_url: 'https://a;frame-ancestors/x' },
    account.id,
  ])
  const hostile = await get(`${siteOf(account)}/jobs/${job.id}`)
  t.notMatch(hostile.text, /<script>|careers\.css\?v|<img/, 'nothing that an import may have stored is believed')
  t.match(hostile.headers['content-security-policy'], "img-src 'self'; form-action")
  t.equal((await get(`${siteOf(account)}/careers.css`)).text, '')
})

t.test('an account’s colors are readable, whatever they are', (t) => {
  const hex = (text: string) => [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16)) as [number, number, number]
  for (let seed = 0; seed < 500; seed++) {
    const color = `#${((seed * 2_654_435_761) % 2 ** 24).toString(16).padStart(6, '0')}`
    const text = stylesheetOf({ language: 'en', main_color: color, accent_color: color, logo_url: null })
    const [light, dark, onLight, onDark, bar, brand] = (text.match(/#[0-9a-f]{6}/g) ?? []).map(hex) as [number, number, number][]
    const pairs = [
      [light, hex('#fbfbfa')],
      [dark, hex('#101615')],
      [dark, hex('#171f1d')],
      [onLight, light],
      [onDark, dark],
      [bar, brand],
    ] as const
    for (const [one, ground] of pairs) if (contrast(one!, ground!) < 4.5) t.fail(`${color}: ${text}`)
  }
  t.equal(stylesheetOf({ language: 'en', main_color: null, accent_color: null, logo_url: null }), '')
  t.end()
})

const fields = ['headline', 'phone', 'address', 'avatar', 'education', 'experience', 'summary', 'resume', 'cover_letter']
const pdf = new File(['%PDF-1.4 resume'], 'lund.pdf')
const choice = (body: string, at: number) => ({ id: `00000000000000a${at}`, body })

async function givenForm(required = false) {
  const account = await world.givenAccount()
  await account.givenStages()
  const job = await account.givenJob({
    title: 'Engineer',
    application_form: fields.map((key) => ({ key, required: required && key === 'resume' })),
  })
  const ids: Record<string, string> = {}
  const types = ['short_text', 'free_text', 'boolean', 'multiple_choice', 'dropdown', 'numeric', 'date', 'file']
  for (const [position, type] of types.entries()) {
    const choices = ['multiple_choice', 'dropdown'].includes(type) ? ['Red', 'Green', 'Blue'].map(choice) : null
    const rule = type === 'file' ? { supported_file_types: ['pdf'] } : {}
    const question = await account.insert('job_questions', {
      job_id: job.id,
      position,
      body: `What ${type}?`,
      type,
      required,
      choices,
      ...rule,
    })
    ids[type] = `question.${String(question.key)}`
  }
  const url = `${siteOf(account)}/jobs/${job.id}/candidates/new`
  const caller = await account.givenCaller()
  const candidates = async (): Promise<any[]> => {
    const { body } = await caller.get(`/jobs/${job.shortcode}/candidates`)
    return Promise.all(body.candidates.map(async ({ id }: { id: string }) => (await caller.get(`/candidates/${id}`)).body.candidate))
  }
  const answers: Fields = {
    [ids.short_text!]: 'Short',
    [ids.free_text!]: 'Long',
    [ids.boolean!]: 'no',
    [`${ids.multiple_choice}.${choice('', 0).id}`]: 'yes',
    [`${ids.multiple_choice}.${choice('', 2).id}`]: 'yes',
    [ids.dropdown!]: choice('', 1).id,
    [ids.numeric!]: '4.5',
    [ids.date!]: '2026-05-01',
    [ids.file!]: new File(['%PDF-1.4 work'], 'work.pdf'),
  }
  return { account, job, ids, url, caller, candidates, answers }
}

t.test('an application with every field and every kind of answer makes an applied candidate, an activity and a notification', async (t) => {
  const { account, job, url, candidates, answers, caller } = await givenForm()
  const { status, headers } = await send(url, {
    ...person,
    ...answers,
    headline: 'Controls engineer',
    phone: '+45 1',
    address: 'Havnegade 4',
    'education_entries.0.school': 'Aalborg Universitet',
    'education_entries.0.start_date': '2016-09-01',
    'experience_entries.1.title': 'Engineer',
    'experience_entries.1.current': 'yes',
    summary: 'Loops',
    cover_letter: 'Dear all',
    resume: pdf,
  })
  t.equal(status, 303)
  t.equal(headers.location, `/jobs/${job.id}/thanks`)
  t.match((await get(siteOf(account) + headers.location)).text, 'has received your application')
  const [candidate, ...others] = await candidates()
  t.strictSame(others, [])
  t.match(candidate, {
    name: 'Ida Lund',
    email: person.email,
    stage: 'Applied',
    sourced: false,
    headline: 'Controls engineer',
    phone: '+45 1',
    address: 'Havnegade 4',
    summary: 'Loops',
    cover_letter: 'Dear all',
    education_entries: [{ school: 'Aalborg Universitet', start_date: '2016-09-01' }],
    experience_entries: [{ title: 'Engineer', current: true }],
    resume_url: /lund\.pdf/,
  })
  const told = JSON.stringify(candidate.answers)
  for (const part of ['"body":"Short"', '"body":"Long"', '"checked":false', 'Red', 'Blue', 'Green', '4.5', '2026-05-01', 'work.pdf'])
    t.match(told, part)
  const { body } = await caller.get(`/candidates/${candidate.id}/activities`)
  t.match(body.activities, [{ action: 'applied', member: null }])
  t.match(await query('select event from outbox where account_id = $1', [account.id]), [{ event: 'candidate_created' }])
  const letter = await mail.letterTo(person.email)
  t.match(letter.subject, 'Your application')
  t.match(letter.text, `${siteOf(account)}/jobs/${job.id}`)
})

t.test('without required questions, name and e-mail are enough, also as a form without files', async (t) => {
  const { url, candidates } = await givenForm()
  t.equal((await send(url, person)).status, 303)
  const [candidate] = await candidates()
  t.match(candidate, { firstname: 'Ida', lastname: 'Lund', answers: [], education_entries: [] })
})

t.test('each required input is asked for beside it, values are kept, and nothing is stored', async (t) => {
  const { url, candidates, ids, answers } = await givenForm(true)
  const page = (await get(url)).text
  const wanted = ['firstname', 'lastname', 'email', 'resume', ...Object.values(ids)]
  for (const name of wanted) t.match(page, `id="${name}"`)
  t.equal(page.match(/\(required\)/g)?.length, wanted.length)
  const refused = await send(url, { firstname: 'Ida "&<', headline: 'Kept' })
  t.equal(refused.status, 422)
  for (const name of wanted.slice(1)) {
    t.match(refused.text, `<a href="#${name}">`, name)
    t.match(refused.text, `id="${name}-fault"`, name)
  }
  t.match(refused.text, 'value="Ida &quot;&amp;&lt;"')
  t.match(refused.text, 'value="Kept"')
  t.notMatch(refused.text, 'id="firstname-fault"')
  for (const name of Object.keys(answers)) {
    now += 60_000
    const { [name]: _, ...others }: Fields = { ...person, resume: pdf, ...answers }
    const missing = await send(url, others)
    t.equal(missing.status, name.split('.').length > 2 ? 303 : 422, `without ${name}`)
    if (missing.status === 303) await query('delete from candidates')
  }
  t.strictSame(await candidates(), [])
})

t.test('what createCandidate refuses is told beside its input', async (t) => {
  const { url, candidates, ids, answers } = await givenForm()
  const cases: readonly (readonly [name: string, fields: Fields, shown: string])[] = [
    ['email', { email: 'nobody' }, '“E-mail” must be an e-mail address'],
    ['headline', { headline: 'x'.repeat(256) }, '“Headline” must be at most 255 characters'],
    ['address', { address: 'x'.repeat(1001) }, '“Address” must be at most 1,000 characters'],
    ['cover_letter', { cover_letter: 'x'.repeat(100_001) }, '“Cover letter” must be at most 100,000 characters'],
    ['resume', { resume: new File(['x'], 'resume.exe') }, 'one of these types: pdf, doc, docx, odt, rtf.'],
    ['resume', { resume: new File(['x'.repeat(5.1 * 2 ** 20)], 'resume.pdf') }, '“Resume” must be a file of at most 5 MB.'],
    [ids.short_text!, { [ids.short_text!]: 'x'.repeat(129) }, '“What short_text?” must be at most 128 characters'],
    [ids.dropdown!, { [ids.dropdown!]: 'unknown' }, '“What dropdown?” is not valid.'],
    [ids.numeric!, { [ids.numeric!]: 'many' }, '“What numeric?” must be a number.'],
    [ids.numeric!, { [ids.numeric!]: '1e300' }, '“What numeric?” is not valid.'],
    [ids.date!, { [ids.date!]: '2026-02-31' }, '“What date?” must be a valid date.'],
    [ids.file!, { [ids.file!]: new File(['x'], 'work.exe') }, 'one of these types: pdf.'],
    [
      'education_entries.1.start_date',
      { 'education_entries.1.school': 'A', 'education_entries.1.start_date': 'soon' },
      '“Start date” must',
    ],
    ['experience_entries.0.title', { 'experience_entries.0.company': 'Nordkran' }, '“Title” is required.'],
  ]
  for (const [name, wrong, shown] of cases) {
    now += 60_000
    const { status, text } = await send(url, { ...person, ...answers, ...wrong })
    t.equal(status, 422, name)
    t.match(text, `<a href="#${name}">`, name)
    t.match(text, `id="${name}-fault"`, name)
    t.match(text, `>${shown}`.slice(shown.startsWith('“') ? 0 : 1), name)
    t.match(text, 'value="ida@post.example"'.slice(0, name === 'email' ? 5 : undefined), 'values are kept')
    t.match(text, 'Please choose your files again')
  }
  t.strictSame(await candidates(), [])
})

/** Returns each word or sentence, with what may stand in it. */
const patternsOf = (words: unknown): RegExp[] => {
  if (typeof words !== 'string') return Object.values(words as object).flatMap(patternsOf)
  const escaped = words.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
  return [new RegExp(`^(pdf[a-z, ]*[.] |jpg[a-z, ]*[.] )?${escaped.replaceAll(/\{\w+\}/g, '.+')}$`)]
}
const unescaped = (text: string) => text.replaceAll(/&(?:quot|#39|amp);/g, (sign) => ({ '&quot;': '"', '&#39;': "'" })[sign] ?? '&')

t.test('each language has its own words on every page and in the letter, and says which language it is', async (t) => {
  const { account, job, url, caller, answers } = await givenForm(true)
  const site = siteOf(account)
  await query("update jobs set salary_from = 1000, salary_currency = 'eur', locations = $1 where id = $2", [[hamburg], job.id])
  for (const name of ['Works', 'People']) {
    const department = await account.insert('departments', { name })
    await account.givenJob({ title: 'Engineer', department_id: department.id, locations: [{ ...secret, hidden: name === 'Works' }] })
  }
  const ofAccount = [
    `Account ${String(account.subdomain)}`,
    'Engineer',
    'Red',
    'Green',
    'Blue',
    'Short',
    'Long',
    'Hamburg',
    'Copenhagen',
    'Works',
    'People',
    ' · ',
  ]
  for (const type of ['short_text', 'free_text', 'boolean', 'multiple_choice', 'dropdown', 'numeric', 'date', 'file'])
    ofAccount.push(`What ${type}?`)
  for (const [language, words] of languages) {
    now += 60_000
    const { status } = await caller.request('PATCH', `/accounts/${String(account.subdomain)}`, { body: { careers_site: { language } } })
    t.equal(status, 200, language)
    const own = patternsOf(words)
    for (const code of ['DE', 'DK']) own.push(new RegExp(`^(, )?${new Intl.DisplayNames(language, { type: 'region' }).of(code)}$`))
    const pages = [
      ...(await Promise.all(
        ['/', '/?location=SE', '/?before=1', `/jobs/${job.id}`, `/jobs/${job.id}/thanks`, '/jobs/0'].map((path) => get(site + path)),
      )),
      await get(url),
      await send(url, { headline: 'x'.repeat(256), email: 'nobody', 'education_entries.0.degree': 'MSc', resume: pdf }),
      await send(url, { ...person, ...answers, headline: 'x'.repeat(256), resume: new File(['x'], 'a.exe') }),
      await ask('POST', url, new Response('{}', { headers: { 'content-type': 'application/json' } })),
      // Large requests are slow: one language shows that theirs is answered in words.
      ...(language === 'de' ? [await send(url, { headline: 'x'.repeat(7 * 2 ** 20) })] : []),
    ]
    t.strictSame(
      pages.map((page) => page.status),
      [200, 200, 200, 200, 200, 404, 200, 422, 422, 400, ...(language === 'de' ? [413] : [])],
    )
    for (const { text } of pages) {
      t.match(text, `<html lang="${language}" dir="${/ar|he/.test(language) ? 'rtl' : 'ltr'}">`)
      const shown = text.replaceAll(/<script[^]*?<\/script>/g, '')
      const nodes = [...shown.matchAll(/>([^<]+)<|(?:aria-label|alt)="([^"]+)"/g)].map(([, node, label = '']) => unescaped(node ?? label))
      const known = (node: string) => ofAccount.reduce((rest, text) => rest.replaceAll(text, ''), node).trim()
      const isOwn = (node: string) => own.some((pattern) => pattern.test(node))
      const others = nodes.filter((node) => !isOwn(node.trim()) && !isOwn(known(node)) && /\p{L}/u.test(known(node)))
      t.strictSame(others, [], `only words of ${language}`)
    }
    const email = `${language}@post.example`
    t.equal((await send(url, { ...person, ...answers, email, resume: pdf })).status, 303)
    const letter = await mail.letterTo(email)
    t.match(
      letter.subject.replaceAll(/[\u2068\u2069]/g, ''),
      words.letter.subject.replace('{account}', `Account ${String(account.subdomain)}`),
    )
    t.match(letter.text, words.letter.ignore)
  }
})

t.test('a language without words is shown in English, and each text says which language it is in', async (t) => {
  const account = await world.givenAccount()
  const job = await account.givenJob({ description: '<p>Text</p>', workplace_type: 'remote' })
  const shownIn = async (language: string) => {
    await query('update accounts set careers_site = $1 where id = $2', [
      { language, main_color: null, accent_color: null, logo_url: null },
      account.id,
    ])
    const { status, text } = await get(`${siteOf(account)}/jobs/${job.id}`)
    t.equal(status, 200, language)
    const [, page] = /<html ([^>]*)>/.exec(text) ?? []
    const [, title] = /<h1 ([^>]*)>/.exec(text) ?? []
    const [, description] = /<div class="text" ([^>]*)>/.exec(text) ?? []
    t.equal(description, title)
    return { page, title, text }
  }
  t.match(await shownIn('sv-SE'), { page: 'lang="en" dir="ltr"', title: 'lang="sv-SE" dir="auto"', text: 'Apply for this job' })
  t.match(await shownIn('fa'), { page: 'lang="en" dir="ltr"', title: 'lang="fa" dir="rtl"', text: />Remote<\/bdi>/ })
  t.match(await shownIn('pt-BR'), { page: 'lang="pt" dir="ltr"', title: 'lang="pt-BR" dir="auto"', text: 'Candidatar-se a esta vaga' })
  t.match(await shownIn('de-12'), { page: 'lang="en" dir="ltr"', title: 'dir="auto"' })
  const unknown = (language: string) =>
    ask('GET', 'http://nobody.localhost:3000/jobs/1', undefined, undefined, { 'accept-language': language })
  t.match(
    (await unknown('sv, he-IL;q=0.9, de;q=0.8')).text,
    '<html lang="he" dir="rtl">',
    'without an account, the browser’s choice counts',
  )
  t.match((await unknown('*;q=0.1,,"')).text, '<html lang="en" dir="ltr">')
})

t.test('numbers, dates and countries are written as the language writes them', async (t) => {
  const account = await world.givenAccount()
  const job = await account.givenJob({
    locations: [hamburg],
    salary_from: 50_000,
    salary_to: 60_000,
    salary_currency: 'eur',
    created_at: '2026-01-05T10:00:00Z',
  })
  const shownIn = async (language: string) => {
    await query('update accounts set careers_site = $1 where id = $2', [
      { language, main_color: null, accent_color: null, logo_url: null },
      account.id,
    ])
    return (await get(`${siteOf(account)}/jobs/${job.id}`)).text.replaceAll('\u00a0', ' ')
  }
  for (const shown of ['Salary: €50,000 – €60,000', 'Hamburg, Germany', 'Published on January 5, 2026']) t.match(await shownIn('en'), shown)
  for (const shown of ['Gehalt: 50.000–60.000 €', 'Hamburg, Deutschland', 'am 5. Januar 2026']) t.match(await shownIn('de'), shown)
  t.match(await shownIn('de-AT'), 'am 5. Jänner 2026', 'as the account’s country writes them')
  await query('update jobs set salary_from = null where id = $1', [job.id])
  t.match(await shownIn('en-GB'), 'Salary: up to €60,000')
})

t.test('a second application, and a program that fills in every field, get the same thanks and make nothing', async (t) => {
  const { url, candidates, job } = await givenForm()
  now += 60_000
  const first = { ...person, email: 'first@post.example' }
  t.equal((await send(url, first)).status, 303)
  await mail.letterTo(first.email)
  const again = await send(url, { ...first, firstname: 'Other' })
  t.strictSame([again.status, again.headers.location], [303, `/jobs/${job.id}/thanks`])
  const trapped = await send(url, { ...person, email: 'bot@post.example', website: 'https://spam.example' })
  t.strictSame([trapped.status, trapped.headers.location], [303, `/jobs/${job.id}/thanks`])
  const last = { ...person, email: 'last@post.example' }
  await send(url, last)
  await mail.letterTo(last.email)
  t.strictSame((await candidates()).map(({ email }) => email).toSorted(), [first.email, last.email])
  t.strictSame(
    mail.letters.filter(({ to }) => to.some((address) => /^(first|bot)@/.test(address))),
    [],
    'and no letter is sent',
  )
})

t.test('what is no form is 400, what is too large 413, and the eleventh application in a minute 429', async (t) => {
  const { url, candidates } = await givenForm()
  now += 60_000
  const cases = [
    [new Response('{}', { headers: { 'content-type': 'application/json' } }), 400],
    [new Response('--x', { headers: { 'content-type': 'multipart/form-data; boundary=y' } }), 400],
    [new Response('x', { headers: { 'content-type': 'multipart/form-data' } }), 400],
    [new Response(new URLSearchParams({ ...person, headline: 'a\0b' })), 400],
    [new Response(new URLSearchParams({ ...person, headline: 'x'.repeat(7 * 2 ** 20) })), 413],
  ] as const
  for (const [body, status] of cases) {
    const answer = await ask('POST', url, body)
    t.equal(answer.status, status)
    t.match(answer.headers['content-type'], 'text/html')
    t.match(answer.text, '<h1>')
  }
  for (let count = cases.length; count < 10; count++) t.equal((await send(url, {})).status, 422)
  const refused = await send(url, person)
  t.equal(refused.status, 429)
  t.ok(Number(refused.headers['retry-after']) > 0)
  t.strictSame(await candidates(), [])
  t.equal((await get(url)).status, 200, 'reading goes on')
  now += 60_000
  t.equal((await send(url, person)).status, 303)
})

t.test('the visitors of a site share the rate of a hundred tokens; beyond it they are asked to wait', async (t) => {
  const small = await givenWorld(t, { now: () => now, environment: { ...environment, RATE_LIMIT_ACCOUNT: '1' } })
  const account = await small.givenAccount()
  const { id } = await account.givenJob()
  const url = `${siteOf(account)}/jobs/${id}/candidates/new`
  const answers = await Promise.all(Array.from({ length: 101 }, () => ask('GET', url, undefined, small.origin)))
  t.equal(answers.filter(({ status }) => status === 200).length, 100)
  const [refused] = answers.filter(({ status }) => status !== 200)
  t.equal(refused?.status, 429)
  t.ok(Number(refused?.headers['retry-after']) > 0)
  t.match(refused?.text, /Please try again in \d+ seconds?\./)
})

t.test('while the database is away, every page is 503 in words', async (t) => {
  const { account, url } = await givenForm()
  now += 60_000
  const fault = Object.assign(new Error('connect ECONNREFUSED secret'), { code: 'ECONNREFUSED' })
  const execute = t.intercept(application.database, 'execute', { value: () => Promise.reject(fault) })
  const answers = [
    ...(await Promise.all(['/', '/sitemap.xml', '/jobs/1', '/jobs/1/thanks', '/j/A'].map((path) => get(siteOf(account) + path)))),
    await get(url),
    await send(url, person),
  ]
  execute.restore()
  for (const { status, headers, text } of answers) {
    t.equal(status, 503)
    t.ok(headers['retry-after'])
    t.match(text, 'Please try again')
    t.notMatch(text, 'secret')
  }
})
