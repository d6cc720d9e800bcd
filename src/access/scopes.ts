// The scopes that a token can carry.

/** All fifteen scopes of the API family, including those of unsupported areas, so that tokens that carry them are valid. */
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
] as const
