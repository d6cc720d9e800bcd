// The first line of a file: the format, the account, and the number of records that follow.
import type { Schema } from '../contract/document.ts'
import { instantSchema, objectOf, type Shaper } from './schema.ts'

export type Header = { record: 'spindle'; version: 1; account: string; records?: number; exported_at?: string }

/** A handwritten file may omit `records`; if it is there, a truncated file is detected. */
export const headerSchema = ({ property }: Shaper): Schema =>
  objectOf(
    {
      record: { type: 'string', enum: ['spindle'] },
      version: { type: 'integer', enum: [1] },
      account: property('Account', 'subdomain'),
      records: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
      exported_at: instantSchema,
    },
    ['record', 'version', 'account'],
  )

export const headerOf = (account: string, records: number, now: number): Header => ({
  record: 'spindle',
  version: 1,
  account,
  records,
  exported_at: `${new Date(now).toISOString().slice(0, 19)}Z`,
})
