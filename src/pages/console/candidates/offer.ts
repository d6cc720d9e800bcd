// The offer on a candidate's page: drafted, changed, sent and decided by the members whose role on the job allows it.
import type { components } from '../../../../generated/types.ts'
import { field, selectField, textField } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html, type Content } from '../../shell/html.ts'
import { formOf, type FormsContext } from './forms.ts'
import { offerFields } from './offerDraft.ts'

type Schemas = components['schemas']
export type Offer = Schemas['CandidateOffer']

const frequencies: Readonly<Record<Schemas['PayFrequency'], string>> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
}

/** Returns the fields that show a draft. */
function textsOf({ document_variables: variables = [] }: Offer): Form {
  const pay = variables.find(({ value }) => value.data)?.value.data
  const others = variables.flatMap(({ document_variable: { name }, value: { body } }) => (body ? [`${name}: ${body}`] : []))
  return {
    terms: others.join('\n'),
    ...(pay && { amount: String(pay.amount), currency: pay.currency_iso, frequency: pay.frequency }),
  }
}

/** The forms that act on the newest offer, as far as its state and the visitor's role on the job allow it. */
export function offerForms(context: FormsContext, offer: Offer): readonly Content[] {
  const { can, candidate } = context
  const isOpen = offer.state === 'draft' || offer.state === 'pending'
  const about = (text: string) => html`<p>${text}</p>`
  return [
    offer.state === 'draft' && can('manageOffer') && draftForm(context, 'change-offer', 'Change the draft', textsOf(offer)),
    offer.state === 'draft' &&
      can('manageOffer') &&
      formOf(context, 'send-offer').form({
        verb: 'Send the offer',
        fields: about(
          'It can no longer be changed, and waits for a decision. The candidate moves to the stage of offers, if they are before it.',
        ),
        button: 'Send offer',
        once: true,
      }),
    offer.state === 'pending' &&
      can('decideOffer') &&
      formOf(context, 'approve-offer').form({ verb: 'Approve', fields: about('The decision is final.'), button: 'Approve offer' }),
    offer.state === 'pending' &&
      can('decideOffer') &&
      formOf(context, 'reject-offer').form({
        verb: 'Reject',
        fields: about('The decision is final. Another offer can be drafted then.'),
        button: 'Reject offer',
        kind: 'danger',
      }),
    !isOpen && !candidate.disqualified && can('manageOffer') && draftForm(context, 'draft-offer', 'Draft an offer', {}),
  ].filter((form) => form !== false)
}

function draftForm(context: FormsContext, action: 'draft-offer' | 'change-offer', verb: string, texts: Form): Content {
  const { form, at } = formOf(context, action)
  const filled = (name: string, label: string) => {
    const { value, ...rest } = at(name, label)
    return { ...rest, value: value ?? texts[name] }
  }
  const options = Object.entries(frequencies).map(([value, name]) => ({ value, name }))
  const { documents } = offerFields()
  return form({
    verb,
    fields: html`
      ${textField(filled('amount', 'Amount'))} ${textField({ ...filled('currency', 'Currency'), hint: 'Such as EUR.' })}
      ${selectField({ ...filled('frequency', 'Paid for'), options })}
      ${textField({ ...filled('terms', 'Further terms'), lines: 4, hint: 'One in each line, such as First day: 1 June 2026.' })}
      ${field({ ...at(documents.name, documents.label), hint: 'A file, if any. It replaces the former one.' }, (attributes) => html`<input type="file" ${attributes} />`)}
    `,
    button: action === 'draft-offer' ? 'Save draft' : 'Save changes',
    ...(action === 'draft-offer' && { once: true as const }),
    hasFiles: true,
  })
}
