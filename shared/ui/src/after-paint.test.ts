// @vitest-environment jsdom

import { expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

/** Starts something for after the paint, and records what happens. */
function start() {
  const happened: string[] = []
  const cancel = afterPaint(
    () => happened.push('run'),
    () => happened.push('cancelled'),
  )
  return { happened, cancel }
}

const frames = () => new Promise((resolve) => setTimeout(resolve, 60))

test('after the paint, what was put off runs once', async () => {
  const { happened } = start()
  expect(happened).toEqual([])
  await vi.waitFor(() => expect(happened).toEqual(['run']))
  window.dispatchEvent(new Event('pointerdown'))
  expect(happened).toEqual(['run'])
})

test('the next press, key or hidden page runs first what was put off', async () => {
  for (const type of ['pointerdown', 'keydown', 'visibilitychange']) {
    const { happened } = start()
    document.dispatchEvent(new Event(type))
    expect(happened).toEqual(['run'])
    window.dispatchEvent(new Event('popstate'))
    expect(happened).toEqual(['run'])
  }
})

test('going back before the paint cancels what was put off, and so does the caller', async () => {
  const [left, dropped] = [start(), start()]
  dropped.cancel()
  window.dispatchEvent(new Event('popstate'))
  await frames()
  expect(left.happened).toEqual(['cancelled'])
  expect(dropped.happened).toEqual([])
})
