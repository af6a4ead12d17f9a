import { expect, test } from 'vitest'
import { type ComparedPin, toggled } from './compared-pins.ts'

const pins = (ids: string): readonly ComparedPin[] =>
  [...ids].map((id) => ({ id, title: id, image: '' }))

test.each([
  ['', 'a', 'a'],
  ['abc', 'd', 'abcd'],
  ['abcd', 'e', 'abcd'],
  ['abcd', 'b', 'acd'],
])('among %j a press on %s leaves %j', (before, pressed, after) => {
  const [pin] = pins(pressed)
  if (pin === undefined) throw new Error('Nothing is pressed.')
  expect(toggled(pins(before), pin)).toEqual(pins(after))
})
