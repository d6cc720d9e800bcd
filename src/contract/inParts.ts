// A body too long to be held at once: an object with one list, whose items come a part after the other.

/** `parts` may reject before its first part, and is asked for the next one when the sender is ready for it. */
export class InParts {
  readonly list: string
  readonly parts: AsyncIterable<readonly unknown[]>

  constructor(list: string, parts: AsyncIterable<readonly unknown[]>) {
    this.list = list
    this.parts = parts
  }
}

/** The text of the body. Each part is checked as the body it would be by itself; an empty one is a line break, a sign of life. */
export async function* textOf({ list, parts }: InParts, check: (body: Record<string, readonly unknown[]>) => void): AsyncGenerator<string> {
  yield `{${JSON.stringify(list)}:[`
  let isFirst = true
  for await (const items of parts) {
    if (items.length === 0) {
      yield '\n'
      continue
    }
    check({ [list]: items })
    const text = JSON.stringify(items).slice(1, -1)
    yield isFirst ? text : `,${text}`
    isFirst = false
  }
  yield ']}'
}
