// The permissions on a job and its candidates, each with the roles on the job that have it, as the API family has them.

const prefix = 'ats:collab:'

/** By roles, the permissions that exactly these have. */
const byRoles: Readonly<Record<string, string>> = {
  'admin hiring_manager recruiting_admin simple': `
    candidates:access_ai_recruiter candidates:bookmark candidates:cancel_automation candidates:disqualify candidates:export_to_hris
    candidates:move candidates:revert candidates:send_assessment candidates:send_survey candidates:share
    candidates:view_ref_check_results jobs:duplicate jobs:edit jobs:unarchive members:invite referrals:request`,
  'admin recruiting_admin': `
    candidates:edit_any_visibility candidates:manage_whitelist candidates:save_template collaboration:update jobs:archive jobs:delete
    jobs:publish jobs:unpublish premium_postings:manage premium_postings:purchase requisitions:edit_status requisitions:manage`,
  'admin hiring_manager recruiting_admin': `
    candidates:approve_reject_offer candidates:edit_any_event candidates:manage_offer candidates:send_bg_check
    candidates:send_e_signature candidates:view_bg_check_results candidates:view_e_signature candidates:view_offer custom_fields:toggle
    requisitions:create`,
  'admin hiring_manager recruiter recruiting_admin reviewer simple': `
    candidates:comment candidates:create_tag candidates:download candidates:print candidates:read candidates:tag
    candidates:view_siblings jobs:show`,
  'admin hiring_manager recruiter recruiting_admin simple': `
    candidates:copy candidates:create candidates:delete candidates:message candidates:schedule_event candidates:snooze candidates:update`,
  admin: `
    candidates:block candidates:edit_any_message jobs:leave_hiring_team`,
  'admin hiring_manager recruiting_admin reviewer simple': `
    candidates:evaluate candidates:view_assessment_results candidates:view_other_evaluations`,
}

const wordsOf = (text: string) => text.trim().split(/\s+/)
export const collaborationPermissions: Readonly<Record<string, string[]>> = Object.fromEntries(
  Object.entries(byRoles)
    .flatMap(([roles, names]) => wordsOf(names).map((name) => [`${prefix}${name}`, wordsOf(roles)] as const))
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
)

/** Returns the roles on a job that have a permission, named without its prefix, as in `candidates:move`. */
export const rolesWith = (permission: string): readonly string[] => collaborationPermissions[prefix + permission]!
