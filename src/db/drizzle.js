// Drizzle, by its CommonJS build: Node reads the package's large package.json anew for every import of its modules, half of a start.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

export const {
  and,
  asc,
  between,
  Column,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  getTableName,
  gt,
  gte,
  inArray,
  is,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  Param,
  Placeholder,
  SQL,
  sql,
} = require('drizzle-orm')
export const {
  alias,
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  PgDialect,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} = require('drizzle-orm/pg-core')
export const { drizzle } = require('drizzle-orm/pg-proxy')
