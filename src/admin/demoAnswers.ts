// What a demo candidate answers to a job's questions, and the values of the account's custom attributes.
import type { CandidateAnswer } from '../db/schema.ts'
import type { DemoAccount, DemoAttribute, DemoQuestion } from './demoData/demoAccount.ts'
import { daysAfter, type Draws } from './demoDraws.ts'
import type { DemoSettings } from './demoSettings.ts'

type Job = DemoSettings['jobs'][number]
type Written = Pick<DemoQuestion | DemoAttribute, 'type' | 'answers' | 'range'>
type Choice = { readonly id: string; readonly body: string }

/** Answers in the order of the form: all that are required, most of the others. Nobody sends a file. `asked` are the questions as they are written down. */
export function answersOf(questions: Job['questions'], asked: readonly DemoQuestion[], draws: Draws, day: string): CandidateAnswer[] {
  return questions.flatMap(({ id, body, required, choices }, at) => {
    const written = asked[at]
    if (!written || written.type === 'file' || !(required || draws.chance(70))) return []
    const given = valueOf(written, choices, draws, day)
    // A text is the value of an attribute and the body of an answer.
    return { question: id, body, answer: 'value' in given ? { body: given.value } : given }
  })
}

type Known = {
  /** The day of the application; undefined when there was none. */
  readonly applied: string | undefined
  /** Whether members know the candidate well enough to fill in their part. */
  readonly known: boolean
  readonly day: string
}

/** By the attribute's key: what the application asked for, and what members have filled in. */
export function attributeValuesOf(
  job: Job,
  given: DemoAccount,
  { attributes }: DemoSettings,
  draws: Draws,
  { applied, known, day }: Known,
) {
  const asked = new Map(job.custom_attributes.map(({ id, required }) => [id, required]))
  const filled = given.attributes.flatMap((written, at) => {
    const attribute = attributes[at]
    if (!attribute?.enabled || written.type === 'file' || !asked.has(attribute.id)) return []
    const isThere = attribute.provider === 'user' ? known : applied !== undefined
    if (!isThere || !(asked.get(attribute.id) || draws.chance(50))) return []
    return [[attribute.id, valueOf(written, attribute.choices, draws, day)] as const]
  })
  return Object.fromEntries(filled)
}

/** In the form in which a value of this type is kept. Throws when the data has nothing to say. */
function valueOf(
  { type, answers, range: [least, most] = [1, 12] }: Written,
  choices: readonly Choice[] | undefined,
  draws: Draws,
  day: string,
) {
  const between = () => least + draws.below(most - least + 1)
  switch (type) {
    case 'boolean':
      return { checked: draws.chance(70) }
    case 'numeric':
      // Sums are round.
      return { number: most > 1000 ? Math.round(between() / 500) * 500 : between() }
    case 'date':
      return { date: daysAfter(day, between()) }
    case 'dropdown':
      return { choices: draws.some(choices ?? [], 1, 1).map(({ id, body }) => ({ id, body })) }
    case 'multiple_choice':
      return { choices: draws.some(choices ?? [], 1, 3).map(({ id, body }) => ({ id, body })) }
    default:
      if (!answers) throw new Error(`The demo has a question of type ${type} and no answers to it`)
      return { value: draws.one(answers) }
  }
}
