// The scopes that a token can carry.

/**
 * The fifteen scopes of the API family, including those of unsupported areas, so that tokens that carry them are valid; then the scopes of
 * this server's own operations.
 */
export const scopes = [
  'r_jobs',
  'r_candidates',
  'w_candidates',
  'w_comments',
  'r_employees',
  'w_employees',
  'r_account',
  'w_departments',
  'w_members',
  'r_timeoff',
  'w_timeoff',
  'r_offers',
  'w_offers',
  'r_requisitions',
  'w_requisitions',
  'w_jobs',
  'w_account',
] as const
