// The span under way: it accompanies the work, so that no call has to pass it on. Nothing of OpenTelemetry is loaded for it.
import { AsyncLocalStorage } from 'node:async_hooks'

/** Names are those of OpenTelemetry's semantic conventions. Values are ids, codes and counts, never what a person or a client wrote. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** A step of a trace, timed until its `end`. */
export type Span = {
  /** The id of its trace; undefined if the sampler leaves the trace out. */
  readonly traceId: string | undefined
  /** The header of W3C Trace Context by which another program continues the trace. */
  readonly traceparent: string
  readonly isOver: boolean
  readonly note: (attributes: Attributes) => void
  /** Marks it as failed. `type` is a code, never a message, which may hold values. */
  readonly fail: (type: string) => void
  readonly end: () => void
}

export type SpanKind = 'server' | 'client' | 'internal'
/** Begins a span below `parent`: another span, or the header that another program sent. An invalid header counts as none. */
export type Begin = (name: string, kind: SpanKind, attributes: Attributes, parent: Span | string | undefined) => Span
export type Tracing = {
  readonly begin: Begin
  /** Exports what is pending. Resolves within two seconds, and never rejects. */
  readonly close: () => Promise<void>
}

const spans = new AsyncLocalStorage<Span | undefined>()

export const presentSpan = (): Span | undefined => spans.getStore()

/** Returns the header that continues the present trace, as a row or a request carries it; null outside of traces. */
export const presentTraceparent = (): string | null => spans.getStore()?.traceparent ?? null

export const withSpan = <Result>(span: Span, work: () => Result): Result => spans.run(span, work)

/** For work that a traced request starts but that is not its own. */
export const outsideSpans = <Result>(work: () => Result): Result => spans.run(undefined, work)

/** Runs `work` in the span and ends it. */
export async function inSpan<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await withSpan(span, work)
  } catch (error) {
    span.fail(typeOf(error))
    throw error
  } finally {
    span.end()
  }
}

/** Returns the code of an error, such as a SQLSTATE, or the name of its class. */
export function typeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: string }
  return typeof code === 'string' ? code : (name ?? 'Error')
}
