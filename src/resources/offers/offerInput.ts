// What a request may say about an offer: its values, and its documents.
import type { components } from '../../../generated/types.ts'
import type { BroughtFile, Files } from '../../context.ts'
import type { OfferVariable } from '../../db/schema.ts'
import type { Run } from '../../db/statements.ts'
import { invalid } from '../../errors.ts'
import { newSlug } from '../stages/pipeline.ts'

type Schemas = components['schemas']

/** Returns the values as they are stored. Throws 422 for one that has both a text and a pay, or neither. */
export function storedVariables(given: readonly Schemas['OfferVariableInput'][]): OfferVariable[] {
  const stored: OfferVariable[] = []
  for (const [
    at,
    {
      document_variable: { name },
      value,
    },
  ] of given.entries()) {
    const { body = null, data: pay = null } = value
    if ((body === null) === (pay === null))
      throw invalid('field-invalid', `document_variables[${at}].value`, 'must have either body or data')
    stored.push({ name, slug: newSlug(stored, name, 'value'), body, pay })
  }
  return stored
}

/** Throws 422 for a document that is not accepted. */
export function checkDocuments({ check }: Files, documents: readonly Schemas['FileInput'][]): void {
  for (const document of documents) check('attachment', document, { field: 'documents' })
}

/** Stores the documents as attachments of the candidate, and returns their keys in order. */
export async function storeDocuments(
  { insert }: Files,
  run: Run,
  { account, candidate }: { account: number; candidate: number },
  documents: readonly BroughtFile[],
): Promise<string[]> {
  const keys: string[] = []
  for (const document of documents) keys.push((await insert(run, { account, candidate, kind: 'attachment', ...document })).key)
  return keys
}
