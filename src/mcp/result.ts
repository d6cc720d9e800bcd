// What a tool answers: the body of the response as text, cut to what an assistant can read, or the refusal with its code.
import type { InputSchema } from './inputSchema.ts'

export type Answer = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body?: unknown }
export type Result = { readonly content: { type: 'text'; text: string }[]; readonly isError?: true }

/** Characters of an answer: about 5,000 tokens. */
export const longestAnswer = 20_000

const textResult = (text: string): Result => ({ content: [{ type: 'text', text }] })

/** What a tool was called with, and the arguments that it takes. */
export type Called = { readonly given: Readonly<Record<string, unknown>>; readonly inputSchema: InputSchema }

/** Returns the result of a call. A list that is cut or has more is followed by the arguments of the call that goes on. */
export function resultOf({ status, headers, body }: Answer, called: Called): Result {
  if (status >= 400) return refusalResult(headers['x-error-code'], messageIn(body) ?? headers['x-error-reason'] ?? '', body)
  if (body === undefined || body === '') return textResult(`Done (${status}).`)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  if (text.length > longestAnswer) return textResult(cut(text, body, called))
  const next = nextOf(body, called)
  return textResult(
    next
      ? `${text}\n\nThere are more. Call again with these arguments for the next page: ${JSON.stringify({ ...called.given, ...next })}`
      : text,
  )
}

/** Returns a refusal, by its code and with what it says of each field. */
export function refusalResult(code = 'internal-error', message = '', body?: unknown): Result {
  const faults = (body as { validation_errors?: object } | undefined)?.validation_errors
  return { ...textResult(`${code}: ${message}${faults ? `\n\n${JSON.stringify(faults)}` : ''}`), isError: true }
}

const messageIn = (body: unknown) => (body as { error?: string } | undefined)?.error

const itemsIn = (body: unknown) => Object.values(body as object).find((value): value is unknown[] => Array.isArray(value))

function cut(text: string, body: unknown, { inputSchema }: Called): string {
  const items = itemsIn(body)
  const limit = items && limitFor(inputSchema, Math.floor((items.length * longestAnswer) / text.length))
  const rest =
    limit === undefined
      ? 'Ask for a part of it with a filter or another tool, or open it in the web application.'
      : `Call again with \`limit\` ${limit} and follow the pages, or filter.`
  // A character of two units is not cut in half.
  const kept = text.slice(0, longestAnswer).replace(/[\ud800-\udbff]$/, '')
  return `${kept}\n\nCut: these are the first ${longestAnswer} of ${text.length} characters. ${rest}`
}

/** Returns the largest value of the argument `limit` that asks for no more items than fit; undefined if there is none. */
function limitFor({ properties }: InputSchema, fitting: number): number | undefined {
  const { limit } = properties as { limit?: { enum?: readonly number[] } }
  if (!limit || fitting < 1) return undefined
  return limit.enum ? limit.enum.filter((one) => one <= fitting).at(-1) : fitting
}

/** Returns the arguments that lead to the next page, besides those of this one; undefined on the last. */
function nextOf(body: unknown, { given, inputSchema }: Called): Record<string, unknown> | undefined {
  const { paging, total_count: total } = (body ?? {}) as { paging?: { next?: unknown }; total_count?: unknown }
  const next = paging?.next
  if (typeof next === 'string' && URL.canParse(next)) {
    const { searchParams } = new URL(next)
    return Object.fromEntries([...new Set(searchParams.keys())].map((name) => [name, oneOrAll(searchParams.getAll(name))]))
  }
  if (typeof total !== 'number' || !('offset' in inputSchema.properties)) return undefined
  const count = itemsIn(body)?.length ?? 0
  const offset = Number(given.offset ?? 0) + count
  return count > 0 && offset < total ? { offset } : undefined
}

const oneOrAll = (values: readonly string[]) => (values.length === 1 ? values[0] : values)
