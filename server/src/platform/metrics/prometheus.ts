import type { Counter, Histogram } from '@opentelemetry/api'
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import type { Resource } from '@opentelemetry/resources'
import { type IMetricReader, MeterProvider } from '@opentelemetry/sdk-metrics'
import { causeText } from '../log/cause-text.ts'
import type { Log } from '../log/port.ts'
import { instruments } from './instruments.ts'
import type { Metrics } from './port.ts'

/** Metrics that Prometheus reads. */
export interface PrometheusMetrics extends Metrics {
  /** Answers with all values at /metrics. */
  answer(request: Request): Promise<Response>
  close(): Promise<void>
}

/** A collector that the metrics are sent to as well, and what it is told of this instance. */
export interface MetricsSent {
  readonly reader: IMetricReader
  readonly resource: Resource
}

/** Bounds in seconds: most calls take milliseconds, and a job may take minutes. */
const explicitBucketBoundaries = [
  0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 300,
]

/** Max series of an instrument; one for each call and code that ever occur. */
const cardinalityLimit = 5_000

const headers = {
  'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

const helpOf = (name: keyof typeof instruments) => ({ description: instruments[name].help })

/** Opens metrics that Prometheus reads, and a collector gets if there is one. */
export function prometheusMetrics(log: Log, sent?: MetricsSent): PrometheusMetrics {
  const reader = new PrometheusExporter({ preventServerStart: true })
  const serializer = new PrometheusSerializer('', false, undefined, true, true)
  const provider = new MeterProvider({
    readers: sent === undefined ? [reader] : [reader, sent.reader],
    ...(sent === undefined ? {} : { resource: sent.resource }),
    views: [{ instrumentName: '*', aggregationCardinalityLimit: cardinalityLimit }],
  })
  const meter = provider.getMeter('tessera')
  const counters = new Map<string, Counter>()
  const timings = new Map<string, Histogram>()
  return {
    add(name, labels, by = 1) {
      const counter = counters.get(name) ?? meter.createCounter(name, helpOf(name))
      counters.set(name, counter)
      counter.add(by, labels)
    },
    took(name, labels, seconds) {
      const timing =
        timings.get(name) ??
        meter.createHistogram(name, { ...helpOf(name), advice: { explicitBucketBoundaries } })
      timings.set(name, timing)
      timing.record(seconds, labels)
    },
    watch(name, read) {
      const watched =
        instruments[name].kind === 'gauge'
          ? meter.createObservableGauge(name, helpOf(name))
          : meter.createObservableCounter(name, helpOf(name))
      watched.addCallback(async (found) => {
        try {
          for (const { labels, value } of await read()) found.observe(value, labels)
        } catch (cause) {
          log.warn('metrics.not-read', { name, cause: causeText(cause) })
        }
      })
    },
    async answer({ url, method }) {
      if (new URL(url).pathname !== '/metrics' || method !== 'GET')
        return new Response('The metrics are at /metrics.\n', { status: 404 })
      const { resourceMetrics } = await reader.collect({ timeoutMillis: 5_000 })
      return new Response(serializer.serialize(resourceMetrics), { headers })
    },
    close: () => provider.shutdown(),
  }
}
