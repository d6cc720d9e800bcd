// What the forms of a candidate ask for, as the operations take it: grades, who sees a comment, and tags.
import type { components } from '../../../../generated/types.ts'
import { usualRoles } from '../../../resources/activities/visibility.ts'
import type { Form } from '../../shell/form.ts'

type Scale = components['schemas']['RatingScale']
type Role = components['schemas']['CommentRole']

const scales: Readonly<Record<Scale, readonly string[]>> = {
  thumbs: ['No', 'Yes', 'Definitely'],
  stars: ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'],
  numbers: Array.from({ length: 10 }, (_, grade) => `${grade + 1} of 10`),
}

/** The grades of all scales. */
export const grades = Object.entries(scales).flatMap(([scale, names]) => names.map((name, grade) => ({ value: `${scale}-${grade}`, name })))

/** Returns the grade in words. */
export const gradeName = (scale: string, grade: number): string =>
  grades.find(({ value }) => value === `${scale}-${grade}`)?.name ?? `${grade} (${scale})`

export function gradeIn(text = ''): { scale?: Scale; grade?: number } {
  const [scale = '', grade] = text.split('-')
  return grades.some(({ value }) => value === text) ? { scale: scale as Scale, grade: Number(grade) } : {}
}

export const roleNames: Readonly<Record<Exclude<Role, 'admin'>, string>> = {
  recruiting_admin: 'Recruiting admins',
  hiring_manager: 'Hiring managers',
  simple: 'Recruiting members',
  reviewer: 'Reviewers',
  recruiter: 'External recruiters',
}
const roles = Object.keys(roleNames) as (keyof typeof roleNames)[]

/** The roles whose members may see a comment, each with whether they do, by default or as a form says. */
export const visibility = (form: Form | undefined): readonly { readonly role: keyof typeof roleNames; readonly isChosen: boolean }[] =>
  roles.map((role) => ({ role, isChosen: form ? form[`policy.${role}`] === 'yes' : usualRoles.some((usual) => usual === role) }))

/** Returns the roles that a form chooses, and admins, who see every comment. */
export const policyIn = (form: Form): Role[] => ['admin', ...roles.filter((role) => form[`policy.${role}`] === 'yes')]

export const tagsIn = (text = ''): string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]
