import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import type { MetricsSent } from './prometheus.ts'

/** Sends the metrics to a collector by OTLP, every minute. */
export const otlpMetrics = (given: {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly resource: Readonly<Record<string, string>>
}): MetricsSent => ({
  resource: resourceFromAttributes(given.resource),
  reader: new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({
      url: `${given.endpoint}/v1/metrics`,
      headers: { ...given.headers },
    }),
  }),
})
