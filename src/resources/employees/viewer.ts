// Who looks at employees or changes them, and what that lets them see and do.
import type { Context } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { forbidden, notFound } from '../../errors.ts'
import { prepareActiveMember } from '../members/actingMember.ts'
import { refuse } from './refusal.ts'

/** `everything`: drafts and what is private of anybody. `member`: the acting member's internal id, whose own record is whole. */
export type Viewer = { readonly everything: boolean; readonly member: number | null }
type Seen = { readonly state: 'draft' | 'published'; readonly memberId: number | null }
type Asking = Pick<Context, 'account' | 'caller'>

export const seesWhole = ({ everything, member }: Viewer, { memberId }: Seen): boolean =>
  everything || (member !== null && member === memberId)

export const sees = (viewer: Viewer, employee: Seen): boolean => employee.state === 'published' || seesWhole(viewer, employee)

/** Gives the viewer: a user token's own member, or the member who is named. Throws 404 when the account has no such active member. */
export const prepareEmployeeViewer = prepared((statement) => {
  const find = prepareActiveMember(statement)
  return async ({ account, caller }: Asking, named: string | undefined): Promise<Viewer> => {
    if (caller.member) return { everything: caller.member.hrisRole === 'hris_admin', member: caller.member.id }
    if (named === undefined) return { everything: false, member: null }
    const member = await find(account, named)
    if (!member) throw notFound()
    return { everything: member.hrisRole === 'hris_admin', member: member.id }
  }
})

/**
 * Refuses who may not change employees: a user token whose member is no HRIS admin, and a named member who is none, with 403; a
 * named member whom the account does not have, or who is deactivated, with 422. Without a named member an account or a partner
 * token acts for the account itself.
 */
export const prepareEmployeeWriter = prepared((statement) => {
  const find = prepareActiveMember(statement)
  return async ({ account, caller }: Asking, named: string | null | undefined): Promise<void> => {
    if (!caller.member && (named === undefined || named === null)) return
    const member = caller.member ?? (await find(account, named as string))
    if (!member) throw refuse('reference-unknown', { member_id: ['names no active member of this account'] })
    if (member.hrisRole !== 'hris_admin') throw forbidden('role-missing', 'This operation is for members who are HRIS admins')
  }
})
