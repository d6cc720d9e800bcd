// A collection as one: all of its items, the newest first, read a page at a time, so that memory stays flat however many there are.
import type { Inside, Item } from './change.ts'

const pageSize = 100

type Page = { readonly items: readonly Item[]; readonly next: string | undefined }

/**
 * Goes from the newest page to the oldest. What is added meanwhile is newer and not met, but for what an import brings with an older id.
 * Each page is the work of one turn. Rejects as `read` does.
 */
export async function* newestFirst(
  read: (upTo: string | undefined) => Promise<Page>,
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>,
): AsyncGenerator<readonly Item[]> {
  let next: string | undefined
  do {
    const page = await inTurn(() => read(next))
    yield page.items
    next = page.next
  } while (next !== undefined)
}

/** Reads a page of the newer version's collection, whose newest item has the id `upTo`; `next` is the id that the next page begins with. */
export const pageReader =
  (run: Inside['run'], id: string, list: string, asked: { path: Record<string, unknown>; query: Record<string, unknown> }) =>
  async (upTo: string | undefined): Promise<Page> => {
    const query = { ...asked.query, limit: pageSize, ...(upTo !== undefined && { max_id: upTo }) }
    const body = (await run(id, { path: asked.path, query }, { whole: true })) as { paging?: { next: string } } & Record<string, unknown>
    const next = body.paging && new URL(body.paging.next).searchParams.get('max_id')
    return { items: body[list] as Item[], next: next ?? undefined }
  }
