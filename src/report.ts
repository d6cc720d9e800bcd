// Reports what the contracts lack: `node src/report.ts <openapi folder> <generated folder> [--check | --record <file of a test run>]`.
// Writes the report as a page of the documentation. With a record, prints a line for each missing thing instead, tests included.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { operationsOf, type Document } from './contract/document.ts'
import { writeOrCheck } from './contract/generate.ts'
import { partsOf, type Part } from './contract/parts.ts'
import { lineOf, newest, releasedIn, roots, unreleasedIn, type Contracts } from './release.ts'
import { versions } from './versions/versions.ts'

type Guide = { readonly title: string; readonly path: string; readonly text: string }
export type Sources = {
  /** By the names of their files in `released/`. */
  readonly contracts: Contracts
  /** The operations and notifications that no release has. */
  readonly unreleased: readonly string[]
  readonly guides: readonly Guide[]
}

/** Reads the contracts as they are served, which operations and notifications were released, and the guides. */
export async function sourcesIn(folder: string, generated: string): Promise<Sources> {
  const read = (below: string) => JSON.parse(readFileSync(join(generated, below, 'openapi-3.1.json'), 'utf8')) as Document
  const contracts: Contracts = {
    [newest]: read('.'),
    oauth: read('oauth'),
    careers: read('careers'),
    ...Object.fromEntries(versions.map(({ number }) => [`v${number}`, read(`v${number}`)])),
  }
  const released = await releasedIn(folder)
  const guides = globSync('[0-9]*.md', { cwd: join(folder, 'guides') }).toSorted()
  return {
    contracts,
    unreleased: unreleasedIn(contracts, released.contracts),
    guides: guides.map((file) => guideIn(join(folder, 'guides', file))),
  }
}

function guideIn(file: string): Guide {
  const text = readFileSync(file, 'utf8')
  const name = basename(file, '.md').replace(/^\d+-/, '')
  return { title: text.slice(2, text.indexOf('\n')), path: `/docs/guides/${name}`, text }
}

/** Returns the guides that name an operation by its id, an endpoint of the authorization server by its path, or a notification by its event. */
function guidesTo(owner: string, document: Document, contract: string, guides: readonly Guide[]): Guide[] {
  const [path] = Object.entries(document.paths).find(([, item]) => Object.values(item).some((each) => isNamed(each, owner))) ?? []
  const name = contract === newest || !path ? owner : path.replaceAll(/[.]/g, '\\.')
  const named = new RegExp(`(?<![\\w-])${name}(?![\\w-])`)
  return guides.filter(({ text }) => named.test(text))
}

const isNamed = (operation: unknown, id: string) => (operation as { operationId?: string }).operationId === id

/**
 * Returns a line for each thing that is missing, with what to do about it. `record` has the lines that a test run left (see
 * test/fixtures/record.ts); without it the tests are left out. An older version is derived from the newest, so its texts are not examined,
 * and of its answers only those that succeed need a test.
 */
export function missingIn({ contracts, unreleased, guides }: Sources, record?: ReadonlySet<string>): string[] {
  const inContract = ([contract, document]: [string, Document]) => {
    const isWritten = roots.includes(contract)
    return partsOf(document).flatMap((part) => {
      const { owner, kind, name, hasDescription, hasExample } = part
      const place = lineOf(contract, `${owner} ${name}`.trim())
      const lines = []
      if (isWritten && hasDescription === false) lines.push(`${place} has no description: write it in openapi/`)
      if (isWritten && hasExample === false) lines.push(`${place} has no example: add one in openapi/`)
      if (isWritten && name === '' && guidesTo(owner, document, contract, guides).length === 0)
        lines.push(`${place} is in no guide: name it in openapi/guides/`)
      if (record && name !== '' && (isWritten || isSuccess(part)) && !record.has(place))
        lines.push(`${place} is covered by no test: ${remedies[kind]}`)
      return lines
    })
  }
  return [
    ...Object.entries(contracts).flatMap(inContract),
    ...unreleased.map((name) => `${name} is in no release: run make release DATE=…`),
  ]
}

const isSuccess = ({ kind, name }: Part) => (kind === 'status' || kind === 'header') && name.startsWith('2')

const remedies: Readonly<Record<Part['kind'], string>> = {
  operation: 'add a test that calls it',
  notification: 'add a test that causes it',
  body: 'add a test that sends one with success',
  status: 'add a test that gets it',
  parameter: 'add a test that sends it with success',
  header: 'add a test of a response that has it',
}

/** Returns the report as a page of the documentation, in Markdown. */
export function pageOf(sources: Sources): string {
  const missing = missingIn(sources)
  return `# Completeness

What the contract, the guides and the releases contain for each operation and notification, and what is missing.

${missing.length === 0 ? 'Nothing is missing.' : missing.map((line) => `- ${line}`).join('\n')}

The tables count the statuses, parameters and headers that have a description, and the examples of bodies, parameters and headers. Tests are
not included: a run of all tests records the statuses, parameters, headers and notifications that it covers, and fails if the contract has others.

## Operations

${tableOf(sources, newest, 'operation')}
## Notifications

${tableOf(sources, newest, 'notification')}
## Authorization server

${tableOf(sources, 'oauth', 'operation')}
## Job board

${tableOf(sources, 'careers', 'operation')}`
}

function tableOf({ contracts, unreleased, guides }: Sources, contract: string, kind: Part['kind']): string {
  const document = contracts[contract] as Document
  const byOwner = Map.groupBy(partsOf(document), ({ owner }) => owner)
  const older = versions.map(({ number }) => {
    const ids = new Set(operationsOf(contracts[`v${number}`] as Document).map(({ id }) => id))
    return { number, ids }
  })
  const latest = 1 + Math.max(...older.map(({ number }) => number))
  const rows = [...byOwner].flatMap(([owner, parts]) => {
    if (!parts.some((part) => part.kind === kind)) return []
    const described = (of: Part['kind']) => ratio(parts.filter((part) => part.kind === of).map(({ hasDescription }) => hasDescription))
    const numbers = [latest, ...older.filter(({ ids }) => ids.has(owner)).map(({ number }) => number)]
    return [
      [
        contract === newest ? `[${owner}](/docs/operations#${owner})` : `\`${owner}\``,
        described('status'),
        described('parameter'),
        described('header'),
        ratio(parts.map(({ hasExample }) => hasExample)),
        guidesTo(owner, document, contract, guides)
          .map(({ title, path }) => `[${title}](${path})`)
          .join(', '),
        unreleased.includes(lineOf(contract, owner)) ? 'no' : 'yes',
        ...(contract === newest && kind === 'operation' ? [numbers.join(', ')] : []),
      ],
    ]
  })
  const head = ['name', 'statuses', 'parameters', 'headers', 'examples', 'guides', 'released', 'versions'].slice(0, rows[0]?.length)
  return [head, head.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}

/** Returns how many are true: `3`, or `2 of 3` where some are false. Undefined ones do not count. */
function ratio(given: readonly (boolean | undefined)[]): string {
  const needed = given.filter((each) => each !== undefined)
  const present = needed.filter(Boolean).length
  return present === needed.length ? String(present) : `${present} of ${needed.length}`
}

async function main(): Promise<void> {
  const [folder, generated, mode, record] = process.argv.slice(2)
  if (!folder || !generated) throw new Error('usage: report.ts <openapi folder> <generated folder> [--check | --record <file>]')
  const sources = await sourcesIn(folder, generated)
  if (mode !== '--record' || !record) return writeOrCheck(generated, { 'completeness.md': pageOf(sources) }, mode === '--check')
  const lines = existsSync(record) ? missingIn(sources, recordIn(record)) : [...missingIn(sources), `${record} is missing: run make test`]
  for (const line of lines) console.log(line)
  if (lines.length > 0) process.exitCode = 1
}

/** Reads the record of a test run. */
export const recordIn = (file: string): ReadonlySet<string> => new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
