import { expect, test } from 'vitest'
import { colorCloseness, isColor, plainColorOf, plainColors } from './color-words.ts'

const pictures = {
  green: '#2e8b3d',
  red: '#c02020',
  blue: '#2040c0',
  white: '#f8f8f6',
  black: '#101010',
}

test('colorCloseness ranks each color nearest to its own name', () => {
  for (const [name, hex] of Object.entries(pictures))
    for (const [other, theirs] of Object.entries(pictures))
      if (other !== name)
        expect(colorCloseness(name, hex), `${name} and ${other}`).toBeGreaterThan(
          colorCloseness(name, theirs),
        )
})

test('hues on both sides of red count as near', () => {
  expect(colorCloseness('red', '#c02040')).toBeGreaterThan(0.5)
  expect(colorCloseness('burgundy', '#701020')).toBeGreaterThan(0.5)
})

test('colorCloseness is 0 for words and values that are no colors', () => {
  expect(isColor('chair')).toBe(false)
  expect(isColor('constructor')).toBe(false)
  expect(colorCloseness('chair', '#00ff00')).toBe(0)
  expect(colorCloseness('green', 'none')).toBe(0)
})

test('plainColorOf names the plain color that a picture is nearest to', () => {
  expect(Object.values(pictures).map(plainColorOf)).toEqual([
    'green',
    'red',
    'blue',
    'white',
    'black',
  ])
  expect(plainColorOf('#9caf88')).toBe('green')
  expect(plainColors).toContain(plainColorOf('#c8b6a0'))
})
