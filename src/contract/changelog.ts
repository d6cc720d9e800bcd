// The changelog: what changed since the release that clients were written for, in words.
import type { Change } from './comparison.ts'

/** The line that declares a change in `breaking.txt`, without its contract. */
export const declarationOf = ({ operation, where, text }: Change): string =>
  [operation, where && `${where}:`, text].filter(Boolean).join(' ')

/** The changes as a list in Markdown. What several operations have in common is told once, and so is what several errors have. */
export function listOf(changes: readonly Change[]): string {
  const groups = new Map<string, { change: Change; where: string; operations: Set<string> }>()
  for (const change of changes) {
    const where = change.where.replace(/^answer \/[45]\d\d(?=\/)/, 'answer of an error ')
    const key = JSON.stringify([where, change.text])
    const group = groups.get(key) ?? { change, where, operations: new Set() }
    groups.set(key, group)
    group.operations.add(change.operation)
  }
  return [...groups.values()]
    .map(({ change, where, operations }) => {
      const [breaking, place] = [change.breaking ? '**Breaking.** ' : '', where && `, ${placed(where)}`]
      return `- ${breaking}${namesOf([...operations])}${place && `${place}:`} ${change.text}\n`
    })
    .join('')
}

const most = 12

function namesOf(operations: readonly string[]): string {
  const shown = operations
    .slice(0, most)
    .map((name) => `\`${name}\``)
    .join(', ')
  return operations.length > most ? `${shown} and ${operations.length - most} more` : shown
}

/** The pointer as code: it holds what Markdown takes for its own. */
const placed = (where: string) => where.replace(/\/.*$/, '`$&`')
