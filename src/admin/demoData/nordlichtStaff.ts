// Who works at the demo's first account, by manager, and its rules of work and time off.
import type { DemoStaff } from './demoAccount.ts'
import { nordlichtTeams } from './nordlichtTeams.ts'

const mail = (name: string) => `${name}@nordlicht-robotics.example`

export const nordlichtStaff: DemoStaff = {
  at: '2026-01-05T08:00:00Z',
  teams: nordlichtTeams,
  drafts: ['Mateo Silva', 'Hannah Vogel'],
  schedules: [
    ['Full time, 40 hours', [8, 8, 8, 8, 8, 0, 0]],
    ['Part time, 24 hours', [6, 6, 6, 6, 0, 0, 0]],
    ['Production, 35 hours', [7.5, 7.5, 7.5, 7.5, 5, 0, 0]],
  ],
  scheduleOf: {
    'Final Assembly': 'Production, 35 hours',
    'Birgit Petersen': 'Part time, 24 hours',
    'Yuki Tanaka': 'Part time, 24 hours',
    'Malte Carstens': 'Part time, 24 hours',
    'Silke Harder': 'Part time, 24 hours',
    'Anouk Bakker': 'Part time, 24 hours',
    'Nils Ahrens': 'Part time, 24 hours',
  },
  calendar: {
    name: 'Germany, Hamburg',
    holidays: [
      ['2026-01-01', 'New Year’s Day'],
      ['2026-04-03', 'Good Friday'],
      ['2026-04-06', 'Easter Monday'],
      ['2026-05-01', 'Labour Day'],
      ['2026-05-14', 'Ascension Day'],
      ['2026-05-25', 'Whit Monday'],
      ['2026-10-03', 'Day of German Unity'],
      ['2026-10-31', 'Reformation Day'],
      ['2026-12-25', 'Christmas Day'],
      ['2026-12-26', 'Second Day of Christmas'],
      ['2027-01-01', 'New Year’s Day'],
      ['2027-03-26', 'Good Friday'],
      ['2027-03-29', 'Easter Monday'],
      ['2027-05-01', 'Labour Day'],
      ['2027-05-06', 'Ascension Day'],
      ['2027-05-17', 'Whit Monday'],
      ['2027-10-03', 'Day of German Unity'],
      ['2027-10-31', 'Reformation Day'],
      ['2027-12-25', 'Christmas Day'],
      ['2027-12-26', 'Second Day of Christmas'],
    ],
  },
  categories: {
    vacation: {
      name: 'Vacation',
      description: 'Paid holiday, in whole and half days. What is left over at the end of a year may be carried into the next.',
      type: 'paid',
      unit: 'half_days',
      entitlement: '25.00',
      approval: 'managers',
    },
    unpaid: {
      name: 'Unpaid leave',
      description: 'Time off without pay. The manager and the manager above decide.',
      type: 'unpaid',
      unit: 'full_days',
      approval: 'managers',
      levels: 2,
    },
    sick: {
      name: 'Sick leave',
      description: 'By the hour, up to six weeks a year. Nobody has to approve it.',
      type: 'paid',
      unit: 'hours',
      entitlement: '240.00',
      approval: 'none',
    },
    study: {
      name: 'Educational leave',
      description: 'Five days a year for a recognised course. The people team decides.',
      type: 'paid',
      unit: 'full_days',
      entitlement: '5.00',
      approval: 'members',
      approvers: [mail('ingrid.solberg'), mail('lena.brandt')],
    },
  },
  desk: mail('amara.okafor'),
  phone: '+49 40 5550',
}
