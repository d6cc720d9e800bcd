// Lists the custom attributes that a job uses, in the job's order, without those that the account has disabled.
import { and, asc, eq } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { references } from '../../db/conditions.ts'
import { longestList } from '../../db/paging.ts'
import { customAttributes, jobCustomAttributes } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { prepareJobByShortcode } from '../jobs/jobByShortcode.ts'
import { attributeColumns, presentJobAttribute } from './attribute.ts'

export const listJobCustomAttributes = operation('listJobCustomAttributes', ({ statement }) => {
  const findJob = prepareJobByShortcode(statement)
  const list = statement('list_job_custom_attributes', (p: Holders<{ account: number; job: number }>) =>
    build
      .select({ ...attributeColumns, required: jobCustomAttributes.required })
      .from(jobCustomAttributes)
      .innerJoin(customAttributes, and(references(jobCustomAttributes.customAttributeId, customAttributes), customAttributes.enabled))
      .where(and(eq(jobCustomAttributes.accountId, p.account), eq(jobCustomAttributes.jobId, p.job)))
      .orderBy(asc(jobCustomAttributes.position), asc(customAttributes.key))
      .limit(longestList),
  )
  return async ({ path }, { account, reply }) => {
    const { id: job } = await findJob(account, path.shortcode)
    return reply(200, { custom_attributes: (await list({ account, job })).map(presentJobAttribute) })
  }
})
