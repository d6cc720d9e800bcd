// The team of a job: the members who work on it, and the external recruiters.
import type { FastifyReply } from 'fastify'
import type { components, operations } from '../../../../generated/types.ts'
import { doneNotice, formCard, sendSettings } from '../../settings/layouts.ts'
import { confirm, empty, item } from '../../settings/parts.ts'
import type { Visit } from '../../settings/routes.ts'
import { faultSummary, notice, selectField, textField, type Faults } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html, type Content, type Html } from '../../shell/html.ts'
import { mayCall } from '../allowed.ts'
import { collaborationRoles } from '../collaborationRoles.ts'
import type { ConsoleParts } from '../parts.ts'
import { membersPath } from '../members/members.ts'
import { jobsPath } from './jobs.ts'

type Schemas = components['schemas']
const notices = {
  member: 'The member works on the job.',
  recruiter: 'The recruiter works on the job.',
  removed: 'They no longer work on the job.',
}

export function serveTeam({ routes, numbers, rightsOn, sameRequests }: ConsoleParts): void {
  const base = `${jobsPath}/:number/team`
  const pathOf = (number: number) => `${jobsPath}/${number}/team`

  async function send(visit: Visit, values: Form = {}, faults: Faults = {}, message?: string): Promise<FastifyReply> {
    const { number, id } = await numbers.recordIn(visit, 'jobs')
    const [path, request] = [pathOf(number), { path: { shortcode: id } }]
    const [{ members }, { recruiters }, { recruiters: all }, may] = await Promise.all([
      visit.read('listJobMembers', request),
      visit.read('listJobRecruiters', request),
      visit.read('listRecruiters', {}),
      rightsOn(visit, number),
    ])
    const isStaffing = may('staff')
    const others = all.filter((one) => recruiters.every((recruiter) => recruiter.id !== one.id))
    if (message !== undefined || Object.keys(faults).length > 0) visit.reply.code(422)
    const remove = (kind: 'member' | 'recruiter', one: { id: string; name: string }) =>
      isStaffing && removal(visit, `${path}/remove-${kind}`, one)
    return sendSettings(visit, {
      title: 'Team',
      about: 'Who works on the job. Collaboration rules of members may let more of them see it.',
      back: { path: `${jobsPath}/${number}`, title: 'The job' },
      add: isStaffing && mayCall(visit, 'inviteMember') ? { path: `${membersPath}/invite`, title: 'Invite a member' } : undefined,
      body: html`
        ${message === undefined ? doneNotice(visit, notices) : notice(message, 'wrong')} ${faultSummary(faults)}
        ${section(
          'Members',
          members.map((member) => memberItem(member, remove('member', member))),
          'Nobody works on the job yet',
        )}
        ${isStaffing && formCard(visit, { action: `${path}/add-member`, button: 'Put on the job', fields: memberFields(values, faults) })}
        ${section(
          'External recruiters',
          recruiters.map((recruiter) => item(recruiter.name, html`<p class="soft">${recruiter.email}</p>`, remove('recruiter', recruiter))),
          'No external recruiter works on the job',
        )}
        ${
          isStaffing &&
          others.length > 0 &&
          formCard(visit, {
            action: `${path}/add-recruiter`,
            button: 'Put recruiter on the job',
            fields: selectField({
              name: 'recruiter',
              label: 'Recruiter',
              options: others.map((one) => ({ value: one.id, name: `${one.name}, ${one.email}` })),
            }),
          })
        }
        ${sameRequests(
          visit,
          { id: 'listJobMembers', ...request },
          { id: 'addJobMember', path: { shortcode: id, id: 'MEMBER_ID' }, body: { collaboration_role: 'hiring_manager' } },
          { id: 'listJobRecruiters', ...request },
          { id: 'addJobRecruiter', path: { shortcode: id, id: 'RECRUITER_ID' } },
        )}
      `,
    })
  }

  routes.page(base, 'recruiter', (visit) => send(visit))

  routes.action(`${base}/add-member`, 'recruiter', async (visit, form) => {
    const { number, id } = await numbers.recordIn(visit, 'jobs')
    const email = form.email?.trim() ?? ''
    const { members } = await visit.read('listMembers', { query: { email, limit: 1 } })
    const [member] = members
    if (email === '' || !member) return send(visit, form, { email: 'E-mail is of no active member' })
    const body = { collaboration_role: form.role as Schemas['CollaborationRole'] }
    const { refused } = await visit.change('addJobMember', { path: { shortcode: id, id: member.id }, body }, form)
    return refused ? send(visit, form, {}, refused.message) : visit.reply.redirect(`${pathOf(number)}?done=member`, 303)
  })

  type PathOf<Id extends keyof operations> = operations[Id]['parameters']['path']
  /** Serves a form that names a member or a recruiter by their id. */
  const act = (
    name: string,
    field: string,
    operation: 'addJobRecruiter' | 'removeJobMember' | 'removeJobRecruiter',
    done: keyof typeof notices,
  ) =>
    routes.action(`${base}/${name}`, 'recruiter', async (visit, form) => {
      const { number, id } = await numbers.recordIn(visit, 'jobs')
      const path: PathOf<typeof operation> = { shortcode: id, id: form[field] ?? '' }
      const { refused } = await visit.change(operation, { path }, form)
      return refused ? send(visit, {}, {}, refused.message) : visit.reply.redirect(`${pathOf(number)}?done=${done}`, 303)
    })
  act('add-recruiter', 'recruiter', 'addJobRecruiter', 'recruiter')
  act('remove-member', 'person', 'removeJobMember', 'removed')
  act('remove-recruiter', 'person', 'removeJobRecruiter', 'removed')
}

const section = (title: string, items: readonly Html[], nothing: string): Html => html`
  <section aria-label="${title}">
    <div class="head"><h2>${title}</h2></div>
    ${
      items.length > 0
        ? html`<ul class="items">
            ${items}
          </ul>`
        : empty(nothing, 'Whoever may staff the job puts people on it here.')
    }
  </section>
`

const memberItem = ({ name, email, collaboration_role: role }: Schemas['JobMember'], actions: Content): Html =>
  item(name, html`<p class="soft">${email} · ${collaborationRoles[role]}</p>`, actions)

const removal = ({ visitor }: Visit, action: string, { id, name }: { readonly id: string; readonly name: string }): Html =>
  confirm({
    visitor,
    action,
    verb: 'Take off',
    name,
    consequence: html`${name} no longer works on the job. What they did stays.`,
    button: 'Take off the job',
    fields: html`<input type="hidden" name="person" value="${id}" />`,
  })

const memberFields = (values: Form, faults: Faults): Html => html`
  ${textField({
    name: 'email',
    label: 'E-mail',
    type: 'email',
    hint: 'Of a member of the account. Whoever works on the job already gets the new role.',
    value: values.email,
    fault: faults.email,
    required: true,
  })}
  ${selectField({
    name: 'role',
    label: 'Role on the job',
    options: Object.entries(collaborationRoles).map(([value, name]) => ({ value, name })),
    value: values.role ?? 'simple',
  })}
`
