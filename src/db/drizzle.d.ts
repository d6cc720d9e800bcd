// What `drizzle.js` gives, and the types with it.
export * from 'drizzle-orm'
export * from 'drizzle-orm/pg-core'
export { drizzle } from 'drizzle-orm/pg-proxy'
