// Idempotency-Key: what makes two POSTs the same request, and how the operation of such a request is run once.
import { createHash } from 'node:crypto'
import { ContractViolation } from '../contract/reply.ts'
import { badRequest } from '../errors.ts'
import { pathOf } from './address.ts'
import type { Answer, Routed } from './call.ts'

type Asked = { readonly tenant: number; readonly hash: string; readonly bodyHash: string }
/** Runs the work unless the same request was answered already (see `access/idempotency.ts`). */
export type Once = (
  asked: Asked,
  work: (answered: (answer: Answer) => void) => Promise<Answer>,
) => Promise<{ readonly answer: Answer; readonly was: 'now' | 'again' | 'late' }>

/**
 * The step that reads the key, while the body is still the bytes that were sent. A secret is never stored, so operations that return one
 * ignore the key.
 */
export function noteKey(call: Routed): void {
  const { headers, method, url } = call.request
  const key = headers['idempotency-key']
  const { older, caller, route } = call
  if (key === undefined || method !== 'POST' || !caller || route.facts.secret) return
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw badRequest('idempotency-key-malformed', { 'Idempotency-Key': ['must be 1 to 255 visible ASCII characters'] })
  const target = pathOf(url)
  const at = target.indexOf('?')
  const [path, search] = at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at)]
  call.asked = {
    // In an API without tenants all share one.
    tenant: caller.tenant?.id ?? 0,
    // An application's tokens act for different people, who may not see each other's responses.
    // The path is the newest version's. An older version's responses have another form, so its base is added.
    hash: hashOf([caller.client, String(caller.person?.id ?? ''), method, older ? `${older.base} ${path}` : path, key]),
    bodyHash: hashOf([search, call.bytes ?? '']),
  }
}

/** Each part ends with a character that only the last part can contain. */
function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\n')
  return hash.digest('hex')
}

/** Runs `work` once for its key. `work` passes its response to `answered` before the commit, and `check` sees it first. */
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
  if (was === 'late') onViolation(new ContractViolation('The response was not created in the transaction of its change'))
  return was === 'again' ? { ...answer, headers: { ...answer.headers, 'idempotent-replayed': 'true' } } : answer
}
