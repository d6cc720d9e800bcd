// The board of a job: its candidates by stage, each with a form that moves them.
import type { Statements } from '../../../db/statements.ts'
import { prepareStageColumns, type StageCard, type StageColumns } from '../../../resources/candidates/stageColumns.ts'
import { doneNotice, sendSettings } from '../../settings/layouts.ts'
import type { Visit } from '../../settings/routes.ts'
import { html, type Html } from '../../shell/html.ts'
import { consolePath } from '../../shell/navigation.ts'
import { csrfField } from '../../signIn/visitor.ts'
import { queryOf, withQuery } from '../table.ts'
import { actions } from './actions.ts'
import type { PageParts } from './candidatePage.ts'
import type { FormsContext } from './forms.ts'

const cardsInColumn = 20
const notices = { move: actions.move.done }

/** Which candidates a board shows, by the value of `show` in its address. */
const shows = {
  running: { title: 'In the running', disqualified: false },
  disqualified: { title: 'Disqualified', disqualified: true },
  all: { title: 'All', disqualified: null },
} as const
type Show = keyof typeof shows
const showOf = (text = ''): Show => (Object.hasOwn(shows, text) ? (text as Show) : 'running')

export const boardPath = (job: number | string): string => `${consolePath}/jobs/${job}/candidates`
/** Returns the address of the board on which a form was submitted that moved a card. */
export const boardAfter = (job: string, show: string): string => withQuery(boardPath(job), { show: showOf(show), done: 'move' })

type Board = StageColumns & {
  readonly visit: Visit
  readonly job: number
  readonly show: Show
  readonly stages: FormsContext['stages']
  readonly canMove: boolean
}

export function serveBoard({ routes, numbers, rightsOn, sameRequests }: PageParts, { statement }: Pick<Statements, 'statement'>): void {
  const findColumns = prepareStageColumns(statement)

  routes.page(boardPath(':number'), 'recruiter', async (visit) => {
    const { number: job, id: shortcode } = await numbers.recordIn(visit, 'jobs')
    const can = await rightsOn(visit, job)
    const show = showOf(queryOf(visit.request.query).show)
    const [{ title }, { stages }, columns] = await Promise.all([
      visit.read('getJob', { path: { shortcode } }),
      visit.read('listStages', {}),
      findColumns({ account: visit.account, job, disqualified: shows[show].disqualified }, cardsInColumn),
    ])
    const board = { visit, job, show, stages, canMove: can('move'), ...columns }
    return sendSettings(visit, {
      tab: `Candidates of ${title}`,
      back: { path: `${consolePath}/candidates?job=${job}`, title: 'List of these candidates' },
      title,
      about: 'The candidates of the job by stage, those who came first on top.',
      add: can('create') ? { path: `${boardPath(job)}/new`, title: 'Add a candidate' } : undefined,
      body: html`
        ${doneNotice(visit, notices)}
        <ul class="filter" aria-label="Which candidates">
          ${Object.entries(shows).map(
            ([name, { title: text }]) =>
              html`<li>
                <a href="${withQuery(boardPath(job), { show: name })}" ${name === show && html`aria-current="true"`}>${text}</a>
              </li>`,
          )}
        </ul>
        <div class="board" tabindex="0" role="region" aria-label="Candidates by stage">
          ${stages.map((stage) => columnOf(board, stage))}
        </div>
        ${sameRequests(
          visit,
          { id: 'listJobCandidates', path: { shortcode }, query: { stage: stages[0]?.slug ?? 'STAGE' } },
          { id: 'moveCandidate', path: { id: 'CANDIDATE' }, body: { target_stage: 'STAGE' } },
        )}
      `,
    })
  })
}

function columnOf(board: Board, { slug, name }: Board['stages'][number]): Html {
  const { counts, cards, job } = board
  const count = counts.get(slug) ?? 0
  const shown = cards.get(slug) ?? []
  return html`
    <section class="column" aria-labelledby="stage-${slug}">
      <h2 id="stage-${slug}">${name} <span class="tag plain">${count}</span></h2>
      <ul>
        ${shown.map((card) => cardOf(board, card))}
      </ul>
      ${
        count > shown.length &&
        html`<p>
          <a href="${withQuery(`${consolePath}/candidates`, { job, stage: slug })}">More<span class="hidden"> in ${name}</span></a>
        </p>`
      }
    </section>
  `
}

function cardOf({ visit, job, show, stages, canMove }: Board, { id, name, headline, disqualified, stage }: StageCard): Html {
  const path = `${boardPath(job)}/${id}`
  return html`
    <li>
      <p><a href="${path}">${name}</a> ${disqualified && show === 'all' && html`<span class="tag">Disqualified</span>`}</p>
      ${headline !== null && html`<p class="soft">${headline}</p>`}
      ${
        canMove &&
        html`<form method="post" action="${path}/move">
          ${csrfField(visit.visitor)}
          <input type="hidden" name="board" value="${show}" />
          <label class="hidden" for="move-${id}">Stage of ${name}</label>
          <select id="move-${id}" name="stage">
            ${stages.map((each) => html`<option value="${each.slug}" ${each.slug === stage && html`selected`}>${each.name}</option>`)}
          </select>
          <button class="quiet">Move<span class="hidden"> ${name}</span></button>
        </form>`
      }
    </li>
  `
}
