// The last steps of the pipeline: runs the operation and checks its response against the contract.
import { Readable } from 'node:stream'
import { InParts, textOf } from '../contract/inParts.ts'
import { ItemPage, JsonText, type AnyPage } from '../contract/itemPage.ts'
import { emptyToNull } from '../contract/outgoing.ts'
import { replyFor, type AnyReply } from '../contract/reply.ts'
import { checkAnswer } from './answer.ts'
import { bearerOf, type Answer, type Call, type Decoded } from './call.ts'
import { answerOnce, type Once } from './idempotency.ts'
import type { ItemTexts } from './itemTexts.ts'

/** Called when a response violates the contract: throws in tests and development, reports in production. */
export type OnViolation = (call: Call, error: unknown) => void

/** Returns the step that runs the operation, only once for the same Idempotency-Key. */
export function operation(
  now: () => number,
  once: Once | undefined,
  texts: ItemTexts,
  onViolation: OnViolation,
): (call: Decoded) => Promise<Answer> {
  const instant = instantsOf(now)
  return (call) => {
    const { asked } = call
    const write = writing(call, texts, onViolation)
    if (!asked || !once) return perform(call, instant(), write)
    return answerOnce(
      once,
      asked,
      (answered) => perform(call, instant(), write, answered),
      (made) => void checkBody(call, made, onViolation),
      (error) => onViolation(call, error),
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
function writing(call: Decoded, texts: ItemTexts, onViolation: OnViolation): Write {
  const losses = texts.losses()
  return (page) => {
    const owner = texts.ownerOf(call.route.checkAnswer[200], call.account?.id, page.home)
    return texts.write(page, owner, losses, (body) => checkBody(call, { status: 200, body, headers: {} }, onViolation))
  }
}

/** Runs the operation. `answered` receives its response as soon as it is created. */
async function perform(call: Decoded, now: string, write: Write, answered?: (answer: Answer) => void): Promise<Answer> {
  const { id, facts, handle } = call.route
  const { path, query } = call.parameters
  const { caller, body } = call
  const reply = replyFor(id, facts)
  const context = {
    account: call.account?.id,
    caller,
    now,
    requestId: call.request.id,
    headers: call.request.headers,
    bearer: () => bearerOf(call.request.headers),
    reply: answered ? told(reply, answered) : reply,
    // Computed for every request: an accessor in a literal would live in V8's old space, and with it everything the request has allocated.
    address: call.address,
    requireConnection: () => call.requireConnection(),
    whenClosed: (then: () => void) => call.whenClosed(then),
    write,
  }
  const answer = await handle({ path, query, body }, context)
  if (!answer) throw new Error(`${id} returned without a reply`)
  return answer.body instanceof ItemPage ? { ...answer, body: await write(answer.body as AnyPage) } : answer
}

const told =
  (reply: AnyReply, answered: (answer: Answer) => void): AnyReply =>
  (...given) => {
    const answer = reply(...given)
    answered(answer)
    return answer
  }

/** Checks a response against the contract and returns it as it is sent. A whole collection is sent in parts, and checked part by part. */
export function checked(call: Decoded, answer: Answer, onViolation: OnViolation): Answer {
  const { status, body, headers } = answer
  // It was checked when it was written.
  if (body instanceof JsonText) return answer
  if (!(body instanceof InParts)) {
    checkBody(call, answer, onViolation)
    return answer
  }
  const check = (part: unknown) => checkBody(call, { status, headers, body: part }, onViolation)
  return { status, headers, body: Readable.from(textOf(body, check)) }
}

/** Returns whether the body is what the contract declares. */
function checkBody(call: Decoded, { status, body }: Answer, onViolation: OnViolation): boolean {
  if (!call.route.keepsEmpty) emptyToNull(body)
  try {
    checkAnswer(call.route, status, body)
    return true
  } catch (error) {
    onViolation(call, error)
    return false
  }
}
