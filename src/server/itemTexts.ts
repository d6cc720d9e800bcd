// The texts of list items that this process has written, kept under the items' versions: a page is put together from texts.
import { randomUUID } from 'node:crypto'
import { JsonText, type AnyPage, type FoundItem, type LinkedFile } from '../contract/itemPage.ts'
import type { Validator } from '../contract/sentences.ts'

/** A text with a file's address after each piece but the last. */
type Known = { readonly version: string; readonly pieces: readonly string[]; readonly files: readonly LinkedFile[] }
/** By owner, then by the item's key. */
type Generation = Map<string, Map<string, Known>>

/** Room for some 10,000 candidates of a list, beside the 200 MB or so of a process. */
const usualBytes = 10 * 2 ** 20
/** What a text takes beside its characters: the entry, the key and the version. */
const entryBytes = 300

export type ItemTexts = {
  /** How often the database was away: what was read before the last time is not used. */
  readonly losses: () => number
  /** Names who may be shown the same texts: callers of one account, in bodies of one form (the validator of the body). */
  readonly ownerOf: (form: Validator | undefined, account: number | undefined, home: string) => string
  /**
   * Writes a page as JSON. Items that are not known in their version are read, checked by `check` as the body that they would be by themselves,
   * and remembered when it finds no fault. `before` is what `losses` was before the page was found. Rejects as `page.read` and `check` do.
   */
  readonly write: (page: AnyPage, owner: string, before: number, check: (body: object) => boolean) => Promise<JsonText>
}

/**
 * Two generations, each with half of the bytes: when the younger is full, the older goes, with what was not asked for in the meantime.
 * Versions of rows recur when a database was restored or has lost its last transactions, so that everything goes when it was away.
 */
export function itemTexts(losses: () => number, bytes = usualBytes): ItemTexts {
  let young: Generation = new Map()
  let old: Generation = new Map()
  let used = 0
  let seen = losses()
  const forms = new Map<Validator | undefined, number>()
  const numberOf = (form: Validator | undefined) => forms.get(form) ?? forms.set(form, forms.size).size - 1
  // Nobody outside can know it, so that what stands in an item is a place for an address only where it was made one.
  const mark = `urn:uuid:${randomUUID()}:`
  const places = new RegExp(`${mark}(\\d+)`)

  function keep(owner: string, key: string, known: Known): void {
    const size = known.pieces.reduce((sum, piece) => sum + bytesOf(piece), entryBytes)
    used += size
    if (used > bytes / 2) [old, young, used] = [young, new Map(), size]
    const own = young.get(owner)
    if (own) own.set(key, known)
    else young.set(owner, new Map([[key, known]]))
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
    ownerOf: (form, account, home) => `${numberOf(form)} ${account} ${home}`,
    write: async ({ list, found, read, rest, link }, owner, before, check) => {
      if (seen !== losses()) [young, old, used, seen] = [new Map(), new Map(), 0, losses()]
      const texts = before === seen ? textsOf(owner, found, link) : []
      const unknown = found.flatMap(({ key }, at) => (texts[at] === undefined ? [key] : []))
      const files: LinkedFile[] = []
      const made = unknown.length > 0 ? await read(unknown, (file) => `${mark}${files.push(file) - 1}`) : []
      const body = { ...rest, [list]: made.map(({ item }) => item) }
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
      const around = JSON.stringify({ ...body, [list]: undefined }).slice(1)
      return new JsonText(`{${JSON.stringify(list)}:[${items}]${around === '}' ? '' : ','}${around}`)
    },
  }
}

function joined({ pieces, files }: Known, link: AnyPage['link']): string {
  let text = pieces[0] as string
  for (const [at, file] of files.entries()) text += link!(file) + pieces[at + 1]
  return text
}

/** A text with one character beyond Latin-1 takes two bytes for each. */
const bytesOf = (text: string) => (/[^ -ÿ]/.test(text) ? 2 : 1) * text.length
