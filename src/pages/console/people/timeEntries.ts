// The visitor's time entries of a month: listed, recorded and deleted.
import type { FastifyReply } from 'fastify'
import { notFound } from '../../../errors.ts'
import { faultsIn } from '../operations.ts'
import { doneNotice, sendForm, sendSettings } from '../../settings/layouts.ts'
import { actionButton, empty } from '../../settings/parts.ts'
import type { Visit } from '../../settings/routes.ts'
import { notice, textField, type Faults } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html } from '../../shell/html.ts'
import { consolePath } from '../../shell/navigation.ts'
import type { ConsoleParts } from '../parts.ts'
import { queryOf, table } from '../table.ts'
import { daysOf, monthOf, monthPager } from './months.ts'

const path = `${consolePath}/time-entries`
const add = { path: `${path}/new`, title: 'Record time' }
const notices = { recorded: 'The time is recorded.', deleted: 'The entry is deleted.' }
const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
const fields = [
  { name: 'clock_in_time', label: 'Begin' },
  { name: 'clock_out_time', label: 'End' },
  { name: 'note', label: 'Note' },
]

export function serveTimeEntries({ routes, numbers, sameRequests, now }: ConsoleParts): void {
  routes.page(path, 'hr', async (visit) => {
    const own = await numbers.ownEmployee(visit)
    const about = 'When you worked. Your manager and HRIS admins see it too, by the API.'
    if (own?.state !== 'published')
      return sendSettings(visit, {
        title: 'Time entries',
        about,
        body: empty(
          'You are not an employee here',
          'To record time, ask an HRIS admin to choose you as the member of your employee record.',
        ),
      })
    const month = monthOf(queryOf(visit.request.query).month, now())
    const days = daysOf(month)
    const query = { employee_ids: [own.id], from_date: `${month}-01`, to_date: days.at(-1) ?? '', limit: 100 } as const
    const { time_entries: entries, total_count: total } = await visit.read('listTimeEntries', {
      query: { ...query, employee_ids: [own.id] },
    })
    return sendSettings(visit, {
      title: 'Time entries',
      about,
      add: entries.length > 0 ? add : undefined,
      body: html`
        ${doneNotice(visit, notices)} ${monthPager(path, month)}
        ${
          entries.length > 0
            ? table({
                caption: `Time entries of ${month}`,
                columns: ['Begin', 'End', 'Time', 'Note', 'Delete'],
                rows: entries.map(({ uuid, clock_in_time, clock_out_time, worked_minutes, note, timezone }) => [
                  localTime(clock_in_time, timezone),
                  clock_out_time === null ? 'Still working' : localTime(clock_out_time, timezone),
                  worked_minutes === null ? '' : `${Math.floor(worked_minutes / 60)}:${String(worked_minutes % 60).padStart(2, '0')}`,
                  note ?? '',
                  actionButton({
                    visitor: visit.visitor,
                    action: `${path}/delete`,
                    text: html`Delete<span class="hidden"> ${localTime(clock_in_time, timezone)}</span>`,
                    fields: { entry: uuid },
                  }),
                ]),
              })
            : empty(`No time in ${month}`, 'Record when you began and ended.', add)
        }
        ${total > entries.length && html`<p class="soft">The first ${entries.length} of ${total} entries.</p>`}
        ${sameRequests(
          visit,
          { id: 'listTimeEntries', query: { ...query, employee_ids: own.id } },
          { id: 'deleteTimeEntry', path: { id: own.id, uuid: entries[0]?.uuid ?? 'UUID' } },
        )}
      `,
    })
  })

  routes.page(add.path, 'hr', (visit) => send(visit, {}))

  routes.action(add.path, 'hr', async (visit, form) => {
    const { id } = await ownIn(visit)
    const { refused } = await visit.change('createTimeEntry', { path: { id }, body: bodyOf(form) }, form)
    if (!refused) return visit.reply.redirect(`${path}?done=recorded&month=${(form.clock_in_time ?? '').slice(0, 7)}`, 303)
    const { faults, message } = faultsIn(refused, fields)
    return send(visit, form, faults, message)
  })

  routes.action(`${path}/delete`, 'hr', async (visit, form) => {
    const { id } = await ownIn(visit)
    const { entry = '' } = form
    if (!isUuid(entry)) throw notFound()
    await visit.change('deleteTimeEntry', { path: { id, uuid: entry } }, form)
    return visit.reply.redirect(`${path}?done=deleted`, 303)
  })

  /** Throws 404 if the visitor is no published employee. */
  async function ownIn(visit: Visit) {
    const own = await numbers.ownEmployee(visit)
    if (own?.state !== 'published') throw notFound()
    return own
  }

  async function send(visit: Visit, values: Form, faults: Faults = {}, message?: string): Promise<FastifyReply> {
    const { id } = await ownIn(visit)
    const of = (name: string) => ({ name, value: values[name], fault: faults[name] })
    return sendForm(visit, {
      title: 'Record time',
      about: html`In the time zone of ${visit.visitor.account.name}.`,
      notice: message !== undefined && notice(message, 'wrong'),
      faults,
      action: add.path,
      once: true,
      fields: html`
        ${textField({ ...of('clock_in_time'), label: 'Begin', type: 'datetime-local', required: true })}
        ${textField({ ...of('clock_out_time'), label: 'End', hint: 'Leave it empty while you work.', type: 'datetime-local' })}
        ${textField({ ...of('note'), label: 'Note', maxLength: 1000 })}
      `,
      button: 'Record time',
      back: path,
      after: sameRequests(visit, {
        id: 'createTimeEntry',
        path: { id },
        body: values.clock_in_time === undefined ? { clock_in_time: 'YYYY-MM-DDTHH:MM' } : bodyOf(values),
      }),
    })
  }
}

const bodyOf = ({ clock_in_time = '', clock_out_time, note }: Form) => ({
  clock_in_time,
  ...(clock_out_time && { clock_out_time }),
  ...(note && { note }),
})

/** Formats an instant in the account's time zone. */
const localTime = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(
    Date.parse(instant),
  )
