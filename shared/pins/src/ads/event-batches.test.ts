import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { batchEvents, type SendEvents } from './event-batches.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function opened(answers: readonly boolean[] = []) {
  const sent: Parameters<SendEvents>[] = []
  const left = [...answers]
  const batches = batchEvents(async (...args) => {
    sent.push(args)
    return left.shift() ?? true
  })
  return { sent, batches }
}

test('events wait for others, and each kind of a shown ad is sent once, with its age', async () => {
  const { sent, batches } = opened()
  batches.add('a', 'impression')
  await vi.advanceTimersByTimeAsync(1_000)
  for (const kind of ['impression', 'closeup'] as const) batches.add('a', kind)
  await vi.advanceTimersByTimeAsync(3_000)
  const events = [
    { token: 'a', kind: 'impression', ago_ms: 4_000 },
    { token: 'a', kind: 'closeup', ago_ms: 3_000 },
  ]
  expect(sent).toEqual([[events, false]])
  batches.add('a', 'closeup')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toHaveLength(1)
})

test('events that could not be sent are sent with the next batch, for a day', async () => {
  const { sent, batches } = opened([false, false])
  batches.add('a', 'impression')
  await vi.advanceTimersByTimeAsync(8_000)
  expect(sent).toHaveLength(2)
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(sent).toHaveLength(2)
})

test('a page that goes sends what waits at once, and a full batch does not wait', async () => {
  const { sent, batches } = opened()
  batches.add('a', 'click')
  await batches.flush()
  expect(sent).toEqual([[[{ token: 'a', kind: 'click', ago_ms: 0 }], true]])
  for (let each = 0; each < 51; each += 1) batches.add(`b${each}`, 'impression')
  await vi.advanceTimersByTimeAsync(0)
  expect(sent[1]?.[0]).toHaveLength(50)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(sent[2]?.[0]).toHaveLength(1)
})
