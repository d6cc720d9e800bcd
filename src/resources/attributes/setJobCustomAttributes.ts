// Chooses the custom attributes that a job uses, and their order.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { and, eq, sql } from '../../db/drizzle.js'
import { jobCustomAttributes } from '../../db/schema.ts'
import { build, query, type Holders } from '../../db/statements.ts'
import { invalid } from '../../errors.ts'
import { prepareTouchedJob } from '../jobs/jobLock.ts'
import { prepareAttributeLock, presentJobAttribute } from './attribute.ts'

type Used = { account: number; jobId: number; ids: number[]; required: boolean[] }

export const setJobCustomAttributes = operation('setJobCustomAttributes', ({ statement, transaction }) => {
  const lockAttributes = prepareAttributeLock(statement)
  const touchJob = prepareTouchedJob(statement)
  const remove = statement('remove_job_custom_attributes', (p: Holders<{ account: number; jobId: number }>) =>
    build.delete(jobCustomAttributes).where(and(eq(jobCustomAttributes.accountId, p.account), eq(jobCustomAttributes.jobId, p.jobId))),
  )
  const insert = statement('insert_job_custom_attributes', (p: Holders<Used>) =>
    query(sql`insert into ${jobCustomAttributes} (account_id, job_id, custom_attribute_id, required, position)
      select ${p.account}, ${p.jobId}, each.id, each.required, each.at
      from unnest(${p.ids}::bigint[], ${p.required}::boolean[]) with ordinality each(id, required, at)`),
  )
  const audit = prepareAudit(statement)

  return async ({ path: { shortcode }, body: { custom_attributes: given } }, context) => {
    const { account, caller, reply } = context
    return transaction(async (run) => {
      // Before the job, as when attributes change, so that neither waits for the other.
      const left = new Map((await lockAttributes(run, account)).map((row) => [row.key, row]))
      const jobId = await touchJob(run, caller, shortcode, 'edit')
      const used = given.map(({ id, required = false }, at) => {
        const row = left.get(id)
        if (!row || !left.delete(id))
          throw invalid('reference-unknown', `custom_attributes.${at}.id`, 'is not an attribute of the account, or is given twice')
        return { ...row, required }
      })
      await run(remove, { account, jobId })
      await run(insert, { account, jobId, ids: used.map(({ id }) => id), required: used.map(({ required }) => required) })
      await audit(run, account, actorOf(context), 'job_attributes_set', jobId)
      return reply(200, { custom_attributes: used.filter(({ enabled }) => enabled).map(presentJobAttribute) })
    })
  }
})
