// The letters that members receive: plain text, and the same as simple HTML. Nothing in them reports that they were read.
import type { Letter } from './mailer.ts'

export type ResetLink = { readonly accountName: string; readonly link: string }
type Paragraph = string | { readonly link: string; readonly text: string }

/** Contains links to set a new password, one for each account that has the e-mail address. Anyone who has the letter can use them. */
export const resetLetter = (to: string, links: readonly ResetLink[]): Letter =>
  letter(to, 'Set a new password', [
    'Somebody, we hope you, asked for a new password for your e-mail.',
    ...links.flatMap(({ accountName, link }): Paragraph[] => [
      `To set the password of your sign-in to ${oneLine(accountName)}, open this link within an hour. It works once.`,
      { link, text: 'Set a new password' },
    ]),
    'If it was not you, do nothing: your password stays as it is.',
  ])

/** Informs the owner of a login that it is locked; `link` leads to the page where a new password can be requested. */
export const lockedLetter = (to: string, link: string): Letter =>
  letter(to, 'Sign-ins with your e-mail are locked for a quarter of an hour', [
    'Somebody entered a wrong password for your e-mail ten times or more. Until a quarter of an hour is over, further attempts from there are refused.',
    'If it was you and you do not remember the password, set a new one:',
    { link, text: 'Ask for a new password' },
    'If it was not you, nothing has happened yet. Where the password is short, or is used elsewhere too, set a new one on the same page.',
  ])

function letter(to: string, subject: string, paragraphs: readonly Paragraph[]): Letter {
  const text = paragraphs.map((part) => (typeof part === 'string' ? part : part.link)).join('\n\n')
  const html = paragraphs.map((part) =>
    typeof part === 'string' ? `<p>${escaped(part)}</p>` : `<p><a href="${escaped(part.link)}">${escaped(part.text)}</a></p>`,
  )
  return { to, subject, text: `${text}\n`, html: `<!doctype html>\n<html lang="en"><body>\n${html.join('\n')}\n</body></html>\n` }
}

/** Removes control characters such as line breaks: a person chose this text. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ')
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] as string)
