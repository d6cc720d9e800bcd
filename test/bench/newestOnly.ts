// Our server without the older versions, to measure what the newest one costs by itself.
import { registerHooks } from 'node:module'

registerHooks({
  load: (url, context, nextLoad) =>
    url.endsWith('/src/versions/older.ts')
      ? { format: 'module', source: 'export const olderVersions = () => []', shortCircuit: true }
      : nextLoad(url, context),
})
await import('../../src/main.ts')
