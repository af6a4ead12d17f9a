import { expect, test } from 'vitest'
import { thingsOf } from './things.ts'

const things = (title: string, description = '', altText = '') => [
  ...thingsOf({ title, description, altText }),
]

test('a pin is about the thing of its title and what that is a kind of, not about what stands beside it', () => {
  const found = things('Clay table lamp beside a vase', 'A rug, a mirror and a sofa. #sofa')
  expect(found).toContain('table lamp')
  expect(found).toContain('lamp')
  for (const other of ['vase', 'rug', 'sofa']) expect(found).not.toContain(other)
})

test('the thing of a title counts wherever its room stands', () => {
  expect(things('Green sofa living room')).toContain('sofa')
})

test('the description of a picture names its thing, too', () => {
  expect(things('Bright corner', '', 'Oak armchair by a window')).toContain('armchair')
})

test('hashtags name the thing of a pin that names none itself', () => {
  expect(things('Aalto No. 5', 'For tulips. #vase')).toContain('vase')
  expect(things('Marble chessboard', '#vase')).toContain('vase')
  expect(things('Wool rug', '#vase')).not.toContain('vase')
})

test('a German title names its thing in English', () => {
  expect(things('Sessel aus Samt')).toContain('armchair')
})

test('a pin without texts is about nothing', () => {
  expect(things('')).toEqual([])
})
