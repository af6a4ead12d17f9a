import {
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace'
import { processedTraces, type SentTraces, type TraceSample } from '../otlp.ts'

/** Traces whose spans stay in memory. */
export interface KeptSpans {
  readonly traces: SentTraces
  spans(): readonly ReadableSpan[]
  /** Returns the spans as a tree: the names of each one's steps below its own, in their order. */
  tree(): string
}

/** Opens traces for a test. */
export function keptSpans(sample: TraceSample = { followsParent: true, share: 1 }): KeptSpans {
  const exporter = new InMemorySpanExporter()
  const traces = processedTraces(new SimpleSpanProcessor({ exporter }), {
    sample,
    resource: { 'service.name': 'tessera' },
  })
  const spans = () => exporter.getFinishedSpans()
  const below = (parent: string | undefined, depth: number): string[] =>
    spans()
      .filter(({ parentSpanContext }) => parentSpanContext?.spanId === parent)
      .flatMap((span) => [
        `${'  '.repeat(depth)}${span.name}`,
        ...below(span.spanContext().spanId, depth + 1),
      ])
  return { traces, spans, tree: () => below(undefined, 0).join('\n') }
}
