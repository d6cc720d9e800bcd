// Idempotency-Key: what makes a POST the same request as another one, and the way around an operation that such a request takes.
import { createHash } from 'node:crypto'
import { ContractViolation } from '../contract/reply.ts'
import { badRequest } from '../errors.ts'
import { pathOf } from './address.ts'
import type { Answer, Routed } from './call.ts'

type Asked = { readonly account: number; readonly hash: string; readonly bodyHash: string }
/** Does the work unless the same request was answered already (see `access/idempotency.ts`). */
export type Once = (
  asked: Asked,
  work: (answered: (answer: Answer) => void) => Promise<Answer>,
) => Promise<{ readonly answer: Answer; readonly was: 'now' | 'again' | 'late' }>

/** The step that takes the key's measure, while the body is still the bytes that were sent. A secret is never stored, so its key counts for nothing. */
export function noteKey(call: Routed): void {
  const { headers, method, url } = call.request
  const key = headers['idempotency-key']
  const { account, older, caller, route } = call
  if (key === undefined || method !== 'POST' || !account || !caller || route.facts.secret) return
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw badRequest('idempotency-key-malformed', { 'Idempotency-Key': ['must be 1 to 255 visible ASCII characters'] })
  const target = pathOf(url)
  const at = target.indexOf('?')
  const [path, search] = at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at)]
  call.asked = {
    account: account.id,
    // Of an application's tokens each acts for its own member, and none gets to see the answers to another.
    // The path is the newest version's: an older one's answer has another form.
    hash: hashOf([caller.client, String(caller.member?.id ?? ''), method, older ? `${older.base} ${path}` : path, key]),
    bodyHash: hashOf([search, call.bytes ?? '']),
  }
}

/** Parts end with a character that none but the last can hold. */
function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\n')
  return hash.digest('hex')
}

/** `work` as it would be done without a key; it hands over its answer before the commit, and `check` sees it first. */
export async function answerOnce(
  once: Once,
  asked: Asked,
  work: (answered: (answer: Answer) => void) => Promise<Answer>,
  check: (answer: Answer) => void,
  onViolation: (error: unknown) => void,
): Promise<Answer> {
  const { answer, was } = await once(asked, (answered) =>
    work((made) => {
      check(made)
      answered(made)
    }),
  )
  if (was === 'late') onViolation(new ContractViolation('The answer was not made in the transaction of its change'))
  return was === 'again' ? { ...answer, headers: { ...answer.headers, 'idempotent-replayed': 'true' } } : answer
}
