// The changelog: describes in words what changed since the release that clients were written for.
import type { Change } from './comparison.ts'

/** Returns the line that declares the change in `breaking.txt`, without the name of its contract. */
export const declarationOf = ({ operation, where, text }: Change): string =>
  [operation, where && `${where}:`, text].filter(Boolean).join(' ')

/** Returns the changes as a Markdown list. A change that several operations or error statuses have in common is listed once. */
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
      return `- ${breaking}${namesOf([...operations], change.text === 'is new')}${place && `${place}:`} ${change.text}\n`
    })
    .join('')
}

const most = 12

/** What is new is listed with all its operations: the documentation reads from the changelog since when each part of them exists. */
function namesOf(operations: readonly string[], areAllListed: boolean): string {
  const listed = areAllListed ? operations : operations.slice(0, most)
  const shown = listed.map((name) => `\`${name}\``).join(', ')
  return listed.length < operations.length ? `${shown} and ${operations.length - listed.length} more` : shown
}

/** The pointer as inline code, since Markdown would interpret some of its characters. */
const placed = (where: string) => where.replace(/\/.*$/, '`$&`')
