// Custom attributes: created, changed, deleted and chosen for jobs, with the values that candidates have.
import t, { type Test } from 'tap'
import { openDatabase, type Database } from '../../src/db/client.ts'
import { statementsOver } from '../../src/db/statements.ts'
import { diskStore } from '../../src/files/store.ts'
import { exportAccount } from '../../src/transfer/export.ts'
import { importLines } from '../../src/transfer/import.ts'
import { givenWorld, type Answer, type Caller } from '../fixtures/server.ts'
import { until } from '../fixtures/wait.ts'

const world = await givenWorld(t)
const { execute } = world.application.database
const path = '/custom_attributes'

const patch = (caller: Caller, id: string, body: object) => caller.request('PATCH', `${path}/${id}`, { body })
const shown = async (caller: Caller): Promise<Record<string, unknown>[]> => (await caller.get(path)).body.custom_attributes
const refused = (t: Test, { status, body, headers }: Answer, code: string, field?: string) => {
  t.strictSame([status, headers.get('x-error-code')], [422, code], JSON.stringify(body))
  t.strictSame(Object.keys(body.validation_errors ?? {}), field === undefined ? [] : [field])
}
const choices = [{ body: 'Early' }, { body: 'Late', hint: 'After noon' }]
const fileValue = { name: 'proof.txt', data: 'SGVsbG8=' }

async function given() {
  const account = await world.givenAccount()
  const caller = await account.givenCaller(['r_jobs', 'r_candidates', 'w_candidates', 'w_jobs', 'w_account'])
  const create = (body: object) => caller.post(path, body)
  const made = async (body: object): Promise<{ id: string; choices: { id: string; body: string }[] }> => (await create(body)).body
  const givenCandidate = async () => {
    const { id, key } = await account.givenCandidate()
    const set = (custom_attribute_key: string, value: object) =>
      caller.request('PATCH', `/candidates/${key}/update_custom_attribute_value`, { body: { custom_attribute_key, ...value } })
    const values = async () => {
      const [row] = await execute('select custom_attributes from candidates where account_id = $1 and id = $2', [account.id, id])
      return row!.custom_attributes as Record<string, any>
    }
    return { key, set, values }
  }
  const audited = async () => {
    const rows = await execute("select action from audit_log where account_id = $1 and action like '%attribute%' order by id", [account.id])
    return rows.map(({ action }) => action)
  }
  return { account, caller, create, made, givenCandidate, audited }
}

t.test('createCustomAttribute: adds an attribute of every type, with the keys of its type', async (t) => {
  const { caller, create, audited } = await given()
  const unhinted = { hint: null }
  const withEnglish = [
    { body: 'Early', hint: null, translations: { en: { body: 'Early' } } },
    { body: 'Late', hint: 'After noon', translations: { en: { body: 'Late', hint: 'After noon' } } },
  ]
  const kinds: [type: string, sent: object, more: object][] = [
    ['short_text', { hint: 'In a word' }, { hint: 'In a word' }],
    ['free_text', { hint: '' }, {}],
    ['boolean', { enabled: false }, { enabled: false }],
    ['numeric', { hint: null }, {}],
    ['date', { provider: 'candidate' }, {}],
    ['dropdown', { choices }, { single_answer: true, choices: withEnglish }],
    ['multiple_choice', { choices }, { single_answer: false, choices: withEnglish }],
    ['file', { supported_file_types: ['PDF'], max_file_size: 9 }, {}],
  ]
  for (const [type, sent, more] of kinds) {
    const { status, body } = await create({ label: `A ${type}`, type, ...sent })
    t.equal(status, 201)
    const expected = { id: /^[0-9a-f]{16}$/, type, enabled: true, label: `A ${type}`, ...unhinted, ...more }
    t.match(body, expected)
    t.strictSame(Object.keys(body), Object.keys(expected), type)
    t.strictSame((await shown(caller)).at(-1), body)
  }
  t.strictSame(new Set(await audited()), new Set(['attribute_created']))
})

t.test('createCustomAttribute, updateCustomAttribute: refuse what the type requires or does not have', async (t) => {
  const { account, caller, create, made, audited } = await given()
  const list = { label: 'Shift', type: 'dropdown' }
  const foreign = { body: 'Early', id: '019b000000000001' }
  refused(t, await create(list), 'field-required', 'choices')
  refused(t, await create({ label: ' ', type: 'date' }), 'field-required', 'label')
  refused(t, await create({ label: 'When', type: 'date', choices }), 'field-invalid', 'choices')
  refused(t, await create({ ...list, choices, max_file_size: 1 }), 'field-invalid', 'max_file_size')
  refused(t, await create({ ...list, choices, supported_file_types: ['pdf'] }), 'field-invalid', 'supported_file_types')
  refused(t, await create({ ...list, choices: [foreign] }), 'reference-unknown', 'choices.0.id')
  const wrong = [{ label: 'x' }, { type: 'date' }, { label: '', type: 'date' }, { ...list, choices: [] }, { label: 'x', type: 'essay' }]
  for (const body of [...wrong, { label: 'x', type: 'date', provider: 'robot' }])
    t.equal((await create(body)).status, 400, JSON.stringify(body))
  t.strictSame(await shown(caller), [])
  const { id, choices: own } = await made({ ...list, choices })
  refused(t, await create({ label: 'SHIFT', type: 'date' }), 'name-taken', 'label')
  const other = await made({ label: 'Other', type: 'date' })
  refused(t, await patch(caller, other.id, { label: 'shift' }), 'name-taken', 'label')
  refused(t, await patch(caller, other.id, { choices }), 'field-invalid', 'choices')
  refused(t, await patch(caller, id, { choices: [foreign] }), 'reference-unknown', 'choices.0.id')
  refused(t, await patch(caller, id, { choices: [own[0], own[0]] }), 'reference-unknown', 'choices.1.id')
  t.equal((await patch(caller, id, { choices: [] })).status, 400)
  await execute(
    `insert into custom_attributes (account_id, label, type) select $1, 'Filler ' || n, 'date' from generate_series(3, 1000) n`,
    [account.id],
  )
  refused(t, await create({ label: 'One more', type: 'date' }), 'list-full')
  t.strictSame(await audited(), ['attribute_created', 'attribute_created'])
})

t.test('updateCustomAttribute: changes what is given and keeps the rest', async (t) => {
  const { account, caller, made, audited } = await given()
  const { id } = await made({ label: 'Proof', type: 'file', hint: 'One', supported_file_types: ['pdf'], max_file_size: 9 })
  const { shortcode } = await account.givenJob()
  await caller.request('PUT', `/jobs/${shortcode}${path}`, { body: { custom_attributes: [{ id }] } })
  const ofJob = async () => (await caller.get(`/jobs/${shortcode}${path}`)).body.custom_attributes[0]
  const { status, body } = await patch(caller, id, { label: 'proof', provider: 'candidate', max_file_size: 10 })
  t.equal(status, 200)
  t.strictSame(body, { id, type: 'file', enabled: true, label: 'proof', hint: 'One' })
  t.match(await ofJob(), { label: 'proof', provider: 'candidate', supported_file_types: ['pdf'], max_file_size: 10 })
  t.match((await patch(caller, id, { hint: '', enabled: false })).body, { hint: null, enabled: false })
  t.equal(await ofJob(), undefined)
  t.strictSame((await patch(caller, id, {})).body, (await shown(caller))[0])
  const foreign = await (await given()).made({ label: 'Foreign', type: 'date' })
  for (const unknown of ['fffffffffff', 'nonsense', foreign.id]) t.equal((await patch(caller, unknown, {})).status, 404, unknown)
  t.equal((await audited()).filter((action) => action === 'attribute_updated').length, 3)
})

t.test('updateCustomAttribute: candidates keep choices with their text, and lose those that are removed', async (t) => {
  const { caller, made, givenCandidate } = await given()
  const one = await made({ label: 'One', type: 'dropdown', choices })
  const many = await made({ label: 'Many', type: 'multiple_choice', choices: [...choices, { body: 'Night' }] })
  const [early, late, night] = many.choices.map(({ id }) => id) as [string, string, string]
  const [ada, bob, cyd] = [await givenCandidate(), await givenCandidate(), await givenCandidate()]
  await ada.set(one.id, { choices: one.choices[0]!.id })
  await ada.set(many.id, { choices: [night, early, late] })
  await bob.set(many.id, { choices: [late] })
  await cyd.set(many.id, { choices: [early] })
  const { body } = await patch(caller, many.id, { choices: [{ body: 'New' }, { id: early, body: 'First' }, { id: night, body: 'Night' }] })
  t.match(body.choices, [{ body: 'New' }, { id: early, body: 'First' }, { id: night, body: 'Night' }])
  t.strictSame(await ada.values(), {
    [one.id]: { choices: [{ id: one.choices[0]!.id, body: 'Early' }] },
    [many.id]: {
      choices: [
        { id: night, body: 'Night' },
        { id: early, body: 'Early' },
      ],
    },
  })
  t.strictSame(await bob.values(), {})
  t.strictSame(await cyd.values(), { [many.id]: { choices: [{ id: early, body: 'Early' }] } })
  t.equal((await cyd.set(many.id, { choices: [late] })).status, 422)
})

t.test('deleteCustomAttribute: deletes it from jobs and with the values of candidates, whose files stay', async (t) => {
  const { account, caller, made, givenCandidate, audited } = await given()
  const gone = await made({ label: 'Gone', type: 'file' })
  const stays = await made({ label: 'Stays', type: 'numeric' })
  const { shortcode } = await account.givenJob()
  const used = { custom_attributes: [{ id: gone.id }, { id: stays.id }] }
  t.equal((await caller.request('PUT', `/jobs/${shortcode}${path}`, { body: used })).status, 200)
  const { key, set, values } = await givenCandidate()
  t.equal((await set(gone.id, { file: fileValue })).status, 201)
  t.equal((await set(stays.id, { value: '4' })).status, 201)
  t.equal((await caller.delete(`${path}/${gone.id}`)).status, 204)
  t.match(await shown(caller), [{ id: stays.id }])
  t.strictSame(await values(), { [stays.id]: { number: 4 } })
  t.match((await caller.get(`/jobs/${shortcode}${path}`)).body.custom_attributes, [{ id: stays.id }])
  t.match((await caller.get(`/candidates/${key}/files`)).body.files, [{ name: 'proof.txt', source: 'custom_attribute' }])
  t.equal((await set(gone.id, { file: fileValue })).status, 404)
  const foreign = await (await given()).made({ label: 'Foreign', type: 'date' })
  for (const id of [gone.id, 'nonsense', foreign.id]) t.equal((await caller.delete(`${path}/${id}`)).status, 404, id)
  t.equal((await audited()).at(-1), 'attribute_deleted')
})

t.test('setJobCustomAttributes: replaces the attributes of the job, in the given order', async (t) => {
  const { account, caller, made, audited } = await given()
  const job = await account.givenJob({ updated_at: '2026-01-01T00:00:00Z' })
  const at = `/jobs/${job.shortcode}${path}`
  const put = (custom_attributes: unknown) => caller.request('PUT', at, { body: { custom_attributes } })
  const a = await made({ label: 'A', type: 'date' })
  const b = await made({ label: 'B', type: 'dropdown', choices })
  const off = await made({ label: 'Off', type: 'date', enabled: false })
  for (const [sent, expected] of [
    [[{ id: b.id, required: true }, { id: off.id }, { id: a.id }], [{ id: b.id, required: true, provider: 'user' }, { id: a.id, required: false }]], // prettier-ignore
    [
      [{ id: a.id }, { id: b.id }],
      [{ id: a.id }, { id: b.id, required: false }],
    ],
    [[], []],
  ] as const) {
    const { status, body } = await put(sent)
    t.equal(status, 200)
    t.strictSame(body, (await caller.get(at)).body)
    t.match(body.custom_attributes, expected)
    t.equal(body.custom_attributes.length, expected.length)
  }
  const [listed] = (await caller.get('/jobs')).body.jobs
  t.ok(listed.updated_at > '2026-01-02', 'the job has changed')
  const foreign = await (await given()).made({ label: 'Foreign', type: 'date' })
  refused(t, await put([{ id: a.id }, { id: foreign.id }]), 'reference-unknown', 'custom_attributes.1.id')
  refused(t, await put([{ id: a.id }, { id: a.id }]), 'reference-unknown', 'custom_attributes.1.id')
  for (const wrong of [undefined, a.id, [a.id], [{}]]) t.equal((await put(wrong)).status, 400)
  t.strictSame((await caller.get(at)).body.custom_attributes, [])
  for (const shortcode of ['ABCDEF0123', 'nonsense'])
    t.equal((await caller.request('PUT', `/jobs/${shortcode}${path}`, { body: { custom_attributes: [] } })).status, 404)
  t.equal((await audited()).filter((action) => action === 'job_attributes_set').length, 3)
})

t.test('with a user token, admins change attributes; those who may change a job choose its own', async (t) => {
  const { account, made } = await given()
  const job = await account.givenJob()
  const { id } = await made({ label: 'A', type: 'date' })
  const put = async (user: Caller) => (await user.request('PUT', `/jobs/${job.shortcode}${path}`, { body: { custom_attributes: [{ id }] } })).status // prettier-ignore
  for (const [collaboration_role, status] of [
    ['simple', 200],
    ['reviewer', 403],
  ] as const) {
    // prettier-ignore
    const user = await account.givenUser({ role: 'simple' })
    await account.insert('job_members', { job_id: job.id, member_id: user.member.id, collaboration_role })
    t.equal(await put(user), status, collaboration_role)
    for (const { status: answered } of [await user.post(path, { label: 'B', type: 'date' }), await patch(user, id, {}), await user.delete(`${path}/${id}`)])
      t.equal(answered, 403) // prettier-ignore
  }
  const admin = await account.givenUser({ role: 'admin' })
  t.equal(await put(admin), 200)
  t.equal((await admin.delete(`${path}/${id}`)).status, 204)
})

t.test('no value outlives its attribute or its choice, whoever sets or copies it at the same time', async (t) => {
  const { account, caller, made, givenCandidate } = await given()
  await account.givenStages()
  const { key: member_id } = await account.givenMember({ role: 'admin' })
  const { shortcode: target_job_shortcode } = await account.givenJob()
  for (let round = 0; round < 15; round++) {
    const { id, choices: made2 } = await made({ label: `Round ${round}`, type: 'multiple_choice', choices })
    const [early, late] = made2.map((choice) => choice.id) as [string, string]
    const people = [await givenCandidate(), await givenCandidate(), await givenCandidate()]
    for (const { set } of people) await set(id, { choices: [early] })
    const copy = ({ key }: { key: string }) => caller.post(`/candidates/${key}/copy`, { member_id, target_job_shortcode })
    const change = () => (round % 2 === 0 ? caller.delete(`${path}/${id}`) : patch(caller, id, { choices: [{ id: early, body: 'Early' }] }))
    const [changed, ...answers] = await Promise.all([
      change(),
      ...people.map(({ set }) => set(id, { choices: [late, early] })),
      ...people.map(copy),
    ])
    t.ok([200, 204].includes(changed.status), changed.text)
    for (const { status, text } of answers) t.ok([201, 404, 422].includes(status), `${status} ${text}`)
    const rows = await execute('select custom_attributes from candidates where account_id = $1', [account.id])
    const left = rows.flatMap(
      ({ custom_attributes: values }) => (values as Record<string, { choices: { id: string }[] }>)[id]?.choices ?? [],
    )
    const pointing = round % 2 === 0 ? left : left.filter((choice) => choice.id !== early)
    t.strictSame(pointing, [], `round ${round}`)
  }
})

const needsServer = process.env.DATABASE_URL ? false : 'needs a Postgres server'
t.test('an import during the deletion of an attribute leaves no value behind', { skip: needsServer }, async (t) => {
  const other = await openDatabase({ databaseUrl: world.config.DATABASE_URL! })
  t.teardown(() => other.close())
  for (const first of ['deletion', 'import']) {
    const { account, caller, made, givenCandidate } = await given()
    const { id } = await made({ label: 'Size', type: 'short_text' })
    const [held, imported] = [await givenCandidate(), await givenCandidate()]
    for (const candidate of [held, imported]) t.equal((await candidate.set(id, { value: 'M' })).status, 201)
    const store = diskStore(`${world.config.DATA_DIR}/files`)
    const lines: string[] = []
    const exported = exportAccount({ ...world.application.statements, store }, { subdomain: String(account.subdomain), now: Date.now() })
    for await (const line of exported) lines.push(line)
    // The candidate alone, without the attribute, which the account has.
    const header = JSON.stringify({ ...JSON.parse(lines[0]!), records: 1 })
    const file = [header, lines.find((line) => JSON.parse(line).id === imported.key)!]
    const gone = [account.id, imported.key]
    await execute(
      "delete from activities where account_id = $1 and candidate_id in (select id from candidates where key = decode($2, 'hex'))",
      gone,
    )
    await execute("delete from candidates where account_id = $1 and key = decode($2, 'hex')", gone)

    const [begun, going] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const paused = async () => {
      begun.resolve()
      await going.promise
    }
    const importing = (database: Database) =>
      importLines(
        { ...statementsOver(database), store },
        (async function* () {
          yield* file
        })(),
      )
    const waiting = async (many: number) => {
      const found = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
      return (await execute(found, [])).length >= many
    }
    if (first === 'deletion') {
      const lock = "select from candidates where account_id = $1 and key = decode($2, 'hex') for update"
      const holding = other.transaction(async (run) => {
        await run(lock, [account.id, held.key])
        await paused()
      })
      await begun.promise
      const deleting = caller.delete(`${path}/${id}`)
      await until('the deletion to wait for a candidate', () => waiting(1))
      const storing = importing(other).catch((error: unknown) => error)
      await Promise.race([storing, until('the import to wait for the deletion', () => waiting(2))])
      going.resolve()
      await holding
      t.equal((await deleting).status, 204)
      t.match(await storing, { message: /refers to an unknown custom_attribute/ })
    } else {
      const untilCommit: Database = {
        ...other,
        transaction: (work, waitMs) =>
          other.transaction(async (run) => {
            const result = await work(run)
            await paused()
            return result
          }, waitMs),
      }
      const storing = importing(untilCommit)
      await begun.promise
      const deleting = caller.delete(`${path}/${id}`)
      await Promise.race([deleting, until('the deletion to wait for the import', () => waiting(1))])
      going.resolve()
      t.match(await storing, { counts: { candidate: { added: 1 } } })
      t.equal((await deleting).status, 204)
    }
    const left = "select from candidates where account_id = $1 and custom_attributes <> '{}'"
    t.strictSame(await execute(left, [account.id]), [], `${first} first`)
  }
})
