// The types of what `drizzle.js` exports.
export * from 'drizzle-orm'
export * from 'drizzle-orm/pg-core'
export { drizzle } from 'drizzle-orm/pg-proxy'
