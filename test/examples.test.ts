// The contract's examples: each fits its schema, and each request, sent to a server that holds their data, is answered as they say.
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Test } from 'tap'
import { validators } from '../generated/validators.js'
import {
  operationsOf,
  resolve,
  webhooksOf,
  type Answer,
  type Document,
  type Media,
  type NamedOperation,
  type Schema,
} from '../src/contract/document.ts'
import { secretBox } from '../src/access/secretBox.ts'
import { secretKeysOf } from '../src/access/secretKeys.ts'
import { configOf } from '../src/config.ts'
import type { Execute } from '../src/db/client.ts'
import { signingSecrets } from '../src/delivery/signingSecrets.ts'
import type { GivenAccount } from './fixtures/account.ts'
import { inEveryVersion } from './fixtures/inEveryVersion.ts'
import { documents, exampleBody, exampleQuery } from './fixtures/requests.ts'
import { subscriptionsOf } from './fixtures/subscriptions.ts'
import { givenWorld } from './fixtures/server.ts'

/** Tells whether a value fits a schema of the contract; its references lead into the whole document. */
function fitting(document: Document): (schema: Schema, value: unknown) => true | string {
  const ajv = new Ajv2020({ strict: false, discriminator: false })
  addFormats.default(ajv)
  ajv.addSchema({ ...document, $id: 'contract' })
  return (schema, value) => {
    const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')))
    return check(value) || ajv.errorsText(check.errors)
  }
}
const examplesOf = (media: Media) => [
  ...('example' in media ? [media.example] : []),
  ...Object.values(media.examples ?? {}).map(({ value }) => value),
]

inEveryVersion('every example of a body, an answer, a parameter and a property fits its schema', async (t, base) => {
  const document = documents[base] as Document
  const fits = fitting(document)
  let count = 0
  const check = (where: string, schema: Schema, values: readonly unknown[]) => {
    for (const value of values) {
      count++
      t.equal(fits(schema, value), true, where)
    }
  }
  for (const { id, operation } of operationsOf(document)) {
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
    for (const [name, value] of Object.entries(operation['x-example-query'] ?? {})) {
      const parameter = operation.parameters?.find((each) => each.in === 'query' && each.name === name)
      t.ok(parameter, `${id} has the parameter ${name} of its example`)
      if (parameter) check(`${id} ?${name}`, parameter.schema, [value])
    }
  }
  for (const { event, operation } of webhooksOf(document)) {
    const media = operation.requestBody?.content['application/json'] as Media
    t.equal(examplesOf(media).length, 1, `${event} has an example`)
    check(event, media.schema as Schema, examplesOf(media))
    // As it is sent, with nothing that the schema does not know.
    t.ok(validators[`${event}_notification`]?.(media.example), event)
    for (const parameter of operation.parameters ?? [])
      check(`${event} ${parameter.name}`, parameter.schema, [(parameter as { example?: unknown }).example])
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    for (const [property, inner] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
      check(`${name}.${property}`, inner, (inner.examples ?? []) as unknown[])
    }
  }
  t.ok(count > 50, `${count} examples`)
})

/** The body of an operation's example of success in a version. */
function exampleOf(id: string, base = '/spi/v3'): any {
  const { operation } = operationsOf(documents[base] as Document).find((each) => each.id === id) as NamedOperation
  const [, success] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) as [string, Answer]
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

/** The employees of the examples; a draft's private fields stand in the detail. */
async function givenEmployees(given: GivenAccount, execute: Execute) {
  const detail = exampleOf('getEmployee')
  const listed = exampleOf('listEmployees').employees
  const numberOf = new Map<string, number>()
  for (const { reporting_line, manager_id } of listed) if (manager_id) numberOf.set(manager_id, reporting_line[0])
  await execute('update departments set key = $2 where account_id = $1 and name = $3', [
    given.id,
    listed[0].department_id,
    detail.department,
  ])
  // Managers before those who report to them.
  for (const employee of listed.toSorted((a: any, b: any) => a.reporting_line.length - b.reporting_line.length)) {
    const { id, department_id, reporting_line, firstname, lastname, email, phone, job_title, work_email, ...rest } = employee
    const { state, start_date, employee_number, preferred_name, birthdate } = rest
    const own = { firstname, lastname, email, phone, job_title, work_email, state, start_date, employee_number, preferred_name, birthdate }
    const [department] = await execute('select id from departments where account_id = $1 and key = $2', [given.id, department_id ?? '00'])
    await given.givenEmployee({
      ...own,
      key: id,
      id: numberOf.get(id) ?? 4999,
      manager_id: reporting_line[0] ?? null,
      department_id: department?.id ?? null,
      fields: id === detail.id ? { address: detail.address } : {},
    })
  }
}

/** The categories of the examples, and the requests of one employee, who has two days from the year before. */
async function givenTimeOff(given: GivenAccount, execute: Execute) {
  const find = async (table: string, column: string, value: unknown) =>
    (await execute(`select id from ${table} where account_id = $1 and ${column} = $2`, [given.id, value]))[0]?.id
  const { balances } = exampleOf('listTimeOffBalances')
  const { requests } = exampleOf('listTimeOffRequests')
  const approver = await find('members', 'key', requests.at(-1).pending_approvals[0].approver_id)
  const employee = await find('employees', 'key', requests[0].employee_id)
  for (const [at, { id, ...category }] of exampleOf('listTimeOffCategories').categories.entries()) {
    const { units_available, units_carry_over_available: carry_over, units_used, has_unlimited_timeoff, ...balance } = balances[at]
    const { id: category_id } = await given.insert('time_off_categories', {
      key: id,
      ...category,
      tracking_unit: balance.time_off_tracking_unit,
      unlimited: has_unlimited_timeoff,
      yearly_entitlement: has_unlimited_timeoff ? 0 : Number(units_available) + Number(units_used) - Number(carry_over),
      approval: at === 0 ? 'members' : 'none',
      position: at,
    })
    await given.insert('time_off_allowances', { employee_id: employee, category_id, year: 2026, carry_over })
    if (at === 0) await given.insert('time_off_category_approvers', { category_id, member_id: approver, position: 1 })
  }
  for (const request of requests) {
    const { from_date, to_date, half_days, state, updated_at } = request
    const units = request.requesting_total - half_days.length / 2
    const { id } = await given.insert('time_off_requests', {
      key: request.id,
      employee_id: employee,
      category_id: await find('time_off_categories', 'name', request.category_name),
      requester_id: await find('members', 'name', request.updated_by),
      from_date,
      to_date,
      half_days,
      state,
      units,
      updated_at,
    })
    await given.insert('time_off_usages', { request_id: id, year: 2026, units })
    for (const [at, { id: key }] of request.pending_approvals.entries())
      await given.insert('time_off_approvals', { key, request_id: id, approver_id: approver, position: at + 1 })
  }
}

/** The candidates that the list of a version shows, all of the job of the examples; the one of the detail with everything. */
async function givenCandidates(given: GivenAccount, execute: Execute, base: string) {
  const { candidates: shown, paging } = exampleOf('listCandidates', base)
  const keys = new Set(shown.map(({ id, key = id }: Record<string, string>) => key))
  const { candidates } = exampleOf('listCandidates')
  const { candidate: detail } = exampleOf('getCandidate')
  const [job] = await execute('select id from jobs where account_id = $1 and shortcode = $2', [given.id, detail.job.shortcode])
  const { questions } = exampleOf('listJobQuestions')
  for (const listed of candidates) {
    if (!keys.has(listed.id)) continue
    const { id: key, account: _, job: __, stage, stage_kind: ___, profile_url, ...own } = listed
    const [{ id: stage_id } = {}] = await execute('select id from stages where account_id = $1 and name = $2', [given.id, stage])
    const full = key === detail.id ? detail : {}
    const { address = null, phone = null, cover_letter = null, summary = null } = full
    const { education_entries = [], experience_entries = [], tags = [], location = null } = full
    await given.insert('candidates', {
      id: Number(/\d+$/.exec(profile_url)?.[0]),
      key,
      job_id: job?.id,
      stage_id,
      ...own,
      address,
      phone,
      cover_letter,
      summary,
      education_entries,
      experience_entries,
      tags,
      location,
      skills: (full.skills ?? []).map(({ name }: { name: string }) => name),
      social_profiles: full.social_profiles ?? [],
      mailbox: full.outbound_mailbox?.split('@')[0] ?? `mailbox-${key}`,
      answers: (full.answers ?? []).map(({ question: { body }, answer }: any) => ({
        question: questions.find((each: { body: string }) => each.body === body).id,
        body,
        answer,
      })),
    })
  }
  if (paging) {
    const [{ id: stage_id } = {}] = await execute('select id from stages where account_id = $1 order by position limit 1', [given.id])
    const names = { name: 'The next page', firstname: 'The', lastname: 'next page', mailbox: 'next', email: 'next@example.test' }
    const next = new URL(paging.next).searchParams.get('since_id')
    await given.insert('candidates', { id: candidates.length + 1, key: next, job_id: job?.id, stage_id, ...names })
  }
  await execute("select setval(pg_get_serial_sequence('candidates', 'id'), $1)", [candidates.length + 1])
}

/** What happened to the candidate and the job of the examples, the files of comments, and the events. */
async function givenHappenings(given: GivenAccount, execute: Execute) {
  const idOf = async (table: string, key: string | undefined) =>
    key === undefined ? null : (await execute(`select id from ${table} where account_id = $1 and key = $2`, [given.id, key]))[0]?.id
  const { id, job } = exampleOf('getCandidate').candidate
  const candidate_id = await idOf('candidates', id)
  const [{ id: job_id } = {}] = await execute('select id from jobs where account_id = $1 and shortcode = $2', [given.id, job.shortcode])
  const [file] = exampleOf('listCandidateFiles').files
  const key = /\/files\/(\w+)/.exec(file.preview_url)?.[1]
  const attached = await given.insert('files', {
    key,
    candidate_id,
    kind: file.kind,
    name: file.name,
    media_type: 'application/pdf',
    size: 1,
  })
  for (const { action, created_at, body, ...activity } of exampleOf('listCandidateActivities').activities) {
    await given.insert('activities', {
      key: activity.id,
      job_id,
      candidate_id,
      action,
      created_at,
      updated_at: activity.updated_at,
      body,
      member_id: await idOf('members', activity.member?.id),
      stage: activity.action_stage,
      target_stage: activity.target_stage ?? null,
      rating: activity.rating ?? null,
      visibility_roles: activity.visibility_roles ?? null,
      file_id: action === 'comment' ? attached.id : null,
    })
  }
  for (const { candidate, ...activity } of exampleOf('listJobActivities').activities) {
    if (candidate) continue
    await given.insert('activities', { key: activity.id, job_id, action: activity.action, created_at: activity.created_at })
  }
  for (const { title, description, type, starts_at, ends_at, cancelled, members, conference = null, ...event } of exampleOf('listEvents')
    .events) {
    const own = { title, description, type: type.replace('Event', '').toLowerCase(), starts_at, ends_at, cancelled, conference }
    const { id: event_id } = await given.insert('events', { key: event.id, ...own, job_id, candidate_id })
    for (const { id: member, status } of members)
      await given.insert('event_members', { event_id, member_id: await idOf('members', member), status })
  }
}

/** The subscriptions of the examples, with secrets sealed by `secrets`, and what was sent to the first. */
async function givenSubscriptions(given: GivenAccount, execute: Execute, secrets: ReturnType<typeof signingSecrets>) {
  const { givenSubscription, givenDelivery } = subscriptionsOf(given)
  const { subscriptions } = exampleOf('listSubscriptions')
  for (const { id, event, target, created_at, stage_slug, job_shortcode } of subscriptions) {
    const filters = { stage_slug, job_shortcode }
    await givenSubscription({ id, event, target, created_at, ...filters, secrets: secrets.first(given.id).secrets })
  }
  const { id: detailed, attempts: shown } = exampleOf('getDelivery')
  for (const { id: key, notification_id: uuid, event, state, sequence, attempt_count, ...times } of exampleOf('listDeliveries')
    .deliveries) {
    const { occurred_at, created_at, delivered_at } = times
    const attempts = key === detailed ? shown : Array.from({ length: attempt_count }, () => ({ status: 500 }))
    await givenDelivery(subscriptions[0], { key, uuid, event, state, sequence, occurred_at, created_at, delivered_at, attempts })
  }
  await execute('update accounts set last_subscription = $2 where id = $1', [given.id, exampleOf('createSubscription').id - 1])
}

/** Fills an account with just what the examples of a version show, ids included; `beforeChanges` adds what only changes need. */
async function givenExamples(t: Test, base: string) {
  const world = (await givenWorld(t)).at(base)
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
  const { target_job_shortcode: relocatedTo } = exampleBody('relocateCandidate').body as { target_job_shortcode: string }
  const givenNext = () => given.insert('jobs', { id: 1000, key: next, shortcode: relocatedTo, title: 'The next page', state: 'draft' })
  // A list that comes whole would show it.
  const isPaged = exampleOf('listJobs', base).paging !== undefined
  if (isPaged) await givenNext()
  await givenEmployees(given, execute)
  await givenTimeOff(given, execute)
  await givenCandidates(given, execute, base)
  await givenHappenings(given, execute)
  await givenSubscriptions(given, execute, signingSecrets(secretBox(secretKeysOf(configOf(world.config)))))
  return { world, caller: await given.givenCaller(), beforeChanges: async () => isPaged || givenNext() }
}

/** An answer in which ids that were minted later than `before`, and instants later than it, are those of the example: what a call makes has new ones each time. */
function withIdsOf(example: unknown, answer: unknown, before: string): unknown {
  const isKey = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{16}$/.test(value)
  if (isKey(answer) && isKey(example) && (answer as string) > before) return example
  const isAddress = (value: unknown) => typeof value === 'string' && /^http.*[/][0-9a-f]{16}(\/[^/?]+)?(\?|$)/.test(value)
  if (isAddress(answer) && isAddress(example) && addressed(answer as string) === addressed(example as string)) return example
  const isInstant = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
  const since = Math.floor(Number(BigInt(`0x${before}`) >> 16n) / 1000) * 1000
  if (isInstant(answer) && isInstant(example) && Date.parse(answer as string) >= since) return example
  // An older version's instants are seconds since 1970.
  if (typeof answer === 'number' && typeof example === 'number' && answer * 1000 >= since) return example
  const isSecret = (value: unknown) => typeof value === 'string' && /^whsec_[A-Za-z0-9+/]{43}=$/.test(value)
  if (isSecret(answer) && isSecret(example)) return example
  const isMailbox = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{16}@/.test(value)
  if (isMailbox(answer) && isMailbox(example)) return example
  if (typeof answer !== 'object' || answer === null || typeof example !== 'object' || example === null) return answer
  if (Array.isArray(answer)) return answer.map((item, at) => withIdsOf((example as unknown[])[at], item, before))
  return Object.fromEntries(Object.entries(answer).map(([name, item]) => [name, withIdsOf((example as any)[name], item, before)]))
}

/** What an address leads to: links to files are signed anew each time, and what a call makes has another id. */
const addressed = (url: string) => /(\w+)\/[0-9a-f]{16}(\/[^/?]+)?(?:\?|$)/.exec(url)?.slice(1).join('')

inEveryVersion('every request example is answered with exactly the answer that the contract shows', async (t, base) => {
  const { world, caller, beforeChanges } = await givenExamples(t, base)
  const before = (await world.application.database.execute('select mint_key() as key', []))[0]?.key as string
  // Reading before changing, since the examples show what is there before; then as the contract lists the paths, which ends with what
  // removes a candidate. The employee who is changed was published before, and the subscription goes last.
  const document = documents[base] as Document
  const paths = Object.keys(document.paths)
  const turns: Record<string, number> = { publishEmployee: 1, deleteSubscription: 3 }
  const turnOf = ({ id, method }: NamedOperation) => (method === 'GET' ? 0 : (turns[id] ?? 2))
  const ordered = operationsOf(document).toSorted((a, b) => turnOf(a) - turnOf(b) || paths.indexOf(a.path) - paths.indexOf(b.path))
  const [reading, changing] = [true, false].map((reads) => ordered.filter(({ method }) => (method === 'GET') === reads))
  for (const one of reading ?? []) await replay(one)
  await beforeChanges()
  for (const one of changing ?? []) await replay(one)

  async function replay({ id, method, path, operation }: NamedOperation): Promise<void> {
    const exampleAt = (name: string) =>
      operation.parameters?.find((parameter) => parameter.name === name && parameter.in === 'path') as { example?: unknown }
    const address = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => String(exampleAt(name).example))
    const answer = await caller.request(method, address + exampleQuery(id, base), exampleBody(id, base))
    const [declared] = Object.keys(operation.responses).filter((status) => status.startsWith('2'))
    t.equal(String(answer.status), declared, id)
    const example = JSON.stringify(exampleOf(id, base) ?? null)
    const expected = JSON.parse(example.replaceAll(/http:\/\/localhost:3000\/spi/g, `${world.origin}/spi`))
    t.strictSame(withIdsOf(expected, answer.body ?? null, before), expected, id)
  }
})

inEveryVersion('references of the contract lead somewhere', async (t, base) => {
  const document = documents[base] as Document
  for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) t.ok(resolve(document, reference as string))
})
