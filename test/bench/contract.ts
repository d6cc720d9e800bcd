// Measures what a larger contract costs at startup: the library's contract with any number of copies of its operations.
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { generate } from '../../src/contract/generate.ts'
import { filledPath } from '../../src/contract/pathTemplate.ts'
import type { Comparison, Runner, Sample } from './comparison.ts'

const counts = [10, 100, 300]
const starts = 4
const root = new URL('../..', import.meta.url).pathname
const library = new URL('../fixtures/library/', import.meta.url)
const methods = ['get', 'post', 'put', 'patch', 'delete']

type Operation = { operationId: string; tags: string[] }
type Document = { paths: Record<string, Record<string, Operation>>; components: { headers: Record<string, object> } }

/**
 * Startup time and heap of the engine without a database, at 10, 100 and 300 operations, and those of Fastify alone with the same routes;
 * `folder` receives the generated files.
 */
export async function contractComparisons(folder: string): Promise<Comparison[]> {
  const places = counts.map((count) => ({ count, place: join(folder, `contract-${count}`) }))
  for (const { count, place } of places) await generateContract(place, count)
  const along = (name: string, what: string, program: string): Comparison => {
    const [first, ...rest] = places.map(({ count, place }): Runner => ({ name: String(count), measure: () => boot(program, place) }))
    return { name, what, ours: first as Runner, others: rest, axis: 'operations', rounds: starts }
  }
  return [
    along(
      'size of the contract',
      'A server without a database: from the start of the process to the first answer, from one file with a warm compile cache, and its heap then',
      'boot.ts',
    ),
    along(
      'size of the contract, Fastify alone',
      'The same for Fastify with routes at the same paths, whose handlers do nothing',
      'bootFastify.ts',
    ),
  ]
}

async function boot(program: string, folder: string): Promise<Sample> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, program), folder], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(folder, 'compiled') },
  })
  return JSON.parse(stdout) as Sample
}

/** Writes `openapi.json`, `operations/`, `generated/`, and `routes.json`: methods and paths, as Fastify writes them. */
async function generateContract(folder: string, count: number): Promise<void> {
  const document = JSON.parse(readFileSync(new URL('generated/openapi-3.1.json', library), 'utf8')) as Document
  // The published contract does not say which headers the pipeline writes.
  document.components.headers.RateLimit = { ...document.components.headers.RateLimit, 'x-pipeline': true }
  const originals = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ path, method, operation: item[method] }] : [])),
  )
  const paths: Document['paths'] = {}
  for (let at = 0; at < count; at++) {
    const { path, method, operation } = originals[at % originals.length] as (typeof originals)[number]
    const copy = Math.floor(at / originals.length)
    const id = `${operation.operationId}${copy}`
    ;(paths[`/shelf${copy}${path}`] ??= {})[method] = { ...operation, operationId: id }
    const file = join(folder, 'operations', operation.tags[0] as string, `${id}.ts`)
    const original = new URL(`operations/${operation.tags[0]}/${operation.operationId}.ts`, library)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      `import { ${operation.operationId} } from '${original}'\nexport const ${id} = { ...${operation.operationId}, id: '${id}' }\n`,
    )
  }
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify({ ...document, paths }))
  const routes = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => [method.toUpperCase(), filledPath(path, (name) => `:${name}`)]),
  )
  writeFileSync(join(folder, 'routes.json'), JSON.stringify(routes))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  // The compiled validators import packages from there.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, 'generated'))
  const written = await generate(join(folder, 'openapi.json'), join(folder, 'generated'), join(folder, 'operations'))
  for (const [name, text] of Object.entries(written)) writeFileSync(join(folder, 'generated', name), text)
  // As in the bundle of a server, what is generated and the operations are one file. What all contracts share stays where it is.
  const contents = `
    export { facts } from './facts.ts'
    export { handlers } from './handlers.ts'
    export { validators } from './validators.js'`
  await build({
    stdin: { contents, resolveDir: join(folder, 'generated') },
    outfile: join(folder, 'generated/api.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    external: ['file:*'],
    logLevel: 'error',
  })
}
