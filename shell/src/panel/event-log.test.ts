import { expect, test } from 'vitest'
import { createEventLog, eventsMost, eventsWith } from './event-log.ts'

const event = (name: string, payload: unknown = null) => ({ name, version: 1, payload })

test('the log keeps the last events, newest first, with payloads that are cut off', () => {
  const log = createEventLog(() => 12.4)
  for (let at = 0; at < eventsMost + 5; at += 1) log.hear(event(`event.${at}`))
  log.hear(event('long', 'x'.repeat(9_000)))
  const events = log.$events.get()
  expect([events.length, events[0]?.name, events[1]?.name]).toEqual([
    eventsMost,
    'long',
    `event.${eventsMost + 4}`,
  ])
  expect(events[0]?.payload.length).toBeLessThan(2_100)
  expect(events[0]?.at).toBe(12)
  log.clear()
  expect(log.$events.get()).toEqual([])
})

test('events are found by name and payload in any case; a payload that is no JSON stops nothing', () => {
  const log = createEventLog(() => 0)
  log.hear(event('pin.saved', { title: 'Teapot' }))
  log.hear(event('counted', 1n))
  const found = (text: string) => eventsWith(log.$events.get(), text).map(({ name }) => name)
  expect([found('TEAPOT'), found('counted'), found(' '), found('lamp')]).toEqual([
    ['pin.saved'],
    ['counted'],
    ['counted', 'pin.saved'],
    [],
  ])
})
