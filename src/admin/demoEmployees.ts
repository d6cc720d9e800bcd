// Composes the employees of a demo account, with their work schedules and their holidays, as records of an import.
import { addressOf } from './demoData/addressOf.ts'
import type { DemoAccount, DemoStaff } from './demoData/demoAccount.ts'
import { daysAfter, drawn } from './demoDraws.ts'
import type { Minting } from './demoKeys.ts'
import type { DemoRecord, DemoSettings } from './demoSettings.ts'
import type { EmployeeLine } from './transfer/records/employee.ts'

export type DemoEmployee = {
  readonly name: string
  readonly key: string
  readonly manager: DemoEmployee | undefined
  /** The e-mail address of the member who he is, if he is one. */
  readonly member: string | undefined
  readonly startDate: string
  /** By weekday, Monday first. */
  readonly hours: readonly number[]
  readonly published: boolean
}

/** `employees` has a manager before his reports, as they are numbered from 1. */
export function employeesOf(
  given: DemoAccount,
  { at, teams, drafts, schedules, scheduleOf, calendar, phone }: DemoStaff,
  mint: Minting,
  { memberOf, departmentOf }: Pick<DemoSettings, 'memberOf' | 'departmentOf'>,
): { records: DemoRecord[]; employees: DemoEmployee[] } {
  const workSchedules = schedules.map(([name, hours], index) => ({
    record: 'work_schedule',
    id: mint(at),
    name,
    hours,
    standard: index === 0,
  }))
  const holidays = calendar.holidays.map(([day, name]) => ({ day, name }))
  const holidayCalendar = { record: 'holiday_calendar', id: mint(at), number: 1, name: calendar.name, holidays }
  const company = given.members[0]?.email.split('@')[1]
  const employees = new Map<string, DemoEmployee>()
  const lines: EmployeeLine[] = []
  const minute = (count: number) => `${new Date(Date.parse(at) + count * 60_000).toISOString().slice(0, 19)}Z`

  const enter = (name: string, title: string, department: string | null, managerName: string | null) => {
    const index = lines.length
    const entered = minute(index + 1)
    const [firstname = '', ...rest] = name.split(' ')
    const email = `${addressOf(name)}@${company}`
    const isMember = given.members.some((member) => member.email === email)
    const published = !drafts.includes(name)
    const manager = managerName === null ? undefined : employees.get(managerName)
    if (managerName !== null && !manager) throw new Error(`The demo refers to ${managerName}, which it does not have`)
    const wanted = scheduleOf[name] ?? (department === null ? undefined : scheduleOf[department])
    const schedule = workSchedules.find((one) => one.name === wanted) ?? workSchedules[0]!
    const employee: DemoEmployee = {
      name,
      key: mint(entered),
      manager,
      member: isMember ? email : undefined,
      startDate: published ? startDateOf(name, isMember) : '2027-01-04',
      hours: schedule.hours,
      published,
    }
    employees.set(name, employee)
    lines.push({
      record: 'employee',
      id: employee.key,
      reporting_line_id: index + 1,
      state: published ? 'published' : 'draft',
      employee_number: String(index + 1),
      firstname,
      lastname: rest.join(' '),
      preferred_name: null,
      email: null,
      work_email: email,
      job_title: title,
      phone: `${phone}${String(index + 101).padStart(3, '0')}`,
      start_date: employee.startDate,
      birthdate: daysAfter('1964-01-01', drawn(`${name} was born`, 13_500)),
      sample: false,
      member_id: isMember ? memberOf(email) : null,
      manager_id: manager?.key ?? null,
      department_id: department === null ? null : departmentOf(department),
      work_schedule_id: schedule.id,
      holiday_calendar_id: holidayCalendar.id,
      onboarding_completed_at: null,
      fields: {},
      created_at: entered,
      updated_at: entered,
    })
  }
  for (const { manager, department, people } of teams) {
    for (const [title, ...names] of people) for (const name of names) enter(name, title, department, manager)
  }
  return { records: [...workSchedules, holidayCalendar, ...lines], employees: [...employees.values()] }
}

/** The first or the middle of a month. Members were there when the account was made; a few others came after that. */
function startDateOf(name: string, isMember: boolean): string {
  if (!isMember && drawn(`${name} is new`, 15) === 0) return '2026-03-01'
  const month = String(drawn(`${name} began in the month`, 9) + 1).padStart(2, '0')
  return `${2012 + drawn(`${name} began in the year`, 14)}-${month}-${drawn(`${name} began on`, 3) === 0 ? '15' : '01'}`
}
