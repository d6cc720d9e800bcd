// Makes a text that a pattern matches.
import { RegExpParser, type AST } from '@eslint-community/regexpp'

/** The characters that a set is tried with: the first one that it holds stands for it. Of digits only ones make a valid date and time. */
const characters = ['a', '1', 'A', ...Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at))]

/**
 * Returns a text that the pattern matches, always the same one, with `minLength` characters where the pattern allows so many, and at least
 * one. Returns undefined if it finds none: a pattern with look-arounds or back references is hardly ever matched.
 */
export function textLike(pattern: string, minLength: number): string | undefined {
  const parsed = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true })
  const matches = new RegExp(pattern, 'u')
  const least = Math.max(minLength, 1)
  // Each repetition is as short as it may be, and longer only if the text is too short.
  const texts = Array.from({ length: least + 1 }, (_, more) => write(parsed, more)).filter((text) => matches.test(text))
  return texts.find(({ length }) => length >= least) ?? texts[0]
}

/** Writes a part of a pattern. Each repetition is repeated `more` times more often than it must be, if it may be. */
function write(part: AST.Pattern | AST.Element, more: number): string {
  switch (part.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return part.alternatives[0]!.elements.map((element) => write(element, more)).join('')
    case 'Quantifier':
      return write(part.element, more).repeat(Math.min(part.max, part.min + more))
    case 'Character':
      return String.fromCodePoint(part.value)
    case 'CharacterClass':
    case 'CharacterSet':
      return characters.find((character) => new RegExp(`^${part.raw}$`, 'u').test(character)) ?? ''
    default:
      return ''
  }
}
