// Members as the operations change them: invited, given other roles, deactivated and enabled. The page that lists them is the settings'.
import type { FastifyReply } from 'fastify'
import type { components } from '../../../../generated/types.ts'
import { forbidden, notFound } from '../../../errors.ts'
import { doneNotice, formCard, sendForm, sendSettings } from '../../settings/layouts.ts'
import { actionButton, confirm } from '../../settings/parts.ts'
import type { Visit } from '../../settings/routes.ts'
import { faultSummary, notice } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html, type Html } from '../../shell/html.ts'
import { mayCall } from '../allowed.ts'
import type { ConsoleParts } from '../parts.ts'
import { faultsIn, type Refused } from '../operations.ts'
import { emailField, fieldOf, fields, roleFields, rolesIn } from './roleFields.ts'
import { ruleList, rulesAfter } from './rules.ts'

export type Member = components['schemas']['Member']

/** Where the members are listed. */
export const membersPath = '/settings/members'
const invitePath = `${membersPath}/invite`
const notices = {
  invited: 'The member is invited. If this server sends no mail, an admin creates a password link for them in the list of members.',
  saved: 'The member is saved.',
  deactivated: 'The member is deactivated: they can no longer sign in, and their tokens do not work.',
  enabled: 'The member is active again.',
}

export function serveMembers({ routes, numbers, sameRequests }: ConsoleParts): void {
  const sendInvitation = (visit: Visit, values: Form, refused?: Refused) => {
    if (!mayCall(visit, 'inviteMember')) throw forbidden('role-missing', 'Your role does not include inviting members')
    const { faults, message } = refused ? faultsIn(refused, fields, fieldOf) : { faults: {}, message: undefined }
    return sendForm(visit, {
      title: 'Invite a member',
      about: 'They get a link by mail with which they set their name and password.',
      faults,
      notice: message === undefined ? doneNotice(visit, notices) : notice(message, 'wrong'),
      action: invitePath,
      fields: html`${emailField(values, faults)} ${roleFields(visit, undefined, values, faults)}`,
      button: 'Invite',
      back: mayCall(visit, 'updateMember') ? membersPath : '/backend',
      once: true,
      after: sameRequests(visit, { id: 'inviteMember', body: { email: values.email ?? 'EMAIL', ...rolesIn(values) } }),
    })
  }
  routes.page(invitePath, 'member', (visit) => sendInvitation(visit, { role: 'simple', hris_role: 'hris_no_access' }))
  routes.action(invitePath, 'member', async (visit, form) => {
    const body = { email: form.email?.trim() ?? '', ...rolesIn(form) }
    const { refused } = await visit.change('inviteMember', { body }, form)
    return refused ? sendInvitation(visit, form, refused) : visit.reply.redirect(`${invitePath}?done=invited`, 303)
  })

  /** Returns the member with the number in the path, active or not. */
  async function memberIn(visit: Visit): Promise<{ readonly path: string; readonly member: Member }> {
    const { number, id } = await numbers.recordIn(visit, 'members')
    const { members } = await visit.read('listMembers', { query: { since_id: id, max_id: id, status: 'all', limit: 1 } })
    const [member] = members
    if (!member) throw notFound()
    return { path: `${membersPath}/${number}`, member }
  }

  async function send(visit: Visit, values?: Form, refused?: Refused): Promise<FastifyReply> {
    const [{ path, member }, departments] = await Promise.all([memberIn(visit), visit.read('listDepartments', {})])
    const { id, name, email, role, hris_role: hrisRole, collaboration_rules: rules } = member
    const { faults, message } = refused ? faultsIn(refused, fields, fieldOf) : { faults: {}, message: undefined }
    if (refused) visit.reply.code(422)
    return sendSettings(visit, {
      title: name,
      about: member.active ? email : html`${email} <span class="tag plain">Deactivated</span>`,
      back: { path: membersPath, title: 'All members' },
      body: html`
        ${message === undefined ? doneNotice(visit, notices) : notice(message, 'wrong')} ${faultSummary(faults)}
        ${formCard(visit, {
          action: path,
          fields: roleFields(visit, member, values ?? { role, hris_role: hrisRole }, faults),
          button: 'Save roles',
        })}
        ${ruleList(visit, path, rules, departments)} ${stateOf(visit, path, member)}
        ${sameRequests(
          visit,
          { id: 'updateMember', body: { id, role, hris_role: hrisRole, collaboration_rules: rules } },
          member.active ? { id: 'deactivateMember', path: { id } } : { id: 'enableMember', path: { id } },
        )}
      `,
    })
  }

  routes.page(`${membersPath}/:number`, 'admin', (visit) => send(visit))
  routes.action(`${membersPath}/:number`, 'admin', async (visit, form) => {
    const { path, member } = await memberIn(visit)
    const { refused } = await visit.change('updateMember', { body: { id: member.id, ...rolesIn(form) } }, form)
    return refused ? send(visit, form, refused) : visit.reply.redirect(`${path}?done=saved`, 303)
  })
  routes.action(`${membersPath}/:number/rules`, 'admin', async (visit, form) => {
    const { path, member } = await memberIn(visit)
    const { id, role, hris_role: hrisRole, collaboration_rules: rules } = member
    const body = { id, role, hris_role: hrisRole, collaboration_rules: rulesAfter(rules, form) }
    const { refused } = await visit.change('updateMember', { body }, form)
    return refused ? send(visit, undefined, refused) : visit.reply.redirect(`${path}?done=saved`, 303)
  })
  for (const [name, operation] of Object.entries({ deactivated: 'deactivateMember', enabled: 'enableMember' } as const))
    routes.action(`${membersPath}/:number/${name}`, 'admin', async (visit, form) => {
      const { path, member } = await memberIn(visit)
      const { refused } = await visit.change(operation, { path: { id: member.id } }, form)
      return refused ? send(visit, undefined, refused) : visit.reply.redirect(`${path}?done=${name}`, 303)
    })
}

const stateOf = ({ visitor }: Visit, path: string, { name, active }: Member): Html => html`
  <section aria-label="Access">
    <div class="actions">
      ${
        active
          ? confirm({
              visitor,
              action: `${path}/deactivated`,
              verb: 'Deactivate',
              name,
              consequence: html`${name} is signed out and can no longer sign in. What they did stays, and they can be enabled again.`,
              button: 'Deactivate member',
            })
          : actionButton({ visitor, action: `${path}/enabled`, text: html`Enable<span class="hidden"> ${name}</span>` })
      }
    </div>
  </section>
`
