// The page of a published job, with what search engines and other sites read of it.
import type { PublishedJob } from '../../resources/jobs/publishedJobs.ts'
import { html, Html, type Content } from '../shell/html.ts'
import { lineOf, shownLineOf, type Described } from './jobWords.ts'
import { amountOf, dayOf, filled, inLanguage, type Language, type Site } from './language.ts'
import { harmless, plain } from './texts.ts'

export const jobPath = (number: number) => `/jobs/${number}`
export const applicationPath = (number: number) => `${jobPath(number)}/candidates/new`

const described = (job: PublishedJob): Described => ({ ...job, employmentType: job.employment_type, workplaceType: job.workplace_type })

/** Renders department, places and kind of work. */
export const jobLine = ({ look, language }: Site, job: PublishedJob): Content =>
  html`<p class="lead">${shownLineOf(described(job), language, look)}</p>`

export function jobPage(site: Site, job: PublishedJob): Content {
  const { look, language } = site
  const { words } = language
  const apply = html`<p><a class="button first" href="${applicationPath(job.number)}">${words.apply}</a></p>`
  const salary = salaryOf(job, language)
  return html`
    <p class="back"><a href="/">${words.allPositions}</a></p>
    <h1 ${inLanguage(look)}>${job.title}</h1>
    ${jobLine(site, job)} ${salary !== undefined && html`<p>${salary}</p>`}
    <p class="soft">
      <time datetime="${job.publishedOn}">${filled(language, words.published, { date: dayOf(language, job.publishedOn) })}</time>
    </p>
    ${apply}
    ${
      job.full_description !== null &&
      html`<div class="text" ${inLanguage(look)}>${new Html(harmless(job.full_description))}</div>
        ${apply}`
    }
  `
}

function salaryOf({ salary: { salary_from: from, salary_to: to, salary_currency: currency } }: PublishedJob, language: Language) {
  const { salary, salaryFrom, salaryUpTo } = language.words
  const ends = [from, to].filter((end) => end !== null)
  if (ends.length === 0) return undefined
  const sentence = to === null ? salaryFrom : from === null ? salaryUpTo : salary
  return filled(language, sentence, { amount: amountOf(language, currency, ...ends) })
}

/** Returns the first sentences of the description, for a result of a search. */
export const summaryOf = ({ language }: Site, job: PublishedJob): string =>
  plain(job.full_description ?? lineOf(described(job), language), 200)

/** Returns the elements of the head: the canonical address, Open Graph, and the JobPosting of schema.org, which no browser executes. */
export const jobHead = (site: Site, job: PublishedJob): Content => html`
  <link rel="canonical" href="${job.url}" />
  <meta property="og:type" content="website" />
  <meta property="og:title" content="${job.title}" />
  <meta property="og:description" content="${summaryOf(site, job)}" />
  <meta property="og:url" content="${job.url}" />
  <meta property="og:site_name" content="${site.name}" />
  <script type="application/ld+json">
    ${new Html(JSON.stringify(postingOf(site, job)).replaceAll('<', '\\u003c'))}
  </script>
`

const employmentTypes: readonly (readonly [RegExp, string])[] = [
  [/full/i, 'FULL_TIME'],
  [/part/i, 'PART_TIME'],
  [/contract/i, 'CONTRACTOR'],
  [/temp/i, 'TEMPORARY'],
  [/intern/i, 'INTERN'],
  [/volunt/i, 'VOLUNTEER'],
]

function postingOf(site: Site, job: PublishedJob): object {
  const { salary_from: minValue, salary_to: maxValue, salary_currency: currency } = job.salary
  const [, employmentType] = employmentTypes.find(([words]) => words.test(job.employment_type ?? '')) ?? []
  const shown = job.places.filter(({ hidden }) => !hidden)
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: harmless(job.full_description ?? ''),
    datePosted: job.publishedOn,
    url: job.url,
    directApply: true,
    identifier: { '@type': 'PropertyValue', name: site.name, value: job.shortcode },
    hiringOrganization: { '@type': 'Organization', name: site.name, ...(site.websiteUrl !== null && { sameAs: site.websiteUrl }) },
    ...(employmentType && { employmentType }),
    ...(shown.length > 0 && {
      jobLocation: shown.map(({ city, region, countryCode, country, zipCode }) => ({
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: city ?? undefined,
          addressRegion: region ?? undefined,
          postalCode: zipCode ?? undefined,
          addressCountry: countryCode ?? country ?? undefined,
        },
      })),
    }),
    ...(job.workplace_type === 'remote' && { jobLocationType: 'TELECOMMUTE' }),
    ...(currency !== null &&
      (minValue !== null || maxValue !== null) && {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: currency.toUpperCase(),
          value: { '@type': 'QuantitativeValue', minValue: minValue ?? undefined, maxValue: maxValue ?? undefined, unitText: 'YEAR' },
        },
      }),
  }
}
