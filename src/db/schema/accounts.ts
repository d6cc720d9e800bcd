// Accounts.
import { createdAt, instant, key } from '../columns.ts'
import { bigint, jsonb, pgTable, text } from '../drizzle.js'

/** How an account's careers site looks. A color is `#0b3d5c`, the language a tag: `pt-BR`. */
export type CareersSite = { language: string; main_color: string | null; accent_color: string | null; logo_url: string | null }

export const accounts = pgTable('accounts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  key: key().unique(),
  subdomain: text('subdomain').notNull().unique(),
  name: text('name').notNull(),
  description: text('description'),
  summary: text('summary'),
  websiteUrl: text('website_url'),
  /** The name of a time zone, in which times without a zone are meant: `Europe/Berlin`. */
  timeZone: text('time_zone').notNull().default('UTC'),
  /** Null until something of it is changed. */
  careersSite: jsonb('careers_site').$type<CareersSite>(),
  /** Subscriptions are numbered from 1 in each account, so that ids do not reveal how many other accounts have. */
  lastSubscription: bigint('last_subscription', { mode: 'number' }).notNull().default(0),
  /** When the operator closed the account; null while it is open. */
  closedAt: instant('closed_at'),
  createdAt: createdAt(),
})
