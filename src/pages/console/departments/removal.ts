// The page on which a department is merged into another or deleted. If records refer to it, the page asks before it does so.
import type { FastifyReply } from 'fastify'
import { formCard, sendSettings } from '../../settings/layouts.ts'
import type { Visit } from '../../settings/routes.ts'
import { faultSummary, notice, selectField } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html, type Content, type Html } from '../../shell/html.ts'
import type { ConsoleParts } from '../parts.ts'
import { faultsIn, type Refused } from '../operations.ts'
import { departmentIn, departmentsPath } from './department.ts'
import { departmentOptions } from './tree.ts'

/** The field that says that the visitor has answered the question. */
const forced = html`<input type="hidden" name="force" value="yes" />`

export function serveRemoval({ routes, sameRequests }: ConsoleParts): void {
  /** `asked`: which of the two was refused, because records refer to the department or for another reason. */
  async function send(
    visit: Visit,
    values: Form = {},
    asked?: { readonly act: 'merge' | 'delete'; readonly refused: Refused },
  ): Promise<FastifyReply> {
    const { department, all } = await departmentIn(visit)
    const { name, number, id } = department
    const path = `${departmentsPath}/${number}`
    const isQuestion = asked?.refused.affected !== undefined
    const { faults, message } =
      asked && !isQuestion
        ? faultsIn(asked.refused, [{ name: 'target_department_id', label: 'Target' }])
        : { faults: {}, message: undefined }
    if (asked) visit.reply.code(422)
    const target = all.find((one) => one.id === values.target)
    return sendSettings(visit, {
      title: `Merge or delete ${name}`,
      about: 'What refers to the department moves to another one, or is left without a department.',
      back: { path: departmentsPath, title: 'All departments' },
      body: html`
        ${message !== undefined && notice(message, 'wrong')} ${faultSummary(faults)}
        ${isQuestion && asked.act === 'delete' && question(asked.refused, html`Delete ${name} anyway?`, formCard(visit, { action: `${path}/delete`, button: 'Delete anyway', fields: forced, back: `${path}/remove` }))}
        ${
          isQuestion &&
          asked.act === 'merge' &&
          question(
            asked.refused,
            html`Move it to ${target?.path ?? 'the other department'} and delete ${name}?`,
            formCard(visit, {
              action: `${path}/merge`,
              button: 'Merge anyway',
              fields: html`${forced} <input type="hidden" name="target" value="${values.target ?? ''}" />`,
              back: `${path}/remove`,
            }),
          )
        }
        ${
          !isQuestion &&
          all.length > 1 &&
          formCard(visit, {
            action: `${path}/merge`,
            button: 'Merge departments',
            fields: selectField({
              name: 'target',
              label: 'Merge into',
              hint: 'Jobs, employees, departments below and collaboration rules move there.',
              options: departmentOptions(all).filter(({ value }) => value !== id),
              value: values.target,
              fault: faults.target_department_id,
            }),
          })
        }
        ${!isQuestion && formCard(visit, { action: `${path}/delete`, button: 'Delete department', fields: html`<p>Departments below it move up. Nothing else is deleted.</p>` })}
        ${sameRequests(
          visit,
          { id: 'mergeDepartment', path: { id }, body: { target_department_id: 'TARGET_ID', force: true } },
          { id: 'deleteDepartment', path: { id }, query: { force: 'DELETE' } },
        )}
      `,
    })
  }

  routes.page(`${departmentsPath}/:number/remove`, 'admin', (visit) => send(visit))

  routes.action(`${departmentsPath}/:number/delete`, 'admin', async (visit, form) => {
    const { id } = (await departmentIn(visit)).department
    const request = { path: { id }, ...(form.force !== undefined && { query: { force: 'DELETE' } }) }
    const { refused } = await visit.change('deleteDepartment', request, form)
    return refused ? send(visit, form, { act: 'delete', refused }) : visit.reply.redirect(`${departmentsPath}?done=deleted`, 303)
  })

  routes.action(`${departmentsPath}/:number/merge`, 'admin', async (visit, form) => {
    const { id } = (await departmentIn(visit)).department
    const body = { target_department_id: form.target ?? '', force: form.force !== undefined }
    const { refused } = await visit.change('mergeDepartment', { path: { id }, body }, form)
    return refused ? send(visit, form, { act: 'merge', refused }) : visit.reply.redirect(`${departmentsPath}?done=merged`, 303)
  })
}

/** Renders what refers to the department, and the form that answers the question. */
const question = ({ affected = [] }: Refused, text: Content, form: Html): Html => html`
  ${notice(html`These refer to the department: ${affected.map((kind) => kind.replaceAll('_', ' ')).join(', ')}. ${text}`, 'wrong')} ${form}
`
