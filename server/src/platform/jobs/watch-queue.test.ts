import { expect, test, vi } from 'vitest'
import { quietLog } from '../log/json-lines.ts'
import { prometheusMetrics } from '../metrics/prometheus.ts'
import { watchQueue } from './watch-queue.ts'

test('a scrape asks the database once for the depths of all queues, and the next one asks again', async () => {
  const metrics = prometheusMetrics(quietLog)
  const depths = vi.fn(async () => [
    { job: 'count-pins', waiting: 3, running: 1, failed: 0, overdueSeconds: 7 },
  ])
  watchQueue({ depths }, metrics)
  const scraped = async () =>
    (await metrics.answer(new Request('http://localhost:9464/metrics'))).text()
  const text = await scraped()
  expect(text).toContain('tessera_queue_jobs{job="count-pins",state="waiting"} 3')
  expect(text).toContain('tessera_queue_overdue_seconds{job="count-pins"} 7')
  expect(depths).toHaveBeenCalledTimes(1)
  await scraped()
  expect(depths).toHaveBeenCalledTimes(2)
  await metrics.close()
})
