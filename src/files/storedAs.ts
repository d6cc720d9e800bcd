// The name under which the store has the bytes of a file.
import { sql } from '../db/drizzle.js'
import { files } from '../db/schema.ts'

/** Bytes that are stored with their row, as on disk, have the key of the file. */
export const storedAs = sql<string>`coalesce(${files.object}, ${files.key})`
