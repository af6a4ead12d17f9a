// @vitest-environment jsdom
import { timings } from '@tessera/contracts/timings'
import { expect, onTestFinished, test, vi } from 'vitest'
import { stubStreams } from '../../test/live-streams.ts'
import { followLive, type Live } from './follow-live.ts'

const set = { id: 'a'.repeat(12), shell: 'b'.repeat(12) }

function follow() {
  const streams = stubStreams()
  const live: Live = { hearers: new Set(), heard: new Set() }
  const hearers = [vi.fn(), vi.fn()]
  const stops = hearers.map((hear) => followLive({ live, boot: { set } }, hear))
  onTestFinished(() => {
    for (const stop of stops) stop()
  })
  return { ...streams, live, hearers, stops }
}

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('each hearer gets the kind of an event, a later one what came before it, and broken ones reach nobody', () => {
  const { hearers, say, live } = follow()
  say('{"kind":"notification","id":"1"}')
  for (const broken of ['{"kind":4}', 'not json']) say(broken)
  for (const hear of hearers) expect(hear.mock.calls).toEqual([['notification']])
  expect([...live.heard]).toEqual(['notification'])
})

test('hearers share one stream, which names the builds of the document and ends with the last of them', () => {
  const { opened, stops } = follow()
  expect(opened.map((each) => each.url)).toEqual([`/v3/live/?set=${set.id}.${set.shell}`])
  stops[0]?.()
  expect(opened[0]?.close).not.toHaveBeenCalled()
  stops[1]?.()
  expect(opened[0]?.close).toHaveBeenCalledOnce()
  show('visible')
  expect(opened).toHaveLength(1)
})

test('a hidden tab has no stream, and one that is shown again may have missed something', () => {
  const { opened, hearers } = follow()
  show('hidden')
  expect(opened[0]?.close).toHaveBeenCalledOnce()
  expect(hearers[0]).not.toHaveBeenCalled()
  show('visible')
  expect(opened).toHaveLength(2)
  expect(hearers[0]?.mock.calls).toEqual([['refetch']])
})

test('a stream that was refused is opened again after a while, unless nobody listens any more', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { opened, hearers, stops, breakOff } = follow()
  breakOff({ isRefused: false })
  vi.advanceTimersByTime(timings.liveRetryDisplaced)
  expect(opened).toHaveLength(1)
  breakOff({ isRefused: true })
  vi.advanceTimersByTime(timings.liveRetry)
  expect(opened).toHaveLength(1)
  vi.advanceTimersByTime(timings.liveRetryDisplaced)
  expect(opened).toHaveLength(2)
  expect(hearers[0]?.mock.calls).toEqual([['refetch']])
  breakOff({ isRefused: true })
  for (const stop of stops) stop()
  vi.advanceTimersByTime(timings.liveRetryDisplaced)
  expect(opened).toHaveLength(2)
  expect(vi.getTimerCount()).toBe(0)
})
