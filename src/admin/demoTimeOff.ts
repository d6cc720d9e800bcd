// Composes the time off of a demo account as records of an import: categories, what is carried over, and requests in every state.
import { decimal } from '../resources/timeoff/storing.ts'
import { hoursOn, hundredthsByYear, type WorkingTime } from '../resources/timeoff/workingTime.ts'
import type { TimeOffState } from '../resources/timeoff/timeOffTransitions.ts'
import type { DemoCategory, DemoStaff } from './demoData/demoAccount.ts'
import { daysAfter, drawn } from './demoDraws.ts'
import type { DemoEmployee } from './demoEmployees.ts'
import type { Minting } from './demoKeys.ts'
import type { DemoRecord, DemoSettings } from './demoSettings.ts'

type Named = keyof DemoStaff['categories']
/** One request as it is wished; where nobody has to approve it, it is approved all the same. */
type Wish = {
  readonly category: Named
  readonly from: string
  readonly to: string
  readonly half?: string
  readonly state: TimeOffState
  /** The day on which it is asked for. */
  readonly asked: string
}

export function timeOffOf(
  { at, categories, calendar, desk }: DemoStaff,
  employees: readonly DemoEmployee[],
  mint: Minting,
  memberOf: DemoSettings['memberOf'],
): DemoRecord[] {
  const keys = new Map<Named, string>()
  const listed = (Object.keys(categories) as Named[]).map((name, index) => {
    const category = categories[name]
    const id = mint(at)
    keys.set(name, id)
    return {
      record: 'time_off_category',
      id,
      name: category.name,
      description: category.description,
      type: category.type,
      tracking_unit: category.unit,
      unlimited: category.entitlement === undefined,
      yearly_entitlement: category.entitlement ?? '0.00',
      approval: category.approval,
      approval_levels: category.levels ?? 1,
      position: index + 1,
      approvers: (category.approvers ?? []).map(memberOf),
    }
  })
  const there = employees.filter(({ published }) => published)
  const allowances = there.flatMap((employee, index) => allowancesOf(employee, index, keys.get('vacation')!))
  const holidays = new Set(calendar.holidays.map(([day]) => day))
  const requests = there.flatMap((employee, index) =>
    wishesOf(employee, index)
      .filter(({ from }) => from >= employee.startDate)
      .map((wish) => requestOf(employee, wish, { hours: employee.hours, holidays })),
  )
  return [...listed, ...allowances, ...requests]

  function requestOf(employee: DemoEmployee, { category: name, from, to, half, state: wished, asked }: Wish, time: WorkingTime) {
    const category = categories[name]
    const requester = employee.member ?? desk
    const approvers = approversOf(category, employee, requester)
    const state = approvers.length > 0 || wished === 'canceled' ? wished : 'approved'
    const clock = `T0${6 + drawn(`${employee.name} ${from} asks`, 4)}:${10 + drawn(`${employee.name} ${from} minute`, 50)}:00Z`
    const [created, decided] = [asked + clock, daysAfter(asked, 1 + drawn(`${employee.name} ${from} waits`, 3)) + clock]
    const halves = new Set(half !== undefined && hoursOn(time, half) > 0 ? [half] : [])
    const years = hundredthsByYear({ from, to, unit: category.unit, halves }, time)
    return {
      record: 'time_off_request',
      id: mint(created),
      employee_id: employee.key,
      category_id: keys.get(name),
      requester_id: memberOf(requester),
      from_date: from,
      to_date: to,
      half_days: [...halves].map((date) => ({ date: `${date}T00:00:00.000`, half: 'first' })),
      note: null,
      state,
      units: decimal([...years.values()].reduce((sum, hundredths) => sum + hundredths, 0)),
      created_at: created,
      updated_at: approvers.length > 0 && state !== 'pending' ? decided : created,
      usages: [...years].map(([year, hundredths]) => ({ year, units: decimal(hundredths) })),
      approvals: approvers.map((approver, index) => {
        const decision = decisionOf(state, index, approvers.length)
        const id = mint(created)
        return { id, approver_id: memberOf(approver), state: decision, decided_at: decision === 'pending' ? null : decided }
      }),
    }
  }
}

/** By e-mail, as the server finds them: see `approvers.ts` of the time off operations. All members whom the demo names are active. */
function approversOf({ approval, levels = 1, approvers = [] }: DemoCategory, employee: DemoEmployee, requester: string): string[] {
  if (approval === 'none') return []
  const chain: DemoEmployee[] = []
  for (let above = employee.manager; above && chain.length < levels; above = above.manager) chain.push(above)
  const asked = approval === 'members' ? approvers : chain.flatMap(({ member }) => member ?? [])
  return asked.filter((member) => member !== requester && member !== employee.member)
}

/** A request that two have to decide has the word of the first; who rejects is the first as well. */
function decisionOf(state: TimeOffState, index: number, count: number) {
  if (state === 'pending') return index < count - 1 ? 'approved' : 'pending'
  if (state === 'rejected') return index === 0 ? 'rejected' : 'pending'
  return 'approved'
}

/** Who was there before 2017 has thirty days; a third brings days over from 2025. */
function allowancesOf({ name, key, startDate }: DemoEmployee, index: number, vacation: string): DemoRecord[] {
  const entitlement = startDate < '2017-01-01' ? '30.00' : null
  const carried = index % 3 === 0 && startDate < '2025-01-01' ? (1 + drawn(`${name} has left`, 10)) / 2 : 0
  if (entitlement === null && carried === 0) return []
  const allowance = { category_id: vacation, year: 2026, entitlement, carry_over: carried.toFixed(2) }
  return [{ record: 'time_off_allowances', employee_id: key, allowances: [allowance] } as DemoRecord]
}

const dayStarts = 'T00:00:00.000'
const dayEnds = 'T23:59:59.000'

/** The summer of 2026, and something else by the place in the list; a few were ill in September too. */
function wishesOf({ name }: DemoEmployee, index: number): Wish[] {
  const week = (first: string, weeks: number) => daysAfter(first, 7 * drawn(`${name} from ${first}`, weeks))
  const before = (day: string) => daysAfter(day, -20 - drawn(`${name} before ${day}`, 40))
  const inAutumn = daysAfter('2026-09-20', drawn(`${name} looks ahead`, 36))
  const whole = (category: Named, from: string, days: number, state: TimeOffState, asked: string): Wish => ({
    category,
    from: from + dayStarts,
    to: daysAfter(from, days - 1) + dayEnds,
    state,
    asked,
  })
  /** From the morning of the first day to one o'clock on the last. */
  const ill = (day: string, days: number): Wish => ({
    category: 'sick',
    from: `${day}T09:00:00.000`,
    to: `${daysAfter(day, days - 1)}T13:00:00.000`,
    state: 'approved',
    asked: day,
  })
  const monday = week('2026-06-15', 11)
  const summer = whole(
    'vacation',
    monday,
    index % 3 === 0 ? 5 : 12,
    index % 10 === 0 ? 'rejected' : index % 10 === 7 ? 'canceled' : 'approved',
    before(monday),
  )
  return [summer, other(), ...(index % 9 === 4 ? [ill(week('2026-09-03', 4), 1)] : [])]

  function other(): Wish {
    if (index % 4 === 0) return whole('vacation', '2026-12-21', 19, index % 3 === 0 ? 'approved' : 'pending', inAutumn)
    if (index % 4 === 1) return ill(week('2026-03-04', 5), 2)
    if (index % 4 === 2) {
      const wednesday = week('2026-10-07', 8)
      const state = index % 5 === 0 ? 'canceled' : 'approved'
      return { ...whole('vacation', wednesday, 2, state, daysAfter('2026-08-20', drawn(name, 30))), half: daysAfter(wednesday, 1) }
    }
    const ahead = week('2027-02-15', 5)
    const state = (['pending', 'rejected', 'pending', 'approved', 'canceled'] as const)[index % 5]!
    return index % 8 === 3 ? whole('study', ahead, 5, state, inAutumn) : whole('unpaid', ahead, 12, state, inAutumn)
  }
}
