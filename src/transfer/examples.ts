// An example of each record, as the documentation shows it: together they are a file that can be imported.
import { createHash } from 'node:crypto'
import type { Values } from './fields.ts'

const text = 'Ten years of ships.'

export const exampleHeader: Values = { record: 'spindle', version: 1, account: 'harbour' }

/** In the order of a file. Each refers to those before it by what names them. */
export const examples: readonly Values[] = [
  { record: 'account', name: 'Harbour Works', subdomain: 'harbour', time_zone: 'Europe/Copenhagen' },
  { record: 'member', name: 'Ada Lund', email: 'ada@harbour.example', role: 'admin', hris_role: 'hris_admin' },
  { record: 'recruiter', name: 'Rex Holm', email: 'rex@agency.example' },
  { record: 'department', name: 'Quays' },
  { record: 'stage', slug: 'applied', name: 'Applied', kind: 'applied', position: 1 },
  { record: 'disqualification_reason', description: 'No licence', position: 1 },
  { record: 'custom_attribute', label: 'Notice period', type: 'dropdown', choices: [{ body: 'None' }, { body: 'A month' }] },
  {
    record: 'job',
    title: 'Crane Operator',
    code: 'CR-1',
    state: 'published',
    department_id: 'Quays',
    description: '<p>You move what others cannot lift.</p>',
    questions: [{ body: 'Do you have a licence?', type: 'boolean', required: true }],
    members: [{ id: 'ada@harbour.example', collaboration_role: 'hiring_manager' }],
  },
  { record: 'work_schedule', name: 'Full time', hours: [8, 8, 8, 8, 8, 0, 0], standard: true },
  { record: 'holiday_calendar', name: 'Denmark', holidays: [{ day: '2026-12-25', name: 'Christmas' }] },
  { record: 'legal_entity', name: 'Harbour Works ApS' },
  { record: 'employee_field', label: 'Crane licence', type: 'text', hint: 'Its number.' },
  {
    record: 'employee',
    employee_number: '1',
    firstname: 'Kim',
    lastname: 'Holm',
    state: 'published',
    work_email: 'kim@harbour.example',
    start_date: '2026-01-05',
    department_id: 'Quays',
    work_schedule_id: 'Full time',
  },
  { record: 'time_off_category', name: 'Holidays', type: 'paid', yearly_entitlement: '25' },
  {
    record: 'time_off_allowances',
    employee_id: 'kim@harbour.example',
    allowances: [{ category_id: 'Holidays', year: 2026, entitlement: '27' }],
  },
  {
    record: 'time_off_request',
    employee_id: 'kim@harbour.example',
    category_id: 'Holidays',
    requester_id: 'ada@harbour.example',
    from_date: '2026-07-20T00:00:00.000',
    to_date: '2026-07-24T23:59:59.000',
    units: '5',
    state: 'approved',
  },
  { record: 'time_entry', employee_id: '1', clock_in: '2026-03-02T08:00:00Z', clock_out: '2026-03-02T16:00:00Z' },
  { record: 'erasure', id: '0198000000000001', erased_at: '2026-01-02T03:04:05Z' },
  {
    record: 'candidate',
    name: 'Lena Vogt',
    email: 'lena@post.example',
    job_id: 'CR-1',
    stage_id: 'applied',
    tags: ['licensed'],
    experience_entries: [{ title: 'Crane Operator', company: 'Dock 4' }],
  },
  {
    record: 'file',
    candidate_id: 'lena@post.example',
    kind: 'resume',
    name: 'vogt.txt',
    media_type: 'text/plain',
    size: text.length,
    sha256: createHash('sha256').update(text).digest('hex'),
    data: Buffer.from(text).toString('base64'),
  },
  { record: 'offer', candidate_id: 'lena@post.example', job_id: 'CR-1', state: 'pending' },
  { record: 'activity', action: 'comment', job_id: 'CR-1', candidate_id: 'lena@post.example', member_id: 'Ada Lund', body: 'Good' },
  {
    record: 'event',
    title: 'Interview',
    type: 'interview',
    starts_at: '2026-03-02T09:00:00Z',
    ends_at: '2026-03-02T10:00:00Z',
    candidate_id: 'lena@post.example',
    members: [{ id: 'ada@harbour.example' }],
  },
]
