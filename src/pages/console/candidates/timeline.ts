// The activities of a candidate, oldest first, a page at a time.
import type { components } from '../../../../generated/types.ts'
import { html, type Content, type Html } from '../../shell/html.ts'
import { when } from '../../shell/when.ts'
import { gradeName, roleNames } from './values.ts'

type Activity = components['schemas']['CandidateActivity']

export const timelineLength = 25

const words: Readonly<Record<string, string>> = {
  applied: 'applied',
  comment: 'commented',
  copied: 'copied the candidate',
  disqualified: 'disqualified the candidate',
  rating: 'rated the candidate',
  reverted: 'reverted the disqualification',
  updated: 'changed the candidate',
  uploaded: 'added the candidate',
}

/** Renders the timeline. `first` and `later` are the addresses of other pages, undefined where there are none. */
export const timeline = (activities: readonly Activity[], first: string | undefined, later: string | undefined): Html => html`
  <section aria-labelledby="timeline">
    <div class="head"><h2 id="timeline">Activities</h2></div>
    ${
      activities.length === 0
        ? html`<p class="soft">There are no activities.</p>`
        : html`<ol class="log">
            ${activities.map(line)}
          </ol>`
    }
    <p class="buttons">
      ${first !== undefined && html`<a class="button" href="${first}">First</a>`}
      ${later !== undefined && html`<a class="button" href="${later}">Later</a>`}
    </p>
  </section>
`

const line = (activity: Activity): Html => {
  const { member, body, created_at: at, rating, visibility_roles: roles } = activity
  return html`
    <li>
      <p>${member ? html`<strong>${member.name}</strong>` : 'Somebody'} ${verbOf(activity)}</p>
      ${rating && html`<p>${gradeName(rating.scale, rating.grade)}</p>`}
      ${body !== null && body !== '' && html`<p class="written">${body}</p>`}
      <p class="soft">${when(at, 'minute')}${roles && html` · Visible to ${visibleTo(roles)}`}</p>
    </li>
  `
}

function verbOf({ action, target_stage: target, stage_name: stage }: Activity): Content {
  if (action === 'moved' && target !== null) return html`moved the candidate to ${target.name}`
  const verb = words[action] ?? action.replaceAll(/[_-]/g, ' ')
  return action === 'rating' && stage !== null ? html`${verb} in ${stage}` : verb
}

const visibleTo = (roles: readonly string[]): string =>
  [
    'admins',
    ...roles.filter((role) => role !== 'admin').map((role) => roleNames[role as keyof typeof roleNames]?.toLowerCase() ?? role),
  ].join(', ')
