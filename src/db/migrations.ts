// The directory of the SQL migrations.
export const migrations = new URL('../../drizzle', import.meta.url)
