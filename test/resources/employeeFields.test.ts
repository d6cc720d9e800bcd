// The fields of employees: those of the API family, with their choices and parts.
import t from 'tap'
import { givenWorld } from '../fixtures/server.ts'

type Part = { id: string; type: string; label: string; choices?: { id: string; position: number }[] } & Record<string, unknown>
type Field = Part & { fields?: Part[] }

const world = await givenWorld(t)
const caller = await (await world.givenAccount()).givenCaller(['r_account'])
const { status, body } = await caller.get('/employee_fields')
const fields = body as Field[]
const parts = fields.flatMap(({ fields: inner = [] }) => inner)
const named = (id: string) => [...fields, ...parts].find((field) => field.id === id)

t.test('listEmployeeFields: returns the 55 fields and their 109 parts, each id once', async (t) => {
  t.equal(status, 200)
  t.strictSame([fields.length, parts.length], [55, 109])
  t.equal(new Set([...fields, ...parts].map(({ id }) => id)).size, 164)
  for (const { id, label, type, choices, fields: inner } of [...fields, ...parts] as Field[]) {
    t.match(label, /^[A-Z]/, id)
    t.equal(choices !== undefined, type === 'dropdown', id)
    t.equal(inner !== undefined, type === 'composite', id)
    t.strictSame(
      choices?.map(({ position }) => position),
      choices?.map((_, at) => at),
      id,
    )
  }
})

t.test('a field has its marks, and a part has the rights of its field', async (t) => {
  const everybody = { approvable_by: 'admin', editable_by_roles: [], viewable_by_roles: [], hint: null }
  t.strictSame(named('employee_number'), {
    ...everybody,
    id: 'employee_number',
    label: 'Employee number',
    type: 'text',
    editable_by: 'admin',
    editable_by_new: 4,
    viewable_by: 'all',
    viewable_by_new: 15,
    keep_history: false,
    is_multiple: false,
    autogenerate: true,
  })
  t.match(named('bonus_group'), { editable_by_new: 6, viewable_by: 'employee', keep_history: true, is_multiple: true })
  const rights = { editable_by: 'manager', editable_by_new: 6, viewable_by: 'employee', viewable_by_new: 7 }
  t.match(named('bonus_amount'), { ...rights, type: 'currency', keep_history: false, is_multiple: false })
  t.match(named('allergies'), { editable_by: 'admin_or_employee', editable_by_new: 5, viewable_by_new: 5 })
  t.equal(named('birthdate')?.date_format, 'fullDate')
  t.equal(named('education_start_date')?.date_format, 'monthYear')
})

t.test('choices have the ids of the API family and labels', async (t) => {
  t.strictSame(named('gender')?.choices, [
    { id: 'gender_male', label: 'Male', position: 0 },
    { id: 'gender_female', label: 'Female', position: 1 },
    { id: 'gender_non_binary', label: 'Non-binary', position: 2 },
  ])
  t.strictSame(
    named('employment_status')?.choices?.map(({ id }) => id),
    ['employement_type_contractor', 'employement_type_full_time', 'employement_type_part_time'],
  )
  t.strictSame(named('division')?.choices, [])
})

t.test('the fields are the same for every member, and for an unknown one', async (t) => {
  const foreign = await (await world.givenAccount()).givenMember({})
  for (const member of [foreign.key, 'unknown', '']) {
    const answer = await caller.get(`/employee_fields?member_id=${member}`)
    t.strictSame(answer.body, body, member)
  }
  t.equal((await caller.get(`/employee_fields?member_id=${'a'.repeat(256)}`)).status, 400)
})
