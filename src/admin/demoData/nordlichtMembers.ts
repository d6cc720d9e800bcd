// The members of the demo's first account, oldest first.
import type { CollaborationRule } from '../../db/schema.ts'
import { addressOf } from './addressOf.ts'
import type { DemoMember } from './demoAccount.ts'

const rule = (role: CollaborationRule['role'], ...locations: CollaborationRule['locations']): CollaborationRule => ({
  role,
  departments: [{ any: true }],
  locations,
})
const member = (
  at: string,
  name: string,
  headline: string | null,
  role: DemoMember['role'],
  hrisRole: DemoMember['hrisRole'],
  rest: Pick<DemoMember, 'permissionSets' | 'rules' | 'active'> = {},
): DemoMember => ({ at, name, headline, role, hrisRole, email: `${addressOf(name)}@nordlicht-robotics.example`, ...rest })

const inHamburg = { country_code: 'DE', city: 'Hamburg', state_code: 'HH' }

export const nordlichtMembers: readonly DemoMember[] = [
  member('2025-10-20T08:00:00Z', 'Ingrid Solberg', 'Head of People', 'admin', 'hris_admin', { permissionSets: ['workable.superadmin'] }),
  member('2025-10-21T09:12:30Z', 'Jonas Weber', 'Engineering Manager, Motion Control', 'simple', 'hris_employee', {
    rules: [rule('hiring_manager', inHamburg)],
  }),
  member('2025-11-03T13:45:00Z', 'Amara Okafor', null, 'admin', 'hris_admin'),
  member('2025-11-04T10:05:00Z', 'Lena Brandt', 'Talent Partner, Engineering', 'simple', 'hris_employee', {
    rules: [rule('recruiting_admin', { country_code: 'DE' }, { country_code: 'PL' })],
  }),
  member('2025-11-12T08:20:00Z', 'Tomasz Nowak', 'Talent Partner, Operations and Delivery', 'simple', 'hris_employee', {
    rules: [rule('recruiting_admin', { any: true })],
  }),
  member('2025-11-17T15:32:00Z', 'Mehmet Yıldız', 'Chief Technology Officer', 'simple', 'hris_employee', {
    rules: [rule('hiring_manager', { any: true })],
  }),
  member('2025-11-24T09:40:00Z', 'Priya Raman', 'Engineering Manager, Perception', 'simple', 'hris_employee', {
    rules: [rule('hiring_manager', inHamburg)],
  }),
  member('2025-12-01T11:00:00Z', 'Piotr Wiśniewski', 'Lead Engineer, Embedded Systems', 'simple', 'hris_employee'),
  member('2025-12-08T08:15:00Z', 'Freya Lindqvist', 'Engineering Manager, Cloud Platform', 'simple', 'hris_employee', {
    rules: [rule('hiring_manager', { country_code: 'SE', city: 'Gothenburg' }, { country_code: 'PL' })],
  }),
  member('2025-12-15T14:25:00Z', 'Clara Hoffmann', 'Head of Product', 'simple', 'hris_employee'),
  member('2026-01-07T09:00:00Z', 'Henrik Madsen', 'Chief Operating Officer', 'simple', 'hris_employee', {
    permissionSets: ['salary-viewers'],
  }),
  member('2026-01-12T10:10:00Z', 'Sabine Krüger', 'Foreman, Final Assembly', 'simple', 'hris_employee', {
    rules: [rule('simple', inHamburg)],
  }),
  member('2026-01-19T12:55:00Z', 'Willem Visser', 'Head of Customer Delivery', 'simple', 'hris_employee', {
    rules: [rule('hiring_manager', { country_code: 'NL' }, { country_code: 'BE' })],
  }),
  member('2026-01-26T08:35:00Z', 'Elif Demir', 'Field Service Manager', 'simple', 'hris_employee'),
  member('2026-02-02T16:05:00Z', 'Marguerite Dubois', 'Chief Commercial Officer', 'simple', 'hris_employee', {
    rules: [rule('hiring_manager', { any: true })],
  }),
  member('2026-02-10T09:50:00Z', 'Callum Fraser', 'Regional Sales Director', 'reviewer', 'hris_employee', {
    rules: [rule('reviewer', { country_code: 'GB' })],
  }),
  member('2026-02-23T13:15:00Z', 'Stefan Albrecht', 'Chief Financial Officer', 'simple', 'hris_limited', {
    permissionSets: ['salary-viewers'],
  }),
  member('2026-03-04T08:00:00Z', 'Dorothee Maas', 'Head of Quality', 'simple', 'hris_employee'),
  member('2026-03-16T10:45:00Z', 'Rafael Costa', 'Staff Engineer, Path Planning', 'reviewer', 'hris_employee'),
  member('2026-04-01T07:58:00Z', 'Samuel Adeyemi', 'Site Reliability Engineer', 'reviewer', 'hris_employee'),
  member('2026-04-20T11:30:00Z', 'Yuki Tanaka', 'Senior Product Designer', 'reviewer', 'hris_employee'),
  member('2026-05-11T09:25:00Z', 'Birgit Petersen', 'Payroll and Benefits', 'no_access', 'hris_limited'),
  member('2026-06-08T14:40:00Z', 'Nils Ahrens', null, 'no_access', 'hris_employee'),
  member('2026-06-22T08:50:00Z', 'Katarína Nováková', 'Recruiting Coordinator', 'simple', 'hris_no_access', { active: false }),
  member('2026-07-13T15:20:00Z', 'George Whitfield', 'Interim HR Manager', 'admin', 'hris_admin', { active: false }),
]
