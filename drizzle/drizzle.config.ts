// Where drizzle-kit finds the schema and puts migrations; `make migration NAME=…` runs it.
import { defineConfig } from 'drizzle-kit'

export default defineConfig({ dialect: 'postgresql', schema: './src/db/schema.ts', out: './drizzle' })
