// A subscription: its form on the wire.
import type { components } from '../../../generated/types.ts'
import { milliseconds } from '../../db/time.ts'
import type { Subscription } from '../../delivery/subscriptions.ts'

/** Row -> wire. */
export const presentSubscription = (row: Subscription): components['schemas']['Subscription'] => ({
  id: row.id,
  event: row.event,
  target: row.target,
  valid_until: null,
  created_at: milliseconds(row.createdAt),
  stage_slug: row.stageSlug,
  job_shortcode: row.jobShortcode,
  state: row.disabledAt === null ? 'active' : 'disabled',
  disabled_at: row.disabledAt === null ? null : milliseconds(row.disabledAt),
  disabled_reason: row.disabledReason,
})
