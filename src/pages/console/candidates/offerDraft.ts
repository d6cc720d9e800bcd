// The draft of an offer that a form describes.
import type { components } from '../../../../generated/types.ts'
import { fileInput, type Form, type Parts } from '../../shell/form.ts'
import type { Refused } from '../operations.ts'

type Schemas = components['schemas']
type Variable = Schemas['OfferVariableInput']

const payName = 'Salary'

/** The fields of a draft by what is refused of them. */
export const offerFields = () => ({
  amount: { name: 'amount', label: 'Amount' },
  currency: { name: 'currency', label: 'Currency' },
  terms: { name: 'terms', label: 'Further terms' },
  documents: { name: 'document', label: 'Document' },
})

/** Returns the draft that a form describes, or why it describes none. A file is only given if one was chosen: others then stay. */
export async function draftIn(form: Form, files: Parts['files']): Promise<{ body: Schemas['OfferUpdate'] } | { refused: Refused }> {
  const { amount = '', currency = '', frequency = 'year', terms = '' } = form
  const lines = terms.split('\n').map((line) => line.trim())
  const named = lines.filter(Boolean).map((line) => /^([^:]{1,255}):\s*(\S.*)$/.exec(line))
  const faults = {
    ...(amount && !/^\d{1,12}(\.\d{1,2})?$/.test(amount) && { amount: 'must be a number, such as 78000' }),
    ...(amount && !/^[a-z]{3}$/i.test(currency) && { currency: 'must be a code of three letters, such as EUR' }),
    ...(named.some((line) => line === null) && { terms: 'must have a name, a colon and a text in each line' }),
  }
  if (Object.keys(faults).length > 0) return { refused: { message: 'The offer cannot be saved yet', faults } }
  const pay: Variable[] = amount
    ? [
        {
          document_variable: { name: payName },
          value: {
            data: { amount: Number(amount), frequency: frequency as Schemas['PayFrequency'], currency_iso: currency.toUpperCase() },
          },
        },
      ]
    : []
  const others = named.map((line) => ({ document_variable: { name: line![1]!.trim() }, value: { body: line![2]! } }))
  const file = files.get('document')
  return { body: { document_variables: [...pay, ...others], ...(file && { documents: [await fileInput(file)] }) } }
}
