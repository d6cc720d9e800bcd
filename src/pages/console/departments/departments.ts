// The departments as a tree: each is added, renamed, moved, merged into another, and deleted.
import type { FastifyReply } from 'fastify'
import { doneNotice, sendForm, sendSettings } from '../../settings/layouts.ts'
import { empty, item } from '../../settings/parts.ts'
import type { Visit } from '../../settings/routes.ts'
import { notice, selectField, textField } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html, type Html } from '../../shell/html.ts'
import type { ConsoleParts } from '../parts.ts'
import { faultsIn, type Refused } from '../operations.ts'
import { serveRemoval } from './removal.ts'
import { departmentIn, departmentsPath, listed } from './department.ts'
import { departmentOptions, type Placed } from './tree.ts'

const notices = {
  added: 'The department is added.',
  saved: 'The department is saved.',
  merged: 'The departments are merged.',
  deleted: 'The department is deleted.',
}
const fields = [
  { name: 'name', label: 'Name' },
  { name: 'parent_id', label: 'Department above' },
]
const bodyOf = (form: Form) => ({ name: form.name?.trim() ?? '', parent_id: form.parent_id || null })

export function serveDepartments(parts: ConsoleParts): void {
  const { routes, sameRequests } = parts
  const add = { path: `${departmentsPath}/new`, title: 'Add a department' }

  routes.page(departmentsPath, 'admin', async (visit) => {
    const departments = await listed(visit)
    return sendSettings(visit, {
      title: 'Departments',
      about: 'Jobs, employees and collaboration rules name a department, and count for those above it too.',
      add: departments.length > 0 ? add : undefined,
      body: html`
        ${doneNotice(visit, notices)}
        ${
          departments.length > 0
            ? html`<ul class="items">
                ${departments.map(departmentItem)}
              </ul>`
            : empty('There are no departments yet', 'Add the topmost one first, then those below it.', add)
        }
        ${sameRequests(visit, { id: 'listDepartments' })}
      `,
    })
  })

  async function send(visit: Visit, department: Placed | undefined, values: Form, refused?: Refused): Promise<FastifyReply> {
    const { faults, message } = refused ? faultsIn(refused, fields) : { faults: {}, message: undefined }
    const all = await listed(visit)
    const body = bodyOf(values)
    return sendForm(visit, {
      title: department ? department.name : 'Add a department',
      about: department
        ? html`Departments below it move with it. <a href="${departmentsPath}/${department.number}/remove">Merge or delete it</a>`
        : 'Its name is unique among the departments below the same one.',
      faults,
      notice: message !== undefined && notice(message, 'wrong'),
      action: department ? `${departmentsPath}/${department.number}` : add.path,
      fields: html`
        ${textField({ name: 'name', label: 'Name', value: values.name, fault: faults.name, maxLength: 255, required: true })}
        ${selectField({
          name: 'parent_id',
          label: 'Department above',
          all: 'None: it is at the top',
          options: departmentOptions(all).filter(({ value }) => value !== department?.id),
          value: values.parent_id,
          fault: faults.parent_id,
        })}
      `,
      button: department ? 'Save department' : 'Add department',
      back: departmentsPath,
      ...(!department && { once: true as const }),
      after: sameRequests(
        visit,
        department
          ? { id: 'updateDepartment', body: { id: department.id, ...body } }
          : { id: 'createDepartment', body: { ...body, name: body.name || 'NAME' } },
      ),
    })
  }

  routes.page(add.path, 'admin', (visit) => send(visit, undefined, {}))
  routes.action(add.path, 'admin', async (visit, form) => {
    const { refused } = await visit.change('createDepartment', { body: bodyOf(form) }, form)
    return refused ? send(visit, undefined, form, refused) : visit.reply.redirect(`${departmentsPath}?done=added`, 303)
  })

  routes.page(`${departmentsPath}/:number`, 'admin', async (visit) => {
    const { department } = await departmentIn(visit)
    return send(visit, department, { name: department.name, parent_id: department.parent_id ?? '' })
  })
  routes.action(`${departmentsPath}/:number`, 'admin', async (visit, form) => {
    const { department } = await departmentIn(visit)
    const { refused } = await visit.change('updateDepartment', { body: { id: department.id, ...bodyOf(form) } }, form)
    return refused ? send(visit, department, form, refused) : visit.reply.redirect(`${departmentsPath}?done=saved`, 303)
  })

  serveRemoval(parts)
}

/** A department, with the names of those above it: its place in the tree needs no indentation to be understood. */
const departmentItem = ({ name, number, level, path }: Placed): Html =>
  item(
    html`<span class="level-${Math.min(level, 4)}">${name}</span>`,
    level > 0 && html`<p class="soft level-${Math.min(level, 4)}">${path.slice(0, -` / ${name}`.length)}</p>`,
    html`<div class="actions">
      <a class="button" href="${departmentsPath}/${number}">Change<span class="hidden"> ${path}</span></a>
      <a class="button" href="${departmentsPath}/${number}/remove">Merge or delete<span class="hidden"> ${path}</span></a>
    </div>`,
  )
