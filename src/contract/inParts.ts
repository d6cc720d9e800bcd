// A body too long to be held in memory at once: an object with one list, whose items are produced part by part.
import { JsonText } from './itemPage.ts'

/** Items, or a body with only these items that is already written as JSON. */
export type Part = readonly unknown[] | JsonText

/** `parts` may reject before its first part. The next part is requested when the connection can take it. */
export class InParts {
  readonly list: string
  readonly parts: AsyncIterable<Part>

  constructor(list: string, parts: AsyncIterable<Part>) {
    this.list = list
    this.parts = parts
  }
}

/**
 * Yields the text of the body. Items are checked as a body of their own. An empty part yields a line break, which shows that the connection
 * is alive.
 */
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
