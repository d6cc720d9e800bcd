// The page of an employee: their record in sections, their documents, and what HRIS admins do with them.
import type { FastifyReply } from 'fastify'
import { doneNotice, sendSettings } from '../../settings/layouts.ts'
import { actionButton, confirm } from '../../settings/parts.ts'
import type { Visit } from '../../settings/routes.ts'
import { notice } from '../../shell/fields.ts'
import { html, type Content, type Html } from '../../shell/html.ts'
import type { ConsoleParts } from '../parts.ts'
import { employeesPath, findColleagues, linkTo } from './colleagues.ts'
import { serveDocuments, showDocuments } from './documents.ts'
import { employeeTag } from './employees.ts'
import { entriesOf, readSections, shownOf, type RecordField, type Section } from './record.ts'
import { readChoices } from './recordInputs.ts'

const notices = {
  created: 'The employee is added.',
  saved: 'The record is saved.',
  published: 'The employee is published.',
  onboarded: 'The onboarding is complete.',
  added: 'The document is added. One that is fetched appears when that is done.',
}
type Values = Readonly<Record<string, unknown>>
/** Renders a reference by its id. */
type Names = (field: RecordField, id: string) => Content

export function serveEmployee(parts: ConsoleParts): void {
  const { routes, numbers, sameRequests } = parts
  const one = `${employeesPath}/:number`
  routes.page(one, 'hr', (visit) => send(visit))

  routes.action(`${one}/publish`, 'hrAdmin', async (visit, form) => {
    const { number, id } = await numbers.recordIn(visit, 'employees')
    const { refused } = await visit.change('publishEmployee', { path: { id } }, form)
    return refused ? send(visit, refused.message) : visit.reply.redirect(`${employeesPath}/${number}?done=published`, 303)
  })
  routes.action(`${one}/complete-onboarding`, 'hrAdmin', async (visit, form) => {
    const { number, id } = await numbers.recordIn(visit, 'employees')
    const { refused } = await visit.change('completeOnboarding', { path: { id } }, form)
    return refused ? send(visit, refused.message) : visit.reply.redirect(`${employeesPath}/${number}?done=onboarded`, 303)
  })
  routes.action(`${one}/erase`, 'hrAdmin', async (visit, form) => {
    const { id } = await numbers.recordIn(visit, 'employees')
    const { refused } = await visit.change('deleteEmployee', { path: { id } }, form)
    return refused ? send(visit, refused.message) : visit.reply.redirect(`${employeesPath}?done=erased`, 303)
  })
  serveDocuments(parts, send)

  async function send(visit: Visit, refused?: string): Promise<FastifyReply> {
    const { number, id } = await numbers.recordIn(visit, 'employees')
    const isAdmin = visit.visitor.member.hrisRole === 'hris_admin'
    const [employee, sections, own, colleagues] = await Promise.all([
      visit.read('getEmployee', { path: { id } }),
      readSections(visit),
      numbers.ownEmployee(visit),
      findColleagues(visit, id),
    ])
    const names = await namesFor(visit, employee, numbers)
    const path = `${employeesPath}/${number}`
    const below = [...colleagues].filter(([key]) => employee.direct_reports.some((report) => report.id === key))
    return sendSettings(visit, {
      title: `${employee.firstname} ${employee.lastname}`,
      about: html`${employee.job_title} ${employeeTag(employee.state ?? '')}`,
      back: { path: employeesPath, title: 'Employees' },
      body: html`
        ${refused === undefined ? doneNotice(visit, notices) : notice(refused, 'wrong')} ${isAdmin && actions(visit, path, employee)}
        ${sections.map((section) => sectionOf(section, employee, isAdmin ? `${path}/edit/${section.id}` : undefined, names))}
        ${
          below.length > 0 &&
          html`<section>
            <div class="head">
              <h2>Direct reports</h2>
              <a class="button" href="/backend/orgchart/${number}">Org chart</a>
            </div>
            <ul>
              ${below.map(([, colleague]) => html`<li>${linkTo(colleague)}</li>`)}
            </ul>
          </section>`
        }
        ${isAdmin && emptySections(sections, employee, path)}
        ${(isAdmin || own?.id === id) && (await showDocuments(visit, { id, path, mayAdd: isAdmin }))}
        ${sameRequests(
          visit,
          { id: 'getEmployee', path: { id } },
          ...(isAdmin
            ? [
                { id: employee.state === 'draft' ? 'publishEmployee' : 'completeOnboarding', path: { id } } as const,
                { id: 'addEmployeeDocuments', path: { id }, body: { documents: [{ name: 'contract.pdf', data: 'BASE64' }] } } as const,
                { id: 'deleteEmployee', path: { id } } as const,
              ]
            : []),
        )}
      `,
    })
  }
}

/** Reads the names of what a record refers to. Without one, the page says what kind of record it is. */
async function namesFor(visit: Visit, employee: Values, numbers: ConsoleParts['numbers']): Promise<Names> {
  const choices = await readChoices(visit)
  const manager = typeof employee.reports_to === 'string' ? employee.reports_to : undefined
  const numberOf = await numbers.numbersOf(visit, 'employees', manager === undefined ? [] : [manager])
  return ({ type }, id) => {
    const name = choices[type]?.find(({ value }) => value === id)?.name
    const number = numberOf.get(id)
    if (type === 'employee' && name !== undefined && number !== undefined) return linkTo({ name, number })
    return name ?? (type === 'employee' ? 'A draft' : 'Set')
  }
}

const isReference = ({ type }: RecordField) => ['employee', 'member', 'workSchedule'].includes(type)

function sectionOf(section: Section, employee: Values, edit: string | undefined, names: Names): Content {
  const entries = entriesOf(section, employee)
  const lists = entries?.map((values) =>
    section.fields
      .map((field) => ({ field, text: shownOf(field, values) }))
      .filter(({ text }) => text !== '')
      .map(
        ({ field, text }) =>
          html`<div>
            <dt>${field.label}</dt>
            <dd>${isReference(field) ? names(field, text) : text}</dd>
          </div>`,
      ),
  )
  if (lists?.every((list) => list.length === 0)) return false
  return html`
    <section>
      <div class="head">
        <h2>${section.title}</h2>
        ${edit !== undefined && lists && html`<a class="button" href="${edit}">Edit<span class="hidden"> ${section.title}</span></a>`}
      </div>
      ${
        lists
          ? lists.map((list) => html`<dl class="facts">${list}</dl>`)
          : html`<p>${JSON.stringify(employee[section.id])}</p>
              <p class="soft">It is stored in a form of its own: programs change it by the API.</p>`
      }
    </section>
  `
}

const emptySections = (sections: readonly Section[], employee: Values, path: string): Content => {
  const isEmpty = (section: Section) => section.isGroup && entriesOf(section, employee)?.length === 0
  const rest = sections.filter(isEmpty)
  return (
    rest.length > 0 &&
    html`<details class="more">
      <summary>Add to the record</summary>
      <ul class="filter">
        ${rest.map(({ id, title }) => html`<li><a href="${path}/edit/${id}">${title}</a></li>`)}
      </ul>
    </details>`
  )
}

function actions({ visitor }: Visit, path: string, { firstname, lastname, state }: Values): Html {
  const name = `${String(firstname)} ${String(lastname)}`
  return html`
    <div class="actions">
      ${
        state === 'draft'
          ? actionButton({ visitor, action: `${path}/publish`, text: 'Publish', kind: 'first' })
          : confirm({
              visitor,
              action: `${path}/complete-onboarding`,
              verb: 'Complete onboarding',
              name: `of ${name}`,
              consequence: 'Programs that prepare the arrival are told that it is done. Nothing is sent twice.',
              button: 'Complete onboarding',
              dangerous: false,
            })
      }
      ${confirm({
        visitor,
        action: `${path}/erase`,
        verb: 'Erase',
        name,
        consequence: html`Everything about <strong>${name}</strong> is erased for good: the record, documents, time off and time entries.
          Those who report to them get the manager above. Their access as a member stays until it is deactivated.`,
        button: 'Erase for good',
      })}
    </div>
  `
}
