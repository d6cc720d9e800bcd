// An activity: what happened to a candidate or a job, stored in the transaction of the change.
import type { components } from '../../../generated/types.ts'
import type { PgInsertValue } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { activities, type StageThen } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'

type Row = typeof activities.$inferInsert
type Values = { [Name in Exclude<keyof Row, 'accountId' | 'id' | 'key' | 'createdAt' | 'updatedAt'>]-?: Exclude<Row[Name], undefined> } & {
  account: number
}

/** An activity of a job. Omitted values are null. `stage` is the stage the candidate was in, `targetStage` the one they were moved to. */
export type Activity = Pick<Values, 'account' | 'jobId' | 'action'> & Partial<Values>

const nothing = {
  candidateId: null,
  memberId: null,
  stage: null,
  targetStage: null,
  body: null,
  rating: null,
  visibilityRoles: null,
  fileId: null,
}

/** Inserts an activity as one part of the statement that makes the change. */
export const insertActivity = (row: PgInsertValue<typeof activities>) =>
  build.insert(activities).values(row).returning({ key: activities.key })

/** `writeActivity(run, activity)`: stores an activity in the transaction of `run` and returns its key. */
export const prepareActivity = prepared((statement) => {
  const insert = statement('insert_activity', (p: Holders<Values>) =>
    insertActivity({
      accountId: p.account,
      jobId: p.jobId,
      candidateId: p.candidateId,
      memberId: p.memberId,
      action: p.action,
      stage: p.stage,
      targetStage: p.targetStage,
      body: p.body,
      rating: p.rating,
      visibilityRoles: p.visibilityRoles,
      fileId: p.fileId,
    }),
  )
  return async (run: Run, activity: Activity): Promise<string> => {
    const [row] = await run(insert, { ...nothing, ...activity })
    return row!.key
  }
})

type ActedOn = { id: number; jobId: number; stage: Parameters<typeof stageThen>[0] }

/** `writeActivity(run, account, candidate, activity)`: stores an activity of a locked candidate, in their job and stage unless it says otherwise. */
export const prepareCandidateActivity = prepared((statement) => {
  const write = prepareActivity(statement)
  return (run: Run, account: number, { id, jobId, stage }: ActedOn, activity: Pick<Activity, 'action'> & Partial<Activity>) =>
    write(run, { account, jobId, candidateId: id, stage: stageThen(stage), ...activity })
})

/** The stage as it is now. An activity keeps this copy, since stages can be renamed. */
export const stageThen = (stage: { id: number; key: string; name: string; slug: string }): StageThen => ({
  id: stage.id,
  identifier: stage.key,
  name: stage.name,
  slug: stage.slug,
})

/** Row -> wire: the member who did something; nothing if it was the candidate or nobody. */
export const presentActor = (row: {
  memberKey: string | null
  memberName: string | null
}): { member?: components['schemas']['ActivityMember'] } =>
  row.memberKey === null || row.memberName === null ? {} : { member: { id: row.memberKey, name: row.memberName, type: 'Member' } }
