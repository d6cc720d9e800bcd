// The letters that members receive: plain text, and the same as simple HTML. Nothing in them reports that they were read.
import type { Letter } from './mailer.ts'

export type ResetLink = { readonly accountName: string; readonly link: string }
/** For the attributes `lang` and `dir`. */
type Language = { readonly lang: string; readonly dir: 'ltr' | 'rtl' }
const english: Language = { lang: 'en', dir: 'ltr' }
type Paragraph = string | { readonly link: string; readonly text: string }

/** Contains links to set a new password, one for each account that has the e-mail address. Anyone who has the letter can use them. */
export const resetLetter = (to: string, links: readonly ResetLink[]): Letter =>
  letter(to, 'Set a new password', [
    'We received a request to reset the password for your e-mail address.',
    ...links.flatMap(({ accountName, link }): Paragraph[] => [
      `To set the password of your sign-in to ${oneLine(accountName)}, open this link within an hour. It can be used once.`,
      { link, text: 'Set a new password' },
    ]),
    'If you did not request this, ignore this message: your password stays unchanged.',
  ])

export type Invitation = { readonly to: string; readonly accountName: string; readonly inviter: string; readonly link: string }

/** Contains the link with which a new member sets their first password. Anyone who has the letter can use it. */
export const invitationLetter = ({ to, accountName, inviter, link }: Invitation): Letter =>
  letter(to, `Invitation to ${oneLine(accountName)}`, [
    `${oneLine(inviter)} has made you a member of ${oneLine(accountName)}.`,
    'To sign in, set a password: open this link within 7 days. It can be used once.',
    { link, text: 'Set your password' },
    'If you do not know why you receive this message, ignore it.',
  ])

/** The sentences are in the language of the careers site. */
export type Application = {
  readonly to: string
  readonly language: Language
  readonly subject: string
  readonly received: string
  readonly again: { readonly link: string; readonly text: string }
  readonly ignore: string
}

/** Confirms an application. It repeats nothing that the applicant entered, since anybody can enter anybody's address. */
export const applicationLetter = ({ to, language, subject, received, again, ignore }: Application): Letter =>
  letter(to, oneLine(subject), [oneLine(received), again, ignore], language)

/** Informs the owner of a login that wrong codes have locked it, after the right password. `link` is as in `lockedLetter`. */
export const lockedCodesLetter = (to: string, link: string): Letter =>
  letter(to, 'Sign-ins with your e-mail address are locked for 15 minutes', [
    'Your password and then a wrong code were entered at least ten times. For 15 minutes, further codes from the same place are refused.',
    'If it was not you, somebody knows your password, but has not signed in. Set a new one now:',
    { link, text: 'Request a new password' },
    'If it was you and your authenticator app is lost, use a recovery code, or ask an admin of your account to turn the second factor off.',
  ])

/** Informs the owner of a login that it is locked; `link` leads to the page where a new password can be requested. */
export const lockedLetter = (to: string, link: string): Letter =>
  letter(to, 'Sign-ins with your e-mail address are locked for 15 minutes', [
    'A wrong password was entered for your e-mail address at least ten times. For 15 minutes, further attempts from the same place are refused.',
    'If it was you and you have forgotten your password, set a new one:',
    { link, text: 'Request a new password' },
    'If it was not you, nobody has signed in. If your password is short, or if you use it elsewhere, set a new one on the same page.',
  ])

function letter(to: string, subject: string, paragraphs: readonly Paragraph[], { lang, dir } = english): Letter {
  const text = paragraphs.map((part) => (typeof part === 'string' ? part : part.link)).join('\n\n')
  const html = paragraphs.map((part) =>
    typeof part === 'string' ? `<p>${escaped(part)}</p>` : `<p><a href="${escaped(part.link)}">${escaped(part.text)}</a></p>`,
  )
  return {
    to,
    subject,
    text: `${text}\n`,
    html: `<!doctype html>\n<html lang="${lang}" dir="${dir}"><body>\n${html.join('\n')}\n</body></html>\n`,
  }
}

/** Removes control characters such as line breaks: a person chose this text. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ')
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] as string)
