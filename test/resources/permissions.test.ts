// Permissions: the roles of members, and what the API family lets the roles on a job do.
import t from 'tap'
import { givenWorld } from '../fixtures/server.ts'

const world = await givenWorld(t)
const caller = await (await world.givenAccount()).givenCaller(['r_account', 'r_jobs'])

t.test('listPermissionSets: names every role that a member shows in `roles`', async (t) => {
  const { status, body } = await caller.get('/permission_sets')
  t.equal(status, 200)
  const names = body.map(({ name }: { name: string }) => name)
  const account = await world.givenAccount()
  for (const role of ['admin', 'simple', 'reviewer', 'no_access', 'recruiter']) await account.givenMember({ role })
  for (const hris_role of ['hris_admin', 'hris_employee', 'hris_limited', 'hris_no_access']) await account.givenMember({ hris_role })
  const { body: page } = await (await account.givenCaller()).get('/members')
  const shown = new Set(page.members.flatMap(({ roles }: { roles: string[] }) => roles))
  t.strictSame([...shown].toSorted(), names.toSorted())
})

t.test('listCollaborationPermissions: gives every permission its roles', async (t) => {
  const { status, body } = await caller.get('/collaboration_permissions')
  t.equal(status, 200)
  t.equal(Object.keys(body).length, 59)
  const having = (role: string) => Object.values<string[]>(body).filter((roles) => roles.includes(role)).length
  t.strictSame(
    Object.fromEntries(
      ['admin', 'recruiting_admin', 'hiring_manager', 'simple', 'recruiter', 'reviewer'].map((role) => [role, having(role)]),
    ),
    {
      admin: 59,
      recruiting_admin: 56,
      hiring_manager: 44,
      simple: 34,
      recruiter: 15,
      reviewer: 11,
    },
  )
  t.strictSame(body['ats:collab:candidates:block'], ['admin'])
})
