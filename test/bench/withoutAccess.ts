// Our server without authentication and limit: every request counts as the first caller's, and nothing is counted.
import { registerHooks } from 'node:module'

const replaced: Readonly<Record<string, string>> = {
  '/src/access/tokens.ts': `
    import { prepareTokens as whole } from './tokens.ts?whole'
    export * from './tokens.ts?whole'
    export const prepareTokens = (...given) => {
      const tokens = whole(...given)
      let first
      return { ...tokens, callerOf: (...asked) => first ?? tokens.callerOf(...asked).then((caller) => (first = caller)) }
    }`,
  '/src/server/limits.ts': `
    export * from './limits.ts?whole'
    export const limiter = async () => () => {}`,
}

registerHooks({
  load: (url, context, nextLoad) => {
    const source = Object.entries(replaced).find(([path]) => url.endsWith(path))?.[1]
    return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true }
  },
})
await import('../../src/main.ts')
