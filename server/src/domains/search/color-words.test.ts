import { expect, test } from 'vitest'
import { colorCloseness, isColor } from './color-words.ts'

const pictures = {
  green: '#2e8b3d',
  red: '#c02020',
  blue: '#2040c0',
  white: '#f8f8f6',
  black: '#101010',
}

test('a picture of a colour is nearest to that colour', () => {
  for (const [name, hex] of Object.entries(pictures))
    for (const [other, theirs] of Object.entries(pictures))
      if (other !== name)
        expect(colorCloseness(name, hex), `${name} and ${other}`).toBeGreaterThan(
          colorCloseness(name, theirs),
        )
})

test('a colour and its neighbours on the other side of red are near', () => {
  expect(colorCloseness('red', '#c02040')).toBeGreaterThan(0.5)
  expect(colorCloseness('burgundy', '#701020')).toBeGreaterThan(0.5)
})

test('what is no colour is near to none', () => {
  expect(isColor('chair')).toBe(false)
  expect(isColor('constructor')).toBe(false)
  expect(colorCloseness('chair', '#00ff00')).toBe(0)
  expect(colorCloseness('green', 'none')).toBe(0)
})
