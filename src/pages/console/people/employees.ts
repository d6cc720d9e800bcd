// The directory of employees, and the form that adds one.
import type { FastifyReply } from 'fastify'
import { faultsIn } from '../operations.ts'
import { doneNotice, sendForm, sendSettings } from '../../settings/layouts.ts'
import { empty } from '../../settings/parts.ts'
import type { Visit } from '../../settings/routes.ts'
import { notice, selectField, textField, type Faults } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html } from '../../shell/html.ts'
import { isFor } from '../../shell/navigation.ts'
import { importPath } from '../importPath.ts'
import type { ConsoleParts } from '../parts.ts'
import { filters, queryOf, table, withQuery } from '../table.ts'
import { employeesPath } from './colleagues.ts'
import { inputNamed, readChoices } from './recordInputs.ts'

const pageSize = 20
const add = { path: `${employeesPath}/new`, title: 'Add employee' }
const orders = [
  { value: 'department', name: 'Department' },
  { value: 'division', name: 'Division' },
] as const
const notices = { erased: 'The employee is erased.' }

export function serveEmployees({ routes, numbers, sameRequests }: ConsoleParts): void {
  routes.page(employeesPath, 'hr', async (visit) => {
    const { query, order, page: given = '1' } = queryOf(visit.request.query)
    const page = /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1
    const order_by = orders.find(({ value }) => value === order)?.value
    const wanted = {
      ...(query && { query: query.slice(0, 255) }),
      ...(order_by && { order_by }),
      limit: pageSize,
      offset: (page - 1) * pageSize,
    } as const
    const [{ employees, total_count: total }, departments] = await Promise.all([
      visit.read('listEmployees', { query: wanted }),
      visit.read('listDepartments', {}),
    ])
    const numberOf = await numbers.numbersOf(
      visit,
      'employees',
      employees.map(({ id }) => id),
    )
    const departmentOf = new Map(departments.map(({ id, name }) => [id, name]))
    const isAdmin = visit.visitor.member.hrisRole === 'hris_admin'
    const at = (number: number) => withQuery(employeesPath, { query, order: order_by, page: number })
    return sendSettings(visit, {
      title: 'Employees',
      about: html`The people whom ${visit.visitor.account.name} employs. <a href="/backend/orgchart">Who reports to whom</a>`,
      add: isAdmin ? add : undefined,
      body: html`
        ${doneNotice(visit, notices)}
        ${filters(
          employeesPath,
          html`
            ${textField({ name: 'query', label: 'Name or e-mail', value: query })}
            ${selectField({ name: 'order', label: 'Sorted by', all: 'Name', options: orders, value: order_by })}
          `,
        )}
        ${
          employees.length > 0
            ? table({
                caption: `Employees, ${total} in all`,
                columns: ['Name', 'Job title', 'Department', 'Work e-mail', 'State'],
                rows: employees.map(({ id, firstname, lastname, job_title, department_id, work_email, state }) => [
                  html`<a href="${employeesPath}/${numberOf.get(id)}">${lastname}, ${firstname}</a>`,
                  job_title ?? '',
                  (department_id !== null && departmentOf.get(department_id)) || '',
                  work_email ?? '',
                  employeeTag(state),
                ]),
              })
            : query !== undefined || page > 1
              ? empty('No employee matches', 'Search for a part of a name or of an e-mail address, or show all.')
              : empty(
                  'No employees yet',
                  'HRIS admins add employees, publish them, and choose who reports to whom.',
                  isAdmin ? add : undefined,
                  isAdmin && isFor('admin', visit.visitor.member)
                    ? { path: `${importPath}?kind=employees`, title: 'Import employees' }
                    : undefined,
                )
        }
        <p class="buttons">
          ${page > 1 && html`<a class="button" href="${at(page - 1)}">Previous</a>`}
          ${page * pageSize < total && html`<a class="button" href="${at(page + 1)}">Next</a>`}
        </p>
        ${sameRequests(visit, { id: 'listEmployees', query: wanted })}
      `,
    })
  })

  routes.page(add.path, 'hrAdmin', (visit) => sendNew(visit, {}))

  routes.action(add.path, 'hrAdmin', async (visit, form) => {
    const { body, refused } = await visit.change('createEmployee', { body: bodyOf(form) }, form)
    if (!refused) {
      const found = await numbers.numbersOf(visit, 'employees', [body.id])
      return visit.reply.redirect(`${employeesPath}/${found.get(body.id)}?done=created`, 303)
    }
    const { faults, message } = faultsIn(refused, fields, inputNamed)
    return sendNew(visit, form, faults, message)
  })

  async function sendNew(visit: Visit, values: Form, faults: Faults = {}, message?: string): Promise<FastifyReply> {
    const choices = await readChoices(visit)
    return sendForm(visit, {
      title: 'Add employee',
      about: 'A draft is seen by HRIS admins alone, until it is published.',
      notice: message !== undefined && notice(message, 'wrong'),
      faults,
      action: add.path,
      once: true,
      fields: html`
        ${fields.map(({ name, label, type, required }) => {
          const base = { name, label, value: values[name], fault: faults[name] }
          const options = choices[type]
          return options
            ? selectField({ ...base, all: 'None', options })
            : textField({ ...base, type: type === 'date' ? 'date' : 'text', required: required === true })
        })}
        ${selectField({
          name: 'state',
          label: 'State',
          hint: 'A published employee needs a first day and a work e-mail.',
          options: [
            { value: 'draft', name: 'Draft' },
            { value: 'published', name: 'Published' },
          ],
          value: values.state,
        })}
      `,
      button: 'Add employee',
      back: employeesPath,
      after: sameRequests(visit, { id: 'createEmployee', body: bodyOf({ firstname: 'FIRST_NAME', lastname: 'LAST_NAME', ...values }) }),
    })
  }
}

export const employeeTag = (state: string) => html`<span class="tag ${state === 'draft' ? 'waits' : 'good'}">${state}</span>`

const fields: readonly { readonly name: string; readonly label: string; readonly type: string; readonly required?: true }[] = [
  { name: 'firstname', label: 'First name', type: 'text', required: true },
  { name: 'lastname', label: 'Last name', type: 'text', required: true },
  { name: 'job_title', label: 'Job title', type: 'text' },
  { name: 'work_email', label: 'Work e-mail', type: 'text' },
  { name: 'start_date', label: 'First day of work', type: 'date' },
  { name: 'department', label: 'Department', type: 'department' },
  { name: 'legal_entity', label: 'Legal entity', type: 'legalEntity' },
  { name: 'reports_to', label: 'Manager', type: 'employee' },
  { name: 'member_id', label: 'Member', type: 'member' },
]

const bodyOf = (form: Form) => {
  const given = Object.fromEntries(fields.flatMap(({ name }) => (form[name] ? [[name, form[name].trim()]] : [])))
  return {
    state: form.state === 'published' ? ('published' as const) : ('draft' as const),
    employee: { firstname: '', lastname: '', ...given },
  }
}
