// An activity: what happened to a candidate or a job, written beside the change itself.
import type { PgInsertValue } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { activities, type StageThen } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'

type Row = typeof activities.$inferInsert
type Values = { [Name in Exclude<keyof Row, 'accountId' | 'id' | 'key' | 'createdAt' | 'updatedAt'>]-?: Exclude<Row[Name], undefined> } & {
  account: number
}

/** An activity of a job; what is left out is null. `stage` is where the candidate was, `targetStage` where a move led. */
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

/** Stores what happened, as a part of the one statement that makes the change. */
export const insertActivity = (row: PgInsertValue<typeof activities>) =>
  build.insert(activities).values(row).returning({ key: activities.key })

/** `writeActivity(run, …)`: stores what happened, inside the transaction whose `run` it is given. Gives the activity's key. */
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

/** A stage as it is now, to be kept with what happens there. */
export const stageThen = (stage: { id: number; key: string; name: string; slug: string }): StageThen => ({
  id: stage.id,
  identifier: stage.key,
  name: stage.name,
  slug: stage.slug,
})
