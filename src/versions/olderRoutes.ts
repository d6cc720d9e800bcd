// The operations of an older version: each converts its request, runs the next newer version's operation, and converts the response.
//
// For example `POST /spi/v2/jobs/4F0A7C92BD/candidates`, the operation `createCandidate`:
//   version 2 receives  { candidate: { name: 'Ida Lund', email: 'ida.lund@post.example' } }
//   version 3 receives  { candidate: { name: 'Ida Lund', email: 'ida.lund@post.example' }, sourced: false }
//   version 3 replies   { status: 'created', candidate: { id: '019cb910ec600001', created_at: '2026-03-05T13:40:00Z', … } }
//   version 2 replies   { status: 'created', candidate: { key: '019cb910ec600001', created_at: 1772718000, … } }
// `GET /spi/v2/jobs` reads version 3's pages, newest first, and sends all of them in parts as one list.
import { operationNamed, type Document } from '../contract/document.ts'
import type { Facts } from '../contract/facts.ts'
import { InParts } from '../contract/inParts.ts'
import { changedPage, ItemPage, type AnyPage, type JsonText } from '../contract/itemPage.ts'
import { replyFor, type AnyReply } from '../contract/reply.ts'
import { routesOf, type Handler, type Route, type Validators } from '../contract/routes.ts'
import type { Sealed } from '../contract/typing.ts'
import { tooManyCollections } from '../errors.ts'
import { lazily } from '../lazily.ts'
import type { Asked, Change, Inside, Item, Version } from './change.ts'
import { lanes } from './lanes.ts'
import { mostCollections, placesFor, retrySeconds } from './places.ts'
import { planner, rewrite, type Differing, type Plan } from './values.ts'
import { newestFirst, pageReader } from './wholeCollection.ts'

export type Routes = ReadonlyMap<string, Route>
type Context = {
  readonly reply: AnyReply
  readonly requireConnection: () => void
  readonly whenClosed: (then: () => void) => void
  readonly write: (page: AnyPage) => Promise<JsonText>
  readonly caller?: { readonly tenant: { readonly subdomain: string } }
}
type Request = Omit<Asked, 'id'>
type Rewrite = (body: unknown) => unknown

/** `newer` is the next newer version's contract and `next` its operations; the others are the older version's own. */
export function olderRoutes(
  { changes }: Version,
  newer: Document,
  next: Routes,
  own: { readonly facts: Facts; readonly validators: Validators; readonly document: () => Document },
): Routes {
  const rewrites = rewritesOf(changes, newer)
  const inLane = lanes()
  const takePlace = placesFor(mostCollections)
  const keepsEmpty = changes.some((change) => change.keepsEmpty)
  const handlers = Object.fromEntries([...next].map(([id, route]) => [id, { id, define: () => handlerOf(id, route) }]))
  return new Map(routesOf({ ...own, handlers, keepsEmpty }, undefined).map((route) => [route.id, route]))

  function handlerOf(id: string, newerRoute: Route): Handler {
    const list = changes.map(({ whole }) => whole?.[id]).find((name) => name !== undefined)
    return async (request, context) => {
      const asked = askedOf(id, request)
      if (list !== undefined) return context.reply(200, await whole(id, list, asked, context as Context))
      const { answers } = newerRoute.facts
      // Converted inside the operation, so that a response stored for an Idempotency-Key has this version's form.
      const reply: AnyReply = (status, ...rest) => {
        if (answers[status]?.media === json) rest[0] = converted(rewrites.answer(id, status), rest[0])
        return context.reply(status, ...rest)
      }
      return newerRoute.handle(asked, within(context, reply))
    }
  }

  function askedOf(id: string, { path, query, body }: Request): Asked {
    const asked = { id, path, query, body: body === undefined ? undefined : rewrites.body(id)(body) }
    return changes.reduce((one, { request }) => request?.(one) ?? one, asked)
  }

  /** Returns a whole collection. Its first part is written before the response begins, so that a refusal can still be sent as one. */
  async function whole(id: string, list: string, asked: Asked, context: Context): Promise<InParts> {
    const subdomain = context.caller?.tenant.subdomain ?? ''
    context.requireConnection()
    const leave = takePlace(subdomain)
    if (!leave) throw tooManyCollections(mostCollections, retrySeconds)
    // However the response ends: complete, refused, cut off by a fault, or because its client has disconnected.
    context.whenClosed(leave)
    const inside: Inside = { subdomain, run: runner(next, context) }
    const addition = lazily(
      async () => Object.assign({}, ...(await Promise.all(changes.flatMap(({ added }) => added?.[id]?.(inside) ?? [])))) as Item,
    )
    const read = pageReader(inside.run, id, asked)
    const formed = itemsIn(rewrites.answer(id, 200), list)
    const write = async (items: AnyPage): Promise<JsonText> => {
      const added = await addition()
      const change = (given: readonly unknown[]) => formed(given.map((item) => ({ ...added, ...(item as Item) })))
      return context.write(changedPage(items, { [list]: [] }, JSON.stringify(added), change))
    }
    const parts = newestFirst(read, write, (work) => inLane(subdomain, work))
    const first = await parts.next()
    return new InParts(
      list,
      (async function* () {
        if (first.done) return
        yield first.value
        yield* parts
      })(),
    )
  }
}

const json = 'application/json'

/** Converts a response body. The items of a page are converted when they are read. */
const converted = (rewriteBody: Rewrite, body: unknown) =>
  body instanceof ItemPage
    ? changedPage(body, rewriteBody(body.body) as AnyPage['body'], '', itemsIn(rewriteBody, body.list))
    : rewriteBody(body)

/** Converts the items of a list as those of a body. */
const itemsIn =
  (rewriteBody: Rewrite, list: string) =>
  (items: readonly unknown[]): readonly unknown[] =>
    (rewriteBody({ [list]: items }) as AnyPage['body'])[list]!

/** Runs the newer version's own operations, in this process, for the same caller. */
const runner =
  (next: Routes, context: Context): Inside['run'] =>
  async (id, { path = {}, query = {}, body }, how) => {
    context.requireConnection()
    const { handle, facts } = next.get(id) as Route
    const answer = (await handle({ path, query, body }, within(context, replyFor(id, facts), how))) as Sealed<string>
    return answer.body as Record<string, unknown>
  }

/** Returns the same context with another reply, and with the way in which the collection is read. */
const within = <C extends object>(context: C, reply: AnyReply, how: { readonly whole?: true } = {}): C & { reply: AnyReply } => ({
  ...context,
  reply,
  ...how,
})

/** Returns the functions that convert the bodies of every operation between the two versions, each created when it is first needed. */
function rewritesOf(
  changes: readonly Change[],
  newer: Document,
): { body: (id: string) => Rewrite; answer: (id: string, status: number) => Rewrite } {
  const document = structuredClone(newer)
  const stages: { differing: Differing; planOf: (id: string, status?: string) => Plan | undefined }[] = []
  for (const { contract, values: differing } of changes.toReversed()) {
    contract?.(document)
    if (!differing) continue
    const planOf = planner(document, differing)
    stages.push({
      differing,
      planOf: remembering((id, status) => {
        const { requestBody, responses } = operationNamed(document, id).operation
        const content = status === undefined ? requestBody?.content : responses[status]?.content
        const schema = Object.values(content ?? {})[0]?.schema
        return schema && planOf(schema)
      }),
    })
  }
  const through = (order: typeof stages, direction: 'older' | 'newer', id: string, status?: string): Rewrite => {
    const steps = order.map(({ differing, planOf }) => ({ differing, plan: planOf(id, status) }))
    return (body) => steps.reduce((value, { differing, plan }) => rewrite(plan, differing, direction, value), body)
  }
  return {
    body: remembering((id) => through(stages.toReversed(), 'newer', id)),
    answer: remembering((id, status) => through(stages, 'older', id, String(status))),
  }
}

function remembering<Further extends readonly unknown[], Made>(
  make: (id: string, ...further: Further) => Made,
): (id: string, ...further: Further) => Made {
  const made = new Map<string, Made>()
  return (id, ...further) => {
    const name = [id, ...further].join(' ')
    const known = made.get(name) ?? make(id, ...further)
    made.set(name, known)
    return known
  }
}
