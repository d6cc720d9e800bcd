// Counts what a JSON text contains before it is parsed, so that the cost of a body is bounded by more than its size.
import { badRequest } from '../errors.ts'

const maxDepth = 20
const maxItems = 1_000
/** Values in the whole text: properties of objects and items of lists. */
const maxValues = 10_000
/** How many characters of a repeated name the message shows. */
const toldCharacters = 100
/** How many bytes of a string are read one by one before its end is searched for in one call. */
const shortText = 64

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openObject, closeObject, openList, closeList] = [0x7b, 0x7d, 0x5b, 0x5d]

/** What an object or a list contains so far: the names of an object, the commas of a list. */
type Level = { readonly names: Set<string> | undefined; commas: number }

/**
 * Throws 400 if nesting, lists or values exceed the limits, or if a name occurs twice in one object, where some parsers use the first value
 * and others the last. Takes time in proportion to the bytes. Text that is not JSON may pass or be rejected for one of these reasons;
 * parsing rejects the rest.
 */
export function requireBounds(bytes: Buffer): void {
  const levels: Level[] = []
  let level: Level | undefined
  let values = 1
  let isName = false
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]) {
      case quote: {
        const start = at + 1
        at = endOfText(bytes, start)
        if (isName && level?.names) noteName(level.names, bytes, start, at)
        isName = false
        break
      }
      case comma:
        isName = level?.names !== undefined
        if (level && !level.names && ++level.commas === maxItems) throw tooMuch(`Send at most ${maxItems} items in a list`)
        if (++values > maxValues) throw tooMuch(`Send at most ${maxValues} values in a body`)
        break
      case openObject:
      case openList:
        if (levels.length === maxDepth) throw tooMuch(`Nest the body at most ${maxDepth} levels deep`)
        isName = bytes[at] === openObject
        level = { names: isName ? new Set() : undefined, commas: 0 }
        levels.push(level)
        if (++values > maxValues) throw tooMuch(`Send at most ${maxValues} values in a body`)
        break
      case closeObject:
      case closeList:
        levels.pop()
        level = levels.at(-1)
        isName = false
    }
  }
}

/** Returns the position of the quotation mark that ends the string from `start`, or the number of bytes if there is none. */
function endOfText(bytes: Buffer, start: number): number {
  for (let at = start; ;) {
    for (const end = at + shortText; at < end; at++) {
      if (at >= bytes.length || bytes[at] === quote) return at
      if (bytes[at] === backslash) at++
    }
    // A long string: its next quotation mark is searched for. It ends the string if the number of backslashes before it is even.
    const next = bytes.indexOf(quote, at)
    if (next === -1) return bytes.length
    let backslashes = 0
    while (next - backslashes > at && bytes[next - backslashes - 1] === backslash) backslashes++
    if (backslashes % 2 === 0) return next
    at = next + 1
  }
}

function noteName(names: Set<string>, bytes: Buffer, start: number, end: number): void {
  const text = bytes.toString('utf8', start, end)
  const name = text.includes('\\') ? unescaped(text) : text
  if (names.has(name)) throw tooMuch(`The body has the name ${told(name)} twice in one object: send each name once`)
  names.add(name)
}

/** Returns the beginning of a name, in characters that are allowed in every header and every `error_description` of OAuth. */
const told = (name: string) => name.slice(0, toldCharacters).replace(/[^\x20\x21\x23-\x5b\x5d-\x7e]/g, '?')

/** Returns the name as a parser reads it, or the text itself if a parser cannot read it. */
function unescaped(text: string): string {
  try {
    return JSON.parse(`"${text}"`) as string
  } catch {
    return text
  }
}

const tooMuch = (message: string) => badRequest('body-malformed', message)
