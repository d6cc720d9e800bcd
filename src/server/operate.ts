// The last steps of the pipeline: runs the operation and checks its response against the contract.
import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { forStatus } from '../contract/document.ts'
import { InParts, textOf } from '../contract/inParts.ts'
import { ItemPage, JsonText, type AnyPage } from '../contract/itemPage.ts'
import { emptyToNull, type Violations } from '../contract/outgoing.ts'
import { replyFor, type AnyReply } from '../contract/reply.ts'
import { bearerOf, type Answer, type Decoded } from './call.ts'
import { answerOnce, type Once } from './idempotency.ts'
import type { ItemTexts } from './itemTexts.ts'
import { logOf } from './requestLog.ts'

type Surroundings = {
  readonly now: () => number
  readonly once: Once | undefined
  readonly texts: ItemTexts
  readonly violations: Violations
  /** Returns the origin that links to further pages have. */
  readonly originOf: (request: FastifyRequest) => string
  /** What the API calls a tenant: the name under which operations receive the id of the caller's. */
  readonly tenantName: string
}

/** Returns the step that runs the operation, only once for the same Idempotency-Key. */
export function operation({ now, once, texts, violations, originOf, tenantName }: Surroundings): (call: Decoded) => Promise<Answer> {
  const instant = instantsOf(now)
  const perform = performing(tenantName, originOf)
  return (call) => {
    const { asked } = call
    const write = writing(call, texts, violations)
    if (!asked || !once) return perform(call, instant(), write)
    return answerOnce(
      once,
      asked,
      (answered) => perform(call, instant(), write, answered),
      (made) => void checkBody(call, made, violations),
      (violation) => violations.report(violation, { id: call.route.id, log: logOf(call.request) }),
    )
  }
}

/** Returns the time as text, formatted once for all requests of a millisecond. */
function instantsOf(now: () => number): () => string {
  let [at, text] = [NaN, '']
  return () => {
    const current = now()
    if (current !== at) [at, text] = [current, new Date(current).toISOString()]
    return text
  }
}

type Write = (page: AnyPage) => Promise<JsonText>

/** Returns the function that writes the pages of this call's response. To be called before the database is queried. */
function writing(call: Decoded, texts: ItemTexts, violations: Violations): Write {
  const losses = texts.losses()
  return (page) => {
    const owner = texts.ownerOf(call.route.checkAnswer[200], call.caller?.tenant?.id, page.home)
    return texts.write(page, owner, losses, (body) => checkBody(call, { status: 200, body, headers: {} }, violations))
  }
}

/** Returns the function that runs the operation. Its `answered` receives the response as soon as it is created. */
function performing(tenantName: string, originOf: Surroundings['originOf']) {
  return async (call: Decoded, now: string, write: Write, answered?: (answer: Answer) => void): Promise<Answer> => {
    const { id, facts, handle } = call.route
    const { path, query, header, cookie } = call.parameters
    const { caller, body } = call
    const reply = replyFor(id, facts)
    call.isRunning = true
    const context = {
      [tenantName]: caller?.tenant?.id,
      caller,
      now,
      requestId: call.request.id,
      headers: call.request.headers,
      clientAddress: () => call.request.ip,
      bearer: () => bearerOf(call.request.headers),
      reply: answered ? told(reply, answered) : reply,
      // Computed for every request: an accessor in a literal would live in V8's old space, and with it everything the request has allocated.
      address: call.address(originOf),
      requireConnection: () => call.requireConnection(),
      whenClosed: (then: () => void) => call.whenClosed(then),
      write,
    }
    const answer = await handle({ path, query, header, cookie, body }, context)
    if (!answer) throw new Error(`${id} returned without a reply`)
    return answer.body instanceof ItemPage ? { ...answer, body: await write(answer.body as AnyPage) } : answer
  }
}

const told =
  (reply: AnyReply, answered: (answer: Answer) => void): AnyReply =>
  (...given) => {
    const answer = reply(...given)
    answered(answer)
    return answer
  }

/** Checks a response against the contract and returns it as it is sent. A whole collection is sent in parts. */
export function checked(call: Decoded, answer: Answer, violations: Violations): Answer {
  // Pages and parts were checked when they were written.
  if (answer.body instanceof InParts) return { ...answer, body: Readable.from(textOf(answer.body)) }
  if (!(answer.body instanceof JsonText)) checkBody(call, answer, violations)
  return answer
}

/** Returns whether the body is what the contract declares, if need be without the properties that it does not. */
function checkBody({ route, request }: Decoded, { status, body }: Answer, violations: Violations): boolean {
  const { id, keepsEmpty, checkAnswer, removeUndeclared } = route
  if (!keepsEmpty) emptyToNull(body)
  const check = forStatus(checkAnswer, status)
  if (!check || check(body)) return true
  return violations.repair({
    id,
    what: `${id} ${status}`,
    body,
    check,
    removeUndeclared: () => removeUndeclared(status, body),
    log: logOf(request),
  })
}
