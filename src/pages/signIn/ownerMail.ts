// What the owner of a login is told behind an answer, by mail where the server sends any: links to set a password, and that it is locked.
import type { FastifyRequest } from 'fastify'
import { resetLink, type PasswordResets } from '../../access/passwordResets.ts'
import type { NoteLock } from '../../access/signInLocks.ts'
import { lockedLetter, resetLetter } from '../../mail/letters.ts'
import type { SendLetter } from '../../mail/mailer.ts'
import type { Behind } from './behind.ts'

export type OwnerMailOptions = {
  readonly behind: Behind
  /** Sends letters, whose links begin with `origin`; undefined on a server that sends no mail. */
  readonly mail: { readonly send: SendLetter; readonly origin: string } | undefined
  readonly resets: Pick<PasswordResets, 'ask'>
  readonly noteLock: NoteLock
}

export type OwnerMail = {
  /** Whether letters are sent at all. */
  readonly isMailed: boolean
  /** Takes a request for a new password. */
  readonly askReset: (asked: { email: string; account: string | undefined }, request: FastifyRequest) => void
  /** Tells the owner of an e-mail that it is locked, once in a window. */
  readonly tellLocked: (email: string, request: FastifyRequest) => void
}

/**
 * A letter goes to the address that is stored, never to the one that was entered; and to each spelling its own: two that are alike to
 * the database may be two mailboxes.
 */
export const ownerMailOver = ({ behind, mail, resets, noteLock }: OwnerMailOptions): OwnerMail => ({
  isMailed: mail !== undefined,
  askReset: (asked, { id, log }) =>
    behind.begin(async () => {
      const made = await resets.ask({ ...asked, isMailed: mail !== undefined }, id)
      if (!mail) return
      const letters = [...Map.groupBy(made, ({ email }) => email)].map(([email, owners]) =>
        resetLetter(
          email,
          owners.map(({ accountName, token }) => ({ accountName, link: resetLink(mail.origin, token) })),
        ),
      )
      await Promise.all(letters.map((letter) => mail.send(letter, log)))
    }, log),
  tellLocked: (entered, { id, log }) =>
    behind.begin(async () => {
      const owners = await noteLock(entered, id)
      if (!mail) return
      const emails = new Set(owners.map(({ email }) => email))
      await Promise.all([...emails].map((email) => mail.send(lockedLetter(email, `${mail.origin}/forgot-password`), log)))
    }, log),
})
