// The language of a careers site: which of the site's own words it has, how it writes numbers and dates, and the account's texts beside them.
import type { CareersSite } from '../../db/schema.ts'
import type { PublicAccount } from '../../resources/jobs/publishedJobs.ts'
import { html, type Html } from '../shell/html.ts'
import { ar } from './words/ar.ts'
import { de } from './words/de.ts'
import { el } from './words/el.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { he } from './words/he.ts'
import { it } from './words/it.ts'
import { nl } from './words/nl.ts'
import { pt } from './words/pt.ts'
import type { Words } from './words/words.ts'

/** The words by the languages that the site speaks. */
export const languages: ReadonlyMap<string, Words> = new Map(Object.entries({ en, de, fr, es, pt, it, nl, el, ar, he }))

export type Language = {
  /** The language of the words, for the attribute `lang`. */
  readonly lang: string
  readonly words: Words
  /** What Intl formats by: the account's own tag, such as `de-AT`, if the words are in its language. */
  readonly locale: string
}

/** The account whose site it is, with the language of its pages. */
export type Site = PublicAccount & { readonly language: Language }

/** Returns undefined for what is no tag: an import may have stored anything. */
function tagOf(text: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(text)
  } catch {
    return undefined
  }
}

/** Returns the first of these languages that the site speaks, or English. */
export function languageOf(...tags: readonly string[]): Language {
  for (const tag of tags) {
    const locale = tagOf(tag)
    const words = locale && languages.get(locale.language)
    if (words) return { lang: locale.language, words, locale: locale.baseName }
  }
  return { lang: 'en', words: en, locale: 'en' }
}

/** Returns at most ten languages that a browser prefers, the first one first. Browsers send them in this order. */
export const preferredBy = (acceptLanguage = ''): string[] => acceptLanguage.split(',', 10).map((part) => part.split(';')[0]?.trim() ?? '')

const rightToLeft: ReadonlySet<string | undefined> = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/** Returns the attribute `lang` of a `<bdi>` that contains a text of the account, or nothing if its language is no tag. */
export function langOf({ language }: CareersSite): Html | undefined {
  const locale = tagOf(language)
  return locale && html`lang="${locale.baseName}"`
}

/** Returns the attributes of a block that contains texts of the account. A text may be in another script than the account's language. */
export const inLanguage = (look: CareersSite): Html =>
  html`${langOf(look)} dir="${rightToLeft.has(tagOf(look.language)?.maximize().script) ? 'rtl' : 'auto'}"`

const rightToLeftText = /\p{Script=Arabic}|\p{Script=Hebrew}/u

/** Puts values into a sentence. Where a value may run against the sentence, Unicode isolates keep its punctuation in place. */
export const filled = ({ words: { dir } }: Language, sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    return dir === 'rtl' || rightToLeftText.test(value) ? `\u2068${value}\u2069` : value
  })

const megabyte = 2 ** 20

/** Formats bytes as whole megabytes, rounded down. */
export const sizeOf = ({ locale }: Language, bytes: number): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte' }).format(Math.floor(bytes / megabyte))

export const numberOf = ({ locale }: Language, number: number): string => new Intl.NumberFormat(locale).format(number)

/** Formats a day, `2026-01-31`. */
export const dayOf = ({ locale }: Language, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))

/** Formats a time from now. */
export const fromNow = ({ locale }: Language, seconds: number): string => new Intl.RelativeTimeFormat(locale).format(seconds, 'second')

/** Formats an amount, or the range of two, in a currency of three letters or in none. */
export function amountOf({ locale }: Language, currency: string | null, ...[from, to]: readonly number[]): string {
  const isCurrency = /^[a-z]{3}$/i.test(currency ?? '')
  const format = new Intl.NumberFormat(locale, isCurrency ? { style: 'currency', currency: currency!, maximumFractionDigits: 0 } : {})
  return to === undefined || to === from ? format.format(from ?? 0) : format.formatRange(from ?? 0, to)
}

/** Returns the name of a country by its code, if it has one, or else the account's own name for it. */
export function countryOf({ locale }: Language, code: string | null, name: string | null): string | null {
  if (!/^[a-z]{2}$/i.test(code ?? '')) return name
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code!.toUpperCase()) ?? name ?? code
}
