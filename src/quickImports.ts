// Resolves our own modules and Drizzle's as their imports are written, and a package once for all of `src` that import it: Node reads
// some package.json anew for each of a thousand imports, a fifth of the start.
//
// To be preloaded, `node --import ./src/quickImports.ts …`, since a hook only sees what is imported after it. Without it all works, and starts later.
import { registerHooks, type ResolveFnOutput } from 'node:module'

const source = new URL('./', import.meta.url).href
const packages = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL, conditions, importAttributes } = context
    if (parentURL === undefined || !conditions.includes('import')) return nextResolve(specifier, context)
    const isOurs = !parentURL.includes('/node_modules/')
    if (specifier.startsWith('.')) {
      const format = formatOf(specifier, parentURL, isOurs)
      return format
        ? { url: new URL(specifier, parentURL).href, format, importAttributes, shortCircuit: true }
        : nextResolve(specifier, context)
    }
    // Another folder may have packages of its own.
    if (!parentURL.startsWith(source)) return nextResolve(specifier, context)
    const known = packages.get(specifier)
    const resolved = known ?? nextResolve(specifier, context)
    if (!known) packages.set(specifier, { ...resolved, shortCircuit: true })
    return resolved
  },
})

function formatOf(specifier: string, parentURL: string, isOurs: boolean): 'module' | 'module-typescript' | undefined {
  if (isOurs) return specifier.endsWith('.ts') ? 'module-typescript' : undefined
  return specifier.endsWith('.js') && parentURL.includes('/node_modules/drizzle-orm/') ? 'module' : undefined
}
