// The contract as the server publishes it: without the extensions that only this server reads.

import { roleKindOf } from './document.ts'

/** The extensions that inform readers and tools; every other one concerns only the generator. */
const forReaders = new Set([
  'x-revision',
  'x-token-kinds',
  'x-max-body',
  'x-empty-body',
  'x-example-query',
  'x-own',
  'x-profile',
  'x-deprecated-since',
  'x-sunset',
])

/** Returns a copy of a part of the contract. Examples are kept as they are. */
export function served<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(served) as Part
  if (typeof part !== 'object' || part === null) return part
  const kept = Object.entries(part).filter(([name]) => !name.startsWith('x-') || forReaders.has(name) || roleKindOf(name) !== undefined)
  return Object.fromEntries(kept.map(([name, inner]) => [name, name === 'example' || name === 'examples' ? inner : served(inner)])) as Part
}
