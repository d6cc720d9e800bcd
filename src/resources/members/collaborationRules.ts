// Collaboration rules: as requests give them, as they are stored, and as members show them.
import type { components } from '../../../generated/types.ts'
import type { CollaborationRule } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'
import { departmentById, departmentId, type DepartmentRow } from '../departments/department.ts'

/** Row -> wire. Rules are stored with the keys of departments. A key of none, as an import can bring, is shown as it is. */
export const presentRule = (rule: CollaborationRule, rows: readonly DepartmentRow[]): CollaborationRule => ({
  ...rule,
  departments: rule.departments.map(({ id, ...any }) => {
    const row = rows.find(({ key }) => key === id)
    return { ...any, ...(id !== undefined && { id: row ? departmentId(row.id) : id }) }
  }),
})

/** Wire -> row. Throws 422 if a rule names a department that the account does not have, or a department or place that is empty. */
export const storedRules = (
  rules: readonly components['schemas']['CollaborationRuleInput'][],
  rows: readonly DepartmentRow[],
): CollaborationRule[] =>
  rules.map(({ role, departments, locations }) => ({
    role,
    departments: departments.map(({ any, id }) => {
      if (any === true) return { any }
      if (id === undefined) throw invalidRule('field-invalid', 'departments must name a department or any')
      const row = departmentById(rows, id.toLowerCase())
      if (!row) throw invalidRule('reference-unknown', 'names a department that does not exist in this account')
      return { id: row.key }
    }),
    locations: locations.map(({ any, country_code, state_code, city }) => {
      if (any === true) return { any }
      const place = { ...(country_code && { country_code }), ...(state_code && { state_code }), ...(city && { city }) }
      if (Object.keys(place).length === 0) throw invalidRule('field-invalid', 'locations must name a place or any')
      return place
    }),
  }))

const invalidRule = (code: 'field-invalid' | 'reference-unknown', message: string) => invalid(code, 'collaboration_rules', message)
