// Who may see and who may change employees.
import type { ActingMember, Context } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { forbidden, invalid, notFound } from '../../errors.ts'
import { prepareActiveMember } from '../members/actingMember.ts'

/**
 * `everything`: sees drafts and private fields of everyone. `others`: sees the public fields of published employees. `member`: the internal
 * id of the acting member, who sees their own record whole.
 */
export type Viewer = { readonly everything: boolean; readonly others: boolean; readonly member: number | null }
type Seen = { readonly state: 'draft' | 'published'; readonly memberId: number | null }
type Asking = Pick<Context, 'account' | 'caller'>

export const seesWhole = ({ everything, member }: Viewer, { memberId }: Seen): boolean =>
  everything || (member !== null && member === memberId)

export const sees = (viewer: Viewer, employee: Seen): boolean =>
  (viewer.others && employee.state === 'published') || seesWhole(viewer, employee)

/** Returns what a member sees with a token of their own: without a full role in HR nobody but themselves. */
export const viewerOf = ({ id, hrisRole }: Pick<ActingMember, 'id' | 'hrisRole'>): Viewer => ({
  everything: hrisRole === 'hris_admin',
  others: hrisRole === 'hris_admin' || hrisRole === 'hris_employee',
  member: id,
})

/**
 * `view(caller, member_id)`: returns the user token's own member, or the named one. Throws 404 if the account has no such active member.
 * Without a named member a token of the account sees others, and so it does in the name of any member.
 */
export const prepareEmployeeViewer = prepared((statement) => {
  const find = prepareActiveMember(statement)
  return async ({ account, caller }: Asking, named: string | undefined): Promise<Viewer> => {
    if (caller.person) return viewerOf(caller.person)
    if (named === undefined) return { everything: false, others: true, member: null }
    const member = await find(account, named)
    if (!member) throw notFound()
    return { ...viewerOf(member), others: true }
  }
})

/**
 * `requireWriter(caller, member_id)`: returns the acting member's internal id, if there is one. Throws 403 if the user token's member, or the named one, is not an HRIS admin, and 422 if the account
 * has no active member with this id. Without a named member, an account or partner token acts for the account itself.
 */
export const prepareEmployeeWriter = prepared((statement) => {
  const find = prepareActiveMember(statement)
  return async ({ account, caller }: Asking, named: string | null | undefined): Promise<number | null> => {
    if (!caller.person && (named === undefined || named === null)) return null
    const member = caller.person ?? (await find(account, named as string))
    if (!member) throw invalid('reference-unknown', 'member_id', 'is not an active member of the account')
    if (member.hrisRole !== 'hris_admin') throw forbidden('role-missing', 'Only HRIS admins can change employees')
    return member.id
  }
})
