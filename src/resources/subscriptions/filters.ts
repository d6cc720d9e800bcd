// The filters of a subscription to candidate events: the job and the stage in `args`.
import { eq, sql } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import type { Account } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { accounts, jobs, stages } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { badRequest } from '../../errors.ts'

type Schemas = components['schemas']
/** Null matches all. */
export type Filters = { jobShortcode: string | null; stageSlug: string | null }

const everything: Filters = { jobShortcode: null, stageSlug: null }
const recruiting: ReadonlySet<string> = new Set<Schemas['SubscriptionEvent']>(['candidate_created', 'candidate_moved', 'candidate_deleted'])

/**
 * `findFilters(account, event, args, isFamily)`: throws 400 if `args` are incomplete or name something that the account does not have. Only
 * candidate events use them. Under the profile `family` a missing filter matches all.
 */
export const prepareSubscriptionFilters = prepared((statement) => {
  const look = statement('look_for_job_and_stage', (p: Holders<{ account: number; shortcode: string; slug: string }>) =>
    build
      .select({
        job: sql<boolean>`exists (select 1 from ${jobs} where ${jobs.accountId} = ${p.account} and ${jobs.shortcode} = ${p.shortcode})`,
        stage: sql<boolean>`exists (select 1 from ${stages} where ${stages.accountId} = ${p.account} and ${stages.slug} = ${p.slug})`,
      })
      .from(accounts)
      .where(eq(accounts.id, p.account)),
  )
  return async (account: Account, event: string, args: Schemas['SubscriptionCreate']['args'], isFamily: boolean): Promise<Filters> => {
    if (!args || !recruiting.has(event)) return everything
    const shortcode = wordOf('job_shortcode', args.job_shortcode, isFamily)
    const slug = wordOf('stage_slug', args.stage_slug, isFamily)
    if (args.account_id && args.account_id !== account.subdomain)
      throw badRequest('subscription-args-unknown', { 'args.account_id': ['is not the subdomain of the account'] })
    if (shortcode === '' && slug === '') return everything
    const [found] = await look({ account: account.id, shortcode, slug })
    if (shortcode !== '' && !found?.job)
      throw badRequest('subscription-args-unknown', { 'args.job_shortcode': ['is not a job of the account'] })
    if (slug !== '' && !found?.stage)
      throw badRequest('subscription-args-unknown', { 'args.stage_slug': ['is not a stage of the account'] })
    return { jobShortcode: shortcode || null, stageSlug: slug || null }
  }
})

function wordOf(name: string, value: string | null | undefined, isFamily: boolean): string {
  if (typeof value === 'string') return value
  if (isFamily) return ''
  throw badRequest('subscription-args-incomplete', { [`args.${name}`]: ['is required; an empty string means all'] })
}
