// The history of candidates and jobs: activities, including comments and ratings, and events with their members.
import { activities, eventMembers, events, ratingScales } from '../../db/schema.ts'
import { recordType } from '../recordType.ts'
import { filled, keySchema, numberSchema, objectOf, orNull } from '../schema.ts'

const text = filled(255)
const stageThen = { schema: orNull(objectOf({ id: numberSchema, identifier: keySchema, name: text, slug: text })) }

export const activityType = recordType({
  name: 'activity',
  nouns: ['activity', 'activities'],
  table: activities,
  like: 'CandidateActivity',
  fields: {
    action: { schema: text },
    stage: stageThen,
    target_stage: stageThen,
    rating: {
      schema: orNull(
        objectOf({ score: text, scale: { type: 'string', enum: [...ratingScales] }, grade: { type: 'integer', minimum: 0, maximum: 9 } }),
      ),
    },
  },
  isMany: true,
})

export const eventType = recordType({
  name: 'event',
  table: events,
  like: 'ScheduledEvent',
  fields: {
    title: { schema: filled(1000) },
    conference: {
      schema: orNull(objectOf({ type: { type: 'string', enum: ['zoom_meeting'] }, id: filled(255), url: filled(2048) })),
    },
  },
  parts: { members: { table: eventMembers, fields: { id: { column: 'memberId' } }, by: ['id'], twice: 'an id' } },
  isMany: true,
  faultsIn: ({ starts_at: start, ends_at: end }: { starts_at: string; ends_at: string }) =>
    Date.parse(end) < Date.parse(start) ? [['/ends_at', 'is before starts_at']] : [],
})
