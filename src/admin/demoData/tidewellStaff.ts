// Who works at the demo's second account, by manager, and its rules of work and time off.
import type { DemoStaff } from './demoAccount.ts'

const mail = (name: string) => `${name}@tidewell.example`

export const tidewellStaff: DemoStaff = {
  at: '2026-04-20T12:00:00Z',
  teams: [
    { manager: null, department: null, people: [['Managing Director', 'Catherine Rowe']] },
    { manager: 'Catherine Rowe', department: null, people: [['Director of People', 'Helen MacLeod']] },
    { manager: 'Catherine Rowe', department: 'Front Desk', people: [['Clinic Manager, Moncton', 'Marc LeBlanc']] },
    { manager: 'Catherine Rowe', department: 'Clinical', people: [['Medical Director', 'Anjali Mehta']] },
    {
      manager: 'Helen MacLeod',
      department: null,
      people: [
        ['Community Liaison', 'Daniel Googoo'],
        ['Payroll Clerk', 'Joanne Surette'],
      ],
    },
    { manager: 'Marc LeBlanc', department: 'Front Desk', people: [['Receptionist', 'Mireille Gallant', 'Owen Burke']] },
    { manager: 'Anjali Mehta', department: 'Nursing', people: [['Nurse Manager', 'Sophie Arsenault']] },
    { manager: 'Anjali Mehta', department: 'Physicians', people: [['Family Physician', 'Liam Boudreau', 'Grace Adebayo']] },
    {
      manager: 'Sophie Arsenault',
      department: 'Nursing',
      people: [
        ['Registered Nurse', 'Kayla Paul', 'Ian MacDonald', 'Renée Cormier'],
        ['Nurse Practitioner', 'Noor Siddiqui'],
      ],
    },
  ],
  drafts: [],
  schedules: [
    ['Clinic week', [7.5, 7.5, 7.5, 7.5, 7.5, 0, 0]],
    ['Part time, evenings and Saturdays', [0, 0, 5, 5, 5, 6, 0]],
  ],
  scheduleOf: { 'Owen Burke': 'Part time, evenings and Saturdays', 'Renée Cormier': 'Part time, evenings and Saturdays' },
  calendar: {
    name: 'Canada, Nova Scotia',
    holidays: [
      ['2026-01-01', 'New Year’s Day'],
      ['2026-02-16', 'Heritage Day'],
      ['2026-04-03', 'Good Friday'],
      ['2026-07-01', 'Canada Day'],
      ['2026-09-07', 'Labour Day'],
      ['2026-09-30', 'National Day for Truth and Reconciliation'],
      ['2026-11-11', 'Remembrance Day'],
      ['2026-12-25', 'Christmas Day'],
      ['2027-01-01', 'New Year’s Day'],
      ['2027-02-15', 'Heritage Day'],
      ['2027-03-26', 'Good Friday'],
      ['2027-07-01', 'Canada Day'],
      ['2027-09-06', 'Labour Day'],
      ['2027-09-30', 'National Day for Truth and Reconciliation'],
      ['2027-11-11', 'Remembrance Day'],
      ['2027-12-25', 'Christmas Day'],
    ],
  },
  categories: {
    vacation: {
      name: 'Vacation',
      description: 'In whole and half days. Up to five days may be carried into the next year.',
      type: 'paid',
      unit: 'half_days',
      entitlement: '25.00',
      approval: 'managers',
    },
    unpaid: {
      name: 'Unpaid leave',
      description: 'Time off without pay.',
      type: 'unpaid',
      unit: 'full_days',
      approval: 'managers',
    },
    sick: {
      name: 'Sick leave',
      description: 'By the hour. Nobody has to approve it.',
      type: 'paid',
      unit: 'hours',
      entitlement: '75.00',
      approval: 'none',
    },
    study: {
      name: 'Continuing education',
      description: 'For courses that a registration needs.',
      type: 'paid',
      unit: 'full_days',
      entitlement: '4.00',
      approval: 'members',
      approvers: [mail('anjali.mehta'), mail('marc.leblanc')],
    },
  },
  desk: mail('helen.macleod'),
  phone: '+1 902 555 0',
}
