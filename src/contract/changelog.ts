// The changelog: what changed since the release that clients were written for, above what was written of earlier releases.
import { changesBetween, type Change } from './changes.ts'
import type { Document } from './document.ts'

/** The page, in Markdown. `announced` are lines that no difference tells, `earlier` is the text of past releases, newest first. */
export function changelogOf(released: Document, current: Document, announced: readonly string[], earlier: string): string {
  const lines = [...announced.map((text) => `- ${text}\n`), ...changesBetween(released, current).map(lineOf)]
  const unreleased = lines.length === 0 ? '' : `## Since the last release\n\n${lines.join('')}\n`
  return `# Changelog\n\nWritten from the contract's own differences; a change that breaks clients says so.\n\n${unreleased}${earlier}`
}

const lineOf = ({ operation, breaking, text }: Change) => `- ${breaking ? '**Breaking.** ' : ''}\`${operation}\` ${text}\n`

/** The breaking changes that nobody has declared. A declaration is the change's own line, `<operationId> <text>`. */
export function undeclared(released: Document, current: Document, declared: readonly string[]): string[] {
  const known = new Set(declared)
  return changesBetween(released, current)
    .filter(({ breaking }) => breaking)
    .map(({ operation, text }) => `${operation} ${text}`)
    .filter((line) => !known.has(line))
}
