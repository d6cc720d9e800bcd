// The demo's second account: clinics in the east of Canada. What it holds is never seen from the first.
import type { DemoAccount } from './demoAccount.ts'
import { care, clinicOffice } from './familiesOfBusiness.ts'
import { job } from './job.ts'
import { halifax, moncton, truro } from './places.ts'
import { tidewellSettings } from './tidewellSettings.ts'
import { tidewellStaff } from './tidewellStaff.ts'

const mail = (name: string) => `${name}@tidewell.example`
const helen = mail('helen.macleod')
const marc = mail('marc.leblanc')

export const tidewell: DemoAccount = {
  at: '2026-03-23T12:00:00Z',
  subdomain: 'tidewell',
  name: 'Tidewell Clinics',
  description: '<p>Tidewell runs eleven family clinics in Nova Scotia and New Brunswick, open in the evening and on Saturdays.</p>',
  summary: 'Family clinics with evening hours',
  websiteUrl: 'https://www.tidewell.example',
  industry: 'Hospital & Health Care',
  ...tidewellSettings,
  members: [
    {
      at: '2026-03-23T12:00:00Z',
      name: 'Helen MacLeod',
      email: helen,
      headline: 'Director of People',
      role: 'admin',
      hrisRole: 'hris_admin',
      permissionSets: ['workable.superadmin'],
    },
    {
      at: '2026-03-24T13:10:00Z',
      name: 'Marc LeBlanc',
      email: marc,
      headline: 'Clinic Manager, Moncton',
      role: 'admin',
      hrisRole: 'hris_admin',
    },
    {
      at: '2026-04-07T15:00:00Z',
      name: 'Dr. Anjali Mehta',
      email: mail('anjali.mehta'),
      headline: 'Medical Director',
      role: 'simple',
      hrisRole: 'hris_employee',
    },
    {
      at: '2026-04-15T11:45:00Z',
      name: 'Sophie Arsenault',
      email: mail('sophie.arsenault'),
      headline: 'Nurse Manager',
      role: 'simple',
      hrisRole: 'hris_employee',
    },
    {
      at: '2026-05-06T17:20:00Z',
      name: 'Daniel Googoo',
      email: mail('daniel.googoo'),
      headline: 'Community Liaison',
      role: 'reviewer',
      hrisRole: 'hris_employee',
    },
    {
      at: '2026-06-17T12:30:00Z',
      name: 'Ruth Chisholm',
      email: mail('ruth.chisholm'),
      headline: 'Scheduling',
      role: 'simple',
      hrisRole: 'hris_no_access',
      active: false,
    },
  ],
  recruiters: [{ at: '2026-05-04T14:00:00Z', name: 'Fiona Rankin', email: 'fiona@harbourline-staffing.example' }],
  departments: [
    ['Clinical', null],
    ['Nursing', 'Clinical'],
    ['Physicians', 'Clinical'],
    ['Front Desk', null],
  ],
  teams: {
    Clinical: [
      [mail('anjali.mehta'), 'hiring_manager'],
      [helen, 'admin'],
    ],
    Nursing: [
      [mail('sophie.arsenault'), 'hiring_manager'],
      [helen, 'admin'],
    ],
    Physicians: [
      [mail('anjali.mehta'), 'hiring_manager'],
      [helen, 'admin'],
      [mail('daniel.googoo'), 'reviewer'],
    ],
    'Front Desk': [[marc, 'hiring_manager']],
  },
  benefits: {
    CA: ['Four weeks of vacation from the first year', 'Health and dental plan for the family', 'College fees and courses paid'],
  },
  jobs: [
    job('2026-04-13T13:00:00Z', 'Registered Nurse', 'RN-01', {
      state: 'published',
      family: care,
      department: 'Nursing',
      places: [halifax],
      pay: [78000, 94000, 'cad'],
      keywords: ['family practice', 'triage'],
      about: 'You see walk-in patients on the Spring Garden Road, from the sore throat to the chest pain that is none.',
    }),
    job('2026-04-29T16:30:00Z', 'Family Physician', 'MD-01', {
      state: 'published',
      family: care,
      department: 'Physicians',
      places: [truro, halifax],
      experience: 'Associate',
      pay: [240000, 310000, 'cad'],
      about: 'You take over a list of fourteen hundred patients from Dr. Boyd, who retires after thirty-one years in Truro.',
    }),
    job('2026-05-20T12:15:00Z', 'Bilingual Receptionist', 'FD-03', {
      state: 'closed',
      family: clinicOffice,
      department: 'Front Desk',
      places: [moncton],
      pay: [41000, 46000, 'cad'],
      experience: 'Entry level',
      about: 'You receive our patients in Moncton in French and in English, whichever they begin with.',
    }),
    job('2026-06-10T18:00:00Z', 'Nurse Practitioner', 'NP-02', {
      state: 'published',
      family: care,
      department: 'Nursing',
      places: [moncton],
      pay: [112000, 126000, 'cad'],
      experience: 'Mid-Senior level',
      about: 'You lead the evening clinic in Moncton, with a physician on call in Halifax.',
    }),
    job('2026-07-08T14:45:00Z', 'Virtual Care Nurse', null, {
      state: 'published',
      family: care,
      department: 'Nursing',
      places: [halifax],
      workplace: 'remote',
      employment: 'Part-time',
      pay: [46000, 54000, 'cad'],
      about: 'You answer the evening line from your own desk: advice, a prescription renewed, or a place found for tomorrow.',
    }),
    job('2026-08-19T13:20:00Z', 'Clinic Coordinator', 'FD-05', {
      state: 'draft',
      family: clinicOffice,
      department: 'Front Desk',
      places: [truro],
      employment: 'Full-time',
      about: 'You keep the plan of six treatment rooms, four physicians and one very busy telephone.',
    }),
    job('2026-09-23T15:05:00Z', 'Phlebotomist', 'LAB-01', {
      state: 'archived',
      family: care,
      department: 'Clinical',
      places: [halifax],
      employment: 'Temporary',
      experience: 'Entry level',
      pay: [48000, 53000, 'cad'],
      about: 'You draw blood for a study of the university, mornings only, until the end of the term.',
    }),
    job('2026-10-14T12:40:00Z', 'Mental Health Counsellor', 'MH-01', {
      state: 'published',
      family: care,
      department: 'Clinical',
      places: [halifax],
      workplace: 'hybrid',
      pay: [72000, 85000, 'cad'],
      about: 'You begin our service for young people: short waits, six sessions, and an honest word about what comes after.',
    }),
  ],
  candidates: [25, 60],
  staff: tidewellStaff,
}
