// Reads a whole collection, newest first, one page at a time, so that memory use does not depend on the number of items.
import { ItemPage, partOf, type AnyPage } from '../contract/itemPage.ts'
import type { Inside } from './change.ts'

/** How many items one statement finds. */
const pageSize = 100
/** How many of them are converted, checked and written in one turn, in which nobody else is answered: for 100 others waited 142 ms, for 25 41 ms. */
const partSize = 25

type Page = { readonly items: AnyPage; readonly next: string | undefined }

/**
 * Reads from the newest page to the oldest, and yields what `write` makes of each part of a page. Items that are added meanwhile are newer and
 * not included, except those that an import adds with an older id. Each page is read, and each part written, in a turn of its own. Rejects as
 * `read` and `write` do.
 */
export async function* newestFirst<Written>(
  read: (upTo: string | undefined) => Promise<Page>,
  write: (part: AnyPage) => Promise<Written>,
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>,
): AsyncGenerator<Written> {
  let next: string | undefined
  do {
    const page = await inTurn(() => read(next))
    for (const part of partsOf(page.items)) yield await inTurn(() => write(part))
    next = page.next
  } while (next !== undefined)
}

function* partsOf(page: AnyPage): Generator<AnyPage> {
  for (let at = 0; at < page.found.length; at += partSize) yield partOf(page, at, at + partSize)
}

/** Reads the page of the newer version's collection whose newest item has the id `upTo`; `next` is the id that begins the next page. */
export const pageReader =
  (run: Inside['run'], id: string, asked: { path: Record<string, unknown>; query: Record<string, unknown> }) =>
  async (upTo: string | undefined): Promise<Page> => {
    const query = { ...asked.query, limit: pageSize, ...(upTo !== undefined && { max_id: upTo }) }
    const items = await run(id, { path: asked.path, query }, { whole: true })
    if (!(items instanceof ItemPage)) throw new Error(`${id} returned no ItemPage`)
    const { paging } = items.body as { readonly paging?: { readonly next: string } }
    const next = paging && new URL(paging.next).searchParams.get('max_id')
    return { items, next: next ?? undefined }
  }
