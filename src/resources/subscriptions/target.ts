// The target URL of a subscription: which ones are allowed, and when two are the same.
import { createHash } from 'node:crypto'
import { badRequest } from '../../errors.ts'

/** Returns the hash by which the target is unique. Throws 400, without repeating the target, if `refuse` rejects it. */
export function targetHash(target: string, refuse: (url: string) => void): string {
  try {
    refuse(target)
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'RefusedTarget') throw error
    throw badRequest('subscription-target-refused', { target: [error.message] })
  }
  return createHash('sha256').update(normalised(target)).digest('hex')
}

/** Returns one spelling for equivalent URLs. A fragment is never sent; the URL parser keeps a dot at the end of a host. */
function normalised(target: string): string {
  const url = new URL(target)
  url.hash = ''
  url.hostname = url.hostname.replace(/\.$/, '')
  return url.href
}
