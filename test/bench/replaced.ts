// Starts our server with some of its modules replaced, to measure what they cost.
import { registerHooks } from 'node:module'

/** Starts the server with each of these modules, named by the end of its address, replaced by this source. */
export async function startReplaced(modules: Readonly<Record<string, string>>): Promise<void> {
  registerHooks({
    load: (url, context, nextLoad) => {
      const source = Object.entries(modules).find(([path]) => url.endsWith(path))?.[1]
      return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true }
    },
  })
  await import('../../src/main.ts')
}
