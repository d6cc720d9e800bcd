// Offers: what the newest one of a candidate shows, and who sees it.
import t from 'tap'
import { givenWorld, type Caller } from '../fixtures/server.ts'

const world = await givenWorld(t)
const unknownKey = '0123456789abcdef'
const salary = { name: 'Salary', slug: 'salary', body: null, pay: { amount: 5000.5, frequency: 'month', currency_iso: 'USD' } }

async function given() {
  const account = await world.givenAccount()
  const job = await account.givenJob()
  const candidate = await account.givenCandidate({ job_id: job.id, location: { location_str: 'Oslo, Norway' } })
  const caller = await account.givenCaller()
  return { account, job, candidate, caller, admin: await account.givenUser() }
}

/** The member of the job with each role on it, as a caller by the role, and a member who does not work on the job. */
async function givenTeam({ account, job }: Pick<Awaited<ReturnType<typeof given>>, 'account' | 'job'>): Promise<[string, Caller][]> {
  const team: [string, Caller][] = [['nobody', await account.givenUser({ role: 'simple' })]]
  for (const role of ['admin', 'recruiting_admin', 'hiring_manager', 'simple', 'reviewer']) {
    const user = await account.givenUser({ role: 'simple' })
    await account.insert('job_members', { job_id: job.id, member_id: user.member.id, collaboration_role: role })
    team.push([role, user])
  }
  return team
}
/** The roles on a job that may see and change its offers. */
const offering = ['admin', 'recruiting_admin', 'hiring_manager']

t.test('getCandidateOffer: only the candidate without an offer, otherwise the newest of the job', async (t) => {
  const { account, candidate, caller } = await given()
  const path = `/candidates/${candidate.key}/offer`
  const shown = { id: candidate.key, location: 'Oslo, Norway', name: candidate.name }
  t.strictSame((await caller.get(path)).body, { candidate: shown })
  await account.givenOffer(candidate, { state: 'rejected' })
  const files = []
  for (const [name, size] of [
    ['b.pdf', 1],
    ['a.pdf', 2],
    ['late.pdf', null],
  ] as const)
    files.push(await account.insert('files', { candidate_id: candidate.id, kind: 'attachment', name, media_type: 'application/pdf', size }))
  const text = { name: 'Erster Tag', slug: 'erster-tag', body: '1 May', pay: null }
  const documents = files.toReversed().map(({ key }) => key)
  const offer = await account.givenOffer(candidate, { variables: [text, salary], documents })
  const { status, body } = await caller.get(path)
  t.equal(status, 200)
  t.strictSame(Object.keys(body), ['id', 'candidate', 'created_at', 'state', 'document_variables', 'documents'])
  t.match(body, { id: offer.key, candidate: shown, created_at: /^[-\dT:]+Z$/, state: 'draft' })
  const data = { amount: 5000.5, frequency: 'month', cached_value: '$5,000.50 per month', currency_iso: 'USD' }
  t.strictSame(body.document_variables, [
    { document_variable: { name: 'Erster Tag', slug: 'erster-tag' }, value: { body: '1 May' } },
    { document_variable: { name: 'Salary', slug: 'salary' }, value: { data } },
  ])
  t.match(body.documents, [
    { name: 'a.pdf', preview_url: /\/files\/\w{16}\/a\.pdf\?/, kind: 'attachment' },
    { name: 'b.pdf', kind: 'attachment' },
  ])
  t.equal(body.documents.length, 2, 'a file that is still to be fetched is not shown')
  t.strictSame((await caller.get(`/candidates/${candidate.key}/files`)).body, { files: [] }, 'and none is among the files of the candidate')
  t.equal((await caller.get(`/candidates/${unknownKey}/offer`)).status, 404)
})

t.test('getOffer: every offer of the job by its id, until the candidate is relocated', async (t) => {
  const { account, candidate, admin } = await given()
  const former = await account.givenOffer(candidate, { state: 'rejected', variables: [salary] })
  const offer = await account.givenOffer(candidate)
  const path = `/offers/${former.key}`
  t.match(await admin.get(path), {
    status: 200,
    body: { id: former.key, state: 'rejected', candidate: { id: candidate.key }, documents: [] },
  })
  t.equal((await admin.get(`/offers/${offer.key.toUpperCase()}`)).body.id, offer.key)
  for (const key of [unknownKey, 'x', candidate.key]) t.equal((await admin.get(`/offers/${key}`)).status, 404)
  const { shortcode } = await account.givenJob()
  const moved = await admin.post(`/candidates/${candidate.key}/relocate`, { target_job_shortcode: shortcode })
  t.equal(moved.status, 201)
  t.equal((await admin.get(path)).status, 404)
  const { body } = await admin.get(`/candidates/${moved.body.candidate.id}/offer`)
  t.strictSame(Object.keys(body), ['candidate'], 'nothing is offered in the other job')
})

t.test('with a user token, admins and those whose role on the job allows it see offers', async (t) => {
  const { account, job, candidate } = await given()
  const offer = await account.givenOffer(candidate)
  for (const [role, user] of await givenTeam({ account, job }))
    for (const path of [`/candidates/${candidate.key}/offer`, `/offers/${offer.key}`]) {
      const { status, headers } = await user.get(path)
      t.strictSame(
        [status, headers.get('x-error-code')],
        offering.includes(role) ? [200, null] : role === 'nobody' ? [404, 'not-found'] : [403, 'role-missing'],
        `${path} as ${role}`,
      )
    }
})
