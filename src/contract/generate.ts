// Generates the output folder from a contract: `node src/contract/generate.ts <root.yaml> <output> [<operations>] [--check] [--foreign]`.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { bundle, downgrade } from './bundle.ts'
import { identifierOf, operationsOf, type Document } from './document.ts'
import { factsOf, type OperationFacts } from './facts.ts'
import { faultsIn, refuseFaults } from './faults.ts'
import { orphansBeside } from './orphans.ts'
import { served } from './served.ts'
import { unsupportedIn } from './unsupported.ts'
import { isOf30, upgraded } from './upgrade.ts'
import { compileValidators } from './validators.ts'

const banner = '// Written by `make generate` from the contract: never edit it.\n'

/** `isForeign`: the document was not written for this engine. `warn` receives a sentence for each part of it that is not checked. */
export type GeneratorOptions = { readonly isForeign?: boolean; readonly warn?: (warning: string) => void }

/**
 * Returns every generated file by name. The folders are relative to the working directory and determine the import paths in `handlers.ts`.
 * A contract without a folder of operations is served by handwritten code: it gets no handlers and no index.
 *
 * A foreign document need not follow the rules of this repository's contracts (`faults.ts`, `orphans.ts`), is published as it is, and is
 * checked as it is written: objects are closed only where it says so. In any other, what is not checked is refused.
 */
export async function generate(
  root: string,
  output: string,
  operations?: string,
  { isForeign = false, warn = console.error }: GeneratorOptions = {},
): Promise<Record<string, string>> {
  const bundled = await bundle(root)
  const document = upgraded(bundled)
  const { refused, warnings } = unsupportedIn(document)
  refuseFaults([...refused, ...(isForeign ? [] : [...warnings, ...(await orphansBeside(root)), ...faultsIn(document)])])
  if (isForeign) for (const warning of warnings) warn(warning)
  const facts = factsOf(document, isForeign)
  const written = {
    ...(isForeign ? foreignDocumentsOf(bundled, document) : await documentsOf(document)),
    'types.ts': banner + astToString(await openapiTS(structuredClone(document) as never, { alphabetize: true, enumValues: false })),
    ...factsSourceOf(document, isForeign),
    ...(await validatorsOf(document, isForeign)),
  }
  if (operations === undefined) return written
  return {
    ...written,
    'handlers.ts': handlersSource(facts, relative(output, operations)),
    'operations.txt': operationsIndex(document, facts),
  }
}

/** Returns the contract in both forms, as the server publishes it. */
export const documentsOf = async (document: Document): Promise<Record<string, string>> => ({
  'openapi-3.1.json': json(served(document)),
  'openapi-3.0.json': json(served(await downgrade(document))),
  ...typesOfDocuments,
})

/** Returns a foreign document as it is, and one of 3.0 also in its 3.1 form. One of 3.1 may use what 3.0 lacks. */
const foreignDocumentsOf = (bundled: Document, document: Document): Record<string, string> => ({
  'openapi-3.1.json': json(document),
  ...(isOf30(bundled) && { 'openapi-3.0.json': json(bundled) }),
})

/** Returns the module with what the server needs to know about each operation. */
export const factsSourceOf = (document: Document, isForeign = false): Record<string, string> => ({
  'facts.ts': `${banner}export const facts = ${JSON.stringify(factsOf(document, isForeign), null, 2)} as const\n`,
})

/** Returns the compiled validators of requests, responses and notifications. */
export const validatorsOf = async (document: Document, isForeign = false): Promise<Record<string, string>> => ({
  'validators.js': await compileValidators(document, isForeign),
  'validators.d.ts': validatorTypes,
})

/** Otherwise the compiler derives a type from every value of a contract: a tenth of what it takes for all sources. */
const documentType = `${banner}type Revision = { readonly number: number; readonly date: string }
declare const document: {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string; readonly description: string; readonly 'x-revision': Revision }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, any>>
  readonly components: Readonly<Record<string, any>>
  readonly webhooks: Readonly<Record<string, any>>
}
export = document
`
const typesOfDocuments = { 'openapi-3.1.d.json.ts': documentType, 'openapi-3.0.d.json.ts': documentType }

const validatorTypes = `${banner}type Fault = { instancePath: string; keyword: string; message?: string; params: Record<string, unknown> }
export declare const validators: Readonly<Record<string, ((value: unknown) => boolean) & { errors?: Fault[] | null }>>
`

function handlersSource(facts: Record<string, OperationFacts>, folder: string): string {
  const ids = Object.keys(facts)
  const imports = ids.map((id) => {
    const name = identifierOf(id)
    return `import { ${name} } from '${[folder, facts[id]?.tag, name].filter((step) => step !== undefined).join('/')}.ts'`
  })
  const entries = ids.map((id) => (identifierOf(id) === id ? `  ${id},\n` : `  '${id}': ${identifierOf(id)},\n`))
  return `${banner}${imports.join('\n')}\n\nexport const handlers = {\n${entries.join('')}}\n`
}

/** Returns an overview of the whole API, one line for each operation. */
function operationsIndex(document: Document, facts: Record<string, OperationFacts>): string {
  const rows = operationsOf(document).map(({ id, method, path }) => {
    const { scopes, tag } = facts[id] as OperationFacts
    return [id, method, path, scopes === null ? 'public' : scopes.map((all) => all.join('+') || 'any token').join(' or '), tag ?? '']
  })
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return (
    rows
      .map((row) =>
        row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      )
      .join('\n') + '\n'
  )
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

async function main(): Promise<void> {
  const words = process.argv.slice(2)
  const check = words.includes('--check')
  const [root, output, operations] = words.filter((word) => !word.startsWith('--'))
  if (!root || !output) throw new Error('usage: generate.ts <root.yaml> <output folder> [<folder of operations>] [--check] [--foreign]')
  await writeOrCheck(output, await generate(root, output, operations, { isForeign: words.includes('--foreign') }), check)
}

/** Writes the files into a folder. With `check` it writes nothing, but names stale files and sets the exit code to 1. */
export async function writeOrCheck(output: string, files: Readonly<Record<string, string>>, check: boolean): Promise<void> {
  if (!check) await mkdir(output, { recursive: true })
  const stale: string[] = []
  for (const [name, text] of Object.entries(files)) {
    const path = join(output, name)
    if (check) {
      if ((await readFile(path, 'utf8').catch(() => undefined)) !== text) stale.push(path)
    } else await writeFile(path, text)
  }
  if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. Run \`make generate\` and commit what it writes.`)
    process.exitCode = 1
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
