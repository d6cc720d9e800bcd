// What the demo's second account has set up beside its pipeline: reasons to disqualify, and fields of its own.
import type { DemoAccount } from './demoAccount.ts'

export const tidewellSettings: Pick<DemoAccount, 'reasons' | 'attributes'> = {
  reasons: [
    ['Not registered in the province'],
    ['References not satisfactory'],
    ['Hours do not fit the clinic'],
    ['Chose another clinic', 'withdrew'],
    ['Leaves the region', 'withdrew'],
  ],
  attributes: [
    {
      label: 'Registration number',
      hint: 'As on the card of the college',
      type: 'short_text',
      provider: 'candidate',
      answers: ['NS 104 552', 'NS 098 317', 'NB 061 204', 'NB 070 118'],
    },
    { label: 'Registration valid until', type: 'date', provider: 'candidate', range: [200, 700] },
    { label: 'Immunization record', type: 'file', provider: 'candidate' },
    { label: 'Drives a car', type: 'boolean', provider: 'candidate' },
    {
      label: 'French',
      type: 'dropdown',
      provider: 'user',
      choices: [['None'], ['Enough for a greeting'], ['Enough for a visit', 'From the first word to the prescription'], ['First language']],
    },
    {
      label: 'Clinics',
      hint: 'Where the candidate would work',
      type: 'multiple_choice',
      provider: 'user',
      choices: [['Halifax'], ['Truro'], ['Moncton']],
    },
    { label: 'Years in primary care', type: 'numeric', provider: 'user', range: [1, 24] },
    {
      label: 'What the references said',
      type: 'free_text',
      provider: 'user',
      answers: ['Would hire again at once.', 'Reliable, and good with frightened children.', 'Left on good terms.'],
    },
    { label: 'Fax number', type: 'short_text', provider: 'user', enabled: false },
  ],
}
