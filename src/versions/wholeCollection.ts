// A collection as one: all of its items, the newest first, read a page at a time, so that memory stays flat however many there are.
import type { Inside, Item } from './change.ts'
import { ItemPage, type AnyPage } from '../contract/itemPage.ts'

const pageSize = 100

type Page<Items> = { readonly items: Items; readonly next: string | undefined }

/**
 * Goes from the newest page to the oldest. What is added meanwhile is newer and not met, but for what an import brings with an older id.
 * Each page is the work of one turn. Rejects as `read` does.
 */
export async function* newestFirst<Items>(
  read: (upTo: string | undefined) => Promise<Page<Items>>,
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>,
): AsyncGenerator<Items> {
  let next: string | undefined
  do {
    const page = await inTurn(() => read(next))
    yield page.items
    next = page.next
  } while (next !== undefined)
}

type Body = { readonly paging?: { readonly next: string } }

/** Reads a page of the newer version's collection, whose newest item has the id `upTo`; `next` is the id that the next page begins with. */
export const pageReader =
  (run: Inside['run'], id: string, list: string, asked: { path: Record<string, unknown>; query: Record<string, unknown> }) =>
  async (upTo: string | undefined): Promise<Page<readonly Item[] | AnyPage>> => {
    const query = { ...asked.query, limit: pageSize, ...(upTo !== undefined && { max_id: upTo }) }
    const body = await run(id, { path: asked.path, query }, { whole: true })
    const { paging } = (body instanceof ItemPage ? body.rest : body) as Body
    const next = paging && new URL(paging.next).searchParams.get('max_id')
    return { items: body instanceof ItemPage ? (body as AnyPage) : (body[list] as Item[]), next: next ?? undefined }
  }
