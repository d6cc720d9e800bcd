// Reads all active members of the account, to choose from.
import type { components } from '../../../../generated/types.ts'
import type { Visit } from '../../settings/routes.ts'
import { idOfNext } from '../candidates/jobChoice.ts'

const pageLength = 100

export async function allMembers(visit: Visit): Promise<readonly components['schemas']['Member'][]> {
  const found = []
  for (let since: string | undefined; ;) {
    const { members, paging } = await visit.read('listMembers', { query: { limit: pageLength, ...(since && { since_id: since }) } })
    found.push(...members)
    since = idOfNext(paging?.next)
    if (since === undefined) return found
  }
}
