// The contract's guard: what counts as a breaking change, how it is told, and that the database agrees with the contract.
import { getTableColumns, type Table } from 'drizzle-orm'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { changelogOf, undeclared } from '../src/contract/changelog.ts'
import { changesBetween } from '../src/contract/changes.ts'
import { schemaOf, type Document, type Schema } from '../src/contract/document.ts'
import { generate } from '../src/contract/generate.ts'
import * as tables from '../src/db/schema.ts'

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as any
const document: Document = read('../generated/openapi-3.1.json')
const library: Document = read('fixtures/library/generated/openapi-3.1.json')

/** The changes that an edit of the real contract brings about. */
function changesBy(edit: (document: any) => void) {
  const edited = structuredClone(document)
  edit(edited)
  return changesBetween(document, edited)
}

t.test('no change, no entry', (t) => {
  t.strictSame(changesBetween(document, document), [])
  t.strictSame(changesBetween(library, structuredClone(library)), [])
  t.end()
})

t.test('changes that break clients are known as such', (t) => {
  const breaking: Record<string, [edit: (document: any) => void, text: RegExp]> = {
    'an operation goes': [({ paths }) => delete paths['/jobs'].get, /^removed: GET \/jobs$/],
    'an operation moves': [({ paths }) => ((paths['/positions'] = paths['/jobs']), delete paths['/jobs']), /moved from GET \/jobs/],
    'another scope': [({ paths }) => (paths['/jobs'].get.security = [{ oauth2: ['r_account'] }]), /scope r_account instead of r_jobs/],
    'a success goes': [
      ({ paths }) => ((paths['/jobs'].get.responses[202] = paths['/jobs'].get.responses[200]), delete paths['/jobs'].get.responses[200]),
      /no longer answers 200/,
    ],
    'a notification goes': [({ webhooks }) => delete webhooks.candidate_moved, /^removed: the notification$/],
    'a key of a notification goes': [
      ({ components }) => delete components.schemas.NotifiedCandidate.properties.email,
      /^body\.data\.email is gone$/,
    ],
    'a parameter goes': [({ paths }) => paths['/jobs'].get.parameters.shift(), /the parameter state is gone/],
    'a parameter becomes required': [({ components }) => (components.parameters.SinceId.required = true), /since_id became required/],
    'a new parameter is required': [
      ({ paths }) => paths['/jobs'].get.parameters.push({ name: 'x', in: 'query', required: true, schema: { type: 'string' } }),
      /parameter x is new/,
    ],
    'a default changes': [({ components }) => (components.parameters.Limit.schema.default = 20), /default of limit is 20 instead of 50/],
    'a parameter takes less': [({ components }) => components.schemas.JobState.enum.pop(), /no longer knows the value/],
    'a property goes': [({ components }) => delete components.schemas.Job.properties.title, /jobs\[\]\.title is gone/],
    'a property may be missing': [({ components }) => components.schemas.Job.required.shift(), /may be missing/],
    'a property may be null': [
      ({ components }) => (components.schemas.Job.properties.title.type = ['string', 'null']),
      /title can be null/,
    ],
    'a property changes its type': [
      ({ components }) => (components.schemas.Job.properties.title.type = 'integer'),
      /title is no longer string/,
    ],
  }
  for (const [title, [edit, text]] of Object.entries(breaking)) {
    t.ok(
      changesBy(edit).some((change) => change.breaking && text.test(change.text)),
      `${title}: ${JSON.stringify(changesBy(edit).slice(0, 3))}`,
    )
  }
  t.end()
})

t.test('changes that unchanged clients survive are told, not refused', (t) => {
  const harmless: Record<string, (document: any) => void> = {
    'a new operation': ({ paths }) => (paths['/x'] = { get: { ...paths['/jobs'].get, operationId: 'listX' } }),
    'a new optional parameter': ({ paths }) => paths['/jobs'].get.parameters.push({ name: 'x', in: 'query', schema: { type: 'string' } }),
    'a new property in an answer': ({ components }) => (components.schemas.Account.properties.x = { type: 'string' }),
    'a property that is never null any more': ({ components }) => (components.schemas.Member.properties.headline.type = 'string'),
    'a new value of an answer': ({ components }) => components.schemas.MemberRole.enum.push('owner'),
    'another error': ({ paths }) => (paths['/jobs'].get.responses[409] = { description: 'x' }),
  }
  for (const [title, edit] of Object.entries(harmless)) {
    const changes = changesBy(edit)
    t.ok(changes.length > 0, `${title} is told`)
    t.strictSame(
      changes.filter(({ breaking }) => breaking),
      [],
      title,
    )
  }
  t.end()
})

t.test('a header that becomes a security scheme is sent as before', (t) => {
  const released = structuredClone(document) as any
  const header = { name: 'X-Service-Client-Id', in: 'header', schema: { type: 'string' } }
  released.paths['/jobs'].get.parameters.push(header)
  const told = { operation: 'listJobs', breaking: false, text: 'takes X-Service-Client-Id as a security scheme' }
  t.strictSame(changesBetween(released, document), [told])
  const without = structuredClone(document) as any
  without.paths['/jobs'].get.security = [{ oauth2: ['r_jobs'] }, { bearer: [] }]
  t.strictSame(changesBetween(released, without), [{ ...told, breaking: true, text: 'the parameter X-Service-Client-Id is gone' }])
  t.end()
})

t.test('a breaking change passes once it is declared', (t) => {
  const edited = structuredClone(document) as any
  delete edited.paths['/jobs'].get
  t.strictSame(undeclared(document, edited, []), ['listJobs removed: GET /jobs'])
  t.strictSame(undeclared(document, edited, ['listJobs removed: GET /jobs']), [])
  t.match(changelogOf(document, edited, [], '## Earlier\n'), /- \*\*Breaking\.\*\* `listJobs` removed: GET \/jobs\n\n## Earlier/)
  t.match(changelogOf(document, document, ['Told by hand.'], '## Earlier\n'), /## Since the last release\n\n- Told by hand\.\n\n## Earlier/)
  t.end()
})

t.test('the generator refuses a contract that breaks clients, until the change is declared', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'guard-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  cpSync('openapi', folder, { recursive: true })
  const members = join(folder, 'members.yaml')
  writeFileSync(members, readFileSync(members, 'utf8').replace('operationId: enableMember', 'operationId: reviveMember'))
  const generated = () => generate(join(folder, 'openapi.yaml'), join(folder, 'generated'), 'src/resources')
  await t.rejects(generated(), {
    message: /breaks clients of the last release:\n {2}enableMember removed: POST \/members\/\{id\}\/enable\n.*breaking\.txt/s,
  })
  appendFileSync(join(folder, 'released/breaking.txt'), 'enableMember removed: POST /members/{id}/enable\n')
  t.match((await generated())['changelog.md'], /- \*\*Breaking\.\*\* `enableMember` removed/)
})

/** Which table holds what a schema shows; a property is compared with the column of its name, where there is one. */
const shownBy: Record<string, Table> = {
  Account: tables.accounts,
  Member: tables.members,
  Job: tables.jobs,
  JobDetail: tables.jobs,
  Recruiter: tables.recruiters,
  Stage: tables.stages,
  Question: tables.jobQuestions,
  CustomAttribute: tables.customAttributes,
  JobCustomAttribute: tables.customAttributes,
  DisqualificationReason: tables.disqualificationReasons,
  TimeOffCategory: tables.timeOffCategories,
  TimeOff: tables.timeOffRequests,
  CreatedTimeOff: tables.timeOffRequests,
  Employee: tables.employees,
  EmployeeDetail: tables.employees,
  DirectReport: tables.employees,
  Candidate: tables.candidates,
  CandidateDetail: tables.candidates,
  CandidateActivity: tables.activities,
  JobActivity: tables.activities,
  ScheduledEvent: tables.events,
}
/** Properties that only share a column's name: they are made of something else. */
const made = new Set(['Job.locations', 'JobDetail.locations', 'Job.department', 'JobDetail.department', 'CandidateDetail.location'])

t.test('the database and the contract agree on what can be null, and on the values of each list', (t) => {
  for (const [name, table] of Object.entries(shownBy)) {
    const schema = document.components?.schemas?.[name] as Schema
    const columns = new Map(Object.values(getTableColumns(table)).map((column) => [column.name, column]))
    let compared = 0
    for (const [property, written] of Object.entries(schema.properties as Record<string, Schema>)) {
      const column = columns.get(property === 'id' ? 'key' : property)
      if (!column || made.has(`${name}.${property}`)) continue
      compared++
      const inner = schemaOf(document, written)
      const canBeNull = [inner.type].flat().includes('null')
      // Free text can be empty in the database, and is null on the wire then: the contract may be wider there, never narrower.
      t.ok(
        column.notNull || canBeNull || !(schema.required as string[]).includes(property),
        `${name}.${property} is null in the database, never in the contract`,
      )
      if (inner.enum)
        t.strictSame([...(inner.enum as string[])].toSorted(), [...(column.enumValues ?? [])].toSorted(), `${name}.${property}`)
    }
    t.ok(compared > 2, `${name}: ${compared} properties compared`)
  }
  t.end()
})
