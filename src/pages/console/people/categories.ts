// Time off categories: the list, and the page of one with its rules and the allowances of employees.
import type { FastifyReply } from 'fastify'
import { faultsIn } from '../operations.ts'
import { doneNotice, sendForm, sendSettings } from '../../settings/layouts.ts'
import { confirm, empty } from '../../settings/parts.ts'
import type { Visit } from '../../settings/routes.ts'
import { notice, type Faults } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html } from '../../shell/html.ts'
import type { ConsoleParts } from '../parts.ts'
import { table } from '../table.ts'
import { allowanceForm, serveAllowances } from './allowances.ts'
import { categoryBody, categoryFields, categoryInputs, formOfCategory, readApprovers, type CategoryRules } from './categoryForm.ts'
import { timeOffPath } from './timeOffParts.ts'

export const categoriesPath = `${timeOffPath}/categories`
const add = { path: `${categoriesPath}/new`, title: 'Add category' }
const notices = {
  created: 'The category is added. Employees can request time off of it.',
  saved: 'The category is saved.',
  deleted: 'The category is deleted.',
  allowed: 'The allowance is set.',
}

export function serveCategories(parts: ConsoleParts): void {
  const { routes, numbers, sameRequests, now } = parts

  routes.page(categoriesPath, 'timeOffAdmin', async (visit) => {
    const { categories } = await visit.read('listTimeOffCategories', {})
    const numberOf = await numbers.numbersOf(
      visit,
      'timeOffCategories',
      categories.map(({ id }) => id),
    )
    const rows = categories.map(({ id, name, type, description }) => [
      html`<a href="${categoriesPath}/${numberOf.get(id)}">${name}</a>`,
      type,
      description ?? '',
    ])
    return sendSettings(visit, {
      title: 'Time off categories',
      about: 'What employees can take off, how much in a year, and who must approve it.',
      add: rows.length > 0 ? add : undefined,
      body: html`
        ${doneNotice(visit, notices)}
        ${
          rows.length > 0
            ? table({ caption: 'Time off categories', columns: ['Name', 'Type', 'Description'], rows })
            : empty('No categories yet', 'Add the first one, such as paid time off, so that employees can request it.', add)
        }
        ${sameRequests(visit, { id: 'listTimeOffCategories' })}
      `,
    })
  })

  routes.page(add.path, 'timeOffAdmin', (visit) => sendNew(visit, { tracking_unit: 'full_days', approval: 'managers' }))

  routes.action(add.path, 'timeOffAdmin', async (visit, form) => {
    const { refused } = await visit.change('createTimeOffCategory', { body: await bodyOf(visit, form) }, form)
    if (!refused) return visit.reply.redirect(`${categoriesPath}?done=created`, 303)
    const { faults, message } = faultsIn(refused, categoryFields)
    return sendNew(visit, form, faults, message)
  })

  routes.page(`${categoriesPath}/:number`, 'timeOffAdmin', async (visit) => {
    const { number, id } = await numbers.recordIn(visit, 'timeOffCategories')
    const category = await visit.read('getTimeOffCategory', { path: { id } })
    return sendOne(visit, number, category, formOfCategory(category))
  })

  routes.action(`${categoriesPath}/:number`, 'timeOffAdmin', async (visit, form) => {
    const { number, id } = await numbers.recordIn(visit, 'timeOffCategories')
    const category = await visit.read('getTimeOffCategory', { path: { id } })
    const { refused } = await visit.change('updateTimeOffCategory', { path: { id }, body: await bodyOf(visit, form, category) }, form)
    if (!refused) return visit.reply.redirect(`${categoriesPath}/${number}?done=saved`, 303)
    const { faults, message } = faultsIn(refused, categoryFields)
    return sendOne(visit, number, category, form, faults, message)
  })

  routes.action(`${categoriesPath}/:number/delete`, 'timeOffAdmin', async (visit, form) => {
    const { number, id } = await numbers.recordIn(visit, 'timeOffCategories')
    const { refused } = await visit.change('deleteTimeOffCategory', { path: { id } }, form)
    if (!refused) return visit.reply.redirect(`${categoriesPath}?done=deleted`, 303)
    const category = await visit.read('getTimeOffCategory', { path: { id } })
    return sendOne(visit, number, category, formOfCategory(category), {}, refused.message)
  })

  serveAllowances(parts, categoriesPath)

  const bodyOf = async (visit: Visit, form: Form, before?: CategoryRules) => categoryBody(form, await readApprovers(visit), before)

  const sendNew = async (visit: Visit, values: Form, faults: Faults = {}, message?: string): Promise<FastifyReply> => {
    const approvers = await readApprovers(visit)
    return sendForm(visit, {
      title: 'Add category',
      about: 'Employees can request time off of it at once.',
      notice: message !== undefined && notice(message, 'wrong'),
      faults,
      action: add.path,
      once: true,
      fields: categoryInputs(values, faults, approvers),
      button: 'Add category',
      back: categoriesPath,
      after: sameRequests(visit, {
        id: 'createTimeOffCategory',
        body: { ...categoryBody(values, approvers), name: values.name ?? 'NAME' },
      }),
    })
  }

  const sendOne = async (
    visit: Visit,
    number: number,
    category: CategoryRules,
    values: Form,
    faults: Faults = {},
    message?: string,
  ): Promise<FastifyReply> => {
    const path = `${categoriesPath}/${number}`
    const approvers = await readApprovers(visit)
    return sendForm(visit, {
      title: category.name,
      about: html`A category of time off. <a href="${categoriesPath}">All categories</a>`,
      notice: message === undefined ? doneNotice(visit, notices) : notice(message, 'wrong'),
      faults,
      action: path,
      fields: categoryInputs(values, faults, approvers),
      button: 'Save category',
      back: categoriesPath,
      after: html`
        ${confirm({
          visitor: visit.visitor,
          action: `${path}/delete`,
          verb: 'Delete',
          name: category.name,
          consequence:
            'The category is deleted with the allowances of employees for it. This is possible until somebody requests time off of it.',
          button: 'Delete category',
        })}
        ${await allowanceForm(visit, { path, unit: category.tracking_unit, year: new Date(now()).getUTCFullYear() })}
        ${sameRequests(
          visit,
          { id: 'updateTimeOffCategory', path: { id: category.id }, body: categoryBody(values, approvers, category) },
          {
            id: 'setTimeOffAllowance',
            body: { employee_id: 'EMPLOYEE_ID', category_id: category.id, year: new Date(now()).getUTCFullYear(), entitlement: '30' },
          },
          { id: 'deleteTimeOffCategory', path: { id: category.id } },
        )}
      `,
    })
  }
}
