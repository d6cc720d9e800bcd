// The jobs of a demo account that candidates come to, with who looks after them.
import type { DemoAccount, JobFamily } from './demoData/demoAccount.ts'
import { drawn } from './demoDraws.ts'
import { latest } from './demoJob.ts'
import type { DemoSettings } from './demoSettings.ts'

export type Opening = {
  readonly job: DemoSettings['jobs'][number]
  readonly family: JobFamily
  /** The keys of the members who decide and who do the rest: the same one where a job has one member. */
  readonly manager: string
  readonly recruiter: string
  /** When it was published, and when the last application comes, in milliseconds since 1970. */
  readonly from: number
  readonly to: number
  readonly candidates: number
}

const day = 86_400_000

/** In the order of the account's jobs, drafts left out. What is not published any more had its candidates within ten weeks. */
export function openingsOf(given: DemoAccount, { jobs, memberOf }: Pick<DemoSettings, 'jobs' | 'memberOf'>): Opening[] {
  const first = memberOf(given.members[0]?.email ?? '')
  return given.jobs.flatMap(({ at, state, family }, index) => {
    const job = jobs[index]
    if (!job || state === 'draft') return []
    const byRole = new Map(job.members.map(({ id, collaboration_role: role }) => [role, id]))
    const from = Date.parse(at)
    const end = Date.parse(latest)
    return {
      job,
      family,
      manager: byRole.get('hiring_manager') ?? first,
      recruiter: byRole.get('recruiting_admin') ?? byRole.get('admin') ?? byRole.get('hiring_manager') ?? first,
      from,
      candidates: candidatesAt(given, index),
      to: state === 'published' ? end : Math.min(end, from + 70 * day),
    }
  })
}

/** How many candidates the account's job at this place in the list has. */
export function candidatesAt({ subdomain, jobs, candidates }: DemoAccount, index: number): number {
  if (!candidates || jobs[index]?.state === 'draft') return 0
  const [least, most] = candidates
  return least + drawn(`${subdomain} job ${index} has candidates`, most - least + 1)
}
