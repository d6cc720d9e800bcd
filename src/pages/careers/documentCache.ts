// Keeps documents by name, each in the version that was requested last, within a number of bytes.
import type { StaticDocument } from '../../server/staticDocument.ts'

const usualBytes = 20 * 2 ** 20

/** Returns the document of this name, made by `make` unless it is kept in this version. Rejects as `make` does. */
export type DocumentCache = (name: string, version: string, make: () => Promise<StaticDocument>) => Promise<StaticDocument>

/** The documents that were not requested for longest go first. A compressed form takes at most as much again. */
export function documentCache(bytes = usualBytes): DocumentCache {
  const kept = new Map<string, { readonly version: string; readonly document: StaticDocument }>()
  let used = 0
  const drop = (name: string) => {
    used -= kept.get(name)?.document.content.length ?? 0
    kept.delete(name)
  }
  return async (name, version, make) => {
    const known = kept.get(name)
    const document = known?.version === version ? known.document : await make()
    drop(name)
    kept.set(name, { version, document })
    used += document.content.length
    for (const oldest of kept.keys()) {
      if (used <= bytes) break
      drop(oldest)
    }
    return document
  }
}
