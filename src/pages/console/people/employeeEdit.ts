// The form that changes one section of an employee's record.
import type { FastifyReply } from 'fastify'
import { notFound } from '../../../errors.ts'
import { faultsIn } from '../operations.ts'
import { sendForm } from '../../settings/layouts.ts'
import type { Visit } from '../../settings/routes.ts'
import { notice, type Faults } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import type { ConsoleParts } from '../parts.ts'
import { employeesPath } from './colleagues.ts'
import { entriesOf, readSections, type Section } from './record.ts'
import { changesIn, formOfRecord, inputNamed, readChoices, recordInputs } from './recordInputs.ts'

type Values = Readonly<Record<string, unknown>>
type Edited = { readonly number: number; readonly id: string; readonly employee: Values; readonly section: Section }

export function serveEmployeeEdit({ routes, numbers, sameRequests }: ConsoleParts): void {
  const path = `${employeesPath}/:number/edit/:section`
  routes.page(path, 'hrAdmin', async (visit) => {
    const edited = await read(visit)
    return send(visit, edited, formOfRecord(edited.section, edited.employee))
  })

  routes.action(path, 'hrAdmin', async (visit, form) => {
    const edited = await read(visit)
    const { number, id, employee, section } = edited
    const changes = changesIn(section, employee, form)
    const { refused } = await visit.change('updateEmployee', { path: { id }, body: { employee: changes } }, form)
    if (!refused) return visit.reply.redirect(`${employeesPath}/${number}?done=saved`, 303)
    const { faults, message } = faultsIn(
      refused,
      section.fields.map((field) => ({ name: field.id, label: field.label })),
      inputNamed,
    )
    return send(visit, edited, form, faults, message)
  })

  /** Throws 404 for an unknown section, and for one that is stored in a form of its own. */
  async function read(visit: Visit): Promise<Edited> {
    const { number, id } = await numbers.recordIn(visit, 'employees')
    const [employee, sections] = await Promise.all([visit.read('getEmployee', { path: { id } }), readSections(visit)])
    const named = (visit.request.params as { section?: string }).section
    const section = sections.find((each) => each.id === named)
    if (!section || !entriesOf(section, employee)) throw notFound()
    return { number, id, employee, section }
  }

  async function send(
    visit: Visit,
    { number, id, employee, section }: Edited,
    form: Form,
    faults: Faults = {},
    message?: string,
  ): Promise<FastifyReply> {
    return sendForm(visit, {
      title: section.title,
      about: `Of ${String(employee.firstname)} ${String(employee.lastname)}. An emptied field has no value.`,
      notice: message !== undefined && notice(message, 'wrong'),
      faults,
      action: `${employeesPath}/${number}/edit/${section.id}`,
      fields: recordInputs(section, employee, form, faults, await readChoices(visit)),
      button: 'Save',
      back: `${employeesPath}/${number}`,
      after: sameRequests(visit, { id: 'updateEmployee', path: { id }, body: { employee: changesIn(section, employee, form) } }),
    })
  }
}
