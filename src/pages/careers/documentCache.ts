// Keeps documents by name, each in the version that was requested last, within a number of bytes.
import { lastUsed } from '../../lastUsed.ts'
import type { StaticDocument } from '../../server/staticDocument.ts'

const usualBytes = 20 * 2 ** 20

/**
 * Returns the document of this name, made by `make` unless it is kept in this version or being made: requests that arrive meanwhile wait for
 * the same one. Rejects as `make` does.
 */
export type DocumentCache = (name: string, version: string, make: () => Promise<StaticDocument>) => Promise<StaticDocument>

/** The documents that were not requested for longest go first. A compressed form takes at most as much again. */
export function documentCache(bytes = usualBytes): DocumentCache {
  const kept = lastUsed<{ readonly version: string; readonly document: StaticDocument }>(bytes)
  const making = new Map<string, Promise<StaticDocument>>()
  return (name, version, make) => {
    const known = kept.get(name)
    if (known?.version === version) return Promise.resolve(known.document)
    const work = JSON.stringify([name, version])
    const running = making.get(work)
    if (running) return running
    const made = make()
      .then((document) => {
        kept.set(name, { version, document }, document.content.length)
        return document
      })
      .finally(() => making.delete(work))
    making.set(work, made)
    return made
  }
}
