// Employee fields of an account's own: created, changed, deleted with their values, and moved with the account.
import t from 'tap'
import { operator } from '../../src/access/audit.ts'
import { diskStore } from '../../src/files/store.ts'
import { exportAccount } from '../../src/transfer/export.ts'
import { importLines } from '../../src/transfer/import.ts'
import { personalDataIn } from '../fixtures/personalData.ts'
import { givenWorld, type Caller, type World } from '../fixtures/server.ts'

const world = await givenWorld(t)
const { execute } = world.application.database
const path = '/employee_fields'
const unknown = '0123456789abcdef'

async function given() {
  const account = await world.givenAccount()
  const caller = await account.givenCaller(['r_account', 'w_account', 'r_employees', 'w_employees'])
  const create = (body: object) => caller.post(path, body)
  const own = async (): Promise<any[]> => (await caller.get(path)).body.slice(55)
  const audited = async () =>
    (await execute("select action from audit_log where account_id = $1 and action like 'employeefield%' order by id", [account.id])).map(
      ({ action }) => action,
    )
  const admin = await account.givenMember({ hris_role: 'hris_admin' })
  /** The record as an HRIS admin sees it. */
  const recordOf = async (id: string) => (await caller.get(`/employees/${id}?member_id=${admin.key}`)).body
  return { account, caller, create, own, recordOf, audited }
}
const patch = (caller: Caller, id: string, body: object) => caller.request('PATCH', `${path}/${id}`, { body })

t.test('createEmployeeField: the field is listed after those of the family, in the form of theirs', async (t) => {
  const { account, create, own, audited } = await given()
  const { status, body } = await create({ label: 'Pass', type: 'dropdown', hint: '', choices: [{ label: 'Green' }, { label: 'Blue' }] })
  t.equal(status, 201)
  const { id, choices, ...rest } = body
  t.match(id, /^[0-9a-f]{16}$/)
  t.match(choices, [
    { id: /^[0-9a-f]{16}$/, label: 'Green', position: 0 },
    { id: /./, label: 'Blue', position: 1 },
  ])
  t.strictSame(rest, {
    label: 'Pass',
    hint: null,
    type: 'dropdown',
    approvable_by: 'admin',
    editable_by: 'admin',
    editable_by_new: 4,
    editable_by_roles: [],
    viewable_by: 'admin_or_employee',
    viewable_by_new: 5,
    viewable_by_roles: [],
    keep_history: false,
    is_multiple: false,
  })
  const date = (await create({ label: 'Trained on', type: 'date', hint: 'First aid' })).body
  t.match(date, { hint: 'First aid', date_format: 'fullDate' })
  t.strictSame(await own(), [body, date])
  t.strictSame(await audited(), ['employeefield_created', 'employeefield_created'])
  const audit = personalDataIn(world, Date.now).spindle(`audit list --account ${account.subdomain} --limit 1`)
  t.match((await audit).rows, [{ action: 'employeefield_created', subject_id: date.id }])
  const other = await (await world.givenAccount()).givenCaller(['r_account'])
  t.equal((await other.get(path)).body.length, 55, 'only in its account')
})

t.test('createEmployeeField, updateEmployeeField: refuse a label twice, and choices where they do not belong', async (t) => {
  const { caller, create, own, audited } = await given()
  const { id } = (await create({ label: 'Pass', type: 'dropdown', choices: [{ label: 'Green' }] })).body
  const locker = (await create({ label: 'Locker', type: 'text' })).body.id
  const before = await own()
  const refusals = [
    [create({ label: 'pass', type: 'text' }), 'name-taken', 'label'],
    [create({ label: ' ', type: 'text' }), 'field-required', 'label'],
    [create({ label: 'Which', type: 'dropdown' }), 'field-required', 'choices'],
    [create({ label: 'When', type: 'date', choices: [{ label: 'Now' }] }), 'field-invalid', 'choices'],
    [patch(caller, locker, { label: 'PASS' }), 'name-taken', 'label'],
    [patch(caller, locker, { choices: [{ label: 'Now' }] }), 'field-invalid', 'choices'],
    [patch(caller, id, { choices: [{ id: unknown, label: 'Red' }] }), 'reference-unknown', 'choices.0.id'],
  ] as const
  for (const [answer, code, field] of refusals) {
    const { status, headers, body } = await answer
    t.strictSame([status, headers.get('x-error-code'), Object.keys(body.validation_errors)], [422, code, [field]])
  }
  t.equal((await create({ label: 'Salary', type: 'payRate' })).status, 400)
  t.strictSame(await own(), before)
  t.equal((await audited()).length, 2)
})

t.test('updateEmployeeField: what is omitted stays, and stored choices keep their ids; values stay', async (t) => {
  const { account, caller, create, own, recordOf, audited } = await given()
  const { id, choices } = (
    await create({ label: 'Pass', type: 'dropdown', hint: 'Badge', choices: [{ label: 'Green' }, { label: 'Blue' }] })
  ).body
  const employee = await account.givenEmployee({ fields: { [id]: choices[0].id } })
  t.match((await patch(caller, id.toUpperCase(), { label: 'Badge' })).body, { id, label: 'Badge', hint: 'Badge', choices })
  const { status, body } = await patch(caller, id, { hint: null, choices: [{ label: 'Red' }, { id: choices[1].id, label: 'Navy' }] })
  t.equal(status, 200)
  t.match(body, { label: 'Badge', hint: null })
  t.match(body.choices, [
    { label: 'Red', position: 0 },
    { id: choices[1].id, label: 'Navy', position: 1 },
  ])
  t.strictSame(await own(), [body])
  t.equal((await recordOf(employee.key))[id], choices[0].id)
  t.strictSame((await audited()).slice(1), ['employeefield_updated', 'employeefield_updated'])
  for (const none of [unknown, 'firstname']) t.equal((await patch(caller, none, { label: 'New' })).status, 404, none)
})

t.test('deleteEmployeeField: employees take values of the field, and lose them with it, only them', async (t) => {
  const { account, caller, create, own, recordOf, audited } = await given()
  const [id, kept] = [(await create({ label: 'Locker', type: 'text' })).body.id, (await create({ label: 'Car', type: 'text' })).body.id]
  const other = await given()
  const foreign = await other.account.givenEmployee({ fields: { [id]: 'theirs' } })
  const employee = (
    await caller.post('/employees', { state: 'draft', employee: { firstname: 'Ada', lastname: 'Berg', [id]: '12', [kept]: 'A-1' } })
  ).body
  t.equal((await caller.request('PATCH', `/employees/${employee.id}`, { body: { employee: { [id]: '13' } } })).status, 200)
  t.match(await recordOf(employee.id), { [id]: '13', [kept]: 'A-1' })
  t.equal((await caller.delete(`${path}/${id}`)).status, 204)
  const left = await recordOf(employee.id)
  t.strictSame([Object.hasOwn(left, id), left[kept]], [false, 'A-1'])
  t.match(await other.recordOf(foreign.key), { [id]: 'theirs' }, 'not in another account')
  t.strictSame(
    (await own()).map((field) => field.id),
    [kept],
  )
  t.equal((await audited()).at(-1), 'employeefield_deleted')
  for (const none of [id, unknown, 'firstname']) t.equal((await caller.delete(`${path}/${none}`)).status, 404, none)
  const dump = JSON.stringify(await execute('select * from employees where account_id = $1', [account.id]))
  t.notMatch(dump, id)
})

t.test('the fields move with their account, and a dropdown without choices is refused', async (t) => {
  const { account, create, own } = await given()
  const { id } = (await create({ label: 'Pass', type: 'dropdown', hint: 'Badge', choices: [{ label: 'Green' }] })).body
  await create({ label: 'Locker', type: 'text' })
  await account.givenEmployee({ fields: { [id]: 'Green' } })
  const toolsOf = ({ application, config }: World) => ({ ...application.statements, store: diskStore(`${config.DATA_DIR}/files`) })
  const lines: string[] = []
  for await (const line of exportAccount(toolsOf(world), { subdomain: String(account.subdomain), now: Date.now() })) lines.push(line)
  const into = async (target: World, given: readonly string[]) =>
    importLines(
      toolsOf(target),
      (async function* () {
        yield* given
      })(),
    )
  const there = await givenWorld(t)
  const bare = lines.map((line) => line.replace(/,"choices":\[[^\]]*\]/, ''))
  await t.rejects(into(there, bare), { message: /^line \d+: \/choices is missing/ })
  await into(there, lines)
  const [row] = await there.application.database.execute('select id from accounts where subdomain = $1', [account.subdomain])
  const issued = { account: Number(row?.id), name: 'Test', scopes: ['r_account'], expiresAt: null }
  const { token } = await there.application.tokens.issue(issued, operator)
  t.strictSame((await there.callerWith(token).get(path)).body.slice(55), await own())
})
