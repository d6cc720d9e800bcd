// Stores a new candidate, whether created or copied.
import { sql } from '../../db/drizzle.js'
import { columnsBut, valuesFor } from '../../db/columnsBut.ts'
import { insertNotification } from '../../db/notify.ts'
import { prepared } from '../../db/prepared.ts'
import { referenceViolation, uniqueViolation } from '../../db/faults.ts'
import { candidates, type stageKinds, type StageThen } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { Refusal, unavailable } from '../../errors.ts'
import { presentTraceparent } from '../../traces/tracing.ts'
import { insertActivity } from '../activities/activity.ts'
import { candidateColumns, detailColumns } from './candidate.ts'
import { randomHex } from '../../randomHex.ts'

type Minted = 'accountId' | 'id' | 'key' | 'createdAt' | 'updatedAt'
type Row = Omit<typeof candidates.$inferSelect, Minted>
type Values = Row & { account: number }
type Needed = 'account' | 'jobId' | 'stageId' | 'name' | 'firstname' | 'lastname'
/** The values of a new candidate. Omitted values are empty. */
export type NewCandidate = Pick<Values, Needed> & Partial<Values>

const empty = {
  headline: null,
  email: null,
  phone: null,
  address: null,
  summary: null,
  coverLetter: null,
  domain: null,
  sourced: true,
  outlet: 'SPI',
  commonSource: 'Unknown',
  commonSourceCategory: 'Other',
  uploaderId: null,
  recruiterId: null,
  disqualified: false,
  disqualifiedAt: null,
  withdrew: false,
  disqualificationReason: null,
  hiredAt: null,
  movedToOfferAt: null,
  skills: [],
  tags: [],
  socialProfiles: [],
  educationEntries: [],
  experienceEntries: [],
  answers: [],
  customAttributes: {},
  location: null,
  textingConsent: null,
  originatingCandidate: null,
  anonymized: false,
} satisfies Omit<Row, Exclude<Needed, 'account'> | 'mailbox'>

const given = columnsBut(candidates, 'accountId', 'id', 'key', 'createdAt', 'updatedAt')
const insertCandidate = (p: Holders<Values>) => build.insert(candidates).values({ accountId: p.account, ...valuesFor(given, p) })

/** `insertCandidate(run, candidate)`: returns the new candidate's id and key. Throws 422 if the job already has a candidate with this e-mail address. */
export const prepareCandidateInsert = prepared((statement) => {
  const insert = statement('insert_candidate', (p: Holders<Values>) =>
    insertCandidate(p).returning({ id: candidates.id, key: candidates.key }),
  )
  return async (run: Run, candidate: NewCandidate): Promise<{ id: number; key: string }> => {
    const [row] = await run(insert, { ...empty, mailbox: newMailbox(), ...candidate }).catch(refuseConflict)
    return row!
  }
})

/** How a candidate arrived, for the activity and the notification. `member` is who uploaded them. */
export type Arrival = { action: 'uploaded' | 'applied'; member: number | null; stage: StageThen; shortcode: string }

/**
 * `storeCandidate(run, candidate, arrival)`: stores the candidate, the activity and the notification in one statement, which needs no
 * transaction, and returns the columns that the detail shows. Throws 422 if the job already has a candidate with this e-mail address.
 */
export const prepareArrival = prepared((statement) => {
  type Told = Omit<Arrival, 'stage'> & { stageThen: StageThen; slug: string; traceparent: string | null }
  const store = statement('store_candidate', (p: Holders<Values & Told>) => {
    const made = build.$with('made').as(insertCandidate(p).returning({ ...candidateColumns, ...detailColumns }))
    const activity = insertActivity({
      accountId: p.account,
      jobId: p.jobId,
      candidateId: sql`(select id from made)`,
      memberId: p.member,
      action: p.action,
      stage: p.stageThen,
    })
    const notification = insertNotification({
      accountId: p.account,
      event: 'candidate_created',
      subject: sql`(select jsonb_build_object('candidate', encode(key, 'hex'), 'person', id::text,
        'job', ${p.shortcode}::text, 'stage', ${p.slug}::text) from made)`,
      traceparent: p.traceparent,
    })
    return build.with(made, build.$with('activity').as(activity), build.$with('notification').as(notification)).select().from(made)
  })
  return async (run: Run, candidate: NewCandidate, { stage, ...arrival }: Arrival) => {
    const told = { ...arrival, stageThen: stage, slug: stage.slug, traceparent: presentTraceparent() }
    const [row] = await run(store, { ...empty, mailbox: newMailbox(), ...candidate, ...told }).catch(refuseConflict)
    return row!
  }
})

const newMailbox = () => randomHex(8)

/** Turns a second use of an e-mail address in a job into the 422 whose exact words clients of the API family rely on; otherwise like `refuseDeletion`. */
export function refuseConflict(error: unknown): never {
  if (uniqueViolation(error) !== 'candidates_email') return refuseDeletion(error)
  const message = 'candidate already exists'
  throw new Refusal('email-taken', `Validation failed: Email ${message}`, { email: [message] })
}

const referred = new Set<string | undefined>(['candidates_stage', 'ratings_stage', 'candidates_recruiter'])

/** Turns the error of a statement that names a stage or a recruiter deleted after it was read into 503: the next attempt reads it again. */
export function refuseDeletion(error: unknown): never {
  if (referred.has(referenceViolation(error))) throw unavailable()
  throw error
}

/** Returns the dates to set when a candidate arrives in a stage of this kind. */
export const datesOnArrival = (kind: (typeof stageKinds)[number], now: string) => ({
  ...(kind === 'offer' && { movedToOfferAt: now }),
  ...(kind === 'hired' && { hiredAt: now }),
})
