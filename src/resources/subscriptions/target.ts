// The address that notifications are sent to: which ones a subscription may have, and what makes two of them the same.
import { createHash } from 'node:crypto'
import { badRequest } from '../../errors.ts'

/** Throws 400 for a target that `refuse` refuses; the message repeats nothing of it. Else gives the hash by which it is unique. */
export function targetHash(target: string, refuse: (url: string) => void): string {
  try {
    refuse(target)
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'RefusedTarget') throw error
    throw badRequest('subscription-target-refused', { target: [error.message] })
  }
  return createHash('sha256').update(normalised(target)).digest('hex')
}

/** One spelling for all that lead to the same place. A fragment is never sent; the dot behind a host is what WHATWG's parser leaves. */
function normalised(target: string): string {
  const url = new URL(target)
  url.hash = ''
  url.hostname = url.hostname.replace(/\.$/, '')
  return url.href
}
