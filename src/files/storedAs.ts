// The name under which the store has the bytes of a file.
import { sql } from '../db/drizzle.js'
import { files } from '../db/schema.ts'

/** Earlier releases stored bytes on disk under the key of their file; such a row has no `object`. */
export const storedAs = sql<string>`coalesce(${files.object}, ${files.key})`
