// Idempotent requests: the response to a request with an Idempotency-Key is stored in the transaction of its change and returned to retries.
import { AsyncLocalStorage } from 'node:async_hooks'
import { and, eq, inArray, isNull, lt, sql } from '../db/drizzle.js'
import { isDatabaseFault } from '../db/faults.ts'
import { isHeld, type Process } from '../db/processes.ts'
import { idempotencyKeys } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { stillRunning, unprocessable } from '../errors.ts'

/** No request runs this long. A live process that has not responded by then loses its claim. */
const runsMs = 60_000
const keptMs = 24 * 3_600_000
const batch = 1000
/** How many claims that could not be released are kept. Those beyond expire by themselves. */
const mostUnreleased = 10_000

export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Readonly<Record<string, string>> }
/** The request and its content, each a SHA-256 as hex digits. */
export type Asked = { readonly account: number; readonly hash: string; readonly bodyHash: string }
/** `again`: a stored response. `late`: the operation responded outside its transaction, so that a crash could have lost the response. */
export type Answered = { readonly answer: Answer; readonly was: 'now' | 'again' | 'late' }

type Claim = Pick<Asked, 'account' | 'hash'> & { readonly claimedAt: string }
type Running = Asked & Claim & { answer: Answer | undefined; stored: boolean }
type Stored = { status: number; headers: Readonly<Record<string, string>>; answer: string | null }

export type Idempotency = {
  /** The database's own transaction; if `work` returns the request's response, it is stored before the commit. */
  readonly transaction: Statements['transaction']
  /** For work with a single changing statement: a transaction only if a response is stored with it, otherwise the statement by itself. */
  readonly change: Statements['transaction']
  /**
   * Runs `work`, unless the same request was answered within 24 hours. `work` passes its response to `answered` as soon as it has it.
   * Throws 409 while the same request is running, 422 if the key was used with other content, and whatever `work` throws.
   */
  readonly once: (asked: Asked, work: (answered: (answer: Answer) => void) => Promise<Answer>) => Promise<Answered>
  /** Releases the claims that could not be released when their requests ended, because the database was not available. */
  readonly releaseClaims: () => Promise<void>
  /** Removes responses older than 24 hours. */
  readonly sweep: () => Promise<void>
}

/** A key is claimed for the process with `number`, and free again when that process is dead. */
export function prepareIdempotency(
  { statement, transaction }: Statements,
  { number }: Pick<Process, 'number'>,
  now: () => number,
): Idempotency {
  const claim = statement('claim_idempotency_key', (p: Holders<Asked & { process: number; now: string; dead: string; expired: string }>) =>
    build
      .insert(idempotencyKeys)
      .values({ accountId: p.account, hash: p.hash, bodyHash: p.bodyHash, processId: p.process, createdAt: p.now })
      .onConflictDoUpdate({
        target: [idempotencyKeys.accountId, idempotencyKeys.hash],
        set: {
          bodyHash: p.bodyHash as never,
          processId: p.process as never,
          createdAt: p.now as never,
          status: null,
          headers: null,
          answer: null,
        },
        setWhere: sql`(${idempotencyKeys.status} is null and (${lt(idempotencyKeys.createdAt, p.dead)} or not ${isHeld(idempotencyKeys.processId)}))
          or ${lt(idempotencyKeys.createdAt, p.expired)}`,
      })
      .returning({ hash: idempotencyKeys.hash }),
  )
  const find = statement('find_idempotency_key', (p: Holders<{ account: number; hash: string }>) =>
    build
      .select({
        bodyHash: idempotencyKeys.bodyHash,
        status: idempotencyKeys.status,
        headers: idempotencyKeys.headers,
        answer: idempotencyKeys.answer,
      })
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.accountId, p.account), eq(idempotencyKeys.hash, p.hash))),
  )
  // Holds only for the last claim: a process that was taken for dead must not change anything.
  const isMine = (p: Holders<Claim>) =>
    and(
      eq(idempotencyKeys.accountId, p.account),
      eq(idempotencyKeys.hash, p.hash),
      eq(idempotencyKeys.createdAt, p.claimedAt),
      isNull(idempotencyKeys.status),
    )
  const store = statement('store_idempotent_answer', (p: Holders<Claim & Stored>) =>
    build
      .update(idempotencyKeys)
      .set({ status: p.status as never, headers: p.headers as never, answer: p.answer as never })
      .where(isMine(p))
      .returning({ hash: idempotencyKeys.hash }),
  )
  const release = statement('release_idempotency_key', (p: Holders<Claim>) => build.delete(idempotencyKeys).where(isMine(p)))
  const sweep = statement('sweep_idempotency_keys', (p: Holders<{ expired: string }>) =>
    build
      .delete(idempotencyKeys)
      .where(
        inArray(
          sql`(${idempotencyKeys.accountId}, ${idempotencyKeys.hash})`,
          build
            .select({ accountId: idempotencyKeys.accountId, hash: idempotencyKeys.hash })
            .from(idempotencyKeys)
            .where(lt(idempotencyKeys.createdAt, p.expired))
            .limit(batch),
        ),
      )
      .returning({ hash: idempotencyKeys.hash }),
  )

  const current = new AsyncLocalStorage<Running>()
  const ago = (milliseconds: number) => new Date(now() - milliseconds).toISOString()
  const stored = ({ account, hash, claimedAt }: Running, { status, headers, body }: Answer) => ({
    account,
    hash,
    claimedAt,
    status,
    headers,
    answer: body === undefined ? null : JSON.stringify(body),
  })

  const unreleased: Claim[] = []
  function giveBackLater(mine: Claim): void {
    if (unreleased.length < mostUnreleased) unreleased.push(mine)
  }

  /** Returns when the key was claimed, or the stored response. A key released between the two statements is claimed at the second try. */
  async function claimOr(asked: Asked): Promise<string | Answer> {
    for (let tries = 0; tries < 2; tries++) {
      const claimedAt = ago(0)
      const times = { now: claimedAt, dead: ago(runsMs), expired: ago(keptMs) }
      const [claimed] = await claim({ ...asked, ...times, process: await number() }).catch((error: unknown) => {
        // The key may have been claimed and only the database's response lost.
        giveBackLater({ account: asked.account, hash: asked.hash, claimedAt })
        throw error
      })
      if (claimed) return claimedAt
      const [known] = await find({ account: asked.account, hash: asked.hash })
      if (!known) continue
      if (known.bodyHash !== asked.bodyHash)
        throw unprocessable('idempotency-key-reused', 'This Idempotency-Key was already used for a different request')
      if (known.status === null) break
      return { status: known.status, headers: known.headers ?? {}, body: known.answer === null ? undefined : JSON.parse(known.answer) }
    }
    throw stillRunning()
  }

  const inTransaction: Statements['transaction'] = (work) => {
    const running = current.getStore()
    if (!running) return transaction(work)
    return transaction(async (run) => {
      const result = await work(run)
      if (running.answer !== undefined && (result as unknown) === running.answer) {
        const [kept] = await run(store, stored(running, running.answer))
        if (!kept) throw stillRunning('The request with this Idempotency-Key took too long and was started again')
        running.stored = true
      }
      return result
    })
  }

  return {
    transaction: inTransaction,
    change: (work) => (current.getStore() ? inTransaction(work) : work((called, values) => called(values))),
    once: async (asked, work) => {
      const claimed = await claimOr(asked)
      if (typeof claimed !== 'string') return { answer: claimed, was: 'again' }
      const running: Running = { ...asked, claimedAt: claimed, answer: undefined, stored: false }
      try {
        const answer = await current.run(running, () => work((made) => void (running.answer = made)))
        if (running.stored) return { answer, was: 'now' }
        await store(stored(running, answer))
        return { answer, was: 'late' }
      } catch (error) {
        const mine = { account: asked.account, hash: asked.hash, claimedAt: claimed }
        // If the database is not available, the caller would have to wait a second time.
        if (isDatabaseFault(error)) giveBackLater(mine)
        else await release(mine).catch(() => giveBackLater(mine))
        throw error
      }
    },
    releaseClaims: async () => {
      for (let mine = unreleased[0]; mine; mine = unreleased[0]) {
        await release(mine)
        unreleased.shift()
      }
    },
    sweep: async () => {
      while ((await sweep({ expired: ago(keptMs) })).length === batch);
    },
  }
}
