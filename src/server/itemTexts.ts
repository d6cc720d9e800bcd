// Caches the texts of list items by the items' versions, so that a page is put together from texts.
import { randomUUID } from 'node:crypto'
import { JsonText, type AnyPage, type FoundItem, type LinkedFile } from '../contract/itemPage.ts'
import type { Validator } from '../contract/sentences.ts'

/** The text of an item in pieces, with the URL of a file after each piece but the last. */
type Known = { readonly version: string; readonly pieces: readonly string[]; readonly files: readonly LinkedFile[] }
/** By owner, then by the item's key. */
type Generation = Map<string, Map<string, Known>>

/** Enough for some 10,000 candidates of a list. The process takes another 200 MB or so. */
const usualBytes = 10 * 2 ** 20
/** The bytes of an entry in addition to its characters: for the entry itself, the key and the version. A file takes `fileBytes` in addition to its name. */
const entryBytes = 300
const fileBytes = 100

export type ItemTexts = {
  /** How often the database was lost. What was read before the last loss is not used. */
  readonly losses: () => number
  /** Returns the owner of texts: callers of one tenant who receive bodies of the same form (the validator of the body) share them. */
  readonly ownerOf: (form: Validator | undefined, tenant: number | undefined, home: string) => string
  /**
   * Writes a page as JSON. Items that are not cached in their version are read, checked by `check` as a body of their own, and cached if it
   * finds no fault. `before` is the value of `losses` before the page was found. Rejects as `page.read` and `check` do.
   */
  readonly write: (page: AnyPage, owner: string, before: number, check: (body: object) => boolean) => Promise<JsonText>
}

/**
 * The cache has two generations, each with half of the bytes. When the younger is full, the older is dropped, with everything that was not
 * requested in the meantime. The versions of rows recur if a database is restored or loses its last transactions, so the cache is emptied
 * when the database was lost.
 */
export function itemTexts(losses: () => number, bytes = usualBytes): ItemTexts {
  let young: Generation = new Map()
  let old: Generation = new Map()
  let used = 0
  let seen = losses()
  const forms = new Map<Validator | undefined, number>()
  const numberOf = (form: Validator | undefined) => forms.get(form) ?? forms.set(form, forms.size).size - 1
  // Unknown to clients, so that it occurs in a text only where the URL of a file, or the list, belongs.
  const mark = `urn:uuid:${randomUUID()}:`
  const places = new RegExp(`${mark}(\\d+)`)

  function keep(owner: string, key: string, known: Known): void {
    const ofFiles = known.files.reduce((sum, { name }) => sum + fileBytes + bytesOf(name), 0)
    const size = known.pieces.reduce((sum, piece) => sum + bytesOf(piece), entryBytes + ofFiles)
    if (used + size > bytes / 2) [old, young, used] = [young, new Map(), 0]
    let own = young.get(owner)
    if (!own) {
      own = new Map()
      young.set(owner, own)
      used += entryBytes + bytesOf(owner)
    }
    own.set(key, known)
    used += size
  }

  function textsOf(owner: string, found: readonly FoundItem[], link: AnyPage['link']): (string | undefined)[] {
    const [ofYoung, ofOld] = [young.get(owner), old.get(owner)]
    return found.map(({ key, version }) => {
      const near = ofYoung?.get(key)
      if (near?.version === version) return joined(near, link)
      const far = ofOld?.get(key)
      if (far?.version !== version) return undefined
      keep(owner, key, far)
      return joined(far, link)
    })
  }

  return {
    losses,
    ownerOf: (form, tenant, home) => `${numberOf(form)} ${tenant} ${home}`,
    write: async ({ list, found, read, body: empty, link }, owner, before, check) => {
      if (seen !== losses()) [young, old, used, seen] = [new Map(), new Map(), 0, losses()]
      const texts = before === seen ? textsOf(owner, found, link) : []
      const unknown = found.flatMap(({ key }, at) => (texts[at] === undefined ? [key] : []))
      const files: LinkedFile[] = []
      const made = unknown.length > 0 ? await read(unknown, ({ key, name }) => `${mark}${files.push({ key, name }) - 1}`) : []
      const body = { ...empty, [list]: made.map(({ item }) => item) }
      const isDeclared = check(body)
      const written = new Map<string, string>()
      for (const { key, version, item } of made) {
        const parts = JSON.stringify(item).split(places)
        const known = {
          version,
          pieces: parts.filter((_, at) => at % 2 === 0),
          files: parts.flatMap((part, at) => (at % 2 === 1 ? [files[Number(part)]!] : [])),
        }
        written.set(key, joined(known, link))
        if (isDeclared && before === losses()) keep(owner, key, known)
      }
      const items = found.flatMap(({ key }, at) => texts[at] ?? written.get(key) ?? []).join(',')
      return new JsonText(JSON.stringify({ ...body, [list]: mark }).replace(`"${mark}"`, () => `[${items}]`))
    },
  }
}

function joined({ pieces, files }: Known, link: AnyPage['link']): string {
  let text = pieces[0] as string
  for (const [at, file] of files.entries()) text += JSON.stringify(link!(file)).slice(1, -1) + pieces[at + 1]
  return text
}

/** A string with any character beyond Latin-1 takes two bytes for each character. */
const bytesOf = (text: string) => (/[^ -ÿ]/.test(text) ? 2 : 1) * text.length
