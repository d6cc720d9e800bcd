// The list of an account's published jobs, narrowed by links and paged by the server, and its sitemap.
import { milliseconds } from '../../db/time.ts'
import type { Choice, JobFilter, ListedJob } from '../../resources/jobs/publishedJobPages.ts'
import type { PublicAccount } from '../../resources/jobs/publishedJobs.ts'
import { html, Html, type Content } from '../shell/html.ts'
import { jobPath } from './jobPage.ts'
import { shownLineOf } from './jobWords.ts'
import { countryOf, inLanguage, langOf, type Site } from './language.ts'
import { harmless } from './texts.ts'

export const pageLength = 20
/** Larger than the number of any job. */
const newest = Number.MAX_SAFE_INTEGER

export type ListView = JobFilter & {
  /** Only jobs with a smaller number. */
  readonly before: number
}

/** Returns what the query of the list asks for. An invalid value counts as absent. */
export function viewIn(query: Readonly<Record<string, unknown>>): ListView {
  const { location, department, before } = query
  return {
    country: typeof location === 'string' && /^[A-Za-z]{2}$/.test(location) ? location : undefined,
    department: numberIn(department),
    before: numberIn(before) ?? newest,
  }
}

const numberIn = (text: unknown) => (typeof text === 'string' && /^[0-9]{1,15}$/.test(text) ? Number(text) : undefined)

function pathOf({ country, department, before }: ListView): string {
  const query = new URLSearchParams({
    ...(department !== undefined && { department: String(department) }),
    ...(country !== undefined && { location: country }),
    ...(before !== newest && { before: String(before) }),
  })
  return query.size > 0 ? `/?${query.toString()}` : '/'
}

/** `jobs` has one more than a page if there is another page. */
export function jobList(
  { look, description, language }: Site,
  view: ListView,
  jobs: readonly ListedJob[],
  choices: { readonly departments: readonly Choice[]; readonly countries: readonly Choice[] },
): Content {
  const shown = jobs.slice(0, pageLength)
  const last = shown.at(-1)
  const isNarrowed = view.country !== undefined || view.department !== undefined
  const first = { ...view, before: newest }
  const { words, locale } = language
  const countries = choices.countries
    .map(({ value, name }) => ({ value, name: countryOf(language, value, name) ?? value }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
  return html`
    <h1>${words.openPositions}</h1>
    ${description !== null && html`<div class="text" ${inLanguage(look)}>${new Html(harmless(description))}</div>`}
    ${
      (choices.departments.length > 1 || countries.length > 1) &&
      html`<nav class="filters" aria-label="${words.narrow}">
        ${filterBy({
          title: words.department,
          all: words.all,
          choices: choices.departments,
          current: String(view.department ?? ''),
          lang: langOf(look),
          path: (value) => pathOf({ ...first, department: value === undefined ? undefined : Number(value) }),
        })}
        ${filterBy({
          title: words.location,
          all: words.all,
          choices: countries,
          current: view.country ?? '',
          path: (country) => pathOf({ ...first, country }),
        })}
      </nav>`
    }
    ${
      shown.length > 0
        ? html`<ul class="jobs">
            ${shown.map(
              ({ locations, ...job }) => html`
                <li>
                  <a href="${jobPath(job.id)}"><bdi ${langOf(look)}>${job.title}</bdi></a>
                  <p>${shownLineOf({ ...job, places: locations }, language, look)}</p>
                </li>
              `,
            )}
          </ul>`
        : html`<p>${isNarrowed ? html`${words.noneHere} <a href="/">${words.showAll}</a>` : words.noneNow}</p>`
    }
    ${
      (view.before !== newest || jobs.length > pageLength) &&
      html`<nav class="actions" aria-label="${words.pages}">
        ${view.before !== newest && html`<a class="button quiet" href="${pathOf(first)}">${words.newest}</a>`}
        ${jobs.length > pageLength && last && html`<a class="button" rel="next" href="${pathOf({ ...view, before: last.id })}">${words.more}</a>`}
      </nav>`
    }
  `
}

type Filter = {
  readonly title: string
  readonly all: string
  readonly choices: readonly Choice[]
  readonly current: string
  /** The attribute `lang` of the choices' names, if it is not the page's. */
  readonly lang?: Html | undefined
  readonly path: (value: string | undefined) => string
}

/** Renders links to each choice and to all. A single choice narrows nothing. */
const filterBy = ({ title, all, choices, current, lang, path }: Filter): Content =>
  choices.length > 1 &&
  html`<div>
    <p>${title}</p>
    <ul>
      <li><a href="${path(undefined)}" ${current === '' && html`aria-current="true"`}>${all}</a></li>
      ${choices.map(
        ({ value, name }) =>
          html`<li>
            <a href="${path(value)}" ${current === value && html`aria-current="true"`}><bdi ${lang}>${name}</bdi></a>
          </li>`,
      )}
    </ul>
  </div>`

/** Returns the sitemap: the list and each job's page. */
export const sitemap = ({ site }: PublicAccount, addresses: readonly { id: number; updatedAt: string }[]): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url><loc>${site}/</loc></url>
      ${addresses.map(({ id, updatedAt }) => html`<url><loc>${site}${jobPath(id)}</loc><lastmod>${milliseconds(updatedAt)}</lastmod></url> `)}</urlset
    > `.text
