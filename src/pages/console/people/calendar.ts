// Who is away in a month: a table with a row for each employee and a column for each day.
import { sendSettings } from '../../settings/layouts.ts'
import { empty } from '../../settings/parts.ts'
import { html, type Html } from '../../shell/html.ts'
import type { ConsoleParts } from '../parts.ts'
import { queryOf } from '../table.ts'
import { findColleagues, linkTo, type Colleague } from './colleagues.ts'
import { daysOf, monthOf, monthPager } from './months.ts'
import { readAllRequests, timeOffPath, type TimeOff } from './timeOffParts.ts'

const path = `${timeOffPath}/calendar`
const titles = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' })
const weekdays = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short' })

export function serveCalendar({ routes, sameRequests, now }: ConsoleParts): void {
  routes.page(path, 'hr', async (visit) => {
    const month = monthOf(queryOf(visit.request.query).month, now())
    const days = daysOf(month)
    const query = {
      from_date: `${month}-01T00:00:00`,
      to_date: `${days.at(-1)}T23:59:59`,
      states: ['pending', 'approved'] as ('pending' | 'approved')[],
    }
    const [{ requests, total }, colleagues] = await Promise.all([readAllRequests(visit, query), findColleagues(visit)])
    const title = titles.format(Date.parse(`${month}-01`))
    return sendSettings(visit, {
      title: `Who is away in ${title}`,
      about: 'The time off that you may see: yours, that of your reports, or everybody’s.',
      back: { path: timeOffPath, title: 'Time off' },
      body: html`
        ${monthPager(path, month)}
        ${
          requests.length > 0
            ? html`${calendar(title, days, requests, colleagues)}
                <p class="soft">
                  <span class="mark approved" aria-hidden="true">●</span> Approved <span class="mark" aria-hidden="true">○</span> Not
                  decided yet
                </p>`
            : empty(`Nobody is away in ${title}`, 'Requests appear here as soon as they are sent.', {
                path: timeOffPath,
                title: 'Time off',
              })
        }
        ${requests.length < total && html`<p class="soft">The calendar shows the first ${requests.length} of ${total} requests.</p>`}
        ${sameRequests(visit, { id: 'listTimeOffRequests', query: { ...query, states: 'approved' } })}
      `,
    })
  })
}

function calendar(title: string, days: readonly string[], requests: readonly TimeOff[], colleagues: ReadonlyMap<string, Colleague>): Html {
  const byEmployee = [...Map.groupBy(requests, ({ employee_id }) => employee_id)]
    .map(([id, taken]) => ({ colleague: colleagues.get(id), taken }))
    .toSorted((one, other) => (one.colleague?.name ?? '').localeCompare(other.colleague?.name ?? ''))
  return html`
    <div class="table" tabindex="0" role="region" aria-label="${title}">
      <table class="month">
        <caption class="hidden">
          Who is away in ${title}
        </caption>
        <thead>
          <tr>
            <th scope="col">Employee</th>
            ${days.map((day) => html`<th scope="col" ${isWeekend(day) && html`class="weekend"`}><span class="weekday">${weekdays.format(Date.parse(day))}</span> ${Number(day.slice(8))}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${byEmployee.map(
            ({ colleague, taken }) =>
              html`<tr>
                <th scope="row">${linkTo(colleague)}</th>
                ${days.map((day) => cell(day, taken))}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  `
}

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())

function cell(day: string, taken: readonly TimeOff[]): Html {
  const away = taken.filter(({ from_date, to_date }) => from_date.slice(0, 10) <= day && day <= to_date.slice(0, 10))
  const isApproved = away.some(({ state }) => state === 'approved')
  return html`<td ${isWeekend(day) && html`class="weekend"`}>
    ${
      away.length > 0 &&
      html`<span class="mark ${isApproved && 'approved'}" aria-hidden="true">${isApproved ? '●' : '○'}</span
        ><span class="hidden">${away.map(({ category_name, state }) => `${category_name}, ${state}`).join('; ')}</span>`
    }
  </td>`
}
