// Our server without the older versions, to measure what the newest one costs by itself.
import { startReplaced } from './replaced.ts'

await startReplaced({ '/src/versions/older.ts': 'export const olderVersions = () => []' })
