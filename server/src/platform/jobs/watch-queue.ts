import type { Metrics } from '../metrics/port.ts'
import type { QueueDepth } from './port.ts'
import type { Queue } from './queue.ts'

/** Lets metrics read how many jobs wait and run, and how late the oldest is. */
export function watchQueue(queue: Pick<Queue, 'depths'>, metrics: Metrics): void {
  let asked: Promise<readonly QueueDepth[]> | undefined
  // Both instruments are read at once, by one statement.
  const depths = () => {
    asked ??= queue.depths().finally(() => {
      asked = undefined
    })
    return asked
  }
  metrics.watch('tessera_queue_jobs', async () =>
    (await depths()).flatMap(({ job, waiting, running }) => [
      { labels: { job, state: 'waiting' }, value: waiting },
      { labels: { job, state: 'running' }, value: running },
    ]),
  )
  metrics.watch('tessera_queue_overdue_seconds', async () =>
    (await depths()).map(({ job, overdueSeconds }) => ({
      labels: { job },
      value: overdueSeconds,
    })),
  )
}
