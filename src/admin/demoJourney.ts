// How an application of the demo goes, from the first day on: moves, remarks, ratings, events, and how it ends if it does.
import type { ratingScales } from '../db/schema.ts'
import { usualRoles } from '../resources/activities/visibility.ts'
import { gradeOf } from '../resources/candidates/rating.ts'
import { remarks, verdicts } from './demoData/applicants.ts'
import type { Draws } from './demoDraws.ts'
import { latest } from './demoJob.ts'
import type { Moment } from './demoKeys.ts'
import type { Opening } from './demoOpenings.ts'
import type { DemoRecord, DemoSettings } from './demoSettings.ts'

type Stage = DemoSettings['stages'][number]
type Kind = Stage['kind']
type Scale = (typeof ratingScales)[number]
type Applicant = {
  readonly id: string
  readonly name: string
  readonly sourced: boolean
  /** The member who uploaded the candidate. */
  readonly uploader: string | null
  readonly arrival: number
}
type Meeting = {
  readonly type: 'call' | 'interview' | 'meeting'
  readonly title: string
  readonly minutes: number
  readonly chance: number
}
type Happening = DemoRecord & { readonly id: string; readonly [name: string]: unknown }

const hour = 3_600_000
const day = 24 * hour
const end = Date.parse(latest)

/** Of a hundred in a stage of this kind, how many go on to the next one, are remarked on, are rated. */
const goOn: Partial<Record<Kind, number>> = { sourced: 32, applied: 34, 'phone-screen': 52, assessment: 55, interview: 42, offer: 72 }
const remarked: Partial<Record<Kind, number>> = {
  sourced: 20,
  applied: 14,
  'phone-screen': 45,
  assessment: 35,
  interview: 55,
  offer: 50,
  hired: 60,
}
const rated: Partial<Record<Kind, number>> = { applied: 6, 'phone-screen': 60, assessment: 55, interview: 88 }
const meetings: Partial<Record<Kind, Meeting>> = {
  'phone-screen': { type: 'call', title: 'Phone screen', minutes: 30, chance: 75 },
  interview: { type: 'interview', title: 'Interview', minutes: 60, chance: 92 },
  offer: { type: 'meeting', title: 'Contract', minutes: 30, chance: 45 },
}
const highest = { thumbs: 2, stars: 4, numbers: 9 } as const satisfies Record<Scale, number>

/** `course` is what the candidate's own record says of it. Nothing happens after the demo's last day, but events may be ahead. */
export function journeyOf(
  { id, name, sourced, uploader, arrival }: Applicant,
  { job, manager, recruiter }: Opening,
  { stages, reasons }: Pick<DemoSettings, 'stages' | 'reasons'>,
  draws: Draws,
  moment: (milliseconds: number) => Moment,
) {
  const activities: Happening[] = []
  const events: Happening[] = []
  const ratings: object[] = []
  let clock = arrival
  let stage = stages[sourced ? 0 : 1] as Stage
  let record: Record<string, unknown> = {}

  note(sourced ? 'uploaded' : 'applied', uploader)
  for (let goesOn = true; goesOn;) goesOn = isGoingOn()
  return { course: { stage, record: { ...record, ratings } }, happenings: [...activities, ...events] }

  /** One stage: what happens in it, and whether another follows. */
  function isGoingOn(): boolean {
    const { kind } = stage
    const goesOn = draws.chance(goOn[kind] ?? 0)
    if (draws.chance(remarked[kind] ?? 0) && pass(1)) remark(kind)
    const meeting = meetings[kind]
    if (meeting && draws.chance(meeting.chance) && pass(1) && !meet(meeting)) return false
    if (draws.chance(rated[kind] ?? 0) && pass(1)) rate(goesOn)
    if (kind === 'hired' || !pass(1 + draws.below(8))) return false
    if (goesOn) move()
    // Some are forgotten, and wait.
    else if (draws.chance(88)) disqualify()
    return goesOn
  }

  /** Lets days pass, until an hour of work; false when that would be after the demo's last day, and nothing passes. */
  function pass(days: number): boolean {
    const later = workdayAfter(clock, days) + 7 * hour + draws.below(10 * 3600) * 1000
    if (later > end) return false
    clock = later
    return true
  }

  function note(action: string, member: string | null, more: object = {}): Moment {
    const now = moment(clock)
    activities.push({
      record: 'activity',
      id: now.id,
      job_id: job.id,
      candidate_id: id,
      member_id: member,
      action,
      stage: stageThen(stage),
      created_at: now.at,
      ...more,
    })
    return now
  }

  function remark(kind: Kind): void {
    const visibility_roles = draws.chance(10) ? ['admin', 'recruiting_admin', 'hiring_manager'] : [...usualRoles]
    note('comment', draws.one([manager, recruiter]), { body: draws.one(remarks[kind] ?? []), visibility_roles })
  }

  /** A candidate who goes on has a grade of the upper half. */
  function rate(goesOn: boolean): void {
    const scale = draws.one<Scale>(['thumbs', 'thumbs', 'stars', 'numbers'])
    const half = Math.ceil(highest[scale] / 2)
    const grade = gradeOf({ scale, grade: goesOn ? half + draws.below(highest[scale] - half + 1) : draws.below(half + 1) })
    const comment = draws.chance(70) ? draws.one(verdicts[grade.score]) : null
    const { at } = note('rating', manager, { body: comment, rating: grade, visibility_roles: [...usualRoles] })
    ratings.push({ member_id: manager, stage_id: stage.identifier, scale, grade: grade.grade, comment, created_at: at })
  }

  /** Writes the invitation down, and lets the days pass until it is over; false when it is still ahead. */
  function meet({ type, title, minutes }: Meeting): boolean {
    const full = `${title}: ${name}`
    const { at, id: key } = note('event', recruiter, { body: full })
    const start = workdayAfter(clock, 1 + draws.below(5)) + 8 * hour + draws.below(16) * (hour / 2)
    const cancelled = draws.chance(6)
    const isAhead = start > end
    const taking = [...new Set(type === 'interview' ? [manager, recruiter] : [type === 'call' ? recruiter : manager])]
    events.push({
      record: 'event',
      id: key,
      title: full,
      description: type === 'interview' ? `About the position ${job.title}.` : null,
      type,
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(start + minutes * 60_000).toISOString(),
      cancelled,
      job_id: job.id,
      candidate_id: id,
      conference: type !== 'meeting' && draws.chance(40) ? conferenceOf(draws) : null,
      created_at: at,
      members: taking.map((member) => ({ id: member, status: isAhead && draws.chance(60) ? 'needs-action' : 'accepted' })),
    })
    if (!isAhead) clock = start + minutes * 60_000
    return !isAhead
  }

  function move(): void {
    // Who was uploaded has not applied: the first call follows at once.
    const target = stages[stage.kind === 'sourced' ? 2 : stage.position] as Stage
    const { at } = note(target.slug, recruiter, { target_stage: stageThen(target) })
    stage = target
    if (target.kind === 'offer') record.moved_to_offer_at = at
    if (target.kind === 'hired') record.hired_at = at
    record.updated_at = at
  }

  function disqualify(): void {
    const withdrew = draws.chance(22)
    const reason = draws.one(reasons.filter(({ candidate_withdrew: own }) => own === withdrew)).description
    const { at } = note('disqualified', recruiter, { body: reason })
    const ended = { disqualified: true, disqualified_at: at, disqualification_reason: reason, withdrew, updated_at: at }
    record = { ...record, ...ended }
  }
}

/** The start of the day so many days later, or of the Monday after that when it is at the weekend. */
function workdayAfter(milliseconds: number, days: number): number {
  const start = (Math.floor(milliseconds / day) + days) * day
  const weekday = new Date(start).getUTCDay()
  return start + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0) * day
}

const stageThen = ({ id, identifier, name, slug }: Stage) => ({ id, identifier, name, slug })

function conferenceOf(draws: Draws) {
  const number = String(80_000_000_000 + draws.below(900_000_000))
  return { type: 'zoom_meeting', id: number, url: `https://meet.example/j/${number}` }
}
