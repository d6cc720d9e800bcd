// Time off: the visitor's balances and requests of a year, and the requests that wait for their decision.
import type { FastifyReply } from 'fastify'
import type { components } from '../../../../generated/types.ts'
import { notFound } from '../../../errors.ts'
import { isKey } from '../../../db/paging.ts'
import type { AwaitedDecision } from '../../../resources/timeoff/awaitedDecisions.ts'
import { doneNotice, sendSettings } from '../../settings/layouts.ts'
import { actionButton, empty } from '../../settings/parts.ts'
import type { Visit } from '../../settings/routes.ts'
import { notice } from '../../shell/fields.ts'
import { html, type Content, type Html } from '../../shell/html.ts'
import { isFor } from '../../shell/navigation.ts'
import type { ConsoleParts } from '../parts.ts'
import { queryOf, table } from '../table.ts'
import { linkTo } from './colleagues.ts'
import { amountOf, readAllRequests, stateTag, timeOffPath, wholeYear, type TimeOff } from './timeOffParts.ts'

type Balance = components['schemas']['TimeOffBalance']

const notices = {
  requested: 'The time off is requested.',
  approved: 'The time off is approved, as far as it is yours to decide.',
  rejected: 'The time off is rejected.',
}

export function serveTimeOff({ routes, numbers, awaitedDecisions, sameRequests, now }: ConsoleParts): void {
  routes.page(timeOffPath, 'timeOff', (visit) => send(visit))

  routes.action(`${timeOffPath}/decide`, 'timeOff', async (visit, form) => {
    const { approval = '', state } = form
    if (!isKey(approval) || (state !== 'approved' && state !== 'rejected')) throw notFound()
    const { refused } = await visit.change('decideTimeOffApproval', { path: { id: approval }, body: { state } }, form)
    return refused ? send(visit, refused.message) : visit.reply.redirect(`${timeOffPath}?done=${state}`, 303)
  })

  async function send(visit: Visit, refused?: string): Promise<FastifyReply> {
    const year = yearOf(visit, now())
    const { member } = visit.visitor
    const isInHr = isFor('hr', member)
    const found = isInHr ? await numbers.ownEmployee(visit) : undefined
    const own = found?.state === 'published' ? found : undefined
    const [balances, mine, awaited] = await Promise.all([
      own ? visit.read('listTimeOffBalances', { query: { employee_id: own.id, year } }) : { balances: [] },
      own ? readAllRequests(visit, { employee_id: own.id, ...wholeYear(year) }) : { requests: [] },
      awaitedDecisions(visit.account, member.id),
    ])
    const mayRequest = own !== undefined || member.hrisRole === 'hris_admin'
    return sendSettings(visit, {
      title: 'Time off',
      about: isInHr
        ? html`What you can take and have taken, and what waits for you. See also <a href="${timeOffPath}/calendar">who is away</a>.`
        : 'What waits for your decision.',
      add: mayRequest ? { path: `${timeOffPath}/new`, title: 'Request time off' } : undefined,
      body: html`
        ${refused === undefined ? doneNotice(visit, notices) : notice(refused, 'wrong')} ${toDecide(visit, awaited)}
        ${own ? ownTimeOff(year, balances.balances, mine.requests) : isInHr ? noEmployee(visit) : awaited.length === 0 && nothingAwaited}
        ${sameRequests(
          visit,
          ...(own ? [{ id: 'listTimeOffBalances', query: { employee_id: own.id, year } } as const] : []),
          { id: 'listTimeOffRequests', query: own ? { employee_id: own.id, ...wholeYear(year) } : wholeYear(year) },
          { id: 'decideTimeOffApproval', path: { id: awaited[0]?.approval ?? 'APPROVAL_ID' }, body: { state: 'approved' } },
        )}
      `,
    })
  }
}

function yearOf({ request }: Visit, now: number): number {
  const { year = '' } = queryOf(request.query)
  return /^[1-9]\d{3}$/.test(year) ? Number(year) : new Date(now).getUTCFullYear()
}

const toDecide = ({ visitor }: Visit, awaited: readonly AwaitedDecision[]): Content =>
  awaited.length > 0 &&
  html`
    <section>
      <div class="head"><h2>To decide</h2></div>
      <ul class="items">
        ${awaited.map(({ request, approval, employee }) => {
          const decide = (state: 'approved' | 'rejected', verb: string) =>
            actionButton({
              visitor,
              action: `${timeOffPath}/decide`,
              text: html`${verb}<span class="hidden"> ${request.category_name} of ${employee.name}, ${request.formatted_period}</span>`,
              kind: state === 'approved' ? 'first' : 'quiet',
              fields: { approval, state },
            })
          return html`
            <li class="item">
              <div class="about">
                <h3>${isFor('hr', visitor.member) ? linkTo(employee) : employee.name}: ${request.category_name}</h3>
                <p class="soft">${request.formatted_period} · ${amountOf(request.requesting_total, request.timeoff_tracking_unit)}</p>
              </div>
              <div class="actions">${decide('approved', 'Approve')} ${decide('rejected', 'Reject')}</div>
            </li>
          `
        })}
      </ul>
    </section>
  `

const ownTimeOff = (year: number, balances: readonly Balance[], requests: readonly TimeOff[]): Html => html`
  <section>
    <div class="head">
      <h2>My time off in ${year}</h2>
      <p class="buttons">
        <a class="button" href="${timeOffPath}?year=${year - 1}">${year - 1}</a>
        <a class="button" href="${timeOffPath}?year=${year + 1}">${year + 1}</a>
      </p>
    </div>
    ${
      balances.length > 0
        ? table({
            caption: `Balances in ${year}`,
            columns: ['Category', 'Available', 'Used', 'Carried over'],
            rows: balances.map(
              ({ name, units_available, units_used, units_carry_over_available, has_unlimited_timeoff, time_off_tracking_unit }) => [
                name,
                has_unlimited_timeoff ? 'Any amount' : amountOf(units_available, time_off_tracking_unit),
                amountOf(units_used, time_off_tracking_unit),
                amountOf(units_carry_over_available, time_off_tracking_unit),
              ],
            ),
          })
        : empty('No categories yet', 'An HRIS admin sets up what employees can take off.')
    }
    ${
      requests.length > 0
        ? table({
            caption: `Requests in ${year}`,
            columns: ['Period', 'Category', 'Amount', 'State'],
            rows: requests.map(({ formatted_period, category_name, requesting_total, timeoff_tracking_unit, state }) => [
              formatted_period,
              category_name,
              amountOf(requesting_total, timeoff_tracking_unit),
              stateTag(state),
            ]),
          })
        : empty(`No requests in ${year}`, 'Your requests appear here with their state.', {
            path: `${timeOffPath}/new`,
            title: 'Request time off',
          })
    }
  </section>
`

const nothingAwaited: Html = empty('Nothing waits for you', 'Requests that you must approve appear here.')

const noEmployee = ({ visitor: { member } }: Visit): Html =>
  empty(
    'You are not an employee here',
    member.hrisRole === 'hris_admin'
      ? 'To have time off of your own, choose yourself as the member of an employee.'
      : 'To have time off of your own, ask an HRIS admin to choose you as the member of your employee record.',
    member.hrisRole === 'hris_admin' ? { path: '/backend/employees', title: 'Employees' } : undefined,
  )
