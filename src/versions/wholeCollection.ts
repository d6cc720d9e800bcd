// A collection as one: all of its items, the newest first, read a page at a time, so that memory stays flat however many there are.
import type { Inside, Item } from './change.ts'

const pageSize = 100
/** How many items are completed at once. */
const atOnce = 10

/**
 * Goes through the pages once to learn where each begins, with an empty part for each, and back from the last one. What is added meanwhile is not shown, unless an
 * import brings it with an older id; what goes meanwhile is left out. Each page, and each few items, are work of one turn. Rejects as `read` does.
 */
export async function* newestFirst(
  read: (since: string | undefined) => Promise<{ items: Item[]; next: string | undefined }>,
  complete: (item: Item) => Promise<Item | undefined>,
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>,
): AsyncGenerator<Item[]> {
  const begins: (string | undefined)[] = []
  let page: { items: Item[]; next: string | undefined } = { items: [], next: undefined }
  do {
    begins.push(page.next)
    page = await inTurn(() => read(page.next))
    // It may take long to the last page. The answer begins meanwhile, so that nobody on the way to the client takes silence for an end.
    if (page.next !== undefined) yield []
  } while (page.next !== undefined)
  for (let at = begins.length - 1; at >= 0; at--) {
    const end = begins[at + 1]
    // The last page is at hand.
    const items = end === undefined ? page.items : await between(begins[at], end)
    const shown: Item[] = []
    for (const some of chunksOf(items.toReversed(), atOnce)) {
      for (const item of await inTurn(() => Promise.all(some.map(complete)))) if (item) shown.push(item)
    }
    yield shown
  }

  /** What was a page: more than one by now where an import has brought older ids, which are to push nobody out. */
  async function between(since: string | undefined, end: string): Promise<Item[]> {
    const items: Item[] = []
    let next = since
    do {
      const { items: some, next: following } = await inTurn(() => read(next))
      items.push(...some.filter(({ id }) => (id as string) < end))
      next = following
    } while (next !== undefined && next < end)
    return items
  }
}

/** Reads a page of the newer version's collection; `next` is the id that the next one begins with. */
export const pageReader =
  (run: Inside['run'], id: string, list: string, asked: { path: Record<string, unknown>; query: Record<string, unknown> }) =>
  async (since: string | undefined) => {
    const query = { ...asked.query, limit: pageSize, ...(since !== undefined && { since_id: since }) }
    const body = (await run(id, { path: asked.path, query })) as { paging?: { next: string } } & Record<string, unknown>
    const next = body.paging && new URL(body.paging.next).searchParams.get('since_id')
    return { items: body[list] as Item[], next: next ?? undefined }
  }

function* chunksOf<Value>(values: readonly Value[], size: number): Generator<readonly Value[]> {
  for (let at = 0; at < values.length; at += size) yield values.slice(at, at + size)
}
