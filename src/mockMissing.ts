// Lets the server start although files of operations are missing, for `--mock`: it answers them with the contract's examples.
import { registerHooks } from 'node:module'
import { facts } from '../generated/facts.ts'
import { validators } from '../generated/validators.js'
import { contract } from './contracts.ts'
import { mocksOf } from './server/mocks.ts'

/** Returns the mock of an operation by its id. For the modules that take the place of missing files. */
export const mockOf = mocksOf({ document: contract(), facts, validators })

/**
 * Puts a mock in the place of each missing file that the generated list imports. To be called before that list is loaded. Returns the ids
 * of the mocked operations, complete once it is loaded. The list itself stays as it is, so that it does not compile while a file is missing.
 */
export function mockMissing(): readonly string[] {
  const mocked: string[] = []
  registerHooks({
    resolve(specifier, context, next) {
      try {
        return next(specifier, context)
      } catch (error) {
        const [, id] = /\/(\w+)\.ts$/.exec(specifier) ?? []
        if (id === undefined || !context.parentURL?.endsWith('/generated/handlers.ts')) throw error
        mocked.push(id)
        return { url: `mock:${id}`, shortCircuit: true }
      }
    },
    load(url, context, next) {
      if (!url.startsWith('mock:')) return next(url, context)
      const id = url.slice('mock:'.length)
      const source = `import { mockOf } from '${import.meta.url}'\nexport const ${id} = mockOf('${id}')\n`
      return { format: 'module', source, shortCircuit: true }
    },
  })
  return mocked
}
