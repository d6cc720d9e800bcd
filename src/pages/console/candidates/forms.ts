// The forms of a candidate's page: those that the visitor's role on the job allows.
import type { components } from '../../../../generated/types.ts'
import { choices, field, selectField, textField } from '../../shell/fields.ts'
import { html, type Content, type Html } from '../../shell/html.ts'
import type { Visitor } from '../../signIn/visitor.ts'
import type { ActionName } from './actions.ts'
import { fold, type Entered } from './fold.ts'
import type { ChosenJob } from './jobChoice.ts'
import type { Candidate } from './profile.ts'
import { profileFields } from './profileForm.ts'
import type { Can } from './rights.ts'
import { grades, roleNames, visibility } from './values.ts'

type Schemas = components['schemas']
export type FormsContext = {
  readonly visitor: Visitor
  /** The address of the candidate. */
  readonly path: string
  readonly can: Can
  readonly candidate: Candidate
  readonly stages: readonly Schemas['Stage'][]
  readonly reasons: readonly Schemas['DisqualificationReason'][]
  /** The other jobs. */
  readonly jobs: readonly ChosenJob[]
  /** What was entered in the form that was refused. */
  readonly entered: Entered | undefined
}

/** Returns what renders the form of an action, and the attributes of its fields: the value and the fault. */
export function formOf({ visitor, path, entered }: FormsContext, action: ActionName) {
  const mine = entered?.action === action ? entered : undefined
  return {
    form: (options: Omit<Parameters<typeof fold>[0], 'visitor' | 'path' | 'action' | 'isOpen'>) =>
      fold({ visitor, path, action, isOpen: mine !== undefined, ...options }),
    at: (name: string, label: string) => ({ name, label, value: mine?.form[name], fault: mine?.faults[name] }),
    entered: mine?.form,
  }
}

const stageOptions = (stages: FormsContext['stages']) => stages.map(({ slug, name }) => ({ value: slug, name }))

function moveForm(context: FormsContext): Html {
  const { form, at } = formOf(context, 'move')
  const current = context.stages.find(({ name }) => name === context.candidate.stage)?.slug
  const stage = at('stage', 'Stage')
  return form({
    verb: 'Move',
    fields: selectField({ ...stage, value: stage.value ?? current, options: stageOptions(context.stages) }),
    button: 'Move candidate',
  })
}

function disqualifyForm(context: FormsContext): Html {
  const { form, at, entered } = formOf(context, 'disqualify')
  const options = context.reasons.map(({ id, description }) => ({ value: id, name: description }))
  return form({
    verb: 'Disqualify',
    fields: html`
      ${selectField({ ...at('reason', 'Reason'), all: 'None', options })} ${textField({ ...at('note', 'Note'), lines: 2 })}
      ${choices({
        kind: 'checkbox',
        name: 'how',
        legend: 'Whose decision',
        choices: [{ value: 'withdrew', label: 'The candidate withdrew', checked: entered?.['how.withdrew'] === 'yes' }],
      })}
    `,
    button: 'Disqualify candidate',
    kind: 'danger',
  })
}

const revertForm = (context: FormsContext): Html =>
  formOf(context, 'revert').form({
    verb: 'Revert',
    fields: html`<p>The candidate is in the running again, in the stage ${context.candidate.stage}.</p>`,
    button: 'Revert the disqualification',
  })

function otherJobForm(context: FormsContext, action: 'copy' | 'relocate'): Html {
  const { form, at } = formOf(context, action)
  const [verb, button, about] =
    action === 'copy'
      ? ['Copy', 'Copy candidate', 'The copy starts anew in the other job. This candidate stays.']
      : ['Relocate', 'Relocate candidate', 'The candidate starts anew in the other job, with comments, ratings and activities.']
  const options = context.jobs.map(({ number, title }) => ({ value: String(number), name: title }))
  return form({
    verb: `${verb} to another job`,
    fields: html`
      <p>${about}</p>
      ${selectField({ ...at(`${action}_job`, 'Job'), all: 'Choose', options })}
      ${selectField({ ...at(`${action}_stage`, 'Stage'), all: 'The first one', options: stageOptions(context.stages) })}
    `,
    button,
    once: true,
  })
}

const eraseForm = (context: FormsContext): Html =>
  formOf(context, 'erase').form({
    verb: 'Erase',
    fields: html`<p>
      Everything that is stored about ${context.candidate.name} is erased, with files, comments and ratings. This cannot be undone.
    </p>`,
    button: 'Erase candidate',
    kind: 'danger',
  })

/** The forms that decide on a candidate. */
export const decisions = (context: FormsContext): readonly Content[] => {
  const { can, candidate, jobs } = context
  return [
    can('move') && moveForm(context),
    candidate.disqualified ? can('revert') && revertForm(context) : can('disqualify') && disqualifyForm(context),
    can('copy') && jobs.length > 0 && otherJobForm(context, 'copy'),
    can('move') && jobs.length > 0 && otherJobForm(context, 'relocate'),
    can('delete') && eraseForm(context),
  ].filter((form) => form !== false)
}

function rateForm(context: FormsContext): Html {
  const { form, at } = formOf(context, 'rate')
  return form({
    verb: 'Rate',
    fields: html`
      <p>You have one rating in each stage: a new one replaces it.</p>
      ${selectField({ ...at('grade', 'Grade'), all: 'Choose', options: grades })}
      ${textField({ ...at('assessment', 'Assessment'), lines: 3 })}
    `,
    button: 'Save rating',
  })
}

function commentForm(context: FormsContext): Html {
  const { form, at, entered } = formOf(context, 'comment')
  const attachment = at('attachment', 'Attachment')
  return form({
    verb: 'Comment',
    fields: html`
      ${textField({ ...at('comment', 'Comment'), lines: 4, required: true })}
      ${choices({
        kind: 'checkbox',
        name: 'policy',
        legend: 'Who sees the comment',
        hint: 'Admins of the account and you always do.',
        choices: visibility(entered).map(({ role, isChosen }) => ({ value: role, label: roleNames[role], checked: isChosen })),
      })}
      ${field({ ...attachment, hint: 'One file, if any.' }, (attributes) => html`<input type="file" ${attributes} />`)}
    `,
    button: 'Save comment',
    once: true,
    hasFiles: true,
  })
}

function tagForm(context: FormsContext): Html {
  const { form, at } = formOf(context, 'tag')
  const tags = at('tags', 'Tags')
  return form({
    verb: 'Change tags',
    fields: textField({ ...tags, value: tags.value ?? context.candidate.tags.join(', '), hint: 'Separated by commas.' }),
    button: 'Save tags',
  })
}

/** The forms in which members say what they think of a candidate. */
export const opinions = (context: FormsContext): readonly Content[] =>
  [context.can('rate') && rateForm(context), context.can('comment') && commentForm(context), context.can('tag') && tagForm(context)].filter(
    (form) => form !== false,
  )

/** The form that changes the contact data and the texts of a candidate. */
export function editForm(context: FormsContext): Html | false {
  if (!context.can('update')) return false
  const { form, at } = formOf(context, 'edit')
  return form({
    verb: 'Change contact and texts',
    fields: profileFields.map(({ name, label, ...kind }) => {
      const field = at(name, label)
      return textField({ ...field, ...kind, value: field.value ?? context.candidate[name] ?? '' })
    }),
    button: 'Save candidate',
  })
}

export function resumeForm(context: FormsContext): Html | false {
  if (!context.can('update')) return false
  const { form, at } = formOf(context, 'resume')
  return form({
    verb: 'Add a resume',
    fields: field(
      { ...at('resume', 'Resume'), hint: 'It takes the place of the present one.' },
      (attributes) => html`<input type="file" ${attributes} />`,
    ),
    button: 'Save resume',
    hasFiles: true,
  })
}
