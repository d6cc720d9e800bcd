// What a subscriber may know of the subject of a notification: as the API shows it, to whom the subscription's token was given.
import { and, eq } from '../../db/drizzle.js'
import type { Account, Tools } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { members, type notificationEvents, type Subject } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { milliseconds } from '../../db/time.ts'
import { prepareCandidateDetail } from '../candidates/candidateDetail.ts'
import { presentFields, presentRecord, type EmployeeRecord } from '../employees/employee.ts'
import { prepareEmployeeByKey } from '../employees/employeeByKey.ts'
import { sees, seesWhole } from '../employees/viewer.ts'
import { prepareRequestByKey } from '../timeoff/timeOff.ts'
import { prepareTimeOffVisibility, prepareTimeOffViewer } from '../timeoff/visibility.ts'

export type NotificationEvent = (typeof notificationEvents)[number]
/** `scopes` and `memberId` (an internal id; null unless a user token made it) are the subscription's. */
export type Subscriber = { readonly scopes: readonly string[]; readonly memberId: number | null }
export type Subjected = { readonly account: Account; readonly event: NotificationEvent; readonly subject: Subject }
type Member = { readonly id: number; readonly hrisRole: (typeof members.$inferSelect)['hrisRole'] }
/** Undefined for what is gone, or hidden from the member. */
type Data = { readonly id: string } | undefined

/** The word of a subject that is the id in `data`, and the scope that `data` takes. */
const subjects = {
  candidate: { word: 'candidate', scope: 'r_candidates' },
  employee: { word: 'employee', scope: 'r_employees' },
  timeoff_request: { word: 'request', scope: 'r_timeoff' },
  job: { word: 'id', scope: 'r_jobs' },
} as const

/** What `data` is. */
export const resourceOf = {
  candidate_created: 'candidate',
  candidate_moved: 'candidate',
  employee_created: 'employee',
  employee_updated: 'employee',
  employee_published: 'employee',
  onboarding_completed: 'employee',
  timeoff_updated: 'timeoff_request',
  candidate_deleted: 'candidate',
  job_deleted: 'job',
  timeoff_request_approved: 'timeoff_request',
  timeoff_request_reverted: 'timeoff_request',
} as const satisfies Record<NotificationEvent, keyof typeof subjects>

/** Of which nothing but the id is told. */
const tombstones: ReadonlySet<NotificationEvent> = new Set(['employee_published', 'candidate_deleted', 'job_deleted'])

/** The least that a notification says: what is left of one whose subject is gone or not to be seen. */
export const tombstoneOf = ({ event, subject }: Pick<Subjected, 'event' | 'subject'>) => ({
  id: subject[subjects[resourceOf[event]].word] ?? '',
})

/** Gives `data` in whole, or its tombstone. `origin` is what links to files start with, such as `https://api.example.com`. */
export function preparePayloadData(tools: Pick<Tools, 'statement' | 'siteOf' | 'files'>, origin: string) {
  const { statement } = tools
  const { find: findCandidate } = prepareCandidateDetail(tools)
  const findEmployee = prepareEmployeeByKey(statement)
  const findRequest = prepareRequestByKey(statement)
  const findTimeOffViewer = prepareTimeOffViewer(statement)
  const isTimeOffSeen = prepareTimeOffVisibility(statement)
  const findMember = statement('find_subscribed_member', (p: Holders<{ account: number; id: number }>) =>
    build
      .select({ id: members.id, hrisRole: members.hrisRole })
      .from(members)
      .where(and(hasId(members, p), eq(members.active, true))),
  )

  async function ofEmployee({ account, event, subject }: Subjected, key: string, member: Member | undefined): Promise<Data> {
    const [employee] = await findEmployee({ account: account.id, key })
    const viewer = { everything: !member || member.hrisRole === 'hris_admin', member: member?.id ?? null }
    if (!employee || !sees(viewer, employee)) return undefined
    const whole = seesWhole(viewer, employee)
    if (event === 'employee_updated') return presentFields(employee, whole, (subject.fields ?? '').split(','))
    return { ...presentRecord(employee, whole), ...(event === 'onboarding_completed' && onboarding(employee)) }
  }

  async function ofTimeOff(account: Account, key: string, member: Member | undefined): Promise<Data> {
    const request = await findRequest(account.id, key)
    if (!request) return undefined
    const viewer = await findTimeOffViewer(account.id, { member })
    return (await isTimeOffSeen(account.id, viewer, request.employee_id)) ? request : undefined
  }

  return async (subjected: Subjected, { scopes, memberId }: Subscriber): Promise<{ readonly id: string }> => {
    const { account, event } = subjected
    const resource = resourceOf[event]
    const tombstone = tombstoneOf(subjected)
    if (tombstones.has(event) || !scopes.includes(subjects[resource].scope)) return tombstone
    const [member] = memberId === null ? [] : await findMember({ account: account.id, id: memberId })
    if (memberId !== null && !member) return tombstone
    const read = {
      candidate: () => findCandidate(tombstone.id, account, { origin }),
      employee: () => ofEmployee(subjected, tombstone.id, member),
      timeoff_request: () => ofTimeOff(account, tombstone.id, member),
      job: () => undefined,
    }
    return (await read[resource]()) ?? tombstone
  }
}

const onboarding = ({ onboardingCompletedAt }: EmployeeRecord) =>
  onboardingCompletedAt === null ? {} : { onboarding_completed_at: milliseconds(onboardingCompletedAt) }
