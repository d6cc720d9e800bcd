// What single employees may take of a category in a year: the form below the category.
import type { components } from '../../../../generated/types.ts'
import { faultsIn } from '../operations.ts'
import { sendForm } from '../../settings/layouts.ts'
import type { Visit } from '../../settings/routes.ts'
import { notice, selectField, textField, type Faults } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html, type Html } from '../../shell/html.ts'
import { csrfField } from '../../signIn/visitor.ts'
import type { ConsoleParts } from '../parts.ts'
import { findColleagues, optionsOf } from './colleagues.ts'

const fields = [
  { name: 'employee_id', label: 'Employee' },
  { name: 'year', label: 'Year' },
  { name: 'entitlement', label: 'Entitlement' },
  { name: 'carry_over', label: 'Carried over' },
]

export function serveAllowances({ routes, numbers }: ConsoleParts, categoriesPath: string): void {
  routes.action(`${categoriesPath}/:number/allowance`, 'timeOffAdmin', async (visit, form) => {
    const { number, id } = await numbers.recordIn(visit, 'timeOffCategories')
    const path = `${categoriesPath}/${number}`
    const { refused } = await visit.change('setTimeOffAllowance', { body: bodyOf(id, form) }, form)
    if (!refused) return visit.reply.redirect(`${path}?done=allowed`, 303)
    const { faults, message } = faultsIn(refused, fields)
    return sendForm(visit, {
      title: 'Allowance of an employee',
      about: 'It takes the place of what the category gives everybody in a year.',
      notice: message !== undefined && notice(message, 'wrong'),
      faults,
      action: `${path}/allowance`,
      fields: await inputs(visit, form, faults),
      button: 'Set allowance',
      back: path,
    })
  })
}

/** Renders the form below a category. */
export const allowanceForm = async (
  visit: Visit,
  { path, unit, year }: { readonly path: string; readonly unit: components['schemas']['TrackingUnit']; readonly year: number },
): Promise<Html> => html`
  <section>
    <div class="head"><h2>Allowance of an employee</h2></div>
    <p class="soft">
      It takes the place of what the category gives everybody in a year. Amounts are in ${unit === 'hours' ? 'hours' : 'days'}.
    </p>
    <form method="post" action="${path}/allowance" class="card form">
      ${csrfField(visit.visitor)} ${await inputs(visit, { year: String(year) }, {})}
      <div class="buttons"><button class="first">Set allowance</button></div>
    </form>
  </section>
`

const inputs = async (visit: Visit, values: Form, faults: Faults): Promise<Html> => {
  const of = (name: string) => ({ name, value: values[name], fault: faults[name] })
  return html`
    ${selectField({ ...of('employee_id'), label: 'Employee', all: 'Choose an employee', options: optionsOf(await findColleagues(visit)) })}
    ${textField({ ...of('year'), label: 'Year', required: true })}
    ${textField({ ...of('entitlement'), label: 'Entitlement', hint: 'Without it, what the category gives.' })}
    ${textField({ ...of('carry_over'), label: 'Carried over', hint: 'From the year before, such as 1.5.' })}
  `
}

const bodyOf = (category: string, { employee_id = '', year = '', entitlement, carry_over }: Form) => ({
  employee_id,
  category_id: category,
  year: (/^\d{1,4}$/.test(year) ? Number(year) : year) as number,
  ...(entitlement && { entitlement }),
  ...(carry_over && { carry_over }),
})
