// The part of the console for HR: employees, the org chart, time off and time entries.
import type { ConsoleParts } from '../parts.ts'
import { serveCalendar } from './calendar.ts'
import { serveCategories } from './categories.ts'
import { serveEmployee } from './employeePage.ts'
import { serveEmployeeEdit } from './employeeEdit.ts'
import { serveEmployees } from './employees.ts'
import { serveOrgChart } from './orgChart.ts'
import { serveTimeEntries } from './timeEntries.ts'
import { serveTimeOff } from './timeOff.ts'
import { serveTimeOffRequest } from './timeOffRequest.ts'

export function servePeople(parts: ConsoleParts): void {
  serveTimeOff(parts)
  serveTimeOffRequest(parts)
  serveCalendar(parts)
  serveCategories(parts)
  serveEmployees(parts)
  serveEmployee(parts)
  serveEmployeeEdit(parts)
  serveOrgChart(parts)
  serveTimeEntries(parts)
}
