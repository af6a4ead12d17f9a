import { expect, test } from 'vitest'
import {
  dismissToast,
  emptyToasts,
  nextToastEnd,
  pauseToasts,
  showToast,
  type ToastQueue,
  tickToasts,
} from './toast-queue.ts'

function ids(queue: ToastQueue): string[] {
  return queue.waiting.map((one) => one.toast.id)
}

function shown(queue: ToastQueue, id: string, duration: number, now: number): ToastQueue {
  return showToast(queue, { toast: { id, text: id }, duration, now })
}

test('a toast disappears when its time is up', () => {
  const queue = shown(emptyToasts(0), 'a', 3000, 0)
  expect(nextToastEnd(queue)).toBe(3000)
  expect(ids(tickToasts(queue, 2999))).toEqual(['a'])
  expect(ids(tickToasts(queue, 3000))).toEqual([])
})

test('each toast has its own time', () => {
  const queue = shown(shown(emptyToasts(0), 'a', 5000, 0), 'b', 3000, 1000)
  expect(nextToastEnd(queue)).toBe(3000)
  expect(ids(tickToasts(queue, 4000))).toEqual(['a'])
})

test('time stops while someone reads', () => {
  const held = pauseToasts(shown(emptyToasts(0), 'a', 3000, 0), true, 2000)
  expect(nextToastEnd(held)).toBeNull()
  const later = pauseToasts(held, false, 60_000)
  expect(nextToastEnd(later)).toBe(1000)
})

test('dismissing the last toast under the pointer does not hold the next one', () => {
  const held = pauseToasts(shown(emptyToasts(0), 'a', 3000, 0), true, 1000)
  const next = shown(dismissToast(held, 'a', 1500), 'b', 3000, 2000)
  expect(nextToastEnd(next)).toBe(3000)
})

test('a toast with the id of a visible one replaces it with full time', () => {
  const queue = shown(shown(emptyToasts(0), 'a', 3000, 0), 'a', 3000, 2000)
  expect(ids(queue)).toEqual(['a'])
  expect(nextToastEnd(queue)).toBe(3000)
})

test('a fourth toast removes the oldest', () => {
  const queue = ['a', 'b', 'c', 'd'].reduce((q, id) => shown(q, id, 3000, 0), emptyToasts(0))
  expect(ids(queue)).toEqual(['b', 'c', 'd'])
})

test('a toast without an end stays until it is dismissed', () => {
  const queue = shown(emptyToasts(0), 'a', Number.POSITIVE_INFINITY, 0)
  expect(nextToastEnd(queue)).toBeNull()
  expect(ids(tickToasts(queue, 1e9))).toEqual(['a'])
})
