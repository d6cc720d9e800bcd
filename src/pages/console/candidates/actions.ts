// What forms do to a candidate: each calls one operation with what the form asks for.
import { facts } from '../../../../generated/facts.ts'
import type { components } from '../../../../generated/types.ts'
import { notFound } from '../../../errors.ts'
import type { JobRight } from '../../../resources/members/jobRight.ts'
import type { Visit } from '../../settings/routes.ts'
import { fileInput, type Form, type Parts } from '../../shell/form.ts'
import { consolePath } from '../../shell/navigation.ts'
import type { Numbers } from '../numbers.ts'
import type { Refused } from '../operations.ts'
import { attributeBody, nameFor } from './attributes.ts'
import { draftIn, offerFields } from './offerDraft.ts'
import { profileBody, profileFields } from './profileForm.ts'
import { gradeIn, policyIn, tagsIn } from './values.ts'

/** In base64, a file is a third longer. */
export const maxUpload = Math.floor((facts.updateCandidate.body.maxBytes * 3) / 4) - 64 * 1024

type Sent = { readonly visit: Visit; readonly id: string; readonly form: Form; readonly files: Parts['files']; readonly numbers: Numbers }
type Outcome = {
  readonly refused?: Refused | undefined
  /** Where to go afterwards, if not to the candidate. */
  readonly to?: string | undefined
}
export type Action = {
  readonly right: JobRight
  /** What the page says afterwards. */
  readonly done: string
  /** The fields by the member of the request's body that they become. */
  readonly fields: (form: Form) => Readonly<Record<string, { readonly name: string; readonly label: string }>>
  readonly act: (sent: Sent) => Promise<Outcome>
}

const otherJobFields = (action: 'copy' | 'relocate') => () => ({
  target_job_shortcode: { name: `${action}_job`, label: 'Job' },
  target_stage: { name: `${action}_stage`, label: 'Stage' },
})
type Comment = components['schemas']['CommentFieldsCreate']

export const actions = {
  move: {
    right: 'move',
    done: 'The candidate was moved.',
    fields: () => ({ target_stage: { name: 'stage', label: 'Stage' } }),
    act: ({ visit, id, form }) => visit.change('moveCandidate', { path: { id }, body: { target_stage: form.stage ?? '' } }, form),
  },
  disqualify: {
    right: 'disqualify',
    done: 'The candidate is disqualified.',
    fields: () => ({ disqualify_reason_id: { name: 'reason', label: 'Reason' }, disqualify_note: { name: 'note', label: 'Note' } }),
    act: ({ visit, id, form: { reason = '', note = '', ...form } }) => {
      const withdrew = form['how.withdrew'] === 'yes' ? { withdrew: true } : {}
      const body = { ...(reason && { disqualify_reason_id: reason }), ...(note && { disqualify_note: note }), ...withdrew }
      return visit.change('disqualifyCandidate', { path: { id }, body }, form)
    },
  },
  revert: {
    right: 'revert',
    done: 'The candidate is no longer disqualified.',
    fields: () => ({}),
    act: ({ visit, id, form }) => visit.change('revertCandidate', { path: { id }, body: {} }, form),
  },
  copy: {
    right: 'copy',
    done: 'This is the copy of the candidate.',
    fields: otherJobFields('copy'),
    act: (sent) => toOtherJob('copy', sent),
  },
  relocate: {
    right: 'move',
    done: 'The candidate is in this job now.',
    fields: otherJobFields('relocate'),
    act: (sent) => toOtherJob('relocate', sent),
  },
  rate: {
    right: 'rate',
    done: 'Your rating is saved.',
    fields: () => ({ grade: { name: 'grade', label: 'Grade' }, comment: { name: 'assessment', label: 'Assessment' } }),
    act: ({ visit, id, form }) =>
      visit.change('createRating', { path: { id }, body: { ...gradeIn(form.grade), comment: form.assessment || null } }, form),
  },
  comment: {
    right: 'comment',
    done: 'Your comment is saved.',
    fields: () => ({
      'comment.body': { name: 'comment', label: 'Comment' },
      'comment.policy': { name: 'policy', label: 'Visibility' },
      'comment.attachment': { name: 'attachment', label: 'Attachment' },
    }),
    async act({ visit, id, form, files }) {
      const file = files.get('attachment')
      const comment: Comment = {
        body: form.comment ?? '',
        policy: policyIn(form),
        ...(file && { attachment: await fileInput(file) }),
      }
      return visit.change('createComment', { path: { id }, body: { comment } }, form)
    },
  },
  tag: {
    right: 'tag',
    done: 'The tags are saved.',
    fields: () => ({ tags: { name: 'tags', label: 'Tags' } }),
    act: ({ visit, id, form }) => visit.change('replaceCandidateTags', { path: { id }, body: { tags: tagsIn(form.tags) } }, form),
  },
  attribute: {
    right: 'update',
    done: 'The value is saved.',
    fields: ({ key }) =>
      Object.fromEntries(
        ['value', 'checked', 'date', 'choices', 'file'].map((member) => [member, { name: nameFor(key), label: 'The value' }]),
      ),
    async act({ visit, id, form, files }) {
      const { custom_attributes: attributes } = await visit.read('listCustomAttributes', {})
      const attribute = attributes.find((known) => known.id === form.key)
      const body = await attributeBody(attribute, form, files)
      return visit.change('updateCandidateCustomAttribute', { path: { id }, body }, form)
    },
  },
  edit: {
    right: 'update',
    done: 'The candidate is saved.',
    // The rules of names and of the e-mail address refuse a member without its path.
    fields: () =>
      Object.fromEntries(
        profileFields.flatMap(({ name, label }) => [name, `candidate.${name}`].map((member) => [member, { name, label }])),
      ),
    act: ({ visit, id, form }) => visit.change('updateCandidate', { path: { id }, body: { candidate: profileBody(form) } }, form),
  },
  'draft-offer': {
    right: 'manageOffer',
    done: 'The offer is drafted.',
    fields: offerFields,
    async act({ visit, id, form, files }) {
      const draft = await draftIn(form, files)
      return 'refused' in draft ? draft : visit.change('createOffer', { path: { id }, body: draft.body }, form)
    },
  },
  'change-offer': {
    right: 'manageOffer',
    done: 'The draft is saved.',
    fields: offerFields,
    async act({ visit, id, form, files }) {
      const draft = await draftIn(form, files)
      if ('refused' in draft) return draft
      return visit.change('updateOffer', { path: { id: await offerOf(visit, id) }, body: draft.body }, form)
    },
  },
  'send-offer': {
    right: 'manageOffer',
    done: 'The offer is sent.',
    fields: () => ({}),
    act: async ({ visit, id, form }) => visit.change('sendOffer', { path: { id: await offerOf(visit, id) } }, form),
  },
  'approve-offer': {
    right: 'decideOffer',
    done: 'The offer is approved.',
    fields: () => ({}),
    act: async ({ visit, id, form }) => visit.change('approveOffer', { path: { id: await offerOf(visit, id) } }, form),
  },
  'reject-offer': {
    right: 'decideOffer',
    done: 'The offer is rejected.',
    fields: () => ({}),
    act: async ({ visit, id, form }) => visit.change('rejectOffer', { path: { id: await offerOf(visit, id) } }, form),
  },
  resume: {
    right: 'update',
    done: 'The resume is saved.',
    fields: () => ({
      'candidate.resume': { name: 'resume', label: 'Resume' },
      'candidate.resume.name': { name: 'resume', label: 'Resume' },
    }),
    async act({ visit, id, form, files }) {
      const file = files.get('resume')
      if (!file) return { refused: { message: 'Choose a file', faults: { 'candidate.resume': 'is required' } } }
      return visit.change('updateCandidate', { path: { id }, body: { candidate: { resume: await fileInput(file) } } }, form)
    },
  },
  erase: {
    right: 'delete',
    done: 'The candidate was erased.',
    fields: () => ({}),
    async act({ visit, id, form }) {
      const { refused } = await visit.change('deleteCandidate', { path: { id } }, form)
      return refused ? { refused } : { to: `${consolePath}/candidates?done=erased` }
    },
  },
} satisfies Record<string, Action>
export type ActionName = keyof typeof actions

/** Returns the action with this name, or undefined. */
export const actionOf = (name: string): Action | undefined => (Object.hasOwn(actions, name) ? actions[name as ActionName] : undefined)

/** Returns the id of the candidate's newest offer. Throws 404 if there is none. */
async function offerOf(visit: Visit, id: string): Promise<string> {
  const { id: offer } = await visit.read('getCandidateOffer', { path: { id } })
  if (offer === undefined) throw notFound()
  return offer
}

/** Copies or relocates the candidate, and leads to where they are then. */
async function toOtherJob(action: 'copy' | 'relocate', { visit, id, form, numbers }: Sent): Promise<Outcome> {
  const job = form[`${action}_job`] ?? ''
  const body = { target_job_shortcode: (await numbers.idOf(visit, 'jobs', job)) ?? '', target_stage: form[`${action}_stage`] ?? '' }
  const request = { path: { id }, body }
  const { refused, body: made } = await (action === 'copy'
    ? visit.change('copyCandidate', request, form)
    : visit.change('relocateCandidate', request, form))
  if (refused) return { refused }
  const key = made.candidate.id
  const number = (await numbers.numbersOf(visit, 'candidates', [key])).get(key)
  return { to: `${consolePath}/jobs/${job}/candidates/${number}?done=${action}` }
}
