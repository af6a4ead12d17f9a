import { expect, test } from 'vitest'
import { readServiceConfiguration } from './configuration.ts'
import { telemetryOf } from './telemetry-settings.ts'

function telemetry(set: Readonly<Record<string, string>>) {
  const read = readServiceConfiguration({ MODE: 'local', ...set })
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  return telemetryOf(read.configuration, '1.2.3')
}

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/' }

test('nothing is sent without a collector, and nothing when it is switched off', () => {
  expect(telemetry({})).toBeUndefined()
  expect(telemetry({ OTEL_METRICS_EXPORTER: 'otlp' })).toBeUndefined()
  expect(telemetry({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBeUndefined()
  expect(telemetry({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBeUndefined()
})

test('a collector gets all traces, under the name of the service', () => {
  expect(telemetry(endpoint)).toEqual({
    endpoint: 'http://localhost:4318',
    headers: {},
    traces: { followsParent: true, share: 1 },
    hasMetrics: false,
    resource: { 'service.name': 'tessera', 'service.version': '1.2.3' },
  })
})

test.each([
  ['always_on', { followsParent: false, share: 1 }],
  ['always_off', { followsParent: false, share: 0 }],
  ['traceidratio', { followsParent: false, share: 0.25 }],
  ['parentbased_always_off', { followsParent: true, share: 0 }],
  ['parentbased_traceidratio', { followsParent: true, share: 0.25 }],
])('the sampler %s records %o', (sampler, sample) => {
  const set = { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: '0.25' }
  expect(telemetry({ ...endpoint, ...set })?.traces).toEqual(sample)
})

test('headers and attributes are pairs, and a fault does not repeat them', () => {
  const set = {
    ...endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b=, x = 1',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging,service.name=other',
    OTEL_SERVICE_NAME: 'pins',
  }
  expect(telemetry(set)).toMatchObject({
    headers: { 'api-key': 'a b=', x: '1' },
    resource: { 'deployment.environment.name': 'staging', 'service.name': 'pins' },
  })
  const read = readServiceConfiguration({ ...set, OTEL_EXPORTER_OTLP_HEADERS: 'hunter2' })
  const named = read.ok ? [] : read.faults.map(({ name }) => name)
  expect(named).toContain('OTEL_EXPORTER_OTLP_HEADERS')
  expect(JSON.stringify(read)).not.toContain('hunter2')
})
