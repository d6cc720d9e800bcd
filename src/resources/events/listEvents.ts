// Lists a page of the account's scheduled events, by id.
import { operation } from '../../context.ts'
import { hasKey } from '../../db/conditions.ts'
import { and } from '../../db/drizzle.js'
import { firstKey, lastKey, pageOf } from '../../db/paging.ts'
import { members } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { prepareCandidateByKey } from '../candidates/candidateByKey.ts'
import { prepareJobByShortcode } from '../jobs/jobByShortcode.ts'
import { prepareVisibleJobs } from '../members/visibleJobs.ts'
import { prepareEventPresenter, selectEvents } from './event.ts'
import { leads, matching, prepareLeadChooser, type EventFilters, type Lead } from './eventFilters.ts'
import { endOf, startOf } from './period.ts'

export const listEvents = operation('listEvents', ({ statement, findPage }) => {
  const findJob = prepareJobByShortcode(statement)
  const findCandidate = prepareCandidateByKey(statement)
  const findMember = statement('find_member_id', (p: Holders<{ account: number; key: string }>) =>
    build.select({ id: members.id }).from(members).where(hasKey(members, p)),
  )
  const listing = (name: string, lead: Lead) =>
    statement(name, (p: Holders<EventFilters>) => selectEvents(p, and(leads[lead](p), matching(p)), p.most))
  const lists = {
    all: listing('list_events', 'all'),
    ofCandidate: listing('list_candidate_events', 'ofCandidate'),
    ofMember: listing('list_member_events', 'ofMember'),
    ofJobs: listing('list_events_of_jobs', 'ofJobs'),
    inPeriod: listing('list_events_in_period', 'inPeriod'),
    byMonth: listing('list_events_by_month', 'byMonth'),
    ofJobsByMonth: listing('list_events_of_jobs_by_month', 'ofJobsByMonth'),
  }
  const findVisibleJobs = prepareVisibleJobs(statement)
  const chooseLead = prepareLeadChooser(statement)
  const presentEvents = prepareEventPresenter(statement)

  return async ({ query }, { account, caller, address, reply }) => {
    const [from, until] = [startOf('start_date', query.start_date), endOf('end_date', query.end_date)]
    const job = query.shortcode === undefined ? null : (await findJob(account, query.shortcode)).id
    const candidate = query.candidate_id === undefined ? null : await findCandidate({ account, key: query.candidate_id })
    const member = query.member_id === undefined ? null : await findMember({ account, key: query.member_id })
    if (candidate?.length === 0 || member?.length === 0) return reply(200, { events: [] })
    const own = (context: string) => (query.context === context ? (caller.person?.id ?? null) : null)
    const values: EventFilters = {
      account,
      since: query.since_id ?? firstKey,
      upTo: query.max_id ?? lastKey,
      type: query.type ?? null,
      from,
      until,
      withCancelled: query.include_cancelled,
      job,
      candidate: candidate?.[0]?.id ?? null,
      member: member?.[0]?.id ?? own('user'),
      self: own('user'),
      coworker: own('team'),
      reader: caller.person?.id ?? null,
      jobs: await findVisibleJobs(caller),
      most: query.limit + 1,
    }
    const found = await findPage(lists[await chooseLead(values)], values)
    const { page, ...paging } = pageOf(found, query.limit, address)
    return reply(200, { events: await presentEvents(account, page), ...paging })
  }
})
