import { expect, test } from 'vitest'
import { quietLog } from '../log/json-lines.ts'
import { prometheusMetrics } from './prometheus.ts'

const textOf = async (metrics: ReturnType<typeof prometheusMetrics>) =>
  (await metrics.answer(new Request('http://localhost:9464/metrics'))).text()

test('counters, timings and gauges have the names that the documents list', async () => {
  const metrics = prometheusMetrics(quietLog)
  metrics.add('tessera_calls_total', { call: 'PinResource.get', code: 'ok' })
  metrics.add('tessera_calls_total', { call: 'PinResource.get', code: 'ok' })
  metrics.took('tessera_call_seconds', { call: 'PinResource.get' }, 0.02)
  metrics.watch('tessera_live_streams', () => [{ labels: {}, value: 3 }])
  metrics.watch('tessera_browser_reports_total', () => [
    { labels: { code: 'module-failed' }, value: 5 },
  ])
  const text = await textOf(metrics)
  expect(text).toContain('# TYPE tessera_calls_total counter')
  expect(text).toContain('tessera_calls_total{call="PinResource.get",code="ok"} 2\n')
  expect(text).toContain('tessera_call_seconds_bucket{call="PinResource.get",le="0.01"} 0\n')
  expect(text).toContain('tessera_call_seconds_bucket{call="PinResource.get",le="0.025"} 1\n')
  expect(text).toContain('# TYPE tessera_live_streams gauge\ntessera_live_streams 3\n')
  expect(text).toContain('tessera_browser_reports_total{code="module-failed"} 5\n')
})

test('a reading that fails is logged, and leaves out its own values only', async () => {
  const warned: unknown[] = []
  const metrics = prometheusMetrics({
    ...quietLog,
    warn: (event, fields) => void warned.push([event, fields]),
  })
  metrics.watch('tessera_queue_jobs', async () => {
    throw new Error('No database.')
  })
  metrics.watch('tessera_live_streams', () => [{ labels: {}, value: 1 }])
  const text = await textOf(metrics)
  expect(text).toContain('tessera_live_streams 1')
  expect(text).not.toContain('tessera_queue_jobs{')
  expect(warned).toEqual([
    [
      'metrics.not-read',
      { name: 'tessera_queue_jobs', cause: expect.stringContaining('No database.') },
    ],
  ])
})

test('nothing but /metrics is answered', async () => {
  const metrics = prometheusMetrics(quietLog)
  const statusOf = async (path: string, method = 'GET') =>
    (await metrics.answer(new Request(`http://localhost:9464${path}`, { method }))).status
  expect(await statusOf('/metrics')).toBe(200)
  expect(await statusOf('/')).toBe(404)
  expect(await statusOf('/metrics', 'POST')).toBe(404)
})
