import * as z from 'zod'
import type { TraceSample } from './platform/traces/otlp.ts'

const pairsFix = 'Give pairs as name=value,name=value, with % before the codes of other characters.'

/** Returns what a list of `name=value` holds; undefined when a part of it is no pair. */
function pairsOf(text: string): Readonly<Record<string, string>> | undefined {
  try {
    return Object.fromEntries(
      text
        .split(',')
        .filter((part) => part.trim() !== '')
        .map((part) => {
          const [, name, value] = /^\s*([^=\s]+)\s*=(.*)$/s.exec(part) ?? []
          if (name === undefined || value === undefined) throw new Error(pairsFix)
          return [decodeURIComponent(name), decodeURIComponent(value.trim())] as const
        }),
    )
  } catch {
    return undefined
  }
}

const pairs = z.string().transform((text, context) => {
  const found = pairsOf(text)
  if (found !== undefined) return found
  context.addIssue({ code: 'custom', message: pairsFix })
  return z.NEVER
})

/** The settings of traces, under the names that OpenTelemetry gives them. */
export const telemetrySettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'Give an address as http://localhost:4318.' })
    .optional()
    .describe(
      'The collector that takes traces over OTLP by http, as http://localhost:4318; without one none are recorded.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: pairs
    .optional()
    .describe('Headers for that collector, as name=value,name=value; keys belong here.'),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(['http/protobuf'])
    .default('http/protobuf')
    .describe('The protocol of that collector; there is one.'),
  OTEL_SERVICE_NAME: z
    .string()
    .min(1)
    .default('tessera')
    .describe('The name of this service in traces.'),
  OTEL_RESOURCE_ATTRIBUTES: pairs
    .optional()
    .describe('What else traces say of this instance, as deployment.environment.name=staging.'),
  OTEL_TRACES_EXPORTER: z
    .enum(['otlp', 'none'])
    .default('otlp')
    .describe('none sends no traces to the collector, such as when it gets metrics alone.'),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on')
    .describe('Which requests and jobs are recorded; the ratios take OTEL_TRACES_SAMPLER_ARG.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('The share of requests and jobs that a ratio records, from 0 to 1.'),
  OTEL_METRICS_EXPORTER: z
    .enum(['otlp', 'none'])
    .default('none')
    .describe('otlp sends the metrics to the collector too, every minute.'),
  OTEL_SDK_DISABLED: z
    .enum(['true', 'false'])
    .default('false')
    .describe('true switches all of this off.'),
  TRACES_FROM_PROXY: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      'on continues the traces that TRUSTED_PROXIES name in traceparent; they must write that header, since browsers can send it.',
    ),
}

/** Settings that need each other. */
export const telemetryTogether = [
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_HEADERS'],
] as const

/** The parsed settings. */
type Given = z.infer<z.ZodObject<typeof telemetrySettings>>

/** The place that telemetry goes to, and its kinds. */
export interface Telemetry {
  readonly traces: TraceSample | undefined
  readonly hasMetrics: boolean
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly resource: Readonly<Record<string, string>>
}

function shareOf({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share }: Given) {
  if (sampler.endsWith('always_off')) return 0
  return sampler.endsWith('ratio') ? share : 1
}

/** Returns where telemetry goes; undefined when it goes nowhere. */
export function telemetryOf(given: Given, version: string): Telemetry | undefined {
  const endpoint = given.OTEL_EXPORTER_OTLP_ENDPOINT
  const hasTraces = given.OTEL_TRACES_EXPORTER === 'otlp'
  const hasMetrics = given.OTEL_METRICS_EXPORTER === 'otlp'
  if (endpoint === undefined || given.OTEL_SDK_DISABLED === 'true') return undefined
  if (!hasTraces && !hasMetrics) return undefined
  return {
    traces: hasTraces
      ? {
          followsParent: given.OTEL_TRACES_SAMPLER.startsWith('parentbased'),
          share: shareOf(given),
        }
      : undefined,
    hasMetrics,
    endpoint: endpoint.replace(/\/*$/, ''),
    headers: given.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    resource: {
      'service.version': version,
      ...given.OTEL_RESOURCE_ATTRIBUTES,
      'service.name': given.OTEL_SERVICE_NAME,
    },
  }
}
