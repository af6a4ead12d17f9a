import { expect, test, vi } from 'vitest'
import { quietLog } from '../platform/log/json-lines.ts'
import { stopInOrder } from './stop-in-order.ts'

test('a step of a stop that fails or never ends is logged, and the next one runs', async () => {
  vi.useFakeTimers()
  const done: string[] = []
  const warn = vi.fn()
  const stopped = stopInOrder(
    [
      { name: 'streams', run: () => done.push('streams') },
      { name: 'counts', run: () => Promise.reject(new Error('The database has gone.')) },
      { name: 'requests', milliseconds: 500, run: () => new Promise(() => {}) },
      { name: 'database', run: async () => done.push('database') },
    ],
    { ...quietLog, warn },
  )
  await vi.advanceTimersByTimeAsync(500)
  await stopped
  expect(done).toEqual(['streams', 'database'])
  expect(warn.mock.calls).toEqual([
    ['stop.step-failed', { step: 'counts', cause: 'The database has gone.' }],
    ['stop.step-failed', { step: 'requests', cause: 'No answer within 0.5 s' }],
  ])
})
