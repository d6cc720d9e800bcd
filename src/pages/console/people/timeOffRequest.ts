// The form that requests time off, for the visitor or for an employee within their reach.
import type { FastifyReply } from 'fastify'
import { faultsIn } from '../operations.ts'
import { sendForm } from '../../settings/layouts.ts'
import type { Visit } from '../../settings/routes.ts'
import { choices, notice, selectField, textField, type Faults } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html } from '../../shell/html.ts'
import type { ConsoleParts } from '../parts.ts'
import { findColleagues, optionsOf } from './colleagues.ts'
import { amountOf, timeOffPath } from './timeOffParts.ts'

const path = `${timeOffPath}/new`
const fields = [
  { name: 'employee_id', label: 'Employee' },
  { name: 'category_id', label: 'Category' },
  { name: 'from_date', label: 'First day' },
  { name: 'from_time', label: 'From' },
  { name: 'to_date', label: 'Last day' },
  { name: 'to_time', label: 'To' },
  { name: 'halves', label: 'Half days' },
  { name: 'note', label: 'Note' },
]

export function serveTimeOffRequest({ routes, numbers, sameRequests }: ConsoleParts): void {
  routes.page(path, 'hr', (visit) => send(visit, {}))

  routes.action(path, 'hr', async (visit, form) => {
    const missing = missingIn(form)
    if (Object.keys(missing).length > 0) return send(visit, form, missing)
    const { refused } = await visit.change('createTimeOffRequest', { body: bodyOf(form) }, form)
    if (!refused) return visit.reply.redirect(`${timeOffPath}?done=requested`, 303)
    const nameOf = (member: string) => (member.startsWith('half_days') ? 'halves' : member)
    const { faults, message } = faultsIn(refused, fields, nameOf)
    return send(visit, form, faults, message)
  })

  async function send(visit: Visit, values: Form, faults: Faults = {}, message?: string): Promise<FastifyReply> {
    const found = await numbers.ownEmployee(visit)
    const own = found?.state === 'published' ? found : undefined
    const isAdmin = visit.visitor.member.hrisRole === 'hris_admin'
    const [reached, categories] = await Promise.all([
      isAdmin ? findColleagues(visit) : own ? findColleagues(visit, own.id) : new Map(),
      categoriesFor(visit, own?.id),
    ])
    const others = optionsOf(reached).filter(({ value }) => value !== own?.id)
    return sendForm(visit, {
      title: 'Request time off',
      about: 'The category of the time off says who must approve it.',
      notice: message !== undefined && notice(message, 'wrong'),
      faults,
      action: path,
      once: true,
      fields: html`
        ${
          (others.length > 0 || !own) &&
          selectField({
            name: 'employee_id',
            label: 'Employee',
            all: own ? 'Myself' : 'Choose an employee',
            options: others,
            value: values.employee_id,
            fault: faults.employee_id,
          })
        }
        ${selectField({
          name: 'category_id',
          label: 'Category',
          all: 'Choose a category',
          options: categories,
          value: values.category_id,
          fault: faults.category_id,
        })}
        ${(['from', 'to'] as const).map(
          (end) => html`
            ${textField({
              name: `${end}_date`,
              label: end === 'from' ? 'First day' : 'Last day',
              type: 'date',
              required: true,
              value: values[`${end}_date`],
              fault: faults[`${end}_date`],
            })}
            ${textField({
              name: `${end}_time`,
              label: end === 'from' ? 'From' : 'To',
              hint: `In categories that count hours: a time such as ${end === 'from' ? '09:00' : '13:30'}. Without it, the whole day.`,
              value: values[`${end}_time`],
              fault: faults[`${end}_time`],
            })}
          `,
        )}
        ${choices({
          kind: 'checkbox',
          name: 'halves',
          legend: 'Half days',
          hint: 'In categories that count half days.',
          fault: faults.halves,
          choices: [
            { value: 'first', label: 'The first day begins at midday', checked: values['halves.first'] !== undefined },
            { value: 'last', label: 'The last day ends at midday', checked: values['halves.last'] !== undefined },
          ],
        })}
        ${textField({
          name: 'note',
          label: 'Note',
          hint: 'For those who decide, at most 140 characters.',
          maxLength: 140,
          value: values.note,
          fault: faults.note,
        })}
      `,
      button: 'Request time off',
      back: timeOffPath,
      after: sameRequests(visit, {
        id: 'createTimeOffRequest',
        body:
          values.category_id === undefined
            ? { category_id: categories[0]?.value ?? 'CATEGORY_ID', from_date: 'FIRST_DAYT00:00:00.000', to_date: 'LAST_DAYT23:59:59.000' }
            : bodyOf(values),
      }),
    })
  }
}

/** Returns the categories to choose from. Those of an employee have what is left of them this year. */
async function categoriesFor(visit: Visit, employee: string | undefined) {
  if (employee === undefined) {
    const { categories } = await visit.read('listTimeOffCategories', {})
    return categories.map(({ id, name }) => ({ value: id, name }))
  }
  const { balances } = await visit.read('listTimeOffBalances', { query: { employee_id: employee } })
  return balances.map(({ category_id: value, name, has_unlimited_timeoff: unlimited, units_available, time_off_tracking_unit: unit }) => ({
    value,
    name: unlimited ? name : `${name}, ${amountOf(units_available, unit)} available`,
  }))
}

const isTime = (text: string) => text === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

function missingIn({ category_id, from_date, to_date, from_time = '', to_time = '' }: Form): Faults {
  return {
    ...(!category_id && { category_id: 'Choose a category' }),
    ...(!from_date && { from_date: 'Enter the first day' }),
    ...(!isTime(from_time) && { from_time: 'Enter a time such as 09:00' }),
    ...(!to_date && { to_date: 'Enter the last day' }),
    ...(!isTime(to_time) && { to_time: 'Enter a time such as 13:30' }),
  }
}

function bodyOf(form: Form) {
  const { employee_id, category_id = '', from_date = '', to_date = '', from_time, to_time, note } = form
  const halves = [
    ...(form['halves.first'] === undefined ? [] : [{ date: `${from_date}T00:00:00.000`, half: 'second' as const }]),
    ...(form['halves.last'] === undefined ? [] : [{ date: `${to_date}T00:00:00.000`, half: 'first' as const }]),
  ]
  return {
    ...(employee_id && { employee_id }),
    category_id,
    from_date: `${from_date}T${from_time ? `${from_time}:00.000` : '00:00:00.000'}`,
    to_date: `${to_date}T${to_time ? `${to_time}:00.000` : '23:59:59.000'}`,
    ...(note && { note }),
    ...(halves.length > 0 && { half_days: halves }),
  }
}
