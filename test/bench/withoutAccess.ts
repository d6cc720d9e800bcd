// Our server without authentication and limit: every request counts as the first caller's, and nothing is counted.
import { startReplaced } from './replaced.ts'

await startReplaced({
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
})
