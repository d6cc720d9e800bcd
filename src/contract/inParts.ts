// A body too long to be held in memory at once: an object with one list, whose items are produced part by part.
import type { JsonText } from './itemPage.ts'

/**
 * `parts` are bodies with only some of the items, already written as JSON. They may reject before the first. The next part is requested when
 * the connection can take it.
 */
export class InParts {
  readonly list: string
  readonly parts: AsyncIterable<JsonText>

  constructor(list: string, parts: AsyncIterable<JsonText>) {
    this.list = list
    this.parts = parts
  }
}

/** Yields the text of the body. An empty part yields a line break, which shows that the connection is alive. */
export async function* textOf({ list, parts }: InParts): AsyncGenerator<string> {
  const opening = `{${JSON.stringify(list)}:[`
  yield opening
  let isFirst = true
  for await (const part of parts) {
    const text = part.text.slice(opening.length, -2)
    if (text === '') {
      yield '\n'
      continue
    }
    yield isFirst ? text : `,${text}`
    isFirst = false
  }
  yield ']}'
}
