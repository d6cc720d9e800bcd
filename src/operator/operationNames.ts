// The noun and the verb of each operation of the contract: `jobs create` for createJob. They follow from its path and its id.
import type { NamedOperation } from '../contract/document.ts'

/** Nouns that are shorter than the first step of their paths. */
const shortened: Readonly<Record<string, string>> = { disqualification_reasons: 'reasons', 'time-tracking': 'timetracking' }

/** Names that do not follow from the rule. */
const exceptions: Readonly<Record<string, string>> = {
  createCandidate: 'candidates create',
  redeliverFailed: 'subscriptions redeliver',
}

const singular = (word: string) => word.replace(/s$/, '')

/**
 * The noun is the first step of the path. The verb is the id without the words of the noun, and `show` instead of `get`: `list-questions`
 * for listJobQuestions, whose path starts with /jobs.
 */
export function nameOf({ id, path }: Pick<NamedOperation, 'id' | 'path'>): string {
  const [, first = ''] = path.split('/')
  const [action = '', ...words] = id.split(/(?=[A-Z])/).map((word) => word.toLowerCase())
  const ofNoun = new Set(first.replace('timeoff', 'time_off').split(/[_-]/).map(singular))
  const rest = words.filter((word) => !ofNoun.has(singular(word)))
  const verb = [action === 'get' ? 'show' : action, ...rest].join('-')
  return exceptions[id] ?? `${shortened[first] ?? first.replaceAll('_', '-')} ${verb}`
}
