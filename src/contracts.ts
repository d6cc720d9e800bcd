// The contracts as they were generated, each read when it is first needed: that takes a moment, which no start has to wait for.
import { readFileSync } from 'node:fs'
import type written from '../generated/openapi-3.1.json'
import type { Document } from './contract/document.ts'
import { lazily } from './lazily.ts'

/** Reads a generated contract, such as `v2/openapi-3.0`. */
export const readContract = (name: string) =>
  JSON.parse(readFileSync(new URL(`../generated/${name}.json`, import.meta.url), 'utf8')) as Document

/** Returns the newest version's contract. A server reads it soon after its start, since the files may then be replaced by those of the next release. */
export const contract = lazily(() => readContract('openapi-3.1') as Document & typeof written)
