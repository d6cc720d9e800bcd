// Mail to the owner of a login, sent in the background: links to set a password, and the notice that the login is locked.
import type { FastifyRequest } from 'fastify'
import { requestOriginOf } from '../../access/audit.ts'
import { resetLink, type PasswordResets } from '../../access/passwordResets.ts'
import type { NoteLock } from '../../access/signInLocks.ts'
import { lockedCodesLetter, lockedLetter, resetLetter } from '../../mail/letters.ts'
import type { SendLetter } from '../../mail/mailer.ts'
import { logOf } from '../../server/requestLog.ts'
import type { Behind } from './behind.ts'

export type OwnerMailOptions = {
  readonly behind: Behind
  /** Sends letters, whose links begin with `origin`; undefined if the server sends no mail. */
  readonly mail: { readonly send: SendLetter; readonly origin: string } | undefined
  readonly resets: Pick<PasswordResets, 'ask'>
  readonly noteLock: NoteLock
}

export type OwnerMail = {
  /** Whether the server sends mail. */
  readonly isMailed: boolean
  /** Handles a request for a new password. */
  readonly askReset: (asked: { email: string; account: string | undefined }, request: FastifyRequest) => void
  /** Tells the owner of an e-mail address that wrong passwords or codes have locked its sign-ins, once per lock window. */
  readonly tellLocked: (email: string, request: FastifyRequest, by?: 'codes') => void
}

/**
 * A letter goes to the stored address, never to the one that was entered. Each spelling gets its own letter: two that the database
 * considers equal may be two mailboxes.
 */
export const ownerMailOver = ({ behind, mail, resets, noteLock }: OwnerMailOptions): OwnerMail => ({
  isMailed: mail !== undefined,
  askReset: (asked, request) => {
    const [origin, log] = [requestOriginOf(request), logOf(request)]
    behind.begin(async () => {
      const made = await resets.ask({ ...asked, isMailed: mail !== undefined }, origin)
      if (!mail) return
      const letters = [...Map.groupBy(made, ({ email }) => email)].map(([email, owners]) =>
        resetLetter(
          email,
          owners.map(({ accountName, token }) => ({ accountName, link: resetLink(mail.origin, token) })),
        ),
      )
      await Promise.all(letters.map((letter) => mail.send(letter, log)))
    }, log)
  },
  tellLocked: (entered, request, by) => {
    const [origin, log] = [requestOriginOf(request), logOf(request)]
    behind.begin(async () => {
      const owners = await noteLock(entered, origin)
      if (!mail) return
      const emails = new Set(owners.map(({ email }) => email))
      const write = by === 'codes' ? lockedCodesLetter : lockedLetter
      await Promise.all([...emails].map((email) => mail.send(write(email, `${mail.origin}/forgot-password`), log)))
    }, log)
  },
})
