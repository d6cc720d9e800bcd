// A demo account that is there for its many candidates: a shipping group whose jobs are open in every port.
import type { DemoAccount } from './demoAccount.ts'
import { logistics, office, production, service } from './familiesOfBusiness.ts'
import { cloud, software } from './familiesOfEngineering.ts'
import { job } from './job.ts'
import { nordlichtSettings } from './nordlichtSettings.ts'
import { antwerp, felixstowe, gdansk, gothenburg, hamburg, rotterdam } from './places.ts'

const at = '2024-11-04T08:00:00Z'
const mail = (name: string) => `${name}@seven-ports.example`
const hours = (count: number) => new Date(Date.parse(at) + count * 3_600_000).toISOString().replace('.000', '')

const openings = [
  ['Crane Technician', service, 'Terminals'],
  ['Terminal Planner', logistics, 'Terminals'],
  ['Shift Mechanic', production, 'Terminals'],
  ['Payroll Accountant', office, 'Headquarters'],
  ['Platform Engineer', cloud, 'Headquarters'],
  ['Crane Software Engineer', software, 'Headquarters'],
] as const
const ports = [hamburg, rotterdam, antwerp, gothenburg, gdansk, felixstowe]

export const large: DemoAccount = {
  at,
  subdomain: 'large',
  name: 'Seven Ports Group',
  description: '<p>Seven Ports runs container terminals around the North Sea and the Baltic, and hires all year round.</p>',
  summary: 'Container terminals, hiring all year round',
  websiteUrl: 'https://www.seven-ports.example',
  industry: 'Maritime',
  ...nordlichtSettings,
  members: [
    { at: hours(0), name: 'Ragna Holm', email: mail('ragna.holm'), headline: 'Head of People', role: 'admin', hrisRole: 'hris_admin' },
    { at: hours(1), name: 'Piet Bos', email: mail('piet.bos'), headline: 'Terminal Director', role: 'simple', hrisRole: 'hris_employee' },
    { at: hours(2), name: 'Ilse Kern', email: mail('ilse.kern'), headline: 'Talent Partner', role: 'simple', hrisRole: 'hris_employee' },
  ],
  recruiters: [{ at: hours(3), name: 'Karin Falk', email: 'karin@dockside-search.example' }],
  departments: [
    ['Terminals', null],
    ['Headquarters', null],
  ],
  teams: {
    Terminals: [
      [mail('piet.bos'), 'hiring_manager'],
      [mail('ilse.kern'), 'recruiting_admin'],
    ],
    Headquarters: [
      [mail('ragna.holm'), 'admin'],
      [mail('ilse.kern'), 'recruiting_admin'],
    ],
  },
  benefits: {},
  jobs: ports.flatMap((port, row) =>
    openings.map(([title, family, department], column) =>
      job(hours(4 + row * openings.length + column), title, `${port.countryCode}-${column + 1}`, {
        state: 'published',
        family,
        department,
        places: [port],
        about: `You work with two hundred colleagues in the port of ${port.city}.`,
      }),
    ),
  ),
}
