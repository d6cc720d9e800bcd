// Decides an approval. The first rejection rejects the request; the last approval approves it.
import { and, count, eq, sql } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { hasId, hasKey, references } from '../../db/conditions.ts'
import { members, timeOffApprovals as approvals, timeOffRequests as requests } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { badRequest, conflict, forbidden, requireRow } from '../../errors.ts'
import { prepareRequestById, prepareRequestState } from './timeOff.ts'
import { timeOffTransitions, type TimeOffState } from './timeOffTransitions.ts'

export const decideTimeOffApproval = operation('decideTimeOffApproval', ({ statement, transaction, notify }) => {
  // Decisions on one request queue on its row, so each sees those before it.
  const lock = statement('lock_request_of_approval', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({ id: requests.id, key: requests.key, state: requests.state })
      .from(requests)
      .where(
        and(
          eq(requests.accountId, p.account),
          sql`${requests.id} = (select a.request_id from ${approvals} a where a.account_id = ${p.account} and a.key = ${p.key})`,
        ),
      )
      .for('update'),
  )
  const find = statement('find_approval', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({ id: approvals.id, state: approvals.state, approver: members.key, active: members.active })
      .from(approvals)
      .innerJoin(members, references(approvals.approverId, members))
      .where(hasKey(approvals, p)),
  )
  const decide = statement(
    'decide_approval',
    (p: Holders<{ account: number; id: number; state: 'approved' | 'rejected'; decidedAt: string }>) =>
      build
        .update(approvals)
        .set({ state: sql`${p.state}`, decidedAt: sql`${p.decidedAt}` })
        .where(hasId(approvals, p)),
  )
  const countPending = statement('count_pending_approvals', (p: Holders<{ account: number; request: number }>) =>
    build
      .select({ pending: count() })
      .from(approvals)
      .where(and(eq(approvals.accountId, p.account), eq(approvals.requestId, p.request), eq(approvals.state, sql`'pending'`))),
  )
  const setState = prepareRequestState(statement)
  const read = prepareRequestById(statement)

  return async ({ path, body }, { account, caller, now, reply }) => {
    const member = caller.person?.key ?? body.member_id
    if (member === undefined || member === null) throw badRequest('member-required', { member_id: ['is required'] })

    const decided = await transaction(async (run) => {
      const request = requireRow(await run(lock, { account, key: path.id }))
      const approval = requireRow(await run(find, { account, key: path.id }))
      const { approver, active } = approval
      if (member !== approver || !active || (body.approver_id ?? approver) !== approver)
        throw forbidden('not-the-approver', 'Only the approver can decide this approval')
      if (approval.state !== 'pending') throw conflict('approval-decided', `The approval is already ${approval.state}`)
      if (!timeOffTransitions[request.state].includes(body.state))
        throw conflict('time-off-decided', `The request is already ${request.state}`)

      await run(decide, { account, id: approval.id, state: body.state, decidedAt: now })
      const [left] = await run(countPending, { account, request: request.id })
      const next: TimeOffState = body.state === 'approved' && left!.pending > 0 ? 'pending' : body.state
      await setState(run, account, request.id, next)
      const subject = { request: request.key }
      if (next !== request.state) await notify(run, { account, event: 'timeoff_updated', subject })
      if (next === 'approved') await notify(run, { account, event: 'timeoff_request_approved', subject })
      return read(run, account, request.id)
    })
    return reply(200, decided)
  }
})
