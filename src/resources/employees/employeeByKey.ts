// Finds the employee that an id names, with everything that it points to.
import { hasKey } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { departments, employees, members, workSchedules } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { employeeColumns, joins, managers, recordColumns } from './employee.ts'

export const prepareEmployeeByKey = prepared((statement) =>
  statement('find_employee', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({ ...employeeColumns, ...recordColumns })
      .from(employees)
      .leftJoin(managers, joins.manager)
      .leftJoin(departments, joins.department)
      .leftJoin(workSchedules, joins.workSchedule)
      .leftJoin(members, joins.member)
      .where(hasKey(employees, p)),
  ),
)
