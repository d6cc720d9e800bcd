// Checks answers against a job's questions. Throws 422 for the answer at fault.
import type { components } from '../../../generated/types.ts'
import type { Files, GivenFile } from '../../context.ts'
import type { CandidateAnswer, questionTypes } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'
import type { Answering } from '../questions/question.ts'

type Given = components['schemas']['AnswerInput']
type Type = (typeof questionTypes)[number]
export type Question = Answering & { key: string; body: string; type: Type; required: boolean }
/** An answer as stored. The key of its file is known only after the file is stored. */
export type CheckedAnswer = CandidateAnswer & { upload?: GivenFile }

const keys = ['body', 'checked', 'choices', 'date', 'value', 'file', 'file_url'] as const
type Key = (typeof keys)[number]
/** The keys that answer a question of each type. */
const keysOf: Record<Type, readonly Key[]> = {
  short_text: ['body'],
  free_text: ['body'],
  boolean: ['checked'],
  multiple_choice: ['choices'],
  dropdown: ['choices'],
  date: ['date'],
  numeric: ['value'],
  file: ['file', 'file_url'],
}
const shortText = 128
const defaultSize = 20_971_520

/** Returns the answers in the order of the form. Any question may be left unanswered, even a required one. */
export function answersOf(given: readonly Given[], questions: readonly Question[], check: Files['check']): CheckedAnswer[] {
  const known = new Map(questions.map((question) => [question.key, question]))
  const found = new Map<string, CheckedAnswer>()
  const seen = new Set<string>()
  for (const [at, item] of given.entries()) {
    const field = `answers.${at}`
    const question = known.get(item.question_key)
    if (!question) throw invalid('reference-unknown', `${field}.question_key`, 'is not a question of the job')
    if (seen.has(question.key)) throw invalid('field-invalid', `${field}.question_key`, 'must be answered only once')
    seen.add(question.key)
    const answer = checked(item, question, field, check)
    if (answer) found.set(question.key, { question: question.key, body: question.body, ...answer })
  }
  return questions.flatMap(({ key }) => found.get(key) ?? [])
}

/** Returns the answer in the form of the question's type, or undefined if it is empty. */
function checked(
  item: Given,
  question: Question,
  field: string,
  check: Files['check'],
): Pick<CheckedAnswer, 'answer' | 'upload'> | undefined {
  const fitting = keysOf[question.type]
  for (const key of keys) {
    if (!isNothing(item[key]) && !fitting.includes(key))
      throw invalid('field-invalid', `${field}.${key}`, `does not match the question's type, send ${fitting.join(' or ')}`)
  }
  const key = fitting.find((name) => !isNothing(item[name])) ?? fitting[0]
  const value = key && item[key]
  if (isNothing(value) && !(value === '' && !question.required)) return undefined
  switch (question.type) {
    case 'short_text':
      if (Array.from(value as string).length > shortText)
        throw invalid('field-invalid', `${field}.body`, `must be at most ${shortText} characters`)
      return { answer: { body: value as string } }
    case 'free_text':
      return { answer: { body: value as string } }
    case 'boolean':
      return { answer: { checked: value as boolean } }
    case 'date':
      return { answer: { date: value as string } }
    case 'numeric':
      return { answer: { number: value as number } }
    case 'dropdown':
    case 'multiple_choice':
      return { answer: { choices: chosen(value as string[], question, `${field}.choices`) } }
    case 'file': {
      if (value === '') return undefined
      const upload: GivenFile = typeof value === 'string' ? { url: value } : (value as { name: string; data: string })
      check('answer', upload, { field: `${field}.${key}`, types: question.supportedFileTypes, size: question.maxFileSize ?? defaultSize })
      return { answer: { file: '' }, upload }
    }
  }
}

const isNothing = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

function chosen(ids: readonly string[], { type, choices }: Question, field: string): { id: string; body: string }[] {
  if (type === 'dropdown' && ids.length > 1) throw invalid('field-invalid', field, 'must name one choice')
  return [...new Set(ids)].map((id) => {
    const choice = choices?.find((each) => each.id === id)
    if (!choice) throw invalid('reference-unknown', field, 'must be choices of the question')
    return { id, body: choice.body }
  })
}
