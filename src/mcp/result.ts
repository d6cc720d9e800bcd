// What a tool answers: the body of the response as text, cut to what an assistant can read, or the refusal with its code.

export type Answer = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body?: unknown }
export type Result = { readonly content: { type: 'text'; text: string }[]; readonly isError?: true }

/** Characters of an answer: about 5,000 tokens. */
export const longestAnswer = 20_000

const textResult = (text: string): Result => ({ content: [{ type: 'text', text }] })

/** Returns the result of a call. */
export function resultOf({ status, headers, body }: Answer): Result {
  if (status >= 400) return refusalResult(headers['x-error-code'], messageIn(body) ?? headers['x-error-reason'] ?? '', body)
  if (body === undefined || body === '') return textResult(`Done (${status}).`)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const whole = text.length <= longestAnswer ? text : cut(text, body)
  const next = nextIn(body)
  return textResult(next ? `${whole}\n\n${next}` : whole)
}

/** Returns a refusal, by its code and with what it says of each field. */
export function refusalResult(code = 'internal-error', message = '', body?: unknown): Result {
  const faults = (body as { validation_errors?: object } | undefined)?.validation_errors
  return { ...textResult(`${code}: ${message}${faults ? `\n\n${JSON.stringify(faults)}` : ''}`), isError: true }
}

const messageIn = (body: unknown) => (body as { error?: string } | undefined)?.error

function cut(text: string, body: unknown): string {
  const items = Object.values(body as object).find((value): value is unknown[] => Array.isArray(value))
  const fitting = items && Math.max(1, Math.floor((items.length * longestAnswer) / text.length))
  const rest =
    items && items.length > 1
      ? `Call again with \`limit\` ${fitting} and follow the pages, or filter.`
      : 'Ask for a part of it with another tool, or open it in the web application.'
  // A character of two units is not cut in half.
  const kept = text.slice(0, longestAnswer).replace(/[\ud800-\udbff]$/, '')
  return `${kept}\n\nCut: these are the first ${longestAnswer} of ${text.length} characters. ${rest}`
}

/** Returns the sentence that leads to the next page; undefined on the last one. */
function nextIn(body: unknown): string | undefined {
  const next = (body as { paging?: { next?: unknown } } | undefined)?.paging?.next
  if (typeof next !== 'string' || !URL.canParse(next)) return undefined
  const { searchParams } = new URL(next)
  const query = Object.fromEntries([...new Set(searchParams.keys())].map((name) => [name, oneOrAll(searchParams.getAll(name))]))
  return `There are more. Call again with these arguments for the next page: ${JSON.stringify(query)}`
}

const oneOrAll = (values: readonly string[]) => (values.length === 1 ? values[0] : values)
