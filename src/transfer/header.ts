// The first line of a file: what it is, whose it is, and how many records follow.
import type { Schema } from '../contract/document.ts'
import { instantSchema, objectOf, type Shaper } from './schema.ts'

export type Header = { record: 'spindle'; version: 1; account: string; records?: number; exported_at?: string }

/** `records` may be missing in a file that a person wrote; where it stands, a file that was cut off is noticed. */
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
