// Finds the entries in the contract's files that nothing refers to, which the bundle would leave out silently.
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { parse } from 'yaml'

type Files = ReadonlyMap<string, unknown>
type Entry = { readonly file: string; readonly pointer: string }

/** How deep in a file its entries are: a path, a webhook, or a component of some kind. */
const depths: Readonly<Record<string, number>> = { paths: 1, webhooks: 1, components: 2 }

/** Returns a sentence for each entry, in any YAML file beside `root`, that no contract in that folder leads to. */
export async function orphansBeside(root: string): Promise<string[]> {
  const folder = dirname(root)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml') && !name.endsWith('redocly.yaml'))
  const files: Files = new Map(
    await Promise.all(names.map(async (name) => [name, parse(await readFile(join(folder, name), 'utf8'))] as const)),
  )
  const isContract = (file: string) => Object.hasOwn(files.get(file) ?? {}, 'openapi')
  const reached = new Set<string>()
  for (const file of names.filter(isContract)) follow(files, { file, pointer: '' }, reached)
  const unreached = names
    .filter((file) => !isContract(file))
    .flatMap((file) => entriesIn(file, files.get(file)).filter((entry) => !isReached(entry, reached)))
  return unreached.map(
    ({ file, pointer }) => `${join(folder, file)}: nothing leads to ${pointer}: name it in ${basename(root)}, refer to it, or delete it`,
  )
}

/** Collects every place that is referenced from `entry` on, across all files. */
function follow(files: Files, entry: Entry, reached: Set<string>): void {
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    for (const [key, inner] of Object.entries(part)) {
      if (typeof inner === 'string' && (key === '$ref' || /^[^ ]*#\//.test(inner))) {
        const [file = '', pointer = ''] = inner.split('#')
        const target = { file: file === '' ? entry.file : basename(file), pointer }
        const place = `${target.file}#${pointer}`
        if (reached.has(place)) continue
        reached.add(place)
        follow(files, target, reached)
      } else visit(inner)
    }
  }
  const steps = entry.pointer.split('/').slice(1)
  visit(steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[named(step)], files.get(entry.file)))
}

const named = (step: string) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
const written = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** A file without entries counts as one entry. */
function entriesIn(file: string, content: unknown): Entry[] {
  const entries = (part: unknown, pointer: string, depth: number): Entry[] =>
    depth === 0
      ? [{ file, pointer }]
      : Object.entries(part ?? {}).flatMap(([name, inner]) => entries(inner, `${pointer}/${written(name)}`, depth - 1))
  const found = Object.entries(content ?? {}).flatMap(([key, inner]) => entries(inner, `/${written(key)}`, depths[key] ?? 0))
  return found.length > 0 ? found : [{ file, pointer: '/' }]
}

/** A place is reached by a reference to it, to its whole file, or into it. */
const isReached = ({ file, pointer }: Entry, reached: ReadonlySet<string>) =>
  [...reached].some((place) => place === `${file}#` || place === `${file}#${pointer}` || place.startsWith(`${file}#${pointer}/`))
