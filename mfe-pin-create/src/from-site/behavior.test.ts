import { Privacy } from '@tessera/contracts/entities/board'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { expect, test } from 'vitest'
import { behaviorOf, isPopup, leavingOf, popupSize } from './behavior.ts'

test.each([
  [true, true, 5, true],
  [true, false, 1, true],
  [false, false, 5, true],
  [false, true, 1, true],
  [false, true, 0, true],
  [false, true, 2, false],
])(
  'a window with an opener: %j, bars: %j and a history of %j is a popup: %j',
  (hasOpener, hasBars, historyLength, popup) => {
    expect(isPopup({ hasOpener, hasBars, historyLength })).toBe(popup)
  },
)

const usual = { isMember: true, isPopup: false, method: 'button', isOwnPin: false, hasSource: true }

test('S2.32 S6.1 a visitor without a popup goes home, and one in a popup signs up first', () => {
  expect(behaviorOf({ ...usual, isMember: false })).toBe('home')
  expect(behaviorOf({ ...usual, isMember: false, hasSource: false })).toBe('home')
  expect(behaviorOf({ ...usual, isMember: false, isPopup: true })).toBe('sign-up')
  expect(behaviorOf({ ...usual, isMember: false, method: 'bookmarklet' })).toBe('sign-up')
})

test.each([
  ['popup', { isPopup: true }],
  ['popup', { method: 'bookmarklet' }],
  ['page', {}],
  ['page', { method: 'create' }],
  ['nothing', { hasSource: false }],
  ['nothing', { hasSource: false, isPopup: true, isMember: false }],
  ['own-pin', { isOwnPin: true }],
  ['own-pin', { isOwnPin: true, isMember: false }],
] as const)('the behavior is %s for %j', (behavior, given) => {
  expect(behaviorOf({ ...usual, ...given })).toBe(behavior)
})

test('S4.20 S4.21 after a pin was created, a popup closes, and so does a page without a history', () => {
  for (const isSectionStep of [true, false]) {
    for (const historyLength of [0, 1, 2, 3, 50])
      expect(leavingOf({ isPopup: true, historyLength, isSectionStep })).toBe('close')
    for (const historyLength of [0, 1])
      expect(leavingOf({ isPopup: false, historyLength, isSectionStep })).toBe('close')
  }
})

test('S4.22 the sections go back two pages, when the history has more than two', () => {
  const from = { isPopup: false, isSectionStep: true }
  for (const historyLength of [3, 4, 50])
    expect(leavingOf({ ...from, historyLength })).toBe('back-two')
  expect(leavingOf({ ...from, historyLength: 2 })).toBe('back')
})

test('S4.23 otherwise a page goes back one', () => {
  for (const historyLength of [2, 3, 50])
    expect(leavingOf({ isPopup: false, isSectionStep: false, historyLength })).toBe('back')
})

test('S2.35 a popup is 750 wide and at least 750 high, and grows with its content and 48', () => {
  const sizes = [0, 702, 703, 900.2].map(popupSize)
  expect(sizes).toEqual([
    [750, 750],
    [750, 750],
    [750, 751],
    [750, 949],
  ])
})

test('S9.15 the flow closes after 10 seconds, tells for 5, and can be dismissed after 2; privacy has three values', () => {
  const { bookmarkletAutoClose, toast, connectDismiss, outsideSlow, outsideLookUp } = timings
  expect([bookmarkletAutoClose, toast, connectDismiss]).toEqual([10_000, 5_000, 2_000])
  expect([outsideSlow, outsideLookUp]).toEqual([4_000, 10_000])
  expect(Privacy.options).toEqual(['public', 'protected', 'secret'])
  expect(limits.boardTitleMax).toBe(50)
})
