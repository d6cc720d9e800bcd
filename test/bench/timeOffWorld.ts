// The measured org chart and time off: employees, ten to a manager, and ten requests each over two years.
import type { Execute } from '../../src/db/client.ts'
import type { GivenAccount } from '../fixtures/account.ts'

const categories = [
  { name: 'Paid leave', type: 'paid', tracking_unit: 'half_days' },
  { name: 'Sick leave', type: 'paid', tracking_unit: 'hours' },
  { name: 'Unpaid leave', type: 'unpaid', tracking_unit: 'full_days' },
]

type Size = { employees: number; years?: number; manager?: string }

/** The years end with 2026. Returns a manager's user token: by default employee 1, just below the top, with 1,110 of 10,000 reports. */
export async function plantTimeOff(
  account: GivenAccount,
  execute: Execute,
  { employees, years = 2, manager = '1' }: Size,
): Promise<string> {
  const requests = employees * 5 * years
  const { token, member } = await account.givenUser({ role: 'simple' })
  const ofAccount = [account.id]
  await execute(
    `insert into employees (account_id, state, employee_number, firstname, lastname, work_email, start_date)
     select $1, 'published', at::text, 'First ' || at % 97, 'Last ' || at, 'employee-' || at || '@example.test', '2020-01-01'
       from generate_series(0, ${employees - 1}) at order by at`,
    ofAccount,
  )
  await execute('analyze employees', [])
  await execute(
    `update employees below set manager_id = manager.id from employees manager
      where below.account_id = $1 and manager.account_id = $1 and below.employee_number <> '0'
        and manager.employee_number = ((below.employee_number::integer - 1) / 10)::text`,
    ofAccount,
  )
  await execute(
    `insert into reporting_lines (account_id, manager_id, employee_id, distance)
     with recursive line as (
       select manager_id, id, 1 as distance from employees where account_id = $1 and manager_id is not null
        union all
       select above.manager_id, line.id, line.distance + 1
         from line join employees above on above.account_id = $1 and above.id = line.manager_id and above.manager_id is not null
     )
     select $1, manager_id, id, distance from line`,
    ofAccount,
  )
  await execute(`update employees set member_id = $2 where account_id = $1 and employee_number = $3`, [account.id, member.id, manager])
  for (const [position, values] of categories.entries()) await account.insert('time_off_categories', { ...values, position })
  // Spread over the years, one to five days each; one in six is pending.
  await execute(
    `insert into time_off_requests (account_id, employee_id, category_id, from_date, to_date, state, units, requester_id)
     select $1, e.id, c.id, start, start + (at % 5) * interval '1 day' + interval '23:59:59',
            (array['approved', 'approved', 'approved', 'rejected', 'canceled', 'pending'])[at % 6 + 1], at % 5 + 1, $2
       from generate_series(0, ${requests - 1}) at
       cross join lateral (select timestamp '2027-01-01' - (1 + at::bigint * 7919 % ${years * 365}) * interval '1 day' as start) day
       join employees e on e.account_id = $1 and e.employee_number = (at % ${employees})::text
       join time_off_categories c on c.account_id = $1 and c.position = at % ${categories.length}`,
    [account.id, member.id],
  )
  await execute(
    `insert into time_off_approvals (account_id, request_id, approver_id, position)
     select $1, id, $2, 1 from time_off_requests where account_id = $1 and state = 'pending'`,
    [account.id, member.id],
  )
  return token
}
