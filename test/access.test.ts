// Authorization: every operation of the contract without a valid token, with each insufficient kind of token, and as another account;
// and how access ends, in this process and in every other.
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import t, { type Test } from 'tap'
import { facts } from '../generated/facts.ts'
import { facts as libraryFacts } from './fixtures/library/generated/facts.ts'
import { operator, type Action, type Actor } from '../src/access/audit.ts'
import { memberRoles } from '../src/db/schema.ts'
import { scopes as everyScope } from '../src/access/scopes.ts'
import { lease } from '../src/access/lease.ts'
import { hashOf, isWellFormed, mintToken } from '../src/access/tokenText.ts'
import type { Database } from '../src/db/client.ts'
import type { OperationFacts } from '../src/contract/facts.ts'
import fc from 'fast-check'
import { prepareEndings } from '../src/access/endings.ts'
import { prepareSessions } from '../src/access/sessions.ts'
import { statementsOver } from '../src/db/statements.ts'
import { prepareAccountClosing } from '../src/resources/accounts/closing.ts'
import { navigationGroups } from '../src/pages/shell/navigation.ts'
import type { GivenAccount } from './fixtures/account.ts'
import { startLibrary } from './fixtures/library/server.ts'
import { givenOperator } from './fixtures/operator.ts'
import { startServer } from './fixtures/process.ts'
import { holds } from './fixtures/property.ts'
import { inEveryVersion } from './fixtures/inEveryVersion.ts'
import { exampleBody, exampleQuery, operationsIn } from './fixtures/requests.ts'
import { givenDatabase, givenWorld, type Answer, type Caller, type World } from './fixtures/server.ts'
import { subscriptionsOf } from './fixtures/subscriptions.ts'
import { until } from './fixtures/wait.ts'
import { timeOffOf } from './fixtures/timeOff.ts'

// The loops send more requests than the default limits of an application and a partner allow.
const partnerLimit = '500000'
const world = await givenWorld(t, { environment: { RATE_LIMIT_OAUTH: '1000000', RATE_LIMIT_PARTNER: partnerLimit } })
const operations = Object.entries(facts as unknown as Record<string, OperationFacts>)
const operationsAt = (base: string) => operations.filter(([id]) => operationsIn(base).has(id))
const unknown: Record<string, string> = {
  id: '0123456789abcdef',
  shortcode: 'ABCDEF0123',
  subdomain: 'nobody-at-all',
  subscription: '999999999999999',
  delivery: '0123456789abcdef',
}

/** The path of an operation with these identifiers in it. */
const pathOf = ({ path }: OperationFacts, ids: Record<string, string>) =>
  path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => ids[name] ?? 'x')

/** The URL of the path in the version below `base`, with the path prefix of an account if one is named. */
const addressOf = (base: string, operation: OperationFacts, ids: Record<string, string>, subdomain?: string) =>
  world.origin + base + (subdomain === undefined ? '' : `/accounts/${subdomain}`) + pathOf(operation, ids)

/** The settings of an account that operations can delete, new ones at each call. */
async function settingsOf(account: GivenAccount): Promise<Record<string, string>> {
  await account.givenStages()
  const [department, stage, reason, recruiter, attribute, entity, field] = [
    await account.insert('departments', { name: 'Works' }),
    await account.insert('stages', { slug: randomUUID(), name: 'Extra', kind: 'interview', position: 9 }),
    await account.insert('disqualification_reasons', { description: randomUUID(), position: 9 }),
    await account.insert('recruiters', { name: 'Agency', email: `${randomUUID()}@agency.test` }),
    await account.insert('custom_attributes', { label: randomUUID(), type: 'date' }),
    await account.insert('legal_entities', { uuid: randomUUID(), name: randomUUID() }),
    await account.insert('employee_fields', { label: randomUUID(), type: 'text' }),
  ]
  return {
    department: department.id.toString(16),
    stage: stage.key,
    reason: reason.key,
    recruiter: recruiter.key,
    attribute: attribute.key,
    entity: entity.uuid as string,
    field: field.key,
  }
}

/** Ids that exist in an account, by the name of the path parameter. */
async function idsOf(account: GivenAccount): Promise<Record<string, string>> {
  const member = await account.givenMember({ active: false })
  const job = await account.givenJob()
  const employee = await account.givenEmployee({ state: 'draft' })
  const { givenCategory, givenRequest } = timeOffOf(account)
  const category = await givenCategory()
  const { approvals } = await givenRequest(employee, category, { state: 'pending', approvals: [member] })
  const candidate = await account.givenCandidate({ job_id: job.id })
  const { givenSubscription, givenDelivery } = subscriptionsOf(account)
  const subscription = await givenSubscription()
  const delivery = await givenDelivery(subscription)
  const event = await account.givenEvent()
  const question = await account.insert('job_questions', { job_id: job.id, position: 1, body: 'Why?', type: 'short_text' })
  return {
    ...(await settingsOf(account)),
    id: member.key,
    employee: employee.key,
    approval: approvals[0] ?? '',
    category: category.key,
    uuid: String((await account.givenTimeEntry(employee)).uuid),
    candidate: candidate.key,
    offer: (await account.givenOffer(candidate)).key,
    event: event.key,
    question: question.key,
    subscription: String(subscription.id),
    delivery: delivery.key,
    shortcode: job.shortcode,
    subdomain: account.subdomain,
  }
}

const isOfSubscription = ({ tag, path }: OperationFacts) => tag === 'subscriptions' && path.includes('{id}')

/** A subscription of the caller's own client, with a failed delivery. */
async function subscribe(account: GivenAccount, caller: Caller): Promise<Record<string, string>> {
  const target = `https://${randomUUID()}.example.test`
  const { body: made } = await caller.post('/subscriptions', { target, event: 'employee_created' })
  const { key: delivery } = await subscriptionsOf(account).givenDelivery(made)
  return { subscription: String(made.id), delivery }
}

/** The same with the id that this operation's path names: a member's by default. */
const ownIds = (id: string, ids: Record<string, string>) => {
  const name = isOfSubscription(facts[id as keyof typeof facts]) ? 'subscription' : (idNames[id] ?? 'id')
  return { ...ids, id: ids[name] ?? ids.id ?? '' }
}
const idNames: Record<string, string> = {
  getEmployee: 'employee',
  updateEmployee: 'employee',
  deleteEmployee: 'employee',
  publishEmployee: 'employee',
  completeOnboarding: 'employee',
  listEmployeeDocuments: 'employee',
  addEmployeeDocuments: 'employee',
  decideTimeOffApproval: 'approval',
  createTimeEntry: 'employee',
  updateTimeEntry: 'employee',
  deleteTimeEntry: 'employee',
  getTimeOffCategory: 'category',
  updateTimeOffCategory: 'category',
  deleteTimeOffCategory: 'category',
  getCandidate: 'candidate',
  getJobCandidate: 'candidate',
  updateCandidate: 'candidate',
  deleteCandidate: 'candidate',
  replaceCandidateTags: 'candidate',
  updateCandidateCustomAttribute: 'candidate',
  moveCandidate: 'candidate',
  copyCandidate: 'candidate',
  relocateCandidate: 'candidate',
  disqualifyCandidate: 'candidate',
  revertCandidate: 'candidate',
  createComment: 'candidate',
  createRating: 'candidate',
  updateRating: 'candidate',
  listCandidateFiles: 'candidate',
  listCandidateActivities: 'candidate',
  getCandidateOffer: 'candidate',
  getOffer: 'offer',
  createOffer: 'candidate',
  updateOffer: 'offer',
  sendOffer: 'offer',
  approveOffer: 'offer',
  rejectOffer: 'offer',
  getEvent: 'event',
  updateStage: 'stage',
  deleteStage: 'stage',
  updateQuestion: 'question',
  deleteQuestion: 'question',
  updateDisqualificationReason: 'reason',
  deleteDisqualificationReason: 'reason',
  updateLegalEntity: 'entity',
  deleteLegalEntity: 'entity',
  updateEmployeeField: 'field',
  deleteEmployeeField: 'field',
  updateCustomAttribute: 'attribute',
  deleteCustomAttribute: 'attribute',
  updateRecruiter: 'recruiter',
  deleteRecruiter: 'recruiter',
  addJobRecruiter: 'recruiter',
  removeJobRecruiter: 'recruiter',
  deleteDepartment: 'department',
  mergeDepartment: 'department',
}

/** A caller with a token of each kind; the user token's member has all admin roles. */
async function ofEachKind(account: GivenAccount, scopes: readonly string[] = everyScope): Promise<[kind: string, Caller][]> {
  return [
    ['account', await account.givenCaller(scopes)],
    ['user', await account.givenUser({ hris_role: 'hris_admin' }, { scopes })],
    ['partner', await account.givenPartnerCaller(scopes)],
  ]
}

/** Returns `ofEachKind` of an account, whose callers with the same scopes are the same. */
function callersByScopes(account: GivenAccount) {
  const made = new Map<string, ReturnType<typeof ofEachKind>>()
  return (scopes: readonly string[]) => {
    const name = scopes.join()
    const callers = made.get(name) ?? ofEachKind(account, scopes)
    made.set(name, callers)
    return callers
  }
}

/** What distinguishes two responses for a client; dates, request ids and rate-limit counts always differ. */
function visible({ status, body, headers }: Answer) {
  const kept = [...headers].filter(([name]) => !['date', 'x-request-id', 'x-rate-limit-remaining', 'x-rate-limit-reset'].includes(name))
  return { status, body, headers: kept }
}

/** Every kind of invalid token, by what is wrong with it. */
async function nobodies(t: Test, account: GivenAccount): Promise<Record<string, Caller>> {
  const { tokens, partners, applications, connections } = world.application
  const past = '2020-01-01T00:00:00Z'
  const { clientId, partnerId } = await account.givenPartnerCaller()
  const withId = (token: string, given: string | undefined, more = {}) =>
    world.callerWith(token, 0, { ...(given !== undefined && { 'x-service-client-id': given }), ...more })
  const service = async (expiresAt: string | null) =>
    tokens.issue({ account: account.id, name: 'Test', scopes: everyScope, expiresAt, partner: partnerId }, operator)

  const [revoked, revokedUser, revokedService] = [await account.givenCaller(), await account.givenUser(), await service(null)]
  for (const { id } of [revoked, revokedUser, revokedService]) await tokens.revoke({ account: account.id, id }, operator)
  const ended = await account.givenPartnerCaller()
  await partners.revoke({ account: account.id, id: ended.partnerId }, operator)
  const { token: good } = await service(null)
  const foreign = await (await world.givenAccount()).givenPartnerCaller()
  const sibling = await account.givenPartnerCaller()

  const deactivated = await account.givenUser()
  t.equal((await (await account.givenCaller()).delete(`/members/${deactivated.member.key}`)).status, 204)
  const disconnected = await account.givenUser()
  await connections.disconnect({ account: account.id, id: disconnected.grant }, operator)
  const orphaned = await account.givenUser()
  await applications.revoke({ owner: account.id, id: orphaned.application }, operator)

  const callers = {
    'no token': world.callerWith(undefined),
    garbage: world.callerWith('garbage'),
    'an unknown account token': world.callerWith(mintToken('account')),
    'an unknown user token': world.callerWith(mintToken('user')),
    'an unknown partner token': withId(mintToken('partner'), clientId),
    'an expired account token': await account.givenCaller(everyScope, past),
    'an expired user token': await account.givenUser({}, { expiresAt: past }),
    'an expired partner token': withId((await service(past)).token, clientId),
    'a revoked account token': revoked,
    'a revoked user token': revokedUser,
    'a revoked partner token': withId(revokedService.token, clientId),
    'a revoked partner': ended,
    'a partner token without its client id': withId(good, undefined),
    'a partner token with an unknown client id': withId(good, 'nobody'),
    "a partner token with another partner's client id": withId(good, sibling.clientId),
    "a partner token with another account's client id": withId(good, foreign.clientId),
    'a partner token with two client ids': withId(good, clientId, { 'x-workable-client-id': sibling.clientId }),
    'a user token whose member is deactivated': deactivated,
    'a user token whose grant has ended': disconnected,
    'a user token whose application is revoked': orphaned,
  }
  // A control: each token is valid apart from the fault in its title.
  t.equal((await withId(good, clientId).get('/accounts')).status, 200)
  t.equal((await sibling.get('/accounts')).status, 200)
  t.equal((await foreign.get('/accounts')).status, 200)
  // Other secrets of this server are not accepted as tokens.
  const others = (['refresh', 'code', 'secret', 'session'] as const).map(
    (kind) => [`a ${kind}`, world.callerWith(mintToken(kind))] as const,
  )
  return { ...callers, ...Object.fromEntries(others) }
}

inEveryVersion('H3: every kind of invalid token gets the same 401', async (t, base) => {
  const account = await world.givenAccount()
  const ids = await idsOf(account)
  const callers = await nobodies(t, account)
  for (const [id, operation] of operationsAt(base)) {
    if (operation.scopes === null) continue
    let first: ReturnType<typeof visible> | undefined
    const asked = Object.entries(callers).map(async ([title, caller]) => {
      const init = operation.body ? { body: '{"not":' } : {}
      return [title, await caller.request(operation.method, addressOf(base, operation, ids), init)] as const
    })
    for (const [title, answer] of await Promise.all(asked)) {
      t.equal(answer.status, 401, `${id}: ${title}`)
      t.strictSame(answer.body, { error: 'Not authorized' }, `${id}: ${title}`)
      t.equal(answer.headers.get('www-authenticate'), 'Bearer')
      t.ok(answer.headers.get('x-rate-limit-limit'))
      first ??= visible(answer)
      t.strictSame(visible(answer), first, `${id}: ${title} looks like ${Object.keys(callers)[0]}`)
    }
  }
})

t.test('a token is accepted in the Authorization header only', async (t) => {
  const { token } = await (await world.givenAccount()).givenCaller()
  const nobody = world.callerWith(undefined)
  t.equal((await nobody.get(`/accounts?access_token=${token}`)).status, 401, 'in the query')
  for (const authorization of [token, `Basic ${token}`, `Bearer`, `Bearer ${token} ${token}`, `Token ${token}`]) {
    t.equal((await nobody.get('/accounts', { authorization })).status, 401, authorization.replace(token, '…'))
  }
  t.equal((await nobody.get('/accounts', { authorization: `bearer  ${token}` })).status, 200, 'the scheme has no case')
})

inEveryVersion(
  'H3: a token of any kind without the scope gets a 403 that names the scope, before the request is checked',
  async (t, base) => {
    const callersWith = callersByScopes(await world.givenAccount())
    for (const [id, operation] of operationsAt(base)) {
      if (operation.scopes === null || operation.scopes.some((all) => all.length === 0)) continue
      const needed = new Set(operation.scopes.flat())
      const given = await callersWith(everyScope.filter((scope) => !needed.has(scope)))
      const asked = given.map(async ([kind, caller]) => {
        if (operation.kinds && !operation.kinds.includes(kind)) return undefined
        const init = operation.body ? { body: '{"not":' } : {}
        return [kind, await caller.request(operation.method, addressOf(base, operation, unknown), init)] as const
      })
      for (const [kind, answer] of (await Promise.all(asked)).filter((each) => each !== undefined)) {
        t.equal(answer.status, 403, `${id} with a token of the kind ${kind}`)
        t.match(answer.body.error, [...needed][0], id)
      }
    }
  },
)

inEveryVersion('a token of any accepted kind with just the scope never gets 401 or 403', async (t, base) => {
  const callersWith = callersByScopes(await world.givenAccount())
  for (const [id, operation] of operationsAt(base)) {
    for (const scopes of operation.scopes ?? []) {
      for (const [kind, caller] of await callersWith(scopes)) {
        if (operation.kinds && !operation.kinds.includes(kind)) continue
        const { status } = await caller.request(operation.method, addressOf(base, operation, unknown))
        t.notOk([401, 403].includes(status), `${id} with ${scopes.join(' ')} and a token of the kind ${kind} answers ${status}`)
      }
    }
  }
})

inEveryVersion('H3: a kind of token that the operation does not accept gets 403, before the request is checked', async (t, base) => {
  const account = await world.givenAccount()
  const callers = await ofEachKind(account)
  for (const [id, operation] of operationsAt(base)) {
    for (const [kind, caller] of callers) {
      if (!operation.kinds || operation.kinds.includes(kind)) continue
      const answer = await caller.request(operation.method, addressOf(base, operation, unknown), operation.body ? { body: '{"not":' } : {})
      t.equal(answer.status, 403, `${id} with a token of the kind ${kind}`)
    }
  }
})

t.test('H3: x-token-kinds is enforced in a contract that is sure to use it', async (t) => {
  const city = { id: 1, subdomain: 'city' }
  const callerOf = (kind: string) => {
    const scopes = new Set(['r_books', 'w_books', 'w_loans'])
    return { kind, tenant: city, scopes, client: kind, limit: 1_000_000, person: undefined, token: 1 }
  }
  const library = await startLibrary({ callerOf: callerOf as never })
  t.teardown(() => library.server.close())
  let refused = 0
  for (const [id, operation] of Object.entries(libraryFacts as unknown as Record<string, OperationFacts>)) {
    for (const kind of ['librarian', 'reader']) {
      const path = `/lib/v1${pathOf(operation, { id: '999', subdomain: 'city', kind: 'none' })}`
      const answer = await library.ask(path, { method: operation.method, token: kind })
      const isTaken = !operation.kinds || operation.kinds.includes(kind)
      t.equal(answer.status === 403, !isTaken, `${id} with a token of the kind ${kind} answers ${answer.status}`)
      if (isTaken) continue
      refused++
      t.strictSame(await answer.json(), { error: `This operation accepts only ${operation.kinds?.join(' and ')} tokens` })
    }
  }
  t.ok(refused > 0, `${refused} refused`)
})

inEveryVersion(
  'H3: a user token of a member without the role gets 403, before the request is checked; other kinds of token need no role',
  async (t, base) => {
    const account = await world.givenAccount()
    const users = []
    for (const role of memberRoles) users.push([role, await account.givenUser({ role })] as const)
    let refused = 0
    for (const [id, operation] of operationsAt(base)) {
      const ask = (caller: Caller) =>
        caller.request(operation.method, addressOf(base, operation, unknown), operation.body ? { body: '{"not":' } : {})
      for (const [role, caller] of users) {
        const answer = await ask(caller)
        const mayCall = !operation.roles?.member || operation.roles.member.includes(role)
        t.equal(answer.status === 403, !mayCall, `${id} as ${role} answers ${answer.status}`)
        if (mayCall) continue
        refused++
        t.match(answer.body.error, `role ${operation.roles?.member?.join(' or ')}`)
      }
      for (const [kind, caller] of await ofEachKind(account)) {
        if (kind !== 'user' && (operation.kinds?.includes(kind) ?? true))
          t.not((await ask(caller)).status, 403, `${id} with a token of the kind ${kind}`)
      }
    }
    t.ok(refused > 0, `${refused} refused`)
  },
)

inEveryVersion("another account's host and path prefix are 404 at every operation, even without the scope", async (t, base) => {
  const account = await world.givenAccount()
  const other = await world.givenAccount()
  const ids = await idsOf(account)
  const callers = [await account.givenCaller(), await account.givenCaller(['r_offers'])]
  for (const [id, operation] of operationsAt(base)) {
    for (const caller of callers) {
      for (const subdomain of [other.subdomain, 'nobody-at-all']) {
        const answer = await caller.request(operation.method, addressOf(base, operation, ids, subdomain))
        t.equal(answer.status, 404, id)
        t.strictSame(answer.body, { error: 'Not found' }, id)
      }
    }
  }
})

inEveryVersion(
  'H1: own ids are found; foreign ids look unknown to every kind of token, in status, body and headers, and change nothing',
  async (t, base) => {
    const account = await world.givenAccount()
    const own = await idsOf(account)
    const hrisAdmin = await account.givenMember({ hris_role: 'hris_admin' })
    const foreign = await idsOf(await world.givenAccount())
    const callers = await ofEachKind(account)
    const before = await everything(world)
    const withIds = operationsAt(base).filter(([, { parameters }]) => parameters.some((parameter) => parameter.in === 'path'))
    t.ok(withIds.length > 5)
    for (const [id, operation] of withIds) {
      for (const [kind, caller] of callers) {
        if (operation.kinds && !operation.kinds.includes(kind)) continue
        const ask = (ids: Record<string, string>) =>
          caller.request(operation.method, addressOf(base, operation, ids) + exampleQuery(id, base), exampleBody(id, base))
        const seen = visible(await ask(ownIds(id, foreign)))
        t.strictSame(seen, visible(await ask(ownIds(id, unknown))), `${id} ${kind}`)
        t.equal(seen.status, 404, `${id} ${kind}`)
      }
    }
    t.strictSame(await everything(world), before)
    const { custom_attribute_key: key } = exampleBody('updateCandidateCustomAttribute').body as { custom_attribute_key: string }
    await account.insert('custom_attributes', { key, label: 'Source', type: 'short_text' })
    for (const [id, operation] of withIds) {
      for (const [kind, caller] of callers) {
        if (operation.kinds && !operation.kinds.includes(kind)) continue
        // Only its approver may decide an approval; others are told that it exists but is not theirs.
        const refused = id === 'decideTimeOffApproval' ? [401, 404] : [401, 403, 404]
        const acting = operation.parameters.some(({ name }) => name === 'member_id') ? `?member_id=${hrisAdmin.key}` : ''
        // Relocating a candidate changes their id, and persons and settings are deleted, so each caller gets some of their own.
        const moved = ['relocateCandidate', 'deleteCandidate'].includes(id) ? { candidate: (await account.givenCandidate()).key } : {}
        const leaving = id === 'deleteEmployee' ? { employee: (await account.givenEmployee()).key } : {}
        const [timed] = await world.application.database.execute('select id from employees where key = $1', [own.employee])
        const { body: question } = await caller.post(`/jobs/${own.shortcode}/questions`, { body: 'Why?', type: 'short_text' })
        // Each client sees only its own subscriptions, and a deleted one is gone for later requests.
        const subscribed = isOfSubscription(operation) ? await subscribe(account, caller) : {}
        const made = { question: question.id, uuid: String((await account.givenTimeEntry(timed as { id: number })).uuid) }
        const ids = ownIds(id, { ...own, ...moved, ...leaving, ...(await settingsOf(account)), ...made, ...subscribed })
        const path = addressOf(base, operation, ids)
        const { status } = await caller.request(operation.method, path + acting, exampleBody(id, base))
        t.notOk(refused.includes(status), `${id} of its own with a token of the kind ${kind} answers ${status}`)
      }
    }
  },
)

t.test('H1: to every kind of token, foreign ids in queries look unknown and a foreign cursor is only a position', async (t) => {
  const account = await world.givenAccount()
  const callers = await ofEachKind(account)
  const job = await account.givenJob()
  const member = await account.givenMember()
  const candidate = await account.givenCandidate({ job_id: job.id })
  const activity = await account.givenActivity({ job_id: job.id, candidate_id: candidate.id })
  const event = await account.givenEvent()
  const shownUpTo: Record<string, string> = {
    listJobs: job.key,
    listMembers: member.key,
    listJobActivities: activity.key,
    listCandidateActivities: activity.key,
    listEvents: event.key,
  }
  const own: Record<string, string> = {
    shortcode: job.shortcode,
    employee: (await account.givenEmployee()).key,
    candidate: candidate.key,
  }
  const subscribed = new Map<Caller, Record<string, string>>()
  for (const [, caller] of callers) subscribed.set(caller, await subscribe(account, caller))
  const foreign = await idsOf(await world.givenAccount())
  const shownTo = async (caller: Caller, id: string, query: string) => {
    const operation = facts[id as keyof typeof facts] as OperationFacts
    const path = pathOf(operation, ownIds(id, { ...own, ...subscribed.get(caller) }))
    const { body } = await caller.request(operation.method, `${path}?${query}`)
    return Object.values(body as Record<string, unknown>).flatMap((items) =>
      Array.isArray(items) ? items.map((item) => (item as { id: string }).id) : [],
    )
  }
  for (const [id, operation] of operations) {
    for (const { name, in: place } of operation.parameters) {
      if (place !== 'query') continue
      for (const [kind, caller] of callers) {
        if (name === 'shortcode') {
          const seen = visible(await caller.request(operation.method, `${operation.path}?shortcode=${foreign.shortcode}`))
          t.strictSame(
            seen,
            visible(await caller.request(operation.method, `${operation.path}?shortcode=${unknown.shortcode}`)),
            `${id} ${name} ${kind}`,
          )
        } else if (name === 'member_id') {
          const ask = (key = '') => caller.request(operation.method, `${pathOf(operation, ownIds(id, own))}?member_id=${key}`)
          const seen = visible(await ask(foreign.id))
          t.strictSame(seen, visible(await ask(unknown.id)), `${id} ${name} ${kind}`)
          // A user token always acts for its own member; for events, the member is only a filter; the fields are everybody's.
          t.equal(seen.status, kind === 'user' || ['listEvents', 'listEmployeeFields'].includes(id) ? 200 : 404, `${id} ${name} ${kind}`)
        } else if (name === 'candidate_id') {
          const ask = (key = '') => caller.request(operation.method, `${operation.path}?candidate_id=${key}`)
          t.strictSame(visible(await ask(foreign.candidate)), visible(await ask(unknown.id)), `${id} ${name} ${kind}`)
        } else if (name === 'max_id') {
          // The event was created after all records of ours: it is the last record created for an account of `idsOf`.
          const shown = await shownTo(caller, id, `max_id=${foreign.event}`)
          t.strictSame(shown, await shownTo(caller, id, 'limit=20'), `${id} ${name} ${kind}: our own up to there, nothing of theirs`)
          const last = id === 'listDeliveries' ? subscribed.get(caller)?.delivery : shownUpTo[id]
          t.ok(shown.includes(last ?? candidate.key), `${id} ${name} ${kind}`)
        } else if (name === 'since_id') {
          t.strictSame(await shownTo(caller, id, `since_id=${foreign.event}`), [], `${id} ${name} ${kind}: nothing of ours after it`)
        }
      }
    }
  }
})

inEveryVersion('a body that is too large is 413, one of another media type 415, and neither is read', async (t, base) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const before = await everything(world)
  for (const [id, operation] of operationsAt(base)) {
    if (!operation.body) continue
    const send = (body: string, type: string) =>
      caller.request(operation.method, addressOf(base, operation, unknown), { body, headers: { 'content-type': type } })
    t.equal((await send(' '.repeat(operation.body.maxBytes + 1), operation.body.media[0] ?? '')).status, 413, id)
    t.equal((await send('{}', 'text/csv')).status, 415, id)
  }
  t.strictSame(await everything(world), before)
})

t.test('P8: the same e-mail address in two accounts belongs to two members and two candidates', async (t) => {
  for (const account of [await world.givenAccount(), await world.givenAccount()]) {
    const email = 'same@example.test'
    const [member, candidate] = [await account.givenMember({ email }), await account.givenCandidate({ email })]
    const caller = await account.givenCaller()
    const idsAt = async (path: string, name: string) => (await caller.get(path)).body[name].map(({ id }: { id: string }) => id)
    t.strictSame(await idsAt(`/members?email=${email}`, 'members'), [member.key])
    t.strictSame(await idsAt(`/candidates?email=${email}`, 'candidates'), [candidate.key])
  }
})

t.test('P1: a token with any one character changed is rejected without a database look-up', async (t) => {
  const token = mintToken('account')
  t.ok(isWellFormed(token))
  await holds(
    t,
    fc.property(fc.nat(token.length - 1), fc.constantFrom('0', 'a', 'Z', '_', '-', 'é'), (at, character) => {
      const changed = token.slice(0, at) + character + token.slice(at + 1)
      return changed === token || !isWellFormed(changed)
    }),
    { runs: 2000 },
  )
  t.equal(hashOf(token).length, 64)
})

t.test('each request on a connection counts for its own token, whichever was sent before on it', async (t) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  t.teardown(() => agent.destroy())
  const connections = new Set<number>()
  const subdomainOf = async (token: string) => {
    const request = get(`${world.origin}/spi/v3/accounts`, { agent, headers: { authorization: `Bearer ${token}` } })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    connections.add(response.socket.localPort!)
    const { accounts: found } = (await json(response)) as { accounts?: { subdomain: string }[] }
    return found ? found[0]!.subdomain : String(response.statusCode)
  }
  const accounts = [await world.givenAccount(), await world.givenAccount()] as const
  const [one, other] = [(await accounts[0].givenCaller()).token, (await accounts[1].givenCaller()).token]
  const wrong = mintToken('account')
  const asked = [one, one, other, one, wrong, wrong, other]
  const told: string[] = []
  for (const token of asked) told.push(await subdomainOf(token))
  const [first, second] = [accounts[0].subdomain, accounts[1].subdomain]
  t.strictSame(told, [first, first, second, first, '401', '401', second])
  t.equal(connections.size, 1)
})

t.test('O5: a token is stored only as its hash', async (t) => {
  const { token } = await (await world.givenAccount()).givenCaller()
  const dump = JSON.stringify(await world.application.database.execute('select * from tokens', []))
  for (const spelling of ['utf8', 'hex', 'base64'] as const)
    t.notOk(dump.includes(Buffer.from(token.slice(5)).toString(spelling)), spelling)
  t.ok(dump.includes(createHash('sha256').update(token).digest('hex')))
})

type Ending = {
  /** A caller whose access lasts until `end` is called. */
  readonly caller: Caller
  readonly end: () => Promise<unknown>
}

/** Every way to revoke access. `spindle` is the operator's command on the same database. */
const endings: Record<string, (world: World, account: GivenAccount) => Promise<Ending>> = {
  'an account token is revoked': async ({ application: { tokens } }, account) => {
    const caller = await account.givenCaller()
    return { caller, end: () => tokens.revoke({ account: account.id, id: caller.id }, operator) }
  },
  'a user token is revoked': async ({ application: { tokens } }, account) => {
    const caller = await account.givenUser()
    return { caller, end: () => tokens.revoke({ account: account.id, id: caller.id }, operator) }
  },
  'a partner token is revoked': async ({ application: { tokens } }, account) => {
    const caller = await account.givenPartnerCaller()
    return { caller, end: () => tokens.revoke({ account: account.id, id: caller.id }, operator) }
  },
  'a partner is revoked': async ({ application: { partners } }, account) => {
    const caller = await account.givenPartnerCaller()
    return { caller, end: () => partners.revoke({ account: account.id, id: caller.partnerId }, operator) }
  },
  'a grant is ended': async ({ application: { connections } }, account) => {
    const caller = await account.givenUser()
    return { caller, end: () => connections.disconnect({ account: account.id, id: caller.grant }, operator) }
  },
  'an application is revoked': async ({ application: { applications } }, account) => {
    const caller = await account.givenUser()
    return { caller, end: () => applications.revoke({ owner: account.id, id: caller.application }, operator) }
  },
  'a member is deactivated through the API': async (_, account) => {
    const caller = await account.givenUser()
    const admin = await account.givenCaller()
    return { caller, end: async () => (await admin.delete(`/members/${caller.member.key}`)).status === 204 }
  },
  'an account is closed': async ({ application: { statements, tokens }, givenAccount }) => {
    const { id, givenUser } = await givenAccount()
    const { close } = prepareAccountClosing(statements.statement)
    const end = async () => {
      const isClosed = await statements.transaction((run) => close(run, id))
      tokens.forget('all')
      return isClosed
    }
    return { caller: await givenUser(), end }
  },
  'a member is deactivated by itself': async (_, account) => {
    await account.givenMember({ role: 'admin' })
    const caller = await account.givenUser()
    return { caller, end: async () => (await caller.delete(`/members/${caller.member.key}`)).status === 204 }
  },
}

t.test('O10: revoked access is refused at the next request despite the cache', async (t) => {
  const account = await world.givenAccount()
  for (const [title, begin] of Object.entries(endings)) {
    await account.givenMember({ role: 'admin' })
    const { caller, end } = await begin(world, account)
    const bystanders = await ofEachKind(account)
    for (let at = 0; at < 3; at++) t.equal((await caller.get('/accounts')).status, 200, `before ${title}`)
    t.equal(await end(), true, title)
    t.equal((await caller.get('/accounts')).status, 401, title)
    if (!title.startsWith('a member')) t.equal(await end(), false, `${title} once`)
    for (const [kind, bystander] of bystanders)
      t.equal((await bystander.get('/accounts')).status, 200, `${title}: ${kind} of somebody else`)
  }
})

const spindle = await givenOperator(t, world)

t.test('O10: access that the operator revokes is refused within a second', async (t) => {
  const { application } = world
  const account = await world.givenAccount()
  const of = `--account ${account.subdomain}`
  await account.givenMember({ role: 'admin', hris_role: 'hris_admin' })
  const bystanders = await ofEachKind(account)

  const deactivated = await account.givenUser()
  const connected = await account.givenUser({ name: 'Connected Person' })
  const refresh = { grant_id: connected.grant, hash: hashOf(mintToken('refresh')), expires_at: '2099-01-01T00:00:00Z' }
  await account.insert('refresh_tokens', refresh)
  const orphaned = await account.givenUser()
  const partner = await account.givenPartnerCaller()
  const revoked = await account.givenCaller()
  t.match(await spindle.json(`connections list ${of}`), [{ id: connected.grant, member: 'Connected Person', last_used: null }])
  for (const [caller, words, action, subject] of [
    [deactivated, `members deactivate ${deactivated.member.key}`, 'member_deactivated', deactivated.member.key],
    [connected, `connections end ${connected.grant}`, 'grant_revoked', connected.grant],
    [orphaned, `apps revoke ${orphaned.application}`, 'application_revoked', orphaned.application],
    [partner, `partners revoke ${partner.partnerId}`, 'partner_revoked', partner.partnerId],
    [revoked, `tokens revoke ${revoked.id}`, 'token_revoked', revoked.id],
  ] as const) {
    for (let at = 0; at < 3; at++) t.equal((await caller.get('/accounts')).status, 200, `before ${words}`)
    const { code, err } = await spindle(`${words} ${of}`)
    t.equal(code, 0, err)
    t.ok(await endsWithinASecond(caller), words)
    const [entry] = await spindle.json(`audit list ${of} --limit 1`)
    t.match(entry, { actor: 'operator', action, subject_id: String(subject) })
    t.equal((await spindle(`${words} ${of}`)).code, 1, `${words} once`)
  }
  t.strictSame(await spindle.json(`connections list ${of}`), [])

  const sessionOf = async ({ id }: { id: number }) =>
    (await account.insert('sessions', { member_id: id, hash: hashOf(mintToken('session')), expires_at: '2099-01-01T00:00:00Z' })).id
  const [forgetful, other] = [await account.givenMember(), await account.givenMember()]
  const sessions = [await sessionOf(forgetful), await sessionOf(other)]
  t.equal((await spindle(`members password ${forgetful.key} ${of}`, 'correct horse battery')).code, 0)
  const left = await application.database.execute('select id from sessions where account_id = $1', [account.id])
  t.strictSame(
    left.map(({ id }) => id),
    [sessions[1]],
    'whose password is set is signed out, and nobody else',
  )

  for (const [kind, bystander] of bystanders) t.equal((await bystander.get('/accounts')).status, 200, `${kind} of somebody else`)
  const listed = await spindle.json(`tokens list ${of}`)
  const ended = [deactivated, connected, orphaned, partner, revoked].map(({ id }) => id)
  for (const { id, state } of listed) t.equal(state, ended.includes(id) ? 'revoked' : 'active', `token ${id}`)
  // On a server the command cannot know uses that another process has not written yet.
  if (!world.config.DATABASE_URL) for (const { id, last_used: used } of listed) t.match(used, /^\d{4}-.*Z$/, `token ${id} was used`)
})

async function endsWithinASecond(caller: Caller): Promise<boolean> {
  for (const endedAt = Date.now(); Date.now() - endedAt < 1000;) if ((await caller.get('/accounts')).status === 401) return true
  return false
}

t.test("an account token that names a partner has the partner's limit exactly as long as the partner exists", async (t) => {
  const account = await world.givenAccount()
  const { token } = await account.givenCaller()
  const { partners } = world.application
  const [before, { id, clientId }] = [world.callerWith(token), await partners.create({ account: account.id, name: 'Test' }, operator)]
  const limitOf = async (caller: Caller) => (await caller.get('/accounts')).headers.get('x-rate-limit-limit')
  t.equal(await limitOf(before), '1000000')
  const named = world.callerWith(token, 0, { 'x-service-client-id': clientId })
  t.equal(await limitOf(named), partnerLimit)
  t.equal(await limitOf(world.callerWith(token, 0, { 'x-workable-client-id': clientId })), partnerLimit)
  t.equal(await limitOf(world.callerWith(token, 0, { 'x-service-client-id': 'nobody' })), '1000000')
  t.equal(await partners.revoke({ account: account.id, id }, operator), true)
  t.equal(await limitOf(named), '1000000')
})

t.test('O10: everything that gives access to an account is revoked by one command', async (t) => {
  const [account, other] = [await world.givenAccount(), await world.givenAccount()]
  const until = { expires_at: '2099-01-01T00:00:00Z' }
  for (const { insert, givenMember } of [account, other]) {
    const { id: member_id } = await givenMember()
    await insert('sessions', { member_id, hash: hashOf(mintToken('session')), ...until })
    await insert('password_resets', { member_id, hash: hashOf(mintToken('reset')), ...until })
  }
  const callers = await ofEachKind(account)
  const bystanders = await ofEachKind(other)
  await account.insert('tokens', {
    kind: 'account',
    name: 'Over',
    hash: hashOf(mintToken('account')),
    last_four: 'over',
    scopes: [],
    expires_at: '2000-01-01T00:00:00Z',
  })
  for (const [kind, caller] of [...callers, ...bystanders]) t.equal((await caller.get('/accounts')).status, 200, kind)
  t.match(await spindle('access revoke'), { code: 1, err: /Name an account with --account, or give --all/ })
  t.match(await spindle(`access revoke --all --account ${account.subdomain}`), { code: 1, err: /or give --all/ })
  const told = new RegExp(`^Revoked in ${account.subdomain}: tokens 3, connections 1, sessions 1, links 1\\.\n$`)
  t.match(await spindle(`access revoke --account ${account.subdomain}`), { code: 0, out: told })
  for (const [kind, caller] of callers) t.ok(await endsWithinASecond(caller), kind)
  const audited = (await spindle.json(`audit list --account ${account.subdomain}`)).map(({ action }: { action: string }) => action)
  t.strictSame(audited.slice(0, 4), ['token_revoked', 'token_revoked', 'token_revoked', 'grant_revoked'])
  for (const [kind, caller] of bystanders) t.equal((await caller.get('/accounts')).status, 200, `${kind} of another account`)
  const none = { tokens: 0, connections: 0, sessions: 0, links: 0 }
  t.strictSame(await spindle.json(`access revoke --account ${account.subdomain}`), none)
  const everywhere = await spindle.json('access revoke --all')
  t.ok(everywhere.tokens >= 3 && everywhere.connections >= 1 && everywhere.sessions >= 1 && everywhere.links >= 1)
  for (const [kind, caller] of bystanders) t.ok(await endsWithinASecond(caller), kind)
})

const needsServer = process.env.DATABASE_URL ? false : 'needs a Postgres server'
t.test('O10: a sign-in that is under way while everything is revoked gives no session', { skip: needsServer }, async (t) => {
  const { database, statements } = world.application
  const account = await world.givenAccount()
  const passwordHash = 'a hash'
  const { id: member } = await account.givenMember({ password_hash: passwordHash })
  const [begun, committing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // Everything of the sign-in is done but its commit.
  const paused: Database = {
    ...database,
    transaction: (work, waitMs) =>
      database.transaction(async (run) => {
        const result = await work(run)
        begun.resolve()
        await committing.promise
        return result
      }, waitMs),
  }
  const { begin } = prepareSessions(statementsOver(paused), Date.now)
  const signingIn = begin(
    { account: account.id, member, passwordHash, from: { browser: 'Test', address: '192.0.2.1' }, replaced: undefined },
    { requestId: 'signing-in', address: null },
  )
  await begun.promise
  const ending = prepareEndings(statements.statement)
  const revoking = statements.transaction((run) => ending.ofAccount(run, { account: account.id, now: new Date().toISOString() }))
  const isWaiting = async () => {
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    return (await database.execute(waiting, [])).length > 0
  }
  await Promise.race([revoking, until('the revocation to wait for the sign-in', isWaiting)])
  committing.resolve()
  t.match(await signingIn, /./)
  t.match(await revoking, { sessions: 1 })
  t.strictSame(await database.execute('select id from sessions where account_id = $1', [account.id]), [])
})

t.test('O10: an expired token is refused despite the cache', async (t) => {
  let now = Date.now()
  const world = await givenWorld(t, { now: () => now })
  const caller = await (await world.givenAccount()).givenCaller(everyScope, new Date(now + 5000).toISOString())
  t.equal((await caller.get('/accounts')).status, 200)
  now += 5001
  t.equal((await caller.get('/accounts')).status, 401)
})

t.test('O10: access revoked in one process is refused in every other within a second', { skip: needsServer }, async (t) => {
  const { DATA_DIR, DATABASE_URL = '' } = await givenDatabase(t)
  const limits = { RATE_LIMIT_ACCOUNT: '1000000', RATE_LIMIT_OAUTH: '1000000', RATE_LIMIT_PARTNER: '1000000' }
  const environment = { MODE: 'development', DATA_DIR, DATABASE_URL, ...limits, LOG_LEVEL: 'error' }
  const here = await givenWorld(t, { environment })
  const there = await startServer(t, environment)
  const account = await here.givenAccount()
  for (const [title, begin] of Object.entries(endings)) {
    for (let round = 0; round < 5; round++) {
      await account.givenMember({ role: 'admin' })
      const { caller, end } = await begin(here, account)
      const elsewhere = { ...caller, get: (path: string) => caller.get(there.origin + '/spi/v3' + path) }
      for (let at = 0; at < 3; at++) t.equal((await elsewhere.get('/accounts')).status, 200)
      t.equal(await end(), true, title)
      t.ok(await endsWithinASecond(elsewhere), `${title}: refused in the other process`)
    }
  }
})

/** The rows of an account in the audit log, oldest first. */
const logged = async ({ id }: GivenAccount) =>
  world.application.database.execute(
    'select actor_kind, actor_id, client, action, subject_id, request_id from audit_log where account_id = $1 order by id',
    [id],
  )

t.test('P6: deactivating and enabling members is recorded in the audit log, with each kind of token', async (t) => {
  const account = await world.givenAccount()
  const callers = await ofEachKind(account)
  const wanted = []
  for (const [kind, caller] of callers) {
    const { key, id: subject } = await account.givenMember()
    const { member, application, partnerId } = caller as Caller &
      Partial<{ member: { id: number }; application: number; partnerId: number }>
    const actor = {
      account: { actor_kind: 'token', actor_id: caller.id, client: `account:${account.id}` },
      user: { actor_kind: 'member', actor_id: member?.id, client: `application:${application}` },
      partner: { actor_kind: 'token', actor_id: caller.id, client: `partner:${partnerId}` },
    }[kind]
    for (const [method, path, action] of [
      ['DELETE', `/members/${key}`, 'member_deactivated'],
      ['POST', `/members/${key}/enable`, 'member_enabled'],
    ] as const) {
      const headers = { 'x-request-id': `${kind}-${action}` }
      t.equal((await caller.request(method, path, { headers })).status, 204)
      wanted.push({ ...actor, action, subject_id: subject, request_id: headers['x-request-id'] })
      // Requests that are refused or change nothing are not logged.
      await caller.request(method, `/members/${unknown.id}`)
      if (method === 'POST') t.equal((await caller.request(method, path)).status, 204)
      else t.equal((await caller.request(method, path)).status, 422)
    }
  }
  const rows = (await logged(account)).filter(({ action }) => String(action).startsWith('member_'))
  t.strictSame(rows, wanted)
})

t.test(
  'P6: each change of a token, partner, application or connection is one audit row with actor and request, without values',
  async (t) => {
    const account = await world.givenAccount()
    const { tokens, partners, applications, connections, mintUserToken } = world.application
    const { id: acting } = await account.givenMember({ role: 'admin' })
    const user = await account.givenUser({ name: 'Canary Person', email: 'canary@example.test' })
    const before = (await logged(account)).length
    const wanted: [Action, number][] = []
    const by: Actor = { kind: 'member', id: acting, client: null, requestId: 'the-request', address: '192.0.2.1' }
    const of = (id: number) => ({ account: account.id, id })
    const canaries = ['canary', 'Canary']

    const issued = await tokens.issue({ account: account.id, name: 'Canary token', scopes: ['r_jobs'], expiresAt: null }, by)
    await tokens.revoke(of(issued.id), by)
    const partner = await partners.create({ account: account.id, name: 'Canary partner' }, by)
    await partners.revoke(of(partner.id), by)
    const application = await applications.create({ owner: account.id, name: 'Canary app', redirectUris: ['https://canary.test/'] }, by)
    const which = { owner: account.id, id: application.id }
    const replaced = await applications.replaceSecret(which, by)
    const grant = { account: account.id, member: acting, application: application.id, name: 'Canary', scopes: ['r_jobs'], seconds: 60 }
    const minted = await mintUserToken(grant, by)
    const mintedAs = await tokens.callerOf(minted)
    const [row] = await world.application.database.execute('select grant_id from tokens where id = $1', [mintedAs?.token])
    await applications.revoke(which, by)
    await connections.disconnect(of(user.grant), by)
    for (const again of [
      await tokens.revoke(of(issued.id), by),
      await partners.revoke(of(partner.id), by),
      await applications.revoke(which, by),
      (await applications.replaceSecret(which, by)) !== undefined,
      await connections.disconnect(of(user.grant), by),
    ]) {
      t.equal(again, false, 'what has ended is not ended again, and not written down again')
    }
    wanted.push(
      ['token_issued', issued.id],
      ['token_revoked', issued.id],
      ['partner_created', partner.id],
      ['partner_revoked', partner.id],
      ['application_created', application.id],
      ['application_secret_replaced', application.id],
      ['grant_given', Number(row?.grant_id)],
      ['token_issued', Number(mintedAs?.token)],
      ['application_revoked', application.id],
      ['grant_revoked', user.grant],
    )
    const rows = (await logged(account)).slice(before)
    t.strictSame(
      rows,
      wanted.map(([action, subject_id]) => ({
        actor_kind: 'member',
        actor_id: acting,
        client: null,
        action,
        subject_id,
        request_id: 'the-request',
      })),
    )
    const dump = JSON.stringify(await world.application.database.execute('select * from audit_log', []))
    for (const value of [
      ...canaries,
      issued.token,
      partner.clientId,
      application.clientId,
      application.secret,
      replaced ?? '',
      minted,
      'r_jobs',
    ]) {
      t.notOk(dump.includes(value), `the log has nothing of ${value}`)
    }
  },
)

t.test('P6: the audit log is append-only', async (t) => {
  await (await world.givenAccount()).givenCaller()
  const count = async () => (await world.application.database.execute('select count(*)::int as n from audit_log', []))[0]?.n
  const before = await count()
  for (const text of ["update audit_log set action = 'x'", 'delete from audit_log', 'truncate audit_log']) {
    await t.rejects(world.application.database.execute(text, []), { message: /audit log only grows/ }, text)
  }
  t.equal(await count(), before)
})

inEveryVersion('a path without parameters is no id of another path: methods that it does not have are 405', async (t, base) => {
  const caller = await (await world.givenAccount()).givenCaller()
  const all = operationsAt(base).map(([, { method, path }]) => ({ method, path }))
  for (const path of new Set(all.map((operation) => operation.path).filter((each) => !each.includes('{')))) {
    const declared = all.filter((operation) => operation.path === path).map(({ method }) => method)
    const allowed = [...declared, ...(declared.includes('GET') ? ['HEAD'] : [])].toSorted().join(', ')
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((each) => !declared.includes(each))) {
      const { status, headers } = await caller.request(method, world.origin + base + path)
      t.strictSame([status, headers.get('allow')], [405, allowed], `${method} ${path}`)
    }
  }
})

t.test('no response but the public list of jobs has a CORS header, and OPTIONS is not treated as a preflight', async (t) => {
  const account = await world.givenAccount()
  const ids = await idsOf(account)
  const caller = await account.givenCaller()
  const foreignOrigin = { origin: 'https://elsewhere.test' }
  const preflight = { ...foreignOrigin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' }
  const silent = ({ headers }: Answer, title: string) =>
    t.strictSame(
      [...headers.keys()].filter((name) => name.startsWith('access-control')),
      [],
      title,
    )
  for (const [id, operation] of operations) {
    const path = pathOf(operation, ownIds(id, ids))
    for (const [title, who] of [
      ['with a token', caller],
      ['without', world.callerWith(undefined)],
    ] as const) {
      silent(await who.request(operation.method, path, { headers: foreignOrigin }), `${id} ${title}`)
      const asked = await who.request('OPTIONS', path, { headers: preflight })
      t.equal(asked.status, 405, `${id} ${title}`)
      silent(asked, `${id}: OPTIONS ${title}`)
    }
  }
  // All other routes of the server, with an arbitrary id in the path.
  const { server } = world.application
  const parents: string[] = []
  const pages: string[] = []
  for (const line of server.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([^)]+)\)$/.exec(line) ?? []
    const depth = indent.length / 4
    parents.splice(depth, Infinity, part)
    const path = parents.join('').replace(/:\w+/g, '1').replace('*', 'some')
    // What the careers site shows to anybody may be read from any site: test/board.test.ts.
    if (methods.includes('GET') && !/^\/(spi|api)\//.test(path)) pages.push(path)
  }
  // The pages for members have a router of their own.
  pages.push(...navigationGroups.flatMap(({ links }) => links.map(({ path }) => path)))
  for (const known of ['/docs', '/docs/reference', '/openapi.json', '/health', '/metrics'])
    t.ok(pages.includes(known), `${known} is among them`)
  for (const path of [...pages, '/nowhere']) {
    const nobody = world.callerWith(undefined)
    silent(await nobody.get(world.origin + path, foreignOrigin), path)
    const asked = await nobody.request('OPTIONS', world.origin + path, { headers: preflight })
    t.ok([404, 405].includes(asked.status), `OPTIONS ${path} answers ${asked.status}`)
    silent(asked, `OPTIONS ${path}`)
  }
})

/** Every row of every tenant table, to check that nothing changed. */
async function everything({ application: { database } }: World) {
  const rows: Record<string, unknown> = {}
  const ofEmployees = ['employees', 'time_off_requests', 'time_off_approvals']
  const ofCandidates = ['candidates', 'activities', 'ratings', 'events', 'files']
  for (const table of ['accounts', 'members', 'jobs', ...ofEmployees, ...ofCandidates, 'outbox'])
    rows[table] = await database.execute(`select * from ${table} order by id`, [])
  return rows
}

t.test('unsupported operations (talent pool, requisitions) are 404', async (t) => {
  const caller = await (await world.givenAccount()).givenCaller()
  for (const path of [
    '/spi/v2/talent_pool/candidates',
    '/spi/v1/requisitions',
    '/spi/v3/talent_pool/candidates',
    '/spi/v3/requisitions',
    '/spi/v4/jobs',
  ]) {
    const answer = await caller.get(world.origin + path)
    t.equal(answer.status, 404, path)
    t.strictSame(answer.body, { error: 'Not found' }, path)
    t.ok(answer.headers.get('x-rate-limit-limit'), `${path} is counted`)
  }
  const { description } = JSON.parse((await caller.get(`${world.origin}/openapi-3.1.json`)).text).info
  for (const word of [/talent pool/i, /requisitions/i, /cross-origin|CORS/i]) t.match(description, word)
})

t.test('O10, K10: a clock that is set back does not extend the life of cached tokens', async (t) => {
  let at = 1_800_000_000_000
  let heard: (payload: string) => void = () => {}
  let listens = true
  const database = {
    kind: 'server',
    listen: async (_: string, onPayload: (payload: string) => void, onListening: () => void) => {
      heard = onPayload
      onListening()
    },
    // Notifications are lost while the listening connection is down.
    notify: async (_: string, payload: string) => (listens ? heard(payload) : undefined),
  } as unknown as Database
  const standing = lease(
    database,
    'told',
    () => {},
    () => {},
    () => at,
  )
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  for (let look = 0; look < 3; look++, at += 300) {
    standing.holds()
    await settle()
  }
  t.equal(standing.holds(), true, 'beats come back')
  await settle()
  listens = false
  at -= 3_600_000
  t.equal(standing.holds(), false, 'an hour back, and no beat since')
  await settle()
  at += 100
  t.equal(standing.holds(), false)
  listens = true
  at += 300
  standing.holds()
  await settle()
  t.equal(standing.holds(), true, 'until one comes back')
})
