// Numbers of the demo that look like chance and are the same wherever it is planted.
import { createHash } from 'node:crypto'

/** A number from 0 to below `below`: always the same one for the same text. */
export const drawn = (text: string, below: number): number => createHash('sha256').update(text).digest().readUInt32BE(0) % below

const day = 86_400_000

/** `YYYY-MM-DD` so many days after another one. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)
