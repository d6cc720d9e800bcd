// The account's profile: its name, texts, time zone and the look of its careers site.
import type { FastifyReply } from 'fastify'
import { sendForm, doneNotice } from '../settings/layouts.ts'
import type { Visit } from '../settings/routes.ts'
import { notice, textField, type Faults } from '../shell/fields.ts'
import type { Form } from '../shell/form.ts'
import { html } from '../shell/html.ts'
import { consolePath } from '../shell/navigation.ts'
import type { ConsoleParts } from './parts.ts'
import { faultsIn } from './operations.ts'

const path = `${consolePath}/account`
const notices = { saved: 'The profile is saved.' }

type Field = { readonly name: string; readonly label: string; readonly hint?: string; readonly lines?: number; readonly required?: true }
const fields: readonly Field[] = [
  { name: 'name', label: 'Name', required: true },
  { name: 'summary', label: 'Summary', hint: 'One sentence, shown above the open positions.' },
  { name: 'description', label: 'Description', hint: 'HTML, shown on the careers site.', lines: 6 },
  { name: 'website_url', label: 'Website' },
  {
    name: 'time_zone',
    label: 'Time zone',
    required: true,
    hint: 'By name, such as Europe/Berlin. Days of time tracking begin and end in it.',
  },
]
const siteFields: readonly Field[] = [
  { name: 'language', label: 'Language', required: true, hint: 'Of the texts on the careers site, such as en or de.' },
  { name: 'main_color', label: 'Main colour', hint: 'Such as #0b3d5c.' },
  { name: 'accent_color', label: 'Accent colour', hint: 'Of links and buttons.' },
  { name: 'logo_url', label: 'Logo', hint: 'Its address, beginning with https://.' },
]

export function serveAccount({ routes, sameRequests }: ConsoleParts): void {
  const send = (visit: Visit, values: Form, faults: Faults = {}, message?: string): FastifyReply =>
    sendForm(visit, {
      title: 'Profile',
      about: html`What others see of ${visit.visitor.account.name}: on its <a href="/">careers site</a>, on the job board, and by the API.`,
      notice: message === undefined ? doneNotice(visit, notices) : notice(message, 'wrong'),
      faults,
      action: path,
      fields: html`
        ${fields.map((field) => textField({ ...field, value: values[field.name], fault: faults[field.name] }))}
        <h2>Careers site</h2>
        ${siteFields.map((field) => textField({ ...field, value: values[field.name], fault: faults[field.name] }))}
      `,
      button: 'Save profile',
      back: path,
      after: sameRequests(
        visit,
        { id: 'getAccount', path: { subdomain: visit.visitor.account.subdomain } },
        { id: 'updateAccount', path: { subdomain: visit.visitor.account.subdomain }, body: bodyOf(values) },
      ),
    })

  routes.page(path, 'admin', async (visit) => {
    const { careers_site: site, ...account } = await visit.read('getAccount', { path: { subdomain: visit.visitor.account.subdomain } })
    return send(visit, textsOf({ ...account, ...site }))
  })

  routes.action(path, 'admin', async (visit, form) => {
    const request = { path: { subdomain: visit.visitor.account.subdomain }, body: bodyOf(form) }
    const { refused } = await visit.change('updateAccount', request, form)
    if (!refused) return visit.reply.redirect(`${path}?done=saved`, 303)
    const { faults, message } = faultsIn(refused, [...fields, ...siteFields])
    return send(visit, form, faults, message)
  })
}

const textsOf = (values: Readonly<Record<string, unknown>>): Form =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

const bodyOf = (values: Form) => {
  const membersOf = (wanted: readonly Field[]) =>
    Object.fromEntries(wanted.map(({ name, required }) => [name, values[name]?.trim() || (required ? '' : null)]))
  return { ...membersOf(fields), careers_site: membersOf(siteFields) }
}
