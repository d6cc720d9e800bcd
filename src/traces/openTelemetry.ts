// Records and exports spans with OpenTelemetry. Loaded only by a server that is told where to export them.
import { ROOT_CONTEXT, SpanKind as Kind, SpanStatusCode, trace, TraceFlags, type Context, type Span as Recorded } from '@opentelemetry/api'
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace'
import type { Attributes, Begin, Span, SpanKind, Tracing } from './tracing.ts'

/** How long `close` waits for the collector; milliseconds. */
const flushMs = 2_000

export type TracingOptions = {
  /** Where spans are sent, by OTLP over HTTP. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** How long an export may take, and how long spans are gathered before one; milliseconds. */
  readonly timeoutMs: number
  readonly gatherMs: number
  /** What every span says about this process: `service.name` and others. */
  readonly resource: Readonly<Record<string, string | number>>
  /** By the names of `OTEL_TRACES_SAMPLER`. `ratio` is from 0 to 1. */
  readonly sampler: string
  readonly ratio: number
}
type Log = { readonly warn: (details: object, message: string) => void; readonly info: (details: object, message: string) => void }

/** Returns what begins spans. They are queued in memory, at most 2,048, and exported in the background; more are dropped. */
export function openTracing({ url, headers, timeoutMs, gatherMs, resource, sampler, ratio }: TracingOptions, log: Log): Tracing {
  const exporter = reporting(new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: timeoutMs }), log)
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes(resource)),
    sampler: samplerOf(sampler, ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: gatherMs })],
  })
  const tracer = provider.getTracer('spindle')
  const begin: Begin = (name, kind, attributes, parent) =>
    new RecordedSpan(tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent)))
  return {
    begin,
    close: async () => {
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, flushMs)
      // A failure has been logged.
      await Promise.race([provider.shutdown().catch(() => {}), late])
      clearTimeout(timer)
    },
  }
}

const kinds: Record<SpanKind, Kind> = { server: Kind.SERVER, client: Kind.CLIENT, internal: Kind.INTERNAL }

class RecordedSpan implements Span {
  readonly recorded: Recorded
  isOver = false
  constructor(recorded: Recorded) {
    this.recorded = recorded
  }

  get traceId(): string | undefined {
    const { traceId, traceFlags } = this.recorded.spanContext()
    return (traceFlags & TraceFlags.SAMPLED) === 0 ? undefined : traceId
  }
  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.recorded.spanContext()
    return `00-${traceId}-${spanId}-0${traceFlags.toString(16)}`
  }
  note(attributes: Attributes): void {
    this.recorded.setAttributes(attributes)
  }
  fail(type: string): void {
    this.recorded.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR })
  }
  end(): void {
    this.isOver = true
    this.recorded.end()
  }
}

function contextOf(parent: Span | string | undefined): Context {
  if (parent instanceof RecordedSpan) return trace.setSpan(ROOT_CONTEXT, parent.recorded)
  const remote = typeof parent === 'string' ? parseTraceParent(parent) : null
  return remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT
}

function samplerOf(name: string, ratio: number): Sampler {
  const own = name.replace('parentbased_', '')
  const root =
    own === 'traceidratio' ? new TraceIdRatioBasedSampler(ratio) : own === 'always_off' ? new AlwaysOffSampler() : new AlwaysOnSampler()
  return own === name ? root : new ParentBasedSampler({ root })
}

/** Logs once that spans are lost, until some arrive again. */
function reporting(exporter: OTLPTraceExporter, log: Log): SpanExporter {
  let isLosing = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const fails = result.code !== ExportResultCode.SUCCESS
        // Of the error only its message: it may hold what the collector answered.
        if (fails && !isLosing)
          log.warn({ reason: result.error?.message }, 'the collector does not accept spans, which are lost until it does')
        if (!fails && isLosing) log.info({}, 'the collector accepts spans again')
        isLosing = fails
        done(result)
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  }
}
