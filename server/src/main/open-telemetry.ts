import product from '../../package.json' with { type: 'json' }
import type { Configuration } from '../configuration.ts'
import { systemClock } from '../platform/clock/system.ts'
import { slowStatements } from '../platform/database/slow-statements.ts'
import { type OpenWatch, watchStatements } from '../platform/database/statement-watch.ts'
import { jsonLines } from '../platform/log/json-lines.ts'
import type { Log } from '../platform/log/port.ts'
import type { Metrics } from '../platform/metrics/port.ts'
import { noMetrics } from '../platform/metrics/port.ts'
import type { PrometheusMetrics } from '../platform/metrics/prometheus.ts'
import { openTraces } from '../platform/traces/open-traces.ts'
import type { SentTraces } from '../platform/traces/otlp.ts'
import { noTraces, type Traces } from '../platform/traces/port.ts'
import { type Telemetry, telemetryOf } from '../telemetry-settings.ts'

/** The log, metrics and traces of a service. */
export interface OpenTelemetry {
  readonly log: Log
  readonly metrics: Metrics
  readonly traces: Traces
  /** Is told of the statements to the database; missing when nobody wants to know. */
  readonly watch: OpenWatch | undefined
  /** The metrics as others read them; missing when nothing is measured. */
  readonly measured: PrometheusMetrics | undefined
  /** Logs from another level on. */
  logFrom(level: Configuration['LOG_LEVEL']): void
  /** Sends the traces that are not sent yet. */
  closeTraces(): Promise<void>
}

/**
 * Logs to the standard streams: errors to stderr, for people; the rest to stdout, for a collector.
 */
const processLog = (level: () => Configuration['LOG_LEVEL'], traces: () => Traces): Log =>
  jsonLines({
    level,
    now: () => systemClock.now(),
    write: (line) =>
      line.includes('"level":"error"') ? process.stderr.write(line) : process.stdout.write(line),
    trace: () => traces().around()?.recorded,
  })

async function sentTraces(
  telemetry: Telemetry | undefined,
  log: Log,
): Promise<SentTraces | undefined> {
  if (telemetry?.traces === undefined) return undefined
  const { otlpTraces } = await import('../platform/traces/otlp.ts')
  return otlpTraces({ ...telemetry, sample: telemetry.traces, log })
}

async function openMetrics(
  configuration: Configuration,
  telemetry: Telemetry | undefined,
  log: Log,
): Promise<PrometheusMetrics | undefined> {
  const sentTo = telemetry?.hasMetrics ? telemetry : undefined
  if (configuration.METRICS_PORT === undefined && sentTo === undefined) return undefined
  const { prometheusMetrics } = await import('../platform/metrics/prometheus.ts')
  if (sentTo === undefined) return prometheusMetrics(log)
  const { otlpMetrics } = await import('../platform/metrics/otlp.ts')
  return prometheusMetrics(log, otlpMetrics(sentTo))
}

/** Opens what the configuration asks for. The libraries are loaded only then, to save memory. */
export async function openTelemetry(configuration: Configuration): Promise<OpenTelemetry> {
  const telemetry = telemetryOf(configuration, product.version)
  let traces: Traces = noTraces
  let level = configuration.LOG_LEVEL
  const log = processLog(
    () => level,
    () => traces,
  )
  const sent = await sentTraces(telemetry, log)
  const milliseconds = configuration.SLOW_MS
  if (sent !== undefined) traces = sent
  // Statements that take long name the request that they belong to, with traces or without.
  else if (milliseconds > 0) traces = openTraces()
  const slow =
    milliseconds > 0 ? slowStatements({ milliseconds, log, clock: systemClock }) : undefined
  const measured = await openMetrics(configuration, telemetry, log)
  return {
    log,
    metrics: measured ?? noMetrics,
    traces,
    watch: traces === noTraces ? undefined : watchStatements(traces, slow),
    measured,
    logFrom: (next) => {
      level = next
    },
    closeTraces: async () => sent?.close(),
  }
}
