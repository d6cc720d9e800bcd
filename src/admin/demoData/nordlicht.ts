// The demo's first account: a maker of port robots in Hamburg. The contract's examples show its first rows.
import type { DemoAccount } from './demoAccount.ts'
import { jobsOfBusiness } from './jobsOfBusiness.ts'
import { jobsOfEngineering } from './jobsOfEngineering.ts'
import { jobsOfOperations } from './jobsOfOperations.ts'
import { jobsOfPlatform } from './jobsOfPlatform.ts'
import { nordlichtMembers } from './nordlichtMembers.ts'
import { nordlichtSettings } from './nordlichtSettings.ts'
import { nordlichtStaff } from './nordlichtStaff.ts'

const mail = (name: string) => `${name}@nordlicht-robotics.example`
const ingrid = mail('ingrid.solberg')
const amara = mail('amara.okafor')
const lena = mail('lena.brandt')
const tomasz = mail('tomasz.nowak')

export const nordlicht: DemoAccount = {
  at: '2025-10-20T08:00:00Z',
  subdomain: 'nordlicht',
  name: 'Nordlicht Robotics',
  description:
    '<p>Nordlicht Robotics builds mobile robots for ports and warehouses. From Hamburg, we serve forty terminals around the North Sea and the Baltic.</p>',
  summary: 'Mobile robots for ports and warehouses',
  websiteUrl: 'https://www.nordlicht-robotics.example',
  industry: 'Industrial Automation',
  members: nordlichtMembers,
  ...nordlichtSettings,
  recruiters: [
    { at: '2025-11-10T09:00:00Z', name: 'Annika Thomsen', email: 'annika@kuestenkopf-personal.example' },
    { at: '2025-12-02T10:20:00Z', name: 'Bram de Wit', email: 'bram.dewit@havenwerk-search.example' },
    { at: '2026-02-09T08:45:00Z', name: 'Karolina Zielińska', email: 'karolina@baltic-talent.example' },
    { at: '2026-05-18T13:30:00Z', name: 'Oliver Pritchard', email: 'oliver@pritchard-and-lowe.example' },
  ],
  departments: [
    ['Engineering', null],
    ['Motion Control', 'Engineering'],
    ['People', null],
    ['Path Planning', 'Motion Control'],
    ['Drives and Safety', 'Motion Control'],
    ['Perception', 'Engineering'],
    ['Embedded Systems', 'Engineering'],
    ['Cloud Platform', 'Engineering'],
    ['Site Reliability', 'Cloud Platform'],
    ['Product', null],
    ['Design', 'Product'],
    ['Operations', null],
    ['Production', 'Operations'],
    ['Final Assembly', 'Production'],
    ['Supply Chain', 'Operations'],
    ['Quality', 'Operations'],
    ['Customer Delivery', null],
    ['Commissioning', 'Customer Delivery'],
    ['Field Service', 'Customer Delivery'],
    ['Commercial', null],
    ['Sales', 'Commercial'],
    ['Marketing', 'Commercial'],
    ['Finance', null],
  ],
  teams: {
    Engineering: [
      [mail('mehmet.yildiz'), 'hiring_manager'],
      [amara, 'recruiting_admin'],
    ],
    'Motion Control': [
      [mail('jonas.weber'), 'hiring_manager'],
      [lena, 'recruiting_admin'],
      [mail('freya.lindqvist'), 'reviewer'],
    ],
    'Path Planning': [
      [mail('jonas.weber'), 'hiring_manager'],
      [lena, 'recruiting_admin'],
      [mail('rafael.costa'), 'reviewer'],
    ],
    'Drives and Safety': [
      [mail('jonas.weber'), 'hiring_manager'],
      [lena, 'recruiting_admin'],
      [mail('piotr.wisniewski'), 'simple'],
    ],
    Perception: [
      [mail('priya.raman'), 'hiring_manager'],
      [lena, 'recruiting_admin'],
      [mail('rafael.costa'), 'reviewer'],
    ],
    'Embedded Systems': [
      [mail('piotr.wisniewski'), 'hiring_manager'],
      [lena, 'recruiting_admin'],
    ],
    'Cloud Platform': [
      [mail('freya.lindqvist'), 'hiring_manager'],
      [amara, 'recruiting_admin'],
      [mail('samuel.adeyemi'), 'reviewer'],
    ],
    'Site Reliability': [
      [mail('freya.lindqvist'), 'hiring_manager'],
      [amara, 'recruiting_admin'],
      [mail('samuel.adeyemi'), 'simple'],
    ],
    Product: [
      [mail('clara.hoffmann'), 'hiring_manager'],
      [amara, 'recruiting_admin'],
    ],
    Design: [
      [mail('clara.hoffmann'), 'hiring_manager'],
      [amara, 'recruiting_admin'],
      [mail('yuki.tanaka'), 'reviewer'],
    ],
    Operations: [
      [mail('henrik.madsen'), 'hiring_manager'],
      [tomasz, 'recruiting_admin'],
    ],
    Production: [
      [mail('henrik.madsen'), 'hiring_manager'],
      [tomasz, 'recruiting_admin'],
      [mail('sabine.krueger'), 'simple'],
    ],
    'Final Assembly': [
      [mail('sabine.krueger'), 'hiring_manager'],
      [tomasz, 'recruiting_admin'],
    ],
    'Supply Chain': [
      [mail('henrik.madsen'), 'hiring_manager'],
      [tomasz, 'recruiting_admin'],
    ],
    Quality: [
      [mail('dorothee.maas'), 'hiring_manager'],
      [tomasz, 'recruiting_admin'],
      [mail('sabine.krueger'), 'reviewer'],
    ],
    'Customer Delivery': [
      [mail('willem.visser'), 'hiring_manager'],
      [tomasz, 'recruiting_admin'],
    ],
    Commissioning: [
      [mail('willem.visser'), 'hiring_manager'],
      [tomasz, 'recruiting_admin'],
      [mail('elif.demir'), 'simple'],
    ],
    'Field Service': [
      [mail('elif.demir'), 'hiring_manager'],
      [tomasz, 'recruiting_admin'],
    ],
    Commercial: [
      [mail('marguerite.dubois'), 'hiring_manager'],
      [ingrid, 'admin'],
    ],
    Sales: [
      [mail('marguerite.dubois'), 'hiring_manager'],
      [amara, 'recruiting_admin'],
      [mail('callum.fraser'), 'reviewer'],
    ],
    Marketing: [
      [mail('marguerite.dubois'), 'hiring_manager'],
      [amara, 'recruiting_admin'],
      [mail('yuki.tanaka'), 'reviewer'],
    ],
    Finance: [
      [mail('stefan.albrecht'), 'hiring_manager'],
      [ingrid, 'admin'],
    ],
    People: [
      [ingrid, 'admin'],
      [lena, 'simple'],
    ],
  },
  benefits: {
    DE: [
      '30 days of holiday, and both Christmas Eve and New Year’s Eve off',
      'The Deutschlandticket, paid by us',
      'A company pension to which we add 20 per cent',
    ],
    NL: ['27 days of holiday', 'An NS Business Card for all travel', 'Pension with two thirds paid by us'],
    BE: [
      '20 days of holiday and 12 days of reduced working time',
      'Meal vouchers and a bicycle allowance',
      'Hospital insurance for the family',
    ],
    DK: ['Six weeks of holiday', '10 per cent pension contribution', 'Lunch from our own kitchen'],
    SE: ['30 days of holiday', 'Occupational pension as in ITP 1', 'A wellness allowance of 5,000 kronor a year'],
    PL: ['26 days of holiday from the first year', 'Private medical care for you and your family', 'A home office set up at our cost'],
    GB: ['28 days of holiday and the bank holidays', '8 per cent employer pension contribution', 'Private medical insurance'],
  },
  jobs: [...jobsOfEngineering, ...jobsOfPlatform, ...jobsOfOperations, ...jobsOfBusiness].sort(
    (a, b) => Date.parse(a.at) - Date.parse(b.at),
  ),
  candidates: [30, 78],
  staff: nordlichtStaff,
}
