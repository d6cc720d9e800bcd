// The wire formats of a delivery and its attempts.
import type { components } from '../../../generated/types.ts'
import { milliseconds } from '../../db/time.ts'
import type { LoggedAttempt, LoggedDelivery } from './deliveryLog.ts'

type Schemas = components['schemas']

const orNull = (instant: string | null) => (instant === null ? null : milliseconds(instant))

/** Row -> wire. */
export const presentDelivery = (row: LoggedDelivery): Schemas['Delivery'] => ({
  id: row.key,
  notification_id: row.uuid,
  event: row.event,
  state: row.state,
  sequence: row.sequence,
  occurred_at: milliseconds(row.occurredAt),
  created_at: milliseconds(row.createdAt),
  delivered_at: orNull(row.deliveredAt),
  next_attempt_at: orNull(row.dueAt),
  attempt_count: row.attempts,
  test: row.test,
})

/** Row -> wire. */
export const presentAttempt = (row: LoggedAttempt): Schemas['DeliveryAttempt'] => ({
  started_at: milliseconds(row.startedAt),
  duration: row.duration,
  status: row.status,
  fault: row.fault,
  answer: row.answer,
})
