// The contract's examples: each fits its schema, and each request, sent to a server that holds their data, is answered as they say.
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import t from 'tap'
import { operationsOf, resolve, type Document, type Media, type Schema } from '../src/contract/document.ts'
import type { Execute } from '../src/db/client.ts'
import type { GivenAccount } from './fixtures/account.ts'
import { givenWorld } from './fixtures/server.ts'

const document = JSON.parse(readFileSync(new URL('../generated/openapi-3.1.json', import.meta.url), 'utf8')) as Document
const operations = operationsOf(document)
const ajv = new Ajv2020({ strict: false, discriminator: false })
addFormats.default(ajv)
ajv.addSchema({ ...document, $id: 'contract' })

/** Whether a value fits a schema of the contract; its references lead into the whole document. */
function fits(schema: Schema, value: unknown): true | string {
  const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')))
  return check(value) || ajv.errorsText(check.errors)
}
const examplesOf = (media: Media) => [
  ...('example' in media ? [media.example] : []),
  ...Object.values(media.examples ?? {}).map(({ value }) => value),
]

t.test('every example of a body, an answer, a parameter and a property fits its schema', (t) => {
  let count = 0
  const check = (where: string, schema: Schema, values: readonly unknown[]) => {
    for (const value of values) {
      count++
      t.equal(fits(schema, value), true, where)
    }
  }
  for (const { id, operation } of operations) {
    for (const media of Object.values(operation.requestBody?.content ?? {})) {
      t.ok(examplesOf(media).length > 0, `${id} has an example of its body`)
      check(`${id} body`, media.schema as Schema, examplesOf(media))
    }
    for (const [status, { content = {} }] of Object.entries(operation.responses)) {
      for (const media of Object.values(content)) {
        t.ok(examplesOf(media).length > 0, `${id} has an example of its ${status}`)
        check(`${id} ${status}`, media.schema as Schema, examplesOf(media))
      }
    }
    for (const parameter of operation.parameters ?? []) {
      if ('example' in parameter) check(`${id} ${parameter.name}`, parameter.schema, [parameter.example])
    }
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    for (const [property, inner] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
      check(`${name}.${property}`, inner, (inner.examples ?? []) as unknown[])
    }
  }
  t.ok(count > 50, `${count} examples`)
  t.end()
})

/** The body of an operation's example of success. */
function exampleOf(id: string): any {
  const { operation } = operations.find((each) => each.id === id) as (typeof operations)[number]
  const [, success] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) as [
    string,
    { content?: Record<string, Media> },
  ]
  return Object.values(success.content ?? {})[0]?.example
}

/** What a job keeps of a field of its form. */
const asked = ({ key, required }: { key: string; required: boolean }) => ({ key, required })

/** The columns of a question or an attribute that only files have. */
const fileColumns = (item: Record<string, unknown>) => ({
  supported_file_types: item.supported_file_types ?? null,
  max_file_size: item.max_file_size ?? null,
})

/** What an account has whatever its jobs are: recruiters, pipeline, reasons, custom attributes. */
async function givenSettings(given: GivenAccount) {
  for (const { id, name, email } of exampleOf('listRecruiters').recruiters) await given.insert('recruiters', { key: id, name, email })
  for (const { identifier, ...stage } of exampleOf('listStages').stages) await given.insert('stages', { key: identifier, ...stage })
  for (const { id, ...reason } of exampleOf('listDisqualificationReasons'))
    await given.insert('disqualification_reasons', { key: id, ...reason })
  const ofJob = new Map(exampleOf('listJobCustomAttributes').custom_attributes.map((item: { id: string }) => [item.id, item]))
  for (const { id, type, enabled, label, hint, choices } of exampleOf('listCustomAttributes').custom_attributes) {
    const { provider = 'user', ...item } = (ofJob.get(id) ?? {}) as Record<string, unknown>
    const kept = choices?.map((choice: Record<string, unknown>) => ({ id: choice.id, body: choice.body, hint: choice.hint })) ?? null
    await given.insert('custom_attributes', { key: id, type, enabled, label, hint, provider, choices: kept, ...fileColumns(item) })
  }
}

/** Who works on the job of the examples, and what it asks. */
async function givenPartsOfJob(given: GivenAccount, execute: Execute, job: number) {
  const find = (table: string, key: string) => execute(`select id from ${table} where account_id = $1 and key = $2`, [given.id, key])
  for (const { id, name, headline, email, role, collaboration_role } of exampleOf('listJobMembers').members) {
    const [known] = await find('members', id)
    const { id: member_id } = known ?? (await given.insert('members', { key: id, name, headline, email, role }))
    await given.insert('job_members', { job_id: job, member_id, collaboration_role })
  }
  for (const { id } of exampleOf('listJobRecruiters').recruiters) {
    const [recruiter] = await find('recruiters', id)
    await given.insert('job_recruiters', { job_id: job, recruiter_id: recruiter?.id })
  }
  for (const [at, { id, body, type, required, choices = null, ...item }] of exampleOf('listJobQuestions').questions.entries()) {
    await given.insert('job_questions', { job_id: job, position: at + 1, key: id, body, type, required, choices, ...fileColumns(item) })
  }
  for (const [at, { id, required }] of exampleOf('listJobCustomAttributes').custom_attributes.entries()) {
    const [attribute] = await find('custom_attributes', id)
    await given.insert('job_custom_attributes', { job_id: job, custom_attribute_id: attribute?.id, required, position: at + 1 })
  }
}

/** Fills an account with just what the examples show, ids included. */
async function givenExamples(t: Parameters<typeof givenWorld>[0]) {
  const world = await givenWorld(t)
  const { execute } = world.application.database
  const account = exampleOf('getAccount')
  const given = await world.givenAccount(account.subdomain)
  await execute('update accounts set key = $2, name = $3, description = $4, summary = $5, website_url = $6 where id = $1', [
    given.id,
    account.id,
    account.name,
    account.description,
    account.summary,
    account.website_url,
  ])
  for (const member of exampleOf('listMembers').members) {
    await given.insert('members', {
      key: member.id,
      name: member.name,
      headline: member.headline,
      email: member.email,
      role: member.role,
      hris_role: member.hris_role,
      active: member.active,
      permission_sets: member.roles.filter((role: string) => !role.startsWith('ats.') && !role.startsWith('hris.')),
      collaboration_rules: member.collaboration_rules,
      hris_member_scope: member.hris_member_scope,
    })
  }
  await givenSettings(given)
  const { jobs, paging } = exampleOf('listJobs')
  const detail = exampleOf('getJob')
  for (const job of jobs) {
    for (const [at, { id, name }] of job.department_hierarchy.entries()) {
      const parent = job.department_hierarchy[at - 1]?.id ?? null
      await execute('insert into departments (account_id, id, name, parent_id) values ($1, $2, $3, $4) on conflict do nothing', [
        given.id,
        id,
        name,
        parent,
      ])
    }
    const texts = job.shortcode === detail.shortcode ? detail : {}
    const { id } = await given.insert('jobs', {
      id: Number(/\/jobs\/(\d+)$/.exec(job.url)?.[1]),
      key: job.id,
      shortcode: job.shortcode,
      title: job.title,
      code: job.code,
      state: job.state,
      sample: job.sample,
      confidential: job.confidential,
      department_id: job.department_hierarchy.at(-1)?.id ?? null,
      workplace_type: job.workplace_type,
      locations: job.locations.map((site: Record<string, unknown>) => ({
        shortcode: site.shortcode,
        country: site.country_name,
        countryCode: site.country_code,
        region: site.subregion,
        regionCode: site.state_code,
        city: site.city,
        zipCode: site.zip_code,
        coords: site.coords,
        hidden: site.hidden,
      })),
      salary_from: job.salary.salary_from,
      salary_to: job.salary.salary_to,
      salary_currency: job.salary.salary_currency,
      keywords: job.keywords,
      created_at: job.created_at,
      updated_at: job.updated_at,
      description: texts.description ?? null,
      requirements: texts.requirements ?? null,
      benefits: texts.benefits ?? null,
      employment_type: texts.employment_type ?? null,
      industry: texts.industry ?? null,
      function: texts.function ?? null,
      experience: texts.experience ?? null,
      education: texts.education ?? null,
      application_form: job.shortcode === detail.shortcode ? exampleOf('getJobApplicationForm').form_fields.map(asked) : [],
    })
    if (job.shortcode === detail.shortcode) await givenPartsOfJob(given, execute, id)
  }
  // The example of the list is a first page: this is the job that its link leads to.
  const next = new URL(paging.next).searchParams.get('since_id')
  await given.insert('jobs', { id: 1000, key: next, shortcode: 'FFFFFFFFFF', title: 'The next page', state: 'draft' })
  return { world, caller: await given.givenCaller() }
}

t.test('every request example is answered with exactly the answer that the contract shows', async (t) => {
  const { world, caller } = await givenExamples(t)
  // Reading before changing, since the examples show what is there before.
  const ordered = operations.toSorted((a, b) => Number(a.method !== 'GET') - Number(b.method !== 'GET'))
  for (const { id, method, path, operation } of ordered) {
    const exampleAt = (name: string) =>
      operation.parameters?.find((parameter) => parameter.name === name && parameter.in === 'path') as { example?: unknown }
    const address = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => String(exampleAt(name).example))
    const query = new URLSearchParams()
    const given = (operation as { 'x-example-query'?: Record<string, unknown> })['x-example-query'] ?? {}
    for (const [name, value] of Object.entries(given)) query.set(name, String(value))
    const body = Object.values(operation.requestBody?.content ?? {})[0]?.example
    const answer = await caller.request(method, `${address}${query.size > 0 ? `?${query}` : ''}`, body === undefined ? {} : { body })
    const [declared] = Object.keys(operation.responses).filter((status) => status.startsWith('2'))
    t.equal(String(answer.status), declared, id)
    const expected = JSON.parse(JSON.stringify(exampleOf(id) ?? null).replaceAll(/http:\/\/localhost:3000\/spi/g, `${world.origin}/spi`))
    t.strictSame(answer.body ?? null, expected, id)
  }
})

t.test('references of the contract lead somewhere', (t) => {
  for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) t.ok(resolve(document, reference as string))
  t.end()
})
