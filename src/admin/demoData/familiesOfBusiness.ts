// What the demo's other jobs share, kind by kind: context, what is asked for, and the application form.
import type { JobFamily } from './demoAccount.ts'
import { assistants, craftspeople, nurses, planners, receptionists, sellers, technicians } from './professions.ts'

export const production: JobFamily = {
  context:
    'Twelve robots leave our hall every month. Small crews build a vehicle from bare frame to first drive, and sign it with their names.',
  asks: [
    'A trade in mechatronics, metal or electrical work, or the same learned on the job',
    'Reading drawings and wiring diagrams',
    'Early and late shift in turn; no nights, no Sundays',
  ],
  function: 'Manufacturing',
  education: 'Vocational',
  questions: [
    {
      body: 'Which trade have you learned?',
      type: 'short_text',
      required: true,
      answers: ['Mechatronics technician', 'Industrial mechanic', 'Electrician', 'Joiner', 'None yet'],
    },
    { body: 'Do you hold a forklift licence?', type: 'boolean' },
    {
      body: 'Which shifts suit you?',
      type: 'multiple_choice',
      required: true,
      choices: ['Early, 6 to 14', 'Late, 14 to 22', 'Day, 8 to 16'],
    },
    { body: 'Earliest day you could start', type: 'date', required: true, range: [7, 90] },
  ],
  form: { phone: true, address: true, resume: false },
  attributes: { 'Work permit for the EU': true, Certificates: false },
  people: craftspeople,
}

export const logistics: JobFamily = {
  context:
    'Batteries from Sweden, drives from Italy, sensors from everywhere: we see to it that the hall never waits for a part and never drowns in them.',
  asks: [
    'Two years in purchasing, warehousing or transport',
    'An ERP system used in earnest',
    'A calm voice on the telephone when a ship is late',
  ],
  function: 'Supply Chain',
  education: 'High School or equivalent',
  questions: [
    { body: 'Which ERP system have you worked with longest?', type: 'dropdown', choices: ['SAP', 'Odoo', 'Microsoft Dynamics', 'Another'] },
    { body: 'How many suppliers did you look after in your last position?', type: 'numeric', range: [3, 60] },
    {
      body: 'What do you do when a supplier misses a date for the third time?',
      type: 'free_text',
      answers: [
        'I drive there.',
        'I ask what they need from us, and begin to look for a second source.',
        'Call, write, call the owner, and tell production on the same day.',
      ],
    },
  ],
  form: { phone: true, experience: false, resume: true },
  attributes: { 'Notice period': true },
  people: planners,
}

export const service: JobFamily = {
  context:
    'You are the colleague whom the terminal knows by first name: on site when the first vehicles are unloaded, and there again when something squeaks.',
  asks: [
    'Training as a mechatronics technician or electrician, or an engineering degree and a liking for tools',
    'A driving licence, and up to a hundred days of travel a year',
    'English and the language of the port you work in',
  ],
  function: 'Customer Service',
  education: 'Vocational',
  questions: [
    { body: 'Do you hold a driving licence (class B)?', type: 'boolean', required: true },
    { body: 'How many days a month may we send you away from home?', type: 'numeric', required: true, range: [4, 18] },
    {
      body: 'Languages you can explain a fault in',
      type: 'multiple_choice',
      choices: ['English', 'German', 'Dutch', 'Danish', 'Swedish', 'Polish'],
    },
    { body: 'Certificates for work on high-voltage systems', type: 'file' },
  ],
  form: { phone: true, address: true, avatar: false, experience: false, resume: true },
  attributes: { Certificates: true, 'Languages spoken in the interview': true },
  people: technicians,
}

export const commercial: JobFamily = {
  context:
    'Our customers run ports; they buy twice in a career and ask hard questions. We sell by showing working vehicles, honest figures and the telephone numbers of those who bought before.',
  asks: [
    'Five years with capital goods, automation or maritime trade',
    'Numbers you can defend in front of a terminal’s board',
    'English and at least one more language of the North Sea or the Baltic',
  ],
  function: 'Sales',
  education: "Bachelor's Degree",
  questions: [
    {
      body: 'What was the longest sale you have closed, and what kept it alive?',
      type: 'free_text',
      required: true,
      answers: [
        'Three years and two crane operators who wanted it more than their director.',
        'Fourteen months; a pilot on one quay kept it alive.',
        'Two years. I called every second Friday.',
      ],
    },
    { body: 'Your annual salary expectation, in the currency of the country', type: 'numeric', range: [48_000, 96_000] },
    {
      body: 'Where did you hear about us?',
      type: 'dropdown',
      choices: ['A colleague', 'TOC Europe', 'SMM Hamburg', 'A job board', 'Elsewhere'],
    },
  ],
  form: { headline: false, phone: true, experience: true, summary: false, resume: true, cover_letter: true },
  attributes: { 'Notice period': true, 'Salary expectation': false, 'Known through': false, 'Notes from the first call': false },
  people: sellers,
}

export const office: JobFamily = {
  context:
    'Three hundred people in six countries need to be found, paid, insured and heard. We keep that simple, so that everybody else can think about robots.',
  asks: [
    'Experience in a company that grew quickly',
    'Discretion, and patience with forms',
    'Good English; German at level B2 where authorities are involved',
  ],
  function: 'Administrative',
  education: "Bachelor's Degree",
  questions: [
    { body: 'Your level of German', type: 'dropdown', required: true, choices: ['A1 or A2', 'B1', 'B2', 'C1 or better', 'First language'] },
    {
      body: 'Which process did you make shorter, and by how much?',
      type: 'free_text',
      answers: [
        'Invoices: from eleven days to three.',
        'Onboarding. One form instead of six.',
        'Travel claims, by deleting two signatures.',
      ],
    },
    { body: 'Date from which you are free', type: 'date', range: [14, 100] },
  ],
  form: { phone: false, education: false, resume: true, cover_letter: true },
  people: assistants,
}

export const care: JobFamily = {
  context:
    'Tidewell clinics open at seven and close at nine, so that nobody loses a day’s wages over a doctor’s visit. Teams of six look after the same families for years.',
  asks: [
    'Registration with the provincial college, or eligibility for it',
    'Experience in primary or emergency care',
    'Some evenings and one weekend in four',
  ],
  function: 'Health Care Provider',
  education: "Bachelor's Degree",
  questions: [
    {
      body: 'Registration number with your provincial college',
      type: 'short_text',
      required: true,
      answers: ['NS 104 552', 'NS 098 317', 'NB 061 204', 'NB 070 118'],
    },
    { body: 'Are you available on weekends, one in four?', type: 'boolean', required: true },
    { body: 'Proof of registration', type: 'file' },
  ],
  form: { phone: true, address: true, education: true, experience: true, resume: true },
  attributes: { 'Registration number': true, 'Registration valid until': true, 'Immunization record': false, Clinics: true },
  people: nurses,
}

export const clinicOffice: JobFamily = {
  context: 'The front desk is where a visit goes well or badly. We answer within three rings, and we remember names.',
  asks: [
    'Two years in a service position',
    'English, and French where the clinic serves francophone families',
    'Comfort with an electronic medical record',
  ],
  function: 'Administrative',
  education: 'High School or equivalent',
  questions: [
    {
      body: 'In which languages can you receive a patient?',
      type: 'multiple_choice',
      required: true,
      choices: ['English', 'French', 'Arabic', 'Mi’kmaw'],
    },
    { body: 'Earliest starting date', type: 'date', range: [14, 90] },
    {
      body: 'Tell us about a difficult conversation at work that ended well.',
      type: 'free_text',
      answers: [
        'A patient who had waited two hours. I sat down beside him first.',
        'Telling a colleague that she was too fast for our patients.',
        'A mother who wanted antibiotics. We read the leaflet together.',
      ],
    },
  ],
  form: { phone: true, resume: true, cover_letter: false },
  attributes: { French: true, 'Drives a car': false },
  people: receptionists,
}
