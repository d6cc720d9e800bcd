// What a candidate's page shows of them: contact, texts, entries, answers, files and the offer.
import type { components } from '../../../../generated/types.ts'
import { html, type Content, type Html } from '../../shell/html.ts'
import { when } from '../../shell/when.ts'

type Schemas = components['schemas']
export type Candidate = Schemas['CandidateDetail']
type Answer = Schemas['AnswerGiven']

/** The stage, and whether the candidate is still in the running. */
export const stateTags = ({ stage, disqualified, withdrew }: Pick<Candidate, 'stage' | 'disqualified'> & { withdrew?: boolean }): Html =>
  html`<span class="tag plain">${stage}</span> ${disqualified && html`<span class="tag">${withdrew ? 'Withdrew' : 'Disqualified'}</span>`}`

const fact = (name: string, value: Content): Html | false =>
  value !== '' &&
  value !== undefined &&
  html`
    <div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>
  `

/** Links to another site only by the web's own schemes: a candidate may have sent any text. */
const webLink = (url: string, text: string): Html =>
  /^https?:\/\//i.test(url) ? html`<a href="${url}" rel="noopener noreferrer">${text}</a>` : html`${text}`

export const contactCard = (candidate: Candidate, form: Html | false): Html => html`
  <section class="card" aria-labelledby="contact">
    <h2 id="contact">Contact</h2>
    <dl class="facts">
      ${fact('E-mail', candidate.email !== null && html`<a href="mailto:${candidate.email}">${candidate.email}</a>`)}
      ${fact('Telephone', candidate.phone ?? '')} ${fact('Address', candidate.address ?? '')}
      ${fact('Location', candidate.location.location_str ?? '')}
      ${(candidate.social_profiles ?? []).map(({ type, url, username, name }) => fact(type, webLink(url ?? '', username ?? name ?? url ?? type)))}
      ${fact('Source', `${candidate.common_source} (${candidate.common_source_category})`)}
      ${fact(candidate.sourced ? 'Added' : 'Applied', when(candidate.created_at, 'minute'))}
      ${fact('Last changed', when(candidate.updated_at, 'minute'))}
      ${fact('Hired', candidate.hired_at === null ? '' : when(candidate.hired_at))}
      ${fact('Disqualified', candidate.disqualified_at === null ? '' : when(candidate.disqualified_at, 'minute'))}
      ${fact('Reason', candidate.disqualification_reason ?? '')}
    </dl>
    ${
      candidate.tags.length > 0 &&
      html`<ul class="scopes" aria-label="Tags">
        ${candidate.tags.map((tag) => html`<li>${tag}</li>`)}
      </ul>`
    }
    ${form && html`<div class="actions">${form}</div>`}
  </section>
`

const text = (title: string, content: string | null): Html | false =>
  content !== null &&
  content !== '' &&
  html`
    <h3>${title}</h3>
    <p class="written">${content}</p>
  `

const list = (title: string, items: readonly Content[]): Html | false =>
  items.length > 0 &&
  html`
    <h3>${title}</h3>
    <ul>
      ${items.map((item) => html`<li>${item}</li>`)}
    </ul>
  `

const time = (start: string | null, end: string | null, isCurrent = false) =>
  [start, isCurrent ? 'today' : end].filter((day) => day !== null).join(' – ')
const joined = (...parts: readonly (string | null)[]) => parts.filter((part) => part !== null && part !== '').join(', ')

/** Returns the card with the texts and entries; false if there are none. */
export function textsCard(candidate: Candidate): Html | false {
  const { summary, cover_letter, experience_entries: jobs, education_entries: schools, skills } = candidate
  const parts = [
    text('Summary', summary),
    text('Cover letter', cover_letter),
    list(
      'Experience',
      jobs.map((job) => [
        joined(job.title, job.company, job.industry, time(job.start_date, job.end_date, job.current)),
        job.summary !== null && html`<p class="written">${job.summary}</p>`,
      ]),
    ),
    list(
      'Education',
      schools.map((school) => joined(school.degree, school.field_of_study, school.school, time(school.start_date, school.end_date))),
    ),
    list(
      'Skills',
      skills.map(({ name }) => name),
    ),
  ].filter((part) => part !== false)
  return (
    parts.length > 0 &&
    html`<section class="card" aria-labelledby="texts">
      <h2 id="texts">Profile</h2>
      ${parts}
    </section>`
  )
}

export const answersCard = ({ answers }: Candidate): Html | false =>
  answers.length > 0 &&
  html`
    <section class="card" aria-labelledby="answers">
      <h2 id="answers">Answers</h2>
      <dl>
        ${answers.map(
          ({ question, answer }) => html`
            <dt>${question.body}</dt>
            <dd class="written">${answer === undefined ? html`<span class="soft">Not answered</span>` : answerText(answer)}</dd>
          `,
        )}
      </dl>
    </section>
  `

function answerText({ body, checked, choices, date, number, file_url: file }: Answer): Content {
  if (checked !== undefined) return checked ? 'Yes' : 'No'
  if (choices !== undefined) return choices.map((choice) => choice.body).join(', ')
  if (file !== undefined) return file === null ? 'The file is still to be fetched' : webLink(file, 'File')
  return date ?? number ?? body ?? ''
}

const kinds: Readonly<Record<string, string>> = {
  resume: 'Resume',
  image: 'Picture',
  attachment: 'Attachment of a comment',
  answer: 'Answer',
  attribute: 'Custom attribute',
}

export const filesCard = (files: readonly Schemas['CandidateFile'][], forms: Content): Html => html`
  <section class="card" aria-labelledby="files">
    <h2 id="files">Files</h2>
    ${
      files.length === 0
        ? html`<p class="soft">There are no files.</p>`
        : html`<ul>
            ${files.map(
              ({ name, preview_url: url, kind }) => html`<li>${webLink(url, name)} <span class="soft">${kinds[kind] ?? kind}</span></li>`,
            )}
          </ul>`
    }
    ${forms}
  </section>
`

const offerStates: Readonly<Record<string, string>> = {
  draft: 'Draft',
  pending: 'Sent, not decided',
  approved: 'Approved',
  rejected: 'Rejected',
}

/** Returns the card with the newest offer and the forms that act on it; false if there is neither. */
export const offerCard = (
  { state, created_at: at, document_variables: variables = [], documents = [] }: Schemas['CandidateOffer'],
  forms: readonly Content[],
): Html | false =>
  (state !== undefined || forms.length > 0) &&
  html`
    <section class="card" aria-labelledby="offer">
      <h2 id="offer">Offer ${state !== undefined && html`<span class="tag plain">${offerStates[state] ?? state}</span>`}</h2>
      ${
        state !== undefined &&
        html`<dl class="facts">
          ${fact('Created', at === undefined ? '' : when(at, 'minute'))}
          ${variables.map(({ document_variable: { name }, value }) => fact(name, value.data?.cached_value ?? value.body ?? ''))}
          ${documents.map(({ name, preview_url: url, kind }) => fact(kind, webLink(url, name)))}
        </dl>`
      }
      <div class="actions">${forms}</div>
    </section>
  `
