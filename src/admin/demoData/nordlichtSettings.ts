// What the demo's first account has set up beside its pipeline: reasons to disqualify, and fields of its own.
import type { DemoAccount } from './demoAccount.ts'

export const nordlichtSettings: Pick<DemoAccount, 'reasons' | 'attributes'> = {
  reasons: [
    ['Lacks the experience that the job needs'],
    ['No work permit'],
    ['Salary expectation too high'],
    ['Position filled'],
    ['Accepted another offer', 'withdrew'],
    ['Does not want to move', 'withdrew'],
    ['No answer for three weeks', 'withdrew'],
  ],
  attributes: [
    {
      label: 'Notice period',
      hint: 'As in the current contract',
      type: 'dropdown',
      provider: 'candidate',
      choices: [['None'], ['One month', 'To the end of a calendar month'], ['Three months', 'To the end of a quarter'], ['Longer']],
    },
    { label: 'Work permit for the EU', type: 'boolean', provider: 'candidate' },
    { label: 'Certificates', hint: 'One file is enough', type: 'file', provider: 'candidate' },
    {
      label: 'Languages spoken in the interview',
      type: 'multiple_choice',
      provider: 'user',
      choices: [['English'], ['German'], ['Dutch'], ['Polish'], ['Another', 'Say which in the notes']],
    },
    { label: 'Salary expectation', hint: 'A year, before tax', type: 'numeric', provider: 'user', range: [46_000, 98_000] },
    { label: 'First contact', type: 'date', provider: 'user', range: [0, 1] },
    {
      label: 'Known through',
      hint: 'A fair, a colleague, an agency',
      type: 'short_text',
      provider: 'user',
      answers: ['A colleague', 'SMM Hamburg', 'An agency', 'The career day in Gdańsk'],
    },
    {
      label: 'Notes from the first call',
      type: 'free_text',
      provider: 'user',
      answers: [
        'Clear and friendly, asks good questions.',
        'Wants to move to the coast with the family.',
        'Knows two of our customers.',
        'Rather quiet; strong on details.',
      ],
    },
    { label: 'Relocation budget', hint: 'In euros', type: 'numeric', provider: 'user', enabled: false, range: [1000, 6000] },
  ],
}
