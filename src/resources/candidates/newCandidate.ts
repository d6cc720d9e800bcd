// Stores a new candidate: where creating, copying and relocating end.
import { randomBytes } from 'node:crypto'
import { getTableColumns } from 'drizzle-orm'
import { once } from '../../db/once.ts'
import { uniqueViolation } from '../../db/faults.ts'
import { candidates, type stageKinds } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { unprocessable } from '../../errors.ts'

type Minted = 'accountId' | 'id' | 'key' | 'createdAt' | 'updatedAt'
type Row = Omit<typeof candidates.$inferSelect, Minted>
type Values = Row & { account: number }
type Needed = 'account' | 'jobId' | 'stageId' | 'name' | 'firstname' | 'lastname'
/** What a candidate starts with; what is left out is empty. */
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

/** `insertCandidate(run, …)`: gives the new candidate's id and key. Throws 422 when the job has a candidate with this e-mail address. */
export const candidateInserter = once((statement) => {
  const insert = statement('insert_candidate', (p: Holders<Values>) => {
    const { id: _, key: __, createdAt: ___, updatedAt: ____, accountId: _____, ...columns } = getTableColumns(candidates)
    const values = Object.fromEntries(Object.keys(columns).map((name) => [name, p[name as keyof Row]])) as Holders<Row>
    return build
      .insert(candidates)
      .values({ accountId: p.account, ...values })
      .returning({ id: candidates.id, key: candidates.key })
  })
  return async (run: Run, given: NewCandidate): Promise<{ id: number; key: string }> => {
    const [row] = await run(insert, { ...empty, mailbox: newMailbox(), ...given }).catch(refuseDuplicate)
    return row!
  }
})

const newMailbox = () => randomBytes(8).toString('hex')

/** Makes of a second use of an e-mail address within a job the refusal that clients of the API family know by these very words. */
export function refuseDuplicate(error: unknown): never {
  if (uniqueViolation(error) !== 'candidates_email') throw error
  const message = 'candidate already exists'
  throw unprocessable(`Validation failed: Email ${message}`, { email: [message] })
}

/** What is noted of a candidate who arrives in a stage of this kind, besides the stage itself. */
export const datesOnArrival = (kind: (typeof stageKinds)[number], now: string) => ({
  ...(kind === 'offer' && { movedToOfferAt: now }),
  ...(kind === 'hired' && { hiredAt: now }),
})
