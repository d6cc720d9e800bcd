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
    { label: 'Salary expectation', hint: 'A year, before tax', type: 'numeric', provider: 'user' },
    { label: 'First contact', type: 'date', provider: 'user' },
    { label: 'Known through', hint: 'A fair, a colleague, an agency', type: 'short_text', provider: 'user' },
    { label: 'Notes from the first call', type: 'free_text', provider: 'user' },
    { label: 'Relocation budget', hint: 'In euros', type: 'numeric', provider: 'user', enabled: false },
  ],
}
