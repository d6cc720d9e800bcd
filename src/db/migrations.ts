// Where the SQL migrations lie.
export const migrations = new URL('../../drizzle', import.meta.url)
