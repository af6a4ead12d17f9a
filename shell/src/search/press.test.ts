import { expect, test } from 'vitest'
import { type Key, type Moment, press } from './press.ts'

const now = (over: Partial<Moment> = {}): Moment => ({
  open: true,
  count: 3,
  active: -1,
  hint: '',
  text: 'lam',
  atEnd: true,
  rightToLeft: false,
  ...over,
})

const pressed = (key: string, moment: Moment, also: Partial<Key> = {}) =>
  press({ key, shift: false, held: false, ...also }, moment)

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, -1],
] as const)(
  '%s from line %i leads to line %i, the field being one of the places',
  (key, active, to) => {
    expect(pressed(key, now({ active }))).toEqual({ does: 'move', to })
  },
)

test('an arrow opens what is closed, and does nothing where nothing is offered', () => {
  expect(pressed('ArrowDown', now({ open: false }))).toEqual({ does: 'open' })
  expect(pressed('ArrowDown', now({ count: 0 }))).toEqual({ does: 'nothing' })
})

test('Enter chooses the line that was reached; in the field it searches for what is typed', () => {
  expect(pressed('Enter', now({ active: 1 }))).toEqual({ does: 'choose', to: 1 })
  expect(pressed('Enter', now())).toEqual({ does: 'nothing' })
  expect(pressed('Enter', now({ active: 1, open: false }))).toEqual({ does: 'nothing' })
})

test('Escape closes first, empties then, and then is the browser’s', () => {
  expect(pressed('Escape', now())).toEqual({ does: 'close' })
  expect(pressed('Escape', now({ open: false }))).toEqual({ does: 'empty' })
  expect(pressed('Escape', now({ open: false, text: '' }))).toEqual({ does: 'nothing' })
})

test('Tab and the arrow in reading direction take the hint', () => {
  const hinted = now({ hint: 'p' })
  for (const key of ['Tab', 'ArrowRight', 'End'])
    expect(pressed(key, hinted), key).toEqual({ does: 'complete' })
  expect(pressed('ArrowLeft', now({ hint: 'p', rightToLeft: true }))).toEqual({ does: 'complete' })
})

test('nobody is held fast: without a hint, with Shift or away from the end those keys stay themselves', () => {
  expect(pressed('Tab', now())).toEqual({ does: 'nothing' })
  expect(pressed('Tab', now({ hint: 'p' }), { shift: true })).toEqual({ does: 'nothing' })
  expect(pressed('ArrowRight', now({ hint: 'p', atEnd: false }))).toEqual({ does: 'nothing' })
  expect(pressed('ArrowRight', now({ hint: 'p', rightToLeft: true }))).toEqual({ does: 'nothing' })
  expect(pressed('ArrowDown', now(), { held: true })).toEqual({ does: 'nothing' })
})

test('Delete forgets a recent search that was reached, and else deletes text', () => {
  expect(pressed('Delete', now({ text: '', active: 2 }))).toEqual({ does: 'forget', to: 2 })
  expect(pressed('Delete', now({ text: '' }))).toEqual({ does: 'nothing' })
  expect(pressed('Delete', now({ active: 2 }))).toEqual({ does: 'nothing' })
})
