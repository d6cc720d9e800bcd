// Our server without the wait of lists for transactions under way, to measure what that wait costs.
import { startReplaced } from './replaced.ts'

await startReplaced({ '/src/db/horizon.ts': 'export const pageFinder = () => async (list, values) => ({ rows: await list(values) })' })
