// Compares the contracts with the released ones: `node src/release.ts <openapi folder> <generated folder> [--check | <YYYY-MM-DD>]`.
// Fails if an undeclared change breaks clients of the release, and writes the changelog. With a date, releases the present contracts.
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './contract/bundle.ts'
import { declarationOf, listOf } from './contract/changelog.ts'
import { changesBetween, withoutProse } from './contract/changes.ts'
import type { Change } from './contract/comparison.ts'
import { operationsOf, webhooksOf, type Document, type Revision } from './contract/document.ts'
import { writeOrCheck } from './contract/generate.ts'
import { olderContract } from './versions/contract.ts'
import { versions } from './versions/versions.ts'

export type Contracts = Readonly<Record<string, Document>>

/** The newest version's contract, which has the changelog. */
export const newest = 'openapi'
/** The files of the handwritten contracts. */
export const roots: readonly string[] = [newest, 'oauth', 'careers']

/** Returns every contract that clients rely on, by the name of its file in `released/`. */
export async function contractsIn(folder: string): Promise<Contracts> {
  const written = await Promise.all(roots.map(async (root) => [root, await bundle(join(folder, `${root}.yaml`))] as const))
  const contracts = Object.fromEntries(written)
  let newer = contracts[newest] as Document
  for (const version of versions) contracts[`v${version.number}`] = newer = olderContract(version, newer)
  return contracts
}

export type State = {
  /** What changed since the last release, by contract. */
  readonly changes: Readonly<Record<string, readonly Change[]>>
  /** Breaking changes that are not declared, each as the line that would declare it. */
  readonly undeclared: readonly string[]
  /** Declarations of changes that are none: they would hide a later one. */
  readonly stale: readonly string[]
  /** Operations and notifications that were never released, so that clients may not rely on them. */
  readonly unreleased: readonly string[]
}

/** Compares contracts with the released ones. In a contract that was never released, everything is new. */
export function stateOf(contracts: Contracts, released: Contracts, declared: readonly string[]): State {
  const before = (name: string) => released[name] ?? { ...(contracts[name] as Document), paths: {}, webhooks: {} }
  const all = Object.entries(contracts).map(([name, contract]) => [name, changesBetween(before(name), contract)] as const)
  const breaking = all.flatMap(([name, changes]) =>
    changes.filter((change) => change.breaking).map((change) => lineOf(name, declarationOf(change))),
  )
  return {
    changes: Object.fromEntries(all),
    undeclared: breaking.filter((line) => !declared.includes(line)),
    stale: declared.filter((line) => !breaking.includes(line)),
    unreleased: unreleasedIn(contracts, released),
  }
}

/** Returns the operations and notifications that no release has. */
export function unreleasedIn(contracts: Contracts, released: Contracts): string[] {
  return Object.entries(contracts).flatMap(([name, contract]) => {
    const known = new Set(released[name] && namesIn(released[name]))
    return namesIn(contract)
      .filter((one) => !known.has(one))
      .map((one) => lineOf(name, one))
  })
}

const namesIn = (contract: Document) => [...operationsOf(contract).map(({ id }) => id), ...webhooksOf(contract).map(({ event }) => event)]

/** Older versions get no new operation by themselves, so it is listed for each that has it. */
const isAddition = ({ where, text }: Change) => where === '' && text.startsWith('added: ')

/** Returns a line about a contract, which names the contract unless it is the newest version's. */
export const lineOf = (contract: string, line: string): string => (contract === newest ? line : `${contract} ${line}`)

const titles: Readonly<Record<string, string>> = { oauth: 'Authorization server', careers: 'Job board', v2: 'Version 2', v1: 'Version 1' }

/** Returns the section of the changes since the release; empty if nothing changed. `announced` are lines that no difference shows. */
export function unreleasedSection({ changes }: State, announced: readonly string[]): string {
  const { [newest]: first = [], ...others } = changes
  const known = new Set(first.map(declarationOf))
  // An older version derives from the newer one, so most of its changes are already listed.
  const sections = Object.entries(others).map(
    ([name, list]) => [titles[name], list.filter((change) => isAddition(change) || !known.has(declarationOf(change)))] as const,
  )
  const told = sections.filter(([, list]) => list.length > 0).map(([title, list]) => `\n### ${title}\n\n${listOf(list)}`)
  const text = `${announced.map((line) => `- ${line}\n`).join('')}${listOf(first)}${told.join('')}`
  return text && `## Since the last release\n\n${text.replace(/^\n/, '')}\n`
}

type Released = { readonly contracts: Contracts; readonly declared: string[]; readonly announced: string[]; readonly changelog: string }

/** Reads the folder `released/`. */
export async function releasedIn(folder: string): Promise<Released> {
  const read = (name: string) => readFile(join(folder, 'released', name), 'utf8')
  const lines = async (name: string) => (await read(name)).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const names = [...roots, ...versions.map(({ number }) => `v${number}`)].filter((name) =>
    existsSync(join(folder, 'released', `${name}.json`)),
  )
  return {
    contracts: Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, JSON.parse(await read(`${name}.json`)) as Document] as const)),
    ),
    declared: await lines('breaking.txt'),
    announced: await lines('announced.txt'),
    changelog: await read('changelog.md'),
  }
}

/** Returns the present contracts and what changed since their release. Rejects if that breaks clients and is not declared. */
export async function presentIn(folder: string): Promise<{ contracts: Contracts; state: State; section: string; earlier: string }> {
  const [contracts, released] = await Promise.all([contractsIn(folder), releasedIn(folder)])
  const state = stateOf(contracts, released.contracts, released.declared)
  if (state.undeclared.length > 0)
    throw new Error(
      `The contract breaks clients of the last release:\n${listed(state.undeclared)}Take it back, or declare each line in ${folder}/released/breaking.txt`,
    )
  if (state.stale.length > 0)
    throw new Error(`Declared in ${folder}/released/breaking.txt, but no breaking change:\n${listed(state.stale)}Delete each line`)
  return { contracts, state, section: unreleasedSection(state, released.announced), earlier: released.changelog }
}

const listed = (lines: readonly string[]) => lines.map((line) => `  ${line}\n`).join('')

/** Releases the present contracts under the next revision. */
export async function release(folder: string, date: string): Promise<void> {
  const { contracts, section, earlier } = await presentIn(folder)
  if (section === '') throw new Error('Nothing has changed since the last release')
  const { number = 0 } = contracts[newest]?.info['x-revision'] ?? {}
  const revision: Revision = { number: number + 1, date }
  for (const root of roots) {
    const file = join(folder, `${root}.yaml`)
    const line = `x-revision: { number: ${revision.number}, date: '${date}' }`
    await writeFile(file, (await readFile(file, 'utf8')).replace(/x-revision: .*/, line))
  }
  const write = (name: string, text: string) => writeFile(join(folder, 'released', name), text)
  for (const [name, contract] of Object.entries(contracts)) {
    const made = { ...contract, info: { ...contract.info, 'x-revision': revision } }
    await write(`${name}.json`, `${JSON.stringify(withoutProse(made), null, 1)}\n`)
  }
  await write('changelog.md', section.replace('Since the last release', `Revision ${revision.number}, ${date}`) + earlier)
  for (const name of ['breaking.txt', 'announced.txt']) {
    const text = await readFile(join(folder, 'released', name), 'utf8')
    await write(name, `${text.split('\n')[0]}\n`)
  }
}

async function main(): Promise<void> {
  const [folder, generated, mode] = process.argv.slice(2)
  if (!folder || !generated) throw new Error('usage: release.ts <openapi folder> <generated folder> [--check | <YYYY-MM-DD>]')
  const check = mode === '--check'
  if (mode !== undefined && !check) {
    if (!/^\d{4}-\d\d-\d\d$/.test(mode)) throw new Error('Give the day of the release as YYYY-MM-DD: make release DATE=2026-12-01')
    await release(folder, mode)
  }
  const { contracts, state, section, earlier } = await presentIn(folder)
  if (mode !== undefined && !check) console.log(newestOnly(contracts))
  await writeOrCheck(generated, { 'changelog.md': `${head}${section}${earlier}` }, check)
  if (check && state.unreleased.length > 0)
    throw new Error(`In no release, so that changes which break their clients pass:\n${listed(state.unreleased)}Run make release DATE=…`)
}

/** Says which operations only the newest version has. */
function newestOnly(contracts: Contracts): string {
  const older = new Set(versions.flatMap(({ operations }) => [...operations]))
  const own = operationsOf(contracts[newest] as Document).filter(({ id }) => !older.has(id))
  return `In version 3 only: ${own.map(({ id }) => id).join(', ') || 'no operation'}. src/versions/operations.ts names those of older versions.`
}

const head = "# Changelog\n\nWritten from the contract's own differences; a change that breaks clients says so.\n\n"

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
