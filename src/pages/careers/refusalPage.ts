// The page that an error of the careers site is answered with.
import type { Refusal } from '../../errors.ts'
import { html, type Content } from '../shell/html.ts'
import { maxBytes } from './applicationInputs.ts'
import { filled, fromNow, sizeOf, type Language } from './language.ts'

/** Returns title and body of the page. Only the page of an account's own site leads back to its positions. */
export function refusalPage(refusal: Refusal, language: Language, isAccount: boolean, requestId: string): { title: string; body: Content } {
  const { refusals, allPositions } = language.words
  const { title, text } = wordsOf(refusal, language)
  return {
    title,
    body: html`
      <h1>${title}</h1>
      <p>${text}</p>
      ${isAccount && html`<p><a class="button" href="/">${allPositions}</a></p>`}
      ${refusal.status >= 500 && html`<p class="soft">${refusals.requestId} <code dir="ltr">${requestId}</code></p>`}
    `,
  }
}

function wordsOf({ status, headers }: Refusal, language: Language): { readonly title: string; readonly text: string } {
  const { notFound, tooMany, tooLarge, unreadable, unavailable, failed } = language.words.refusals
  switch (status) {
    case 404:
      return notFound
    case 413:
      return { ...tooLarge, text: filled(language, tooLarge.text, { size: sizeOf(language, maxBytes) }) }
    case 429:
      return { ...tooMany, text: filled(language, tooMany.text, { when: fromNow(language, Number(headers['retry-after'])) }) }
    case 503:
      return unavailable
    default:
      return status < 500 ? unreadable : failed
  }
}
