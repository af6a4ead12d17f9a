import { expect, test } from 'vitest'
import { type Flyout, type FlyoutEvent, isOpen, next, noFlyout } from './flow.ts'

const tags = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ query: `#lamp${at}`, pin_count: count - at }))
const typed = (text: string): FlyoutEvent => ({ type: 'written', text, caret: text.length })
const after = (...events: readonly FlyoutEvent[]): Flyout => events.reduce(next, noFlyout)
const offered: FlyoutEvent = { type: 'offered', query: '#lamp', tags: tags(7) }
const open = after(typed('#lamp'), offered)

test('what is offered shows while its hashtag is typed, five at most', () => {
  expect(isOpen(open)).toBe(true)
  expect(open.offered).toHaveLength(5)
  expect(isOpen(next(open, typed('#lamp ')))).toBe(false)
})

test('of what was offered, what no longer fits goes at once', () => {
  expect(next(open, typed('#lamp3')).offered.map(({ query }) => query)).toEqual(['#lamp3'])
})

test('an answer for what is typed no more changes nothing', () => {
  const gone = after(typed('#la'), offered)
  expect(isOpen(gone)).toBe(false)
  expect(next(open, { type: 'failed', query: '#la' })).toBe(open)
})

test('arrows go through the list and past its ends to none', () => {
  const actives = (by: 1 | -1) => {
    let flyout = open
    return [1, 2, 3, 4, 5, 6, 7].map(() => {
      flyout = next(flyout, { type: 'moved', by })
      return flyout.active
    })
  }
  expect(actives(1)).toEqual([0, 1, 2, 3, 4, null, 0])
  expect(actives(-1)).toEqual([4, 3, 2, 1, 0, null, 4])
})

test('Escape puts it away until something else is typed', () => {
  const closed = next(open, { type: 'escaped' })
  expect(isOpen(closed)).toBe(false)
  expect(isOpen(next(closed, typed('#lamp')))).toBe(false)
  expect(isOpen(next(closed, typed('#lam')))).toBe(true)
})

test('a pick that ends in its hashtag does not offer it again', () => {
  const picked = next(open, { type: 'picked', text: '#lamp0', caret: 6 })
  expect(isOpen(next(picked, { type: 'offered', query: '#lamp0', tags: tags(1) }))).toBe(false)
})

test('letters fit whatever case they are written in', () => {
  const upper = next(after(typed('#l')), {
    type: 'offered',
    query: '#l',
    tags: [{ query: '#Lamps', pin_count: 1 }],
  })
  expect(next(upper, typed('#LA')).offered).toEqual([{ query: '#Lamps', pin_count: 1 }])
})

test('a failed look-up offers nothing more, and leaving the field puts everything away', () => {
  expect(next(open, { type: 'failed', query: '#lamp' }).offered).toEqual([])
  expect(next(open, { type: 'left' })).toEqual(noFlyout)
  expect(isOpen(noFlyout)).toBe(false)
  expect(isOpen(after(typed('#lamp')))).toBe(false)
})
