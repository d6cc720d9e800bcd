// The one stylesheet of the pages that people use, under a name that changes with its content.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The documentation's colours and bar come first, so that both look alike. */
const content = ['../assets/bar.css', '../assets/people.css'].map((path) => readFileSync(new URL(path, import.meta.url), 'utf8')).join('\n')

export const stylesheet = {
  path: `/assets/pages.${createHash('sha256').update(content).digest('hex').slice(0, 16)}.css`,
  content,
}
