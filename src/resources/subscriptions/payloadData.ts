// The `data` of a notification: the resource as the API shows it to the subscription's token.
import { and, eq } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import type { Account, Tools } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { members, type notificationEvents, type Subject } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { milliseconds } from '../../db/time.ts'
import { prepareCandidateByKey } from '../candidates/candidateByKey.ts'
import { prepareCandidateDetail } from '../candidates/candidateDetail.ts'
import { prepareEmployeeByKey, presentFields, presentRecord, type EmployeeRecord } from '../employees/employee.ts'
import { sees, seesWhole, viewerOf } from '../employees/viewer.ts'
import { prepareLimitingRoles } from '../members/jobRight.ts'
import { prepareRequestByKey } from '../timeoff/timeOff.ts'
import { prepareTimeOffVisibility, prepareTimeOffViewer } from '../timeoff/visibility.ts'

export type NotificationEvent = (typeof notificationEvents)[number]
/** The subscription's scopes and member (an internal id; null unless a user token created it). */
export type Subscriber = { readonly scopes: readonly string[]; readonly memberId: number | null }
export type Subjected = { readonly account: Account; readonly event: NotificationEvent; readonly subject: Subject }
type Member = Pick<typeof members.$inferSelect, 'id' | 'role' | 'hrisRole'>
type Schemas = components['schemas']
/** What the contract declares as `data`, by resource; undefined if the resource was deleted or is hidden from the member. */
type Data = {
  readonly candidate: Schemas['NotifiedCandidate'] | undefined
  readonly employee: Schemas['NotifiedEmployee'] | Schemas['OnboardedEmployee'] | Schemas['ChangedFields'] | undefined
  readonly timeoff_request: Schemas['NotifiedTimeOff'] | undefined
  readonly job: undefined
}

/** For each resource the key of the subject that is the id in `data`, and the scope that `data` requires. */
const subjects = {
  candidate: { word: 'candidate', scope: 'r_candidates' },
  employee: { word: 'employee', scope: 'r_employees' },
  timeoff_request: { word: 'request', scope: 'r_timeoff' },
  job: { word: 'id', scope: 'r_jobs' },
} as const

/** The resource that `data` shows. */
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

/** Events whose `data` is the id alone. */
const tombstones: ReadonlySet<NotificationEvent> = new Set(['employee_published', 'candidate_deleted', 'job_deleted'])

/** The `data` of a notification whose subject was deleted or is hidden: the id alone. */
export const tombstoneOf = ({ event, subject }: Pick<Subjected, 'event' | 'subject'>) => ({
  id: subject[subjects[resourceOf[event]].word] ?? '',
})

/** Returns a function that returns `data`, or its tombstone. `origin` begins the links to files, such as `https://api.example.com`. */
export function preparePayloadData(tools: Pick<Tools, 'statement' | 'siteOf' | 'files'>, origin: string) {
  const { statement } = tools
  const { find: findCandidate } = prepareCandidateDetail(tools)
  const findCandidateId = prepareCandidateByKey(statement)
  const findRoles = prepareLimitingRoles(statement)
  const findEmployee = prepareEmployeeByKey(statement)
  const findRequest = prepareRequestByKey(statement)
  const findTimeOffViewer = prepareTimeOffViewer(statement)
  const isTimeOffSeen = prepareTimeOffVisibility(statement)
  const findMember = statement('find_subscribed_member', (p: Holders<{ account: number; id: number }>) =>
    build
      .select({ id: members.id, role: members.role, hrisRole: members.hrisRole })
      .from(members)
      .where(and(hasId(members, p), eq(members.active, true))),
  )

  async function ofCandidate(account: Account, key: string, member: Member | undefined): Promise<Data['candidate']> {
    if (member && member.role !== 'admin') {
      const [candidate] = await findCandidateId({ account: account.id, key })
      if (!candidate || (await findRoles(account.id, member, candidate.jobId)).length === 0) return undefined
    }
    return findCandidate(key, account, { origin })
  }

  async function ofEmployee({ account, event, subject }: Subjected, key: string, member: Member | undefined): Promise<Data['employee']> {
    const [employee] = await findEmployee({ account: account.id, key })
    const viewer = member ? viewerOf(member) : { everything: true, others: true, member: null }
    if (!employee || !sees(viewer, employee)) return undefined
    const whole = seesWhole(viewer, employee)
    if (event === 'employee_updated') return presentFields(employee, whole, (subject.fields ?? '').split(','))
    return { ...presentRecord(employee, whole), ...(event === 'onboarding_completed' && onboarding(employee)) }
  }

  async function ofTimeOff(account: Account, key: string, member: Member | undefined): Promise<Data['timeoff_request']> {
    const request = await findRequest(account.id, key)
    if (!request) return undefined
    const viewer = await findTimeOffViewer(account.id, { person: member })
    return (await isTimeOffSeen(account.id, viewer, request.employee_id)) ? request : undefined
  }

  return async (subjected: Subjected, { scopes, memberId }: Subscriber): Promise<{ readonly id: string }> => {
    const { account, event } = subjected
    const resource = resourceOf[event]
    const tombstone = tombstoneOf(subjected)
    if (tombstones.has(event) || !scopes.includes(subjects[resource].scope)) return tombstone
    const [member] = memberId === null ? [] : await findMember({ account: account.id, id: memberId })
    if (memberId !== null && !member) return tombstone
    const read: { readonly [Resource in keyof Data]: () => Promise<Data[Resource]> } = {
      candidate: () => ofCandidate(account, tombstone.id, member),
      employee: () => ofEmployee(subjected, tombstone.id, member),
      timeoff_request: () => ofTimeOff(account, tombstone.id, member),
      job: async () => undefined,
    }
    return (await read[resource]()) ?? tombstone
  }
}

const onboarding = ({ onboardingCompletedAt }: EmployeeRecord) =>
  onboardingCompletedAt === null ? {} : { onboarding_completed_at: milliseconds(onboardingCompletedAt) }
