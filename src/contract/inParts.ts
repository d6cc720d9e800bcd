// A body too long to be held at once: an object with one list, whose items come a part after the other.
import { JsonText } from './itemPage.ts'

/** Items, or the body that they are by themselves, written. */
export type Part = readonly unknown[] | JsonText

/** `parts` may reject before its first part, and is asked for the next one when the sender is ready for it. */
export class InParts {
  readonly list: string
  readonly parts: AsyncIterable<Part>

  constructor(list: string, parts: AsyncIterable<Part>) {
    this.list = list
    this.parts = parts
  }
}

/** The text of the body. Each part is checked as the body it would be by itself; an empty one is a line break, a sign of life. */
export async function* textOf({ list, parts }: InParts, check: (body: Record<string, readonly unknown[]>) => void): AsyncGenerator<string> {
  const opening = `{${JSON.stringify(list)}:[`
  yield opening
  let isFirst = true
  for await (const part of parts) {
    if (!(part instanceof JsonText)) check({ [list]: part })
    const text = part instanceof JsonText ? part.text.slice(opening.length, -2) : JSON.stringify(part).slice(1, -1)
    if (text === '') {
      yield '\n'
      continue
    }
    yield isFirst ? text : `,${text}`
    isFirst = false
  }
  yield ']}'
}
