// Files that people write: records without ids, references by name, all faults at once, a check that changes nothing, and spreadsheets.
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { checkTable, importTable, type TableOptions } from '../src/transfer/csv/importTable.ts'
import { kinds, type Kind } from '../src/transfer/csv/kinds.ts'
import { textLinesOf } from '../src/transfer/csv/text.ts'
import { exampleHeader, examples } from '../src/transfer/examples.ts'
import { recordTypes } from '../src/transfer/recordTypes.ts'
import { exportAccount } from '../src/transfer/export.ts'
import { importLines, type ImportOptions } from '../src/transfer/import.ts'
import type { TransferRefused } from '../src/transfer/faults.ts'
import { diskStore } from '../src/files/store.ts'
import { isProof } from './fixtures/proof.ts'
import { givenWorld } from './fixtures/server.ts'

type Item = Record<string, any>
const world = await givenWorld(t)
const tools = { ...world.application.statements, store: diskStore(`${world.config.DATA_DIR}/files`) }
const { execute } = world.application.database

async function* inTurn<Value>(values: Iterable<Value>): AsyncGenerator<Value> {
  yield* values
}
const importing = (records: readonly unknown[], options?: ImportOptions) =>
  importLines(tools, inTurn(records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record)))), options)
const refusal = (work: Promise<unknown>): Promise<TransferRefused> =>
  work.then(
    () => Promise.reject(new Error('Nothing was refused')),
    (error: TransferRefused) => error,
  )
async function exported(subdomain: string): Promise<Item[]> {
  const records: Item[] = []
  for await (const line of exportAccount(tools, { subdomain, now: 0 })) records.push(JSON.parse(line))
  return records
}

const header = { record: 'spindle', version: 1, account: 'acme' }
const account = { record: 'account', name: 'Acme', subdomain: 'acme' }
const byHand = [
  header,
  account,
  { record: 'member', name: 'Ada Lund', email: 'ada@acme.test', role: 'admin' },
  { record: 'member', name: 'Bo Lund', email: 'bo@acme.test', role: 'simple' },
  { record: 'department', name: 'Works' },
  { record: 'department', name: 'Forge', parent_id: 'works' },
  { record: 'stage', slug: 'applied', name: 'Applied', kind: 'applied', position: 1 },
  {
    record: 'job',
    title: 'Smith',
    code: 'S-1',
    department_id: 'Forge',
    members: [
      { id: 'BO@acme.test', collaboration_role: 'hiring_manager' },
      { id: 'Ada Lund', collaboration_role: 'simple' },
    ],
    questions: [{ body: 'Which?', type: 'dropdown', choices: [{ body: 'This' }, { body: 'That' }] }],
  },
  { record: 'legal_entity', name: 'Acme Ltd' },
  { record: 'employee', firstname: 'Cy', lastname: 'Dee', employee_number: '1', legal_entity_id: 'acme ltd' },
  { record: 'employee', firstname: 'Di', lastname: 'Eel', employee_number: '2', manager_id: 'Cy Dee', department_id: 'Works' },
  {
    record: 'candidate',
    name: 'Eve Fox',
    email: 'eve@post.test',
    job_id: 'S-1',
    stage_id: 'applied',
    education_entries: [{ school: 'S' }],
  },
  { record: 'activity', job_id: 'Smith', candidate_id: 'eve@post.test', member_id: 'ada@acme.test', action: 'comment', body: 'Good' },
]

t.test('a file without a single id is imported: ids are minted, and references are names', async (t) => {
  t.match(await importing(byHand), { counts: { department: { added: 2 }, candidate: { added: 1 }, activity: { added: 1 } } })
  const records = await exported('acme')
  const one = (record: string, name?: string) =>
    records.find((each) => each.record === record && [undefined, each.name, each.email, each.firstname].includes(name)) as Item
  const job = one('job')
  t.equal(one('department', 'Forge').parent_id, one('department', 'Works').id)
  t.equal(job.department_id, one('department', 'Forge').id)
  t.match(job.shortcode, /^[0-9A-F]{10}$/)
  t.same(job.members.map(({ id }: Item) => id).toSorted(), [one('member', 'ada@acme.test').id, one('member', 'bo@acme.test').id].toSorted())
  t.match(job.questions[0], { id: /^[0-9a-f]{16}$/, choices: [{ id: /^[0-9a-f]{16}$/ }, { id: /^[0-9a-f]{16}$/ }] })
  t.equal(one('employee', 'Di').manager_id, one('employee', 'Cy').id, 'a manager in the same file')
  t.match(one('legal_entity').uuid, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  t.match(one('candidate'), { job_id: job.id, education_entries: [{ id: /^[0-9a-f]{16}$/ }] })
  t.match(one('activity'), { candidate_id: one('candidate').id, member_id: one('member', 'ada@acme.test').id })
  t.match(await importing(records), { counts: { job: { added: 0, unchanged: 1 } } }, 'and its export comes in unchanged')
})

t.test('a name that more than one record has is refused, with the ids that it may mean', async (t) => {
  const twins = ['a', 'b'].map((one) => ({ record: 'member', name: 'Tom Twin', email: `${one}@twin.test`, role: 'simple' }))
  await importing([header, ...twins])
  const keys = (await exported('acme')).flatMap(({ name, id }) => (name === 'Tom Twin' ? [id] : []))
  const job = { record: 'job', title: 'Twin', members: [{ id: 'tom twin', collaboration_role: 'simple' }] }
  const { faults } = await refusal(importing([header, job]))
  t.same(faults, [`line 2: /members/0/id is the name of 2 members: tom twin. Write the id of one of them: ${keys.join(', ')}`])
  const { faults: unknown } = await refusal(importing([header, { record: 'job', title: 'New', department_id: 'Nowhere' }]))
  t.same(unknown, ['line 2: /department_id refers to an unknown department: Nowhere (wanted: its id, name)'])
  const twice = {
    record: 'job',
    title: 'Twice',
    members: ['ada@acme.test', 'Ada Lund'].map((id) => ({ id, collaboration_role: 'simple' })),
  }
  t.same((await refusal(importing([header, twice]))).faults, ['line 2: /members has an id twice'])
})

/** Faults that the line itself has, that other lines make, and that the account makes. */
const faulty = [
  header,
  { record: 'member', name: 5, email: 'nobody', role: 'king', e_mail: '' },
  { record: 'member', name: 'New', email: 'new@acme.test', role: 'simple' },
  { record: 'member', name: 'Again', email: 'NEW@acme.test', role: 'simple' },
  { record: 'member', name: 'Taken', email: 'ada@acme.test', role: 'simple' },
  { record: 'department', name: 'Lost', parent_id: 'Nowhere' },
  { record: 'job', title: 'Of the lost', department_id: 'Lost' },
  { record: 'member', name: 'Late', email: 'late@acme.test', role: 'simple' },
  { record: 'candidate', name: 'Eve', email: 'eve@post.test', job_id: 'S-1', stage_id: 'applied' },
  { record: 'candidate', name: 'Ned', email: 'ned@post.test', job_id: 'S-1', stage_id: 'applied' },
  { record: 'candidate', id: '019a00a1e0000777', name: ' ', job_id: 'S-1', stage_id: 'applied' },
  { record: 'candidate', name: 'Gil', email: 'gil@post.test', job_id: 'S-1', stage_id: 'applied', colour: 'red' },
  { record: 'offer', candidate_id: '019a00a1e0000777', job_id: 'S-1' },
  { record: 'offer', candidate_id: 'gil@post.test', job_id: 'S-1' },
  { record: 'activity', job_id: 'Of the lost', candidate_id: 'ned@post.test', action: 'commented' },
  { record: 'activity', job_id: 'S-9', action: 'commented' },
]

t.test('all faults of a file are told at once, in the check and in the import, and nothing else is called a fault', async (t) => {
  const before = await exported('acme')
  const expected = [
    'line 2: /name must be a string',
    'line 2: /email does not match the documented pattern',
    'line 2: /role must be one of',
    'line 2: /e_mail is unknown',
    'line 4: /email is the same as in line 3',
    'line 5: /email is already taken: ada@acme.test',
    'line 6: /parent_id refers to an unknown department: Nowhere',
    'line 8:  has a member after a job',
    'line 9: /email is already taken: eve@post.test in job',
    'line 11: /name must not be empty',
    'line 12: /colour is unknown',
    'line 16: /job_id refers to an unknown job: S-9',
  ]
  for (const isCheck of [true, false]) {
    const { faults, total, places } = await refusal(importing(faulty, { isCheck }))
    t.same(total, expected.length, faults.join('\n'))
    for (const fault of expected)
      t.ok(
        faults.some((told) => told.replace(': has', ':  has').startsWith(fault)),
        fault,
      )
    t.match(places[0], { line: 2, pointer: /^\//, fault: /./ })
  }
  t.same((await exported('acme')).slice(1), before.slice(1))
})

t.test('a check of a good file says what the import would add, and adds nothing', async (t) => {
  const before = await exported('acme')
  const file = [header, { record: 'department', name: 'Checked' }, { record: 'job', title: 'Checked', department_id: 'Checked' }]
  const audited = async () => (await execute('select count(*)::int as count from audit_log', []))[0]?.count
  const rows = await audited()
  t.match(await importing(file, { isCheck: true }), { account: 'acme', counts: { department: { added: 1 }, job: { added: 1 } } })
  t.same((await exported('acme')).slice(1), before.slice(1))
  t.equal(await audited(), rows)
  t.match(await importing(file), { counts: { department: { added: 1 }, job: { added: 1 } } })
})

t.test('a sentence has the article and the plural of its records', async (t) => {
  const event = { record: 'event', title: 'T', type: 'call', starts_at: '2026-03-02T09:00:00Z', ends_at: '2026-03-02T09:00:00Z' }
  const { faults } = await refusal(importing([header, event, { record: 'activity', job_id: 'S-1', action: 'comment' }]))
  t.same(faults, ['line 3: has an activity after an event: a record must precede those that refer to it'])
})

const kindOf = (name: string) => kinds.find((kind) => kind.name === name) as Kind
/** Imports the text of a table, which is sent in small pieces. */
const table = (kind: string, text: string | Buffer, options: Partial<TableOptions> = {}) =>
  importTable(tools, textLinesOf(inTurn(pieces(Buffer.from(text)))), { account: 'acme', kind: kindOf(kind), ...options })
const pieces = (bytes: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / 1000) }, (_, at) => bytes.subarray(at * 1000, at * 1000 + 1000))

t.test('a table of candidates is imported by its headers, and again without doubling anybody', async (t) => {
  const text = [
    'Full Name;E-Mail;Telefon;JOB title;Stage;Skills;Applied on;Shoe size;linkedin url',
    'Jörg Weiß;joerg@post.test;040 1;s-1;Applied;"C++, Rust; Go";31.01.2026;44;https://linkedin.example/in/weiss',
    '"Kim ""K"" Lee";kim@post.test;;Smith;;;;;',
    ';;;;;;;;',
    '"Two\nLines";;;S-1;;;2026-02-28;;',
    'Kim Lee;KIM@post.test;;Smith;;;;;',
    'Kim Lee;KIM@post.test;;S-1;;;;;',
  ].join('\r\n')
  const checked = await checkTable(tools, textLinesOf(inTurn([Buffer.from(text)])), { account: 'acme', kind: kindOf('candidates') })
  t.match(checked, { delimiter: ';', total: 0, imported: { counts: { candidate: { added: 3 } } }, first: { length: 5 } })
  t.same(
    checked.headers.map(({ field }) => field),
    ['name', 'email', 'phone', 'job_id', 'stage_id', 'skills', 'created_at', undefined, 'linkedin'],
  )
  const { imported } = await table('candidates', Buffer.from(text, 'latin1'))
  t.match(imported, {
    counts: { candidate: { added: 3 } },
    skipped: { count: 2, rows: [7, 8].map((line) => ({ line, reason: 'is the same as line 3' })) },
  })
  const records = await exported('acme')
  const named = (name: string) => records.find((each) => each.record === 'candidate' && each.name === name) as Item
  t.match(named('Jörg Weiß'), { phone: '040 1', skills: ['C++', 'Rust', 'Go'], created_at: '2026-01-31T00:00:00Z' })
  t.match(named('Jörg Weiß').social_profiles, [{ type: 'linkedin', url: 'https://linkedin.example/in/weiss' }])
  t.match(named('Kim "K" Lee'), { stage_id: records.find(({ record }) => record === 'stage')?.identifier })
  t.match(named('Two\nLines'), { email: null })
  t.match((await table('candidates', text)).imported, {
    counts: {},
    skipped: { count: 5, rows: [{ line: 2, reason: 'the account has it already' }] },
  })
})

t.test('a table is read in every encoding and with every delimiter that spreadsheets write', async (t) => {
  const rows = (delimiter: string) => ['Name', 'Mail'].join(delimiter) + '\n' + ['Åsa Ñu', 'asa@post.test'].join(delimiter)
  const utf16 = Buffer.from(`\ufeff${rows('\t')}`, 'utf16le')
  const files = [
    rows(','),
    `\ufeff${rows(';')}`,
    rows('\t'),
    Buffer.from(rows(';'), 'latin1'),
    utf16,
    utf16.swap16(),
    `sep=,\r\n${rows(',')}`,
  ]
  for (const file of files) {
    const { first, headers } = await table('candidates', file, { isCheck: true, job: 'S-1' })
    t.match(first, [{ name: 'Åsa Ñu', email: 'asa@post.test' }])
    t.same(
      headers.map(({ field }) => field),
      ['name', 'email'],
    )
    if (file === utf16) utf16.swap16()
  }
})

t.test('the faults of a table name its line and column, all at once', async (t) => {
  const text = [
    'Name,E-Mail,Job,Applied on,Rejected',
    'A,a@post.test,Nowhere,01/02/2026,perhaps',
    ',b@post.test,S-1,2026-02-30,no',
    'C,c@post.test,S-1,,,left over',
    `D,${'d'.repeat(300)}@post.test,S-1,,`,
  ].join('\n')
  const date = 'must be a date such as 2026-01-31 or 31.01.2026, and is'
  const expected = [
    `line 2: column "Applied on" ${date} "01/02/2026"`,
    'line 2: column "Rejected" must be yes or no, and is "perhaps"',
    'line 3: column "Name" must not be empty',
    `line 3: column "Applied on" ${date} "2026-02-30"`,
    'line 4: has 6 cells, but the header has 5: is a cell with the delimiter not quoted?',
    'line 5: column "E-Mail" must be at most 255 characters',
  ]
  const { faults, places } = await refusal(table('candidates', text))
  t.same(faults.toSorted(), expected.toSorted())
  t.match(
    places.find(({ line }) => line === 5),
    { pointer: '/email' },
  )
  const unknown = await refusal(table('candidates', 'Name,Job\nA,Nowhere'))
  t.same(unknown.faults, ['line 2: column "Job" refers to an unknown job: Nowhere (wanted: its id, shortcode, code, title)'])
  const wrong: [string, string | Buffer, RegExp][] = [
    ['candidates', '', /^The file is empty$/],
    ['candidates', 'Name\nA', /^line 1: a table of candidates needs a column "Job", or name the job of all rows: with --job/],
    ['members', 'Name,Mail,E-Mail\nA,b,c', /^line 1: the headers "Mail" and "E-Mail" mean the same column/],
    ['members', 'Name,Mail\n"A,b', /^A quoted cell is not closed/],
    ['members', Buffer.from('PK\x03\x04rest', 'latin1'), /^The file is a workbook: save the sheet as/],
  ]
  for (const [kind, file, fault] of wrong) t.match((await refusal(table(kind, file))).faults, [fault])
})

t.test('tables of members, jobs and employees are imported, and managers may come last', async (t) => {
  const members = 'Name,Email,Role,HR role\nMia Moe,mia@acme.test,Standard,Employee\nAda,ada@acme.test,admin,'
  t.match((await table('members', members)).imported, { counts: { member: { added: 1 } }, skipped: { count: 1 } })
  const jobs = 'Job title,Status,Department,City,Country,Salary from,Currency\nWelder,Open,Works,Oslo,NO,"500,000",NOK'
  t.match((await table('jobs', jobs)).imported, { counts: { job: { added: 1 } } })
  const employees =
    'Name,Email,Hire date,Manager\nNo One,no@acme.test,2026-01-05,top@acme.test\nTop Dog,top@acme.test,2020-01-01,\nIn Between,,,No One'
  t.match((await table('employees', employees)).imported, { counts: { employee: { added: 3 } } })
  t.match((await table('employees', employees)).imported, { counts: {}, skipped: { count: 3 } })
  const records = await exported('acme')
  const one = (field: string, value: string) => records.find((each) => each[field] === value) as Item
  t.match(one('email', 'mia@acme.test'), { role: 'simple', hris_role: 'hris_employee' })
  t.match(one('title', 'Welder'), {
    state: 'published',
    locations: [{ city: 'Oslo', country_code: 'NO' }],
    salary: { salary_from: 500_000, salary_currency: 'nok' },
  })
  t.match(one('work_email', 'no@acme.test'), {
    state: 'published',
    firstname: 'No',
    lastname: 'One',
    manager_id: one('work_email', 'top@acme.test').id,
  })
  t.match(one('lastname', 'Between'), { state: 'draft', manager_id: one('work_email', 'no@acme.test').id, employee_number: /^\d+$/ })
})

/** Sends requests to another account, one after the other, until it is stopped. Returns their statuses and the longest wait in milliseconds. */
async function watchOthers() {
  const other = await (await world.givenAccount()).givenCaller()
  const statuses = new Set<number>()
  let [worst, isOver] = [0, false]
  const asking = (async () => {
    while (!isOver) {
      const began = performance.now()
      statuses.add((await other.get('/jobs')).status)
      worst = Math.max(worst, performance.now() - began)
      await sleep(10)
    }
  })()
  return async () => {
    isOver = true
    await asking
    return { statuses: [...statuses], worst: Math.round(worst) }
  }
}

const many = isProof ? 5000 : 500
const rowsOf = (row: (at: number) => string) => Array.from({ length: many }, (_, at) => row(at)).join('\n')
const large = {
  members: `Name,Email,Role\n${rowsOf((at) => `Member ${at},member${at}@many.test,simple`)}`,
  candidates: `Name,E-mail,Phone,Job,Notes\n${rowsOf((at) => `Given${at} Family,person${at}@many.test,+49 40 ${at},S-1,"Note, with a comma"`)}`,
  // Each manages eight.
  employees: `Name,Email,Manager\n${rowsOf((at) => `Given${at} Family,emp${at}@many.test,${at > 0 ? `emp${Math.floor((at - 1) / 8)}@many.test` : ''}`)}`,
}
for (const [kind, text] of Object.entries(large)) {
  t.test(`a spreadsheet of ${kind} is imported within a minute, and requests to other accounts are answered`, async (t) => {
    const { name } = kindOf(kind).type
    const analyses = world.application.statements.register.get(`import_analyze_${name}`)?.uses
    const endWatch = await watchOthers()
    const began = performance.now()
    t.match((await table(kind, text)).imported, { counts: { [name]: { added: many } } })
    const seconds = (performance.now() - began) / 1000
    const { statuses, worst } = await endWatch()
    t.comment(`${many} ${kind} in ${seconds.toFixed(1)} s; others waited at most ${worst} ms`)
    t.ok(seconds < 60, `${seconds} s`)
    t.strictSame(statuses, [200])
    t.ok(Number(analyses?.times) >= 2, `the planner was told ${analyses?.times} times how the table grew`)
    const again = performance.now()
    t.equal((await table(kind, text)).imported.skipped.count, many)
    t.comment(`and skipped in ${((performance.now() - again) / 1000).toFixed(1)} s`)
  })
}

t.test('the format has a page with an example of each record, which together are a file', async (t) => {
  t.same(
    examples.map(({ record }) => record),
    recordTypes.map(({ name }) => name),
  )
  const page = await (await fetch(`${world.origin}/docs/import`)).text()
  const text = page
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
  for (const example of [exampleHeader, ...examples]) t.ok(text.includes(JSON.stringify(example)), String(example.record))
  for (const { headers } of kinds.flatMap(({ columns }) => columns))
    t.ok(
      headers.every((header) => text.includes(header)),
      headers.join(', '),
    )
  t.match(text, /candidate_idreference to a candidate/)
  t.match(await (await fetch(`${world.origin}/docs/search?q=import%20format`)).text(), '/docs/import')
  t.match(await importing([exampleHeader, ...examples]), { account: 'harbour', counts: { event: { added: 1 }, file: { added: 1 } } })
  const { imported } = await table('candidates', 'Name;E-Mail;Job;Stage;Phone;Applied on\nKim;kim@post.example;Crane Operator;;;', {
    account: 'harbour',
  })
  t.match(imported, { counts: { candidate: { added: 1 } } })
})
