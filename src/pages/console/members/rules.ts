// The collaboration rules of a member: the jobs that they join by department and place, and with which role.
import type { components } from '../../../../generated/types.ts'
import { formCard } from '../../settings/layouts.ts'
import { confirm, empty, item } from '../../settings/parts.ts'
import type { Visit } from '../../settings/routes.ts'
import { selectField, textField } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html, type Html } from '../../shell/html.ts'
import { collaborationRoles } from '../collaborationRoles.ts'
import { departmentOptions, placedDepartments, type Department } from '../departments/tree.ts'

type Schemas = components['schemas']
type Rule = Schemas['CollaborationRule']

/** Returns the rules after a form removes one of them, which it names by its content, or adds one. */
export function rulesAfter(rules: readonly Rule[], form: Form): Schemas['CollaborationRuleInput'][] {
  if (form.removed !== undefined) return rules.filter((rule) => JSON.stringify(rule) !== form.removed)
  const { rule_role: role, department, country, state, city } = form
  const place = {
    ...(country && { country_code: country.trim() }),
    ...(state && { state_code: state.trim() }),
    ...(city && { city: city.trim() }),
  }
  return [
    ...rules,
    {
      role: role as Rule['role'],
      departments: [department ? { id: department } : { any: true }],
      locations: [Object.keys(place).length > 0 ? place : { any: true }],
    },
  ]
}

/** Renders the rules, and a form that adds one. */
export function ruleList(visit: Visit, path: string, rules: readonly Rule[], departments: readonly Department[]): Html {
  const action = `${path}/rules`
  return html`
    <section aria-label="Collaboration rules">
      <div class="head"><h2>Collaboration rules</h2></div>
      ${
        rules.length > 0
          ? html`<ul class="items">
              ${rules.map((rule) => ruleItem(visit, action, rule, departments))}
            </ul>`
          : empty('There are no rules', 'A rule puts the member on every job of a department or a place, also on later ones.')
      }
      ${formCard(visit, {
        action,
        button: 'Add rule',
        fields: html`
          ${selectField({
            name: 'rule_role',
            label: 'Role on the jobs',
            options: Object.entries(collaborationRoles).map(([value, name]) => ({ value, name })),
            value: 'simple',
          })}
          ${selectField({ name: 'department', label: 'Department', all: 'Every department', options: departmentOptions(departments) })}
          <p class="hint">Leave the place empty for jobs in every place.</p>
          <div class="pairs">
            ${textField({ name: 'country', label: 'Country', hint: 'Two letters, such as DE.', maxLength: 2 })}
            ${textField({ name: 'state', label: 'Code of the region', hint: 'Such as HH.', maxLength: 16 })}
            ${textField({ name: 'city', label: 'City', maxLength: 255 })}
          </div>
        `,
      })}
    </section>
  `
}

function ruleItem({ visitor }: Visit, action: string, rule: Rule, departments: readonly Department[]): Html {
  const paths = new Map(placedDepartments(departments).map(({ id, path }) => [id, path]))
  const where = rule.departments.map(({ any, id = '' }) => (any ? 'Every department' : (paths.get(id) ?? id))).join(', ')
  const places = rule.locations
    .map(({ any, city, state_code: state, country_code: country }) =>
      any ? 'every place' : [city, state, country].filter(Boolean).join(', '),
    )
    .join('; ')
  return item(
    collaborationRoles[rule.role],
    html`<p class="soft">${where} · ${places}</p>`,
    confirm({
      visitor,
      action,
      verb: 'Remove',
      name: `${collaborationRoles[rule.role]}, ${where}, ${places}`,
      consequence: 'The member leaves the jobs that they work on by this rule alone.',
      button: 'Remove rule',
      fields: html`<input type="hidden" name="removed" value="${JSON.stringify(rule)}" />`,
    }),
  )
}
