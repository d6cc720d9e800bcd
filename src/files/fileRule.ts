// The rule for a file: by its kind, and by the question or custom attribute that it answers.
import { and, eq } from '../db/drizzle.js'
import { hasKey } from '../db/conditions.ts'
import { isKey } from '../db/paging.ts'
import { candidates, customAttributes, type files, jobQuestions } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { limits } from './fileTypes.ts'

/** The allowed extensions, any if absent, and the size in bytes. */
export type FileRule = { readonly types?: readonly string[]; readonly size: number }
type File = Pick<typeof files.$inferSelect, 'accountId' | 'candidateId' | 'kind' | 'key'>
type Asking = { account: number; key: string }

/** `findRule(file)`: returns the limits of the file's kind, unless an existing question or attribute says otherwise. */
export function prepareFileRule(statement: Statements['statement']): (file: File) => Promise<FileRule> {
  const findGiven = statement('find_answers_of_candidate', (p: Holders<{ account: number; candidate: number }>) =>
    build
      .select({ answers: candidates.answers, attributes: candidates.customAttributes })
      .from(candidates)
      .where(and(eq(candidates.accountId, p.account), eq(candidates.id, p.candidate))),
  )
  const findQuestion = statement('find_question_of_file', (p: Holders<Asking>) =>
    build
      .select({ types: jobQuestions.supportedFileTypes, size: jobQuestions.maxFileSize })
      .from(jobQuestions)
      .where(hasKey(jobQuestions, p)),
  )
  const findAttribute = statement('find_attribute_of_file', (p: Holders<Asking>) =>
    build
      .select({ types: customAttributes.supportedFileTypes, size: customAttributes.maxFileSize })
      .from(customAttributes)
      .where(hasKey(customAttributes, p)),
  )

  return async ({ accountId: account, candidateId: candidate, kind, key: file }) => {
    const usual = limits[kind]
    if (candidate === null || (kind !== 'answer' && kind !== 'attribute')) return usual
    const [given] = await findGiven({ account, candidate })
    const values: [string, unknown][] =
      kind === 'answer' ? (given?.answers ?? []).map(({ question, answer }) => [question, answer]) : Object.entries(given?.attributes ?? {})
    const key = values.find(([, value]) => fileIn(value) === file)?.[0]
    if (key === undefined || !isKey(key)) return usual
    const [asked] = await (kind === 'answer' ? findQuestion : findAttribute)({ account, key })
    const types = asked?.types?.length ? asked.types : usual.types
    return { ...(types && { types }), size: asked?.size ?? usual.size }
  }
}

const fileIn = (value: unknown) => (typeof value === 'object' && value !== null && 'file' in value ? value.file : undefined)
