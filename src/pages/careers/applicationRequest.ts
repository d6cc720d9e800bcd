// Turns what an applicant sent into the request of createCandidate, and its refusal into sentences beside the inputs.
import type { components } from '../../../generated/types.ts'
import type { Faults } from '../shell/fields.ts'
import { fileInput } from '../shell/form.ts'
import { maxBytes, type Input, type Sent } from './applicationInputs.ts'
import { filled, numberOf, sizeOf, type Language } from './language.ts'

type Candidate = components['schemas']['CandidateFieldsCreate']
type Value = string | number | boolean | string[] | { name: string; data: string }
/** An entry or an answer, with the inputs of its members. */
type Group = { readonly members: Record<string, Value>; readonly names: Map<string, string> }

/** Returns a sentence for each required input without a value, and for each number that is none. */
export function missingIn(inputs: readonly Input[], sent: Sent, language: Language): Faults {
  const { missing, number } = language.words.faults
  const faults: Record<string, string> = {}
  for (const input of inputs) {
    const { name, label, required, control } = input
    const text = sent.texts.get(name) ?? ''
    const isGiven = control === 'file' ? sent.files.has(name) : control === 'several' ? chosenOf(input, sent).length > 0 : text !== ''
    if (required && !isGiven) faults[name] = filled(language, missing, { field: label })
    else if (control === 'number' && !Number.isFinite(Number(text))) faults[name] = filled(language, number, { field: label })
  }
  // An entry without the part that names it is not stored, which its applicant would not expect.
  for (const [group, parts] of Map.groupBy(
    inputs.filter((input) => input.group !== undefined),
    ({ target }) => target.slice(0, 2).join('.'),
  )) {
    const [first] = parts
    const isBegun = parts.some(({ name }) => (sent.texts.get(name) ?? '') !== '')
    if (first && isBegun && (sent.texts.get(first.name) ?? '') === '')
      faults[`${group}.${first.target[2]}`] = filled(language, missing, { field: first.label })
  }
  return faults
}

/** Returns a sentence for an input whose value createCandidate refuses: what is wrong with it follows from the input and the value. */
function wrongWith(input: Input, sent: Sent, language: Language): string {
  const { label: field, control, maxLength, types = [], maxSize } = input
  const { faults } = language.words
  const text = sent.texts.get(input.name) ?? ''
  if (control === 'file') {
    const file = sent.files.get(input.name)
    if (maxSize !== undefined && (file?.size ?? 0) > maxSize)
      return filled(language, faults.fileSize, { field, size: sizeOf(language, Math.min(maxSize, maxBytes)) })
    return types.length > 0
      ? filled(language, faults.fileType, { field, types: types.join(', ') })
      : filled(language, faults.other, { field })
  }
  if (maxLength !== undefined && Array.from(text).length > maxLength)
    return filled(language, faults.long, { field, limit: numberOf(language, maxLength) })
  return filled(language, control === 'email' || control === 'date' ? faults[control] : faults.other, { field })
}

export const chosenOf = ({ name, choices = [] }: Input, { texts }: Sent): string[] =>
  choices.filter(({ id }) => texts.has(`${name}.${id}`)).map(({ id }) => id)

export type ApplicationRequest = {
  readonly candidate: Candidate
  /** Returns the refusal's faults by input; those of no input under ''. */
  readonly faultsOf: (refused: Readonly<Record<string, readonly string[]>>) => Faults
}

/** Builds the request. Inputs without a value are left out. The faults are in this language. */
export async function requestOf(inputs: readonly Input[], sent: Sent, language: Language): Promise<ApplicationRequest> {
  const members: Record<string, unknown> = {}
  const names = new Map<string, string>()
  const groups = new Map<string, Map<string, Group>>()
  for (const input of inputs) {
    const value = await valueOf(input, sent)
    if (value === undefined) continue
    const [list = '', item, member] = input.target
    if (item === undefined || member === undefined) {
      members[list] = value
      names.set(list, input.name)
      continue
    }
    const items = groups.get(list) ?? new Map<string, Group>()
    const group = items.get(item) ?? { members: list === 'answers' ? { question_key: item } : {}, names: new Map<string, string>() }
    group.members[member] = value
    group.names.set(member, input.name)
    groups.set(list, items.set(item, group))
  }
  for (const [list, items] of groups) {
    members[list] = [...items.values()].map((group) => group.members)
    for (const [index, group] of [...items.values()].entries()) {
      const [first = ''] = group.names.values()
      names.set(`${list}.${index}`, first)
      for (const [member, name] of group.names) names.set(`${list}.${index}.${member}`, name)
    }
  }
  return {
    // The operation checks it by the contract, as it checks what any client sends.
    candidate: members as Candidate,
    faultsOf: (refused) =>
      Object.fromEntries(
        Object.keys(refused).map((place) => {
          const name = nameAt(place.replace(/^candidate\./, ''))
          const input = inputs.find((each) => each.name === name)
          return [name, input ? wrongWith(input, sent, language) : language.words.checkEntries]
        }),
      ),
  }

  function nameAt(place: string): string {
    const steps = place.split('.')
    for (let length = steps.length; length > 0; length--) {
      const name = names.get(steps.slice(0, length).join('.'))
      if (name !== undefined) return name
    }
    return ''
  }
}

async function valueOf(input: Input, sent: Sent): Promise<Value | undefined> {
  const { name, control } = input
  const text = sent.texts.get(name) ?? ''
  if (control === 'file') {
    const file = sent.files.get(name)
    return file && fileInput(file)
  }
  if (control === 'several') {
    const chosen = chosenOf(input, sent)
    return chosen.length > 0 ? chosen : undefined
  }
  if (text === '') return undefined
  if (control === 'one') return [text]
  if (control === 'number') return Number(text)
  if (control === 'yes-no' || control === 'check') return text === 'yes'
  return text
}
