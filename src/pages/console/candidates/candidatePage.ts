// The page of one candidate: everything that the visitor may see and do.
import type { FastifyReply } from 'fastify'
import type { components } from '../../../../generated/types.ts'
import { doneNotice, sendSettings } from '../../settings/layouts.ts'
import type { Visit } from '../../settings/routes.ts'
import { faultSummary, notice } from '../../shell/fields.ts'
import { html, type Content } from '../../shell/html.ts'
import { consolePath } from '../../shell/navigation.ts'
import type { ConsoleParts } from '../parts.ts'
import { queryOf, withQuery } from '../table.ts'
import { actions } from './actions.ts'
import { attributeForms, type Attribute } from './attributes.ts'
import type { Entered } from './fold.ts'
import { decisions, editForm, opinions, resumeForm, type FormsContext } from './forms.ts'
import { idOfNext, type JobChoice } from './jobChoice.ts'
import { offerForms } from './offer.ts'
import { answersCard, contactCard, filesCard, offerCard, stateTags, textsCard, type Candidate } from './profile.ts'
import type { Can, RightsOn } from './rights.ts'
import { timeline, timelineLength } from './timeline.ts'

type Schemas = components['schemas']
export type PageParts = ConsoleParts & { readonly rightsOn: RightsOn; readonly jobChoice: JobChoice }
/** What a form that was refused had, and what is said above the page. */
export type Refusal = { readonly entered: Entered; readonly message: string | undefined }

const notices = { add: 'The candidate was added.', ...Object.fromEntries(Object.entries(actions).map(([name, { done }]) => [name, done])) }

/** Returns the address of a candidate's page, as `profile_url` has it. */
export const pathOf = ({ profile_url: url }: Pick<Candidate, 'profile_url'>): string => new URL(url).pathname
/** Returns the number of the job in such an address. */
export const jobIn = (path: string): number => Number(path.split('/').at(-3))

type Shown = FormsContext & {
  readonly id: string
  readonly attributes: readonly Attribute[]
  readonly files: readonly Schemas['CandidateFile'][]
  readonly offer: Schemas['CandidateOffer'] | undefined
  readonly timeline: Content
}

/** Returns what sends the page of the candidate with this id, or leads to the address where it is. */
export function candidatePage(parts: PageParts) {
  const { numbers, rightsOn, jobChoice, sameRequests } = parts
  return async (visit: Visit, id: string, refusal?: Refusal): Promise<FastifyReply> => {
    const { candidate } = await visit.read('getCandidate', { path: { id } })
    const path = pathOf(candidate)
    const query = queryOf(visit.request.query)
    if (!refusal && visit.request.url.split('?')[0] !== path) return visit.reply.redirect(withQuery(path, query), 303)
    const can = await rightsOn(visit, jobIn(path))
    return send(visit, await read(visit, { id, candidate, path, can, entered: refusal?.entered }), refusal)
  }

  async function read(
    visit: Visit,
    known: {
      readonly id: string
      readonly candidate: Candidate
      readonly path: string
      readonly can: Can
      readonly entered: Entered | undefined
    },
  ): Promise<Shown> {
    const { id, candidate, path, can } = known
    const only = <Value>(isWanted: boolean, value: () => Promise<Value>) => (isWanted ? value() : undefined)
    const [{ stages }, reasons, attributes, jobs, { files }, offer, shownActivities] = await Promise.all([
      visit.read('listStages', {}),
      only(can('disqualify'), () => visit.read('listDisqualificationReasons', {})),
      only(can('update'), () => visit.read('listCustomAttributes', {})),
      only(can('copy') || can('move'), () => jobChoice(visit)),
      visit.read('listCandidateFiles', { path: { id } }),
      only(can('viewOffer'), () => visit.read('getCandidateOffer', { path: { id } })),
      activities(visit, id, path),
    ])
    return {
      ...known,
      visitor: visit.visitor,
      stages,
      reasons: reasons ?? [],
      attributes: attributes?.custom_attributes ?? [],
      jobs: (jobs ?? []).filter((job) => job.id !== candidate.job.shortcode),
      files,
      offer,
      timeline: shownActivities,
    }
  }

  async function activities(visit: Visit, id: string, path: string): Promise<Content> {
    const { from } = queryOf(visit.request.query)
    const since = await numbers.idOf(visit, 'activities', from)
    const query = { limit: timelineLength, ...(since !== undefined && { since_id: since }) }
    const { activities: found, paging } = await visit.read('listCandidateActivities', { path: { id }, query })
    const next = idOfNext(paging?.next)
    const later = next === undefined ? undefined : (await numbers.numbersOf(visit, 'activities', [next])).get(next)
    return timeline(found, since && `${path}#timeline`, later === undefined ? undefined : `${path}?from=${later}#timeline`)
  }

  function send(visit: Visit, shown: Shown, refusal: Refusal | undefined): FastifyReply {
    const { id, candidate, path, can, offer, entered } = shown
    const job = `${consolePath}/jobs/${jobIn(path)}/candidates`
    if (refusal) visit.reply.code(422)
    const section = (name: string, title: string, forms: readonly Content[]) =>
      forms.length > 0 &&
      html`<section class="card" aria-labelledby="${name}">
        <h2 id="${name}">${title}</h2>
        <div class="actions">${forms}</div>
      </section>`
    return sendSettings(visit, {
      back: { path: job, title: `Candidates of ${candidate.job.title}` },
      title: candidate.name,
      about: html`${stateTags(candidate)} ${candidate.headline ?? ''}`,
      body: html`
        ${refusal ? refusal.message !== undefined && notice(refusal.message, 'wrong') : doneNotice(visit, notices)}
        ${entered && faultSummary(entered.faults)} ${section('decisions', 'Decide', decisions(shown))}
        ${section('opinions', 'Assess', opinions(shown))} ${contactCard(candidate, editForm(shown))} ${textsCard(candidate)}
        ${answersCard(candidate)} ${filesCard(shown.files, resumeForm(shown))} ${offer && offerCard(offer, offerForms(shown, offer))}
        ${section('attributes', 'Custom attributes', can('update') ? attributeForms(visit.visitor, path, shown.attributes, entered) : [])}
        ${shown.timeline}
        ${sameRequests(
          visit,
          { id: 'getCandidate', path: { id } },
          { id: 'listCandidateActivities', path: { id } },
          { id: 'moveCandidate', path: { id }, body: { target_stage: 'STAGE' } },
          { id: 'createComment', path: { id }, body: { comment: { body: 'COMMENT' } } },
        )}
      `,
    })
  }
}
