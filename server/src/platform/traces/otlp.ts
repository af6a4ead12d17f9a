import {
  ROOT_CONTEXT,
  type Span as SdkSpan,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { causeText } from '../log/cause-text.ts'
import type { Log } from '../log/port.ts'
import { type KeptSpan, openTraces, type SpanKeeper } from './open-traces.ts'
import type { SpanFacts, Traces } from './port.ts'

/** The works that are recorded: those that follow a recorded one, and a share of the others. */
export interface TraceSample {
  readonly followsParent: boolean
  readonly share: number
}

/** Traces that are sent to a collector. */
export interface SentTraces extends Traces {
  /** Sends what waits to be sent. */
  flush(): Promise<void>
  close(): Promise<void>
}

/** Spans that wait to be sent; more are dropped, so that a collector that is away takes no memory. */
const waitingMax = 8_192

const kinds = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const

/** Reads a `traceparent` of the W3C; undefined for anything else. */
function contextOf(parent: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(parent ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  const context = { traceId, spanId, traceFlags, isRemote: true }
  return trace.isSpanContextValid(context) ? context : undefined
}

function samplerOf({ followsParent, share }: TraceSample): Sampler {
  if (share > 0 && share < 1) {
    const root = new TraceIdRatioBasedSampler(share)
    return followsParent ? new ParentBasedSampler({ root }) : root
  }
  const root = share === 0 ? new AlwaysOffSampler() : new AlwaysOnSampler()
  return followsParent ? new ParentBasedSampler({ root }) : root
}

class SdkKept implements KeptSpan {
  readonly sdk: SdkSpan
  readonly traceId: string
  readonly spanId: string
  readonly isSampled: boolean

  constructor(sdk: SdkSpan) {
    this.sdk = sdk
    const { traceId, spanId } = sdk.spanContext()
    this.traceId = traceId
    this.spanId = spanId
    this.isSampled = sdk.isRecording()
  }

  note(facts: SpanFacts): void {
    this.sdk.setAttributes(facts)
  }

  fail(code: string): void {
    this.sdk.setAttribute('error.type', code)
    this.sdk.setStatus({ code: SpanStatusCode.ERROR })
  }

  end(): void {
    this.sdk.end()
  }
}

/** Keeps spans with the tracer of OpenTelemetry, whose global objects aren't used. */
function keeperOf(provider: TracerProvider): SpanKeeper {
  const tracer = provider.getTracer('tessera')
  return {
    work({ name, kind, facts, parent, cause }) {
      const [remote, linked] = [contextOf(parent), contextOf(cause)]
      const context =
        remote === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, remote)
      return new SdkKept(
        tracer.startSpan(
          name,
          {
            kind: kinds[kind],
            ...(facts === undefined ? {} : { attributes: facts }),
            links: linked === undefined ? [] : [{ context: linked }],
          },
          context,
        ),
      )
    },
    step({ name, kind = 'internal', facts }, inside) {
      const { traceId, spanId } = inside
      const around = { traceId, spanId, traceFlags: TraceFlags.SAMPLED }
      return new SdkKept(
        tracer.startSpan(
          name,
          { kind: kinds[kind], ...(facts === undefined ? {} : { attributes: facts }) },
          trace.setSpanContext(ROOT_CONTEXT, around),
        ),
      )
    },
  }
}

/** Opens traces whose spans a processor takes. */
export function processedTraces(
  processor: SpanProcessor,
  given: { readonly sample: TraceSample; readonly resource: Readonly<Record<string, string>> },
): SentTraces {
  const provider = new TracerProvider({
    sampler: samplerOf(given.sample),
    resource: resourceFromAttributes(given.resource),
    spanProcessors: [processor],
  })
  return {
    ...openTraces(keeperOf(provider)),
    flush: () => provider.forceFlush(),
    close: () => provider.shutdown(),
  }
}

/** Warns once when a collector takes no spans, and says when it takes them again. */
function tellingExporter(exporter: SpanExporter, log: Log): SpanExporter {
  let isAway = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== 0
        if (failed && !isAway)
          log.warn('traces.not-sent', { cause: causeText(result.error ?? 'no reason given') })
        if (!failed && isAway) log.info('traces.sent-again')
        isAway = failed
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}

/** Opens traces that are sent to a collector by OTLP. */
export function otlpTraces(given: {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly sample: TraceSample
  readonly resource: Readonly<Record<string, string>>
  readonly log: Log
}): SentTraces {
  const url = `${given.endpoint}/v1/traces`
  const exporter = tellingExporter(
    new OTLPTraceExporter({ url, headers: { ...given.headers } }),
    given.log,
  )
  return processedTraces(new BatchSpanProcessor({ exporter, maxQueueSize: waitingMax }), given)
}
