// The page of a published job, with what search engines and other sites read of it.
import type { PublicAccount, PublishedJob } from '../../resources/jobs/publishedJobs.ts'
import { html, Html, type Content } from '../shell/html.ts'
import { inLanguage } from './appearance.ts'
import { lineOf } from './jobWords.ts'
import { harmless, plain } from './texts.ts'

export const jobPath = (number: number) => `/jobs/${number}`
export const applicationPath = (number: number) => `${jobPath(number)}/candidates/new`

export const jobLine = (job: PublishedJob): string =>
  lineOf({ ...job, employmentType: job.employment_type, workplaceType: job.workplace_type })

export const jobPage = ({ look }: PublicAccount, job: PublishedJob): Content => html`
  <p class="back"><a href="/">All open positions</a></p>
  <h1 ${inLanguage(look)}>${job.title}</h1>
  <p class="lead" dir="auto">${jobLine(job)}</p>
  ${salaryOf(job)}
  <p><a class="button first" href="${applicationPath(job.number)}">Apply for this job</a></p>
  ${job.full_description !== null && html`<div class="text" ${inLanguage(look)}>${new Html(harmless(job.full_description))}</div>`}
  <p><a class="button first" href="${applicationPath(job.number)}">Apply for this job</a></p>
`

function salaryOf({ salary: { salary_from: from, salary_to: to, salary_currency: currency } }: PublishedJob): Content {
  if (from === null && to === null) return false
  const amount = (value: number) => value.toLocaleString('en')
  const range = [from, to].flatMap((value) => (value === null ? [] : [amount(value)])).join(' to ')
  return html`<p>Salary: ${range} ${currency?.toUpperCase()}</p>`
}

/** Returns the first sentences of the description, for a result of a search. */
export const summaryOf = (job: PublishedJob): string => plain(job.full_description ?? jobLine(job)).slice(0, 200)

/** Returns the elements of the head: the canonical address, Open Graph, and the JobPosting of schema.org, which no browser executes. */
export const jobHead = (account: PublicAccount, job: PublishedJob): Content => html`
  <link rel="canonical" href="${job.url}" />
  <meta property="og:type" content="website" />
  <meta property="og:title" content="${job.title}" />
  <meta property="og:description" content="${summaryOf(job)}" />
  <meta property="og:url" content="${job.url}" />
  <meta property="og:site_name" content="${account.name}" />
  <script type="application/ld+json">
    ${new Html(JSON.stringify(postingOf(account, job)).replaceAll('<', '\\u003c'))}
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

function postingOf(account: PublicAccount, job: PublishedJob): object {
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
    identifier: { '@type': 'PropertyValue', name: account.name, value: job.shortcode },
    hiringOrganization: { '@type': 'Organization', name: account.name, ...(account.websiteUrl !== null && { sameAs: account.websiteUrl }) },
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
