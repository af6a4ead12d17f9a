import { expect, test } from 'vitest'
import { actionOf, type ComboboxState, type Key } from './keys.ts'

const state = (over: Partial<ComboboxState> = {}): ComboboxState => ({
  open: true,
  count: 3,
  active: -1,
  completes: false,
  atEnd: true,
  empty: false,
  rightToLeft: false,
  can: { open: true, clear: true, remove: true },
  ...over,
})

const pressed = (key: string, now: ComboboxState, also: Partial<Key> = {}) =>
  actionOf({ key, shift: false, modified: false, ...also }, now)

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, -1],
] as const)(
  '%s moves from option %i to %i, with the field as a stop in between',
  (key, active, to) => {
    expect(pressed(key, state({ active }))).toEqual({ does: 'move', to })
  },
)

test('an arrow opens a closed list, and does nothing in an empty one', () => {
  expect(pressed('ArrowDown', state({ open: false }))).toEqual({ does: 'open' })
  expect(pressed('ArrowDown', state({ count: 0 }))).toEqual({ does: 'nothing' })
})

test('Enter chooses the active option, and is the form’s own while the field is active', () => {
  expect(pressed('Enter', state({ active: 1 }))).toEqual({ does: 'choose', to: 1 })
  expect(pressed('Enter', state())).toEqual({ does: 'nothing' })
  expect(pressed('Enter', state({ active: 1, open: false }))).toEqual({ does: 'nothing' })
})

test('Escape closes the list, then clears the field, then is the browser’s own', () => {
  expect(pressed('Escape', state())).toEqual({ does: 'close' })
  expect(pressed('Escape', state({ open: false }))).toEqual({ does: 'clear' })
  expect(pressed('Escape', state({ open: false, empty: true }))).toEqual({ does: 'nothing' })
})

test('Tab, End and the forward arrow accept the completion', () => {
  const completing = state({ completes: true })
  for (const key of ['Tab', 'ArrowRight', 'End'])
    expect(pressed(key, completing), key).toEqual({ does: 'complete' })
  const rightToLeft = state({ completes: true, rightToLeft: true })
  expect(pressed('ArrowLeft', rightToLeft)).toEqual({ does: 'complete' })
})

test('Tab, arrows and End stay the browser’s without a completion, with Shift or before the end', () => {
  const completing = state({ completes: true })
  expect(pressed('Tab', state())).toEqual({ does: 'nothing' })
  expect(pressed('Tab', completing, { shift: true })).toEqual({ does: 'nothing' })
  expect(pressed('ArrowRight', state({ completes: true, atEnd: false }))).toEqual({
    does: 'nothing',
  })
  expect(pressed('ArrowRight', state({ completes: true, rightToLeft: true }))).toEqual({
    does: 'nothing',
  })
})

test('a key with Control, Alt or Meta is left to the browser', () => {
  expect(pressed('ArrowDown', state(), { modified: true })).toEqual({ does: 'nothing' })
})

test('Delete removes the active option while the field is empty, and deletes text otherwise', () => {
  expect(pressed('Delete', state({ empty: true, active: 2 }))).toEqual({ does: 'remove', to: 2 })
  expect(pressed('Delete', state({ empty: true }))).toEqual({ does: 'nothing' })
  expect(pressed('Delete', state({ active: 2 }))).toEqual({ does: 'nothing' })
})

test('a combobox that cannot open, clear or remove leaves those keys to its text', () => {
  const can = { open: false, clear: false, remove: false }
  expect(pressed('ArrowDown', state({ open: false, can }))).toEqual({ does: 'nothing' })
  expect(pressed('Escape', state({ open: false, can }))).toEqual({ does: 'nothing' })
  expect(pressed('Delete', state({ empty: true, active: 1, can }))).toEqual({ does: 'nothing' })
})
