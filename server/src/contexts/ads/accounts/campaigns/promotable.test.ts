import { expect, test } from 'vitest'
import { barsOf, type PinFacts } from './promotable.ts'

const fit: PinFacts = {
  isLive: true,
  isSaved: true,
  isPublic: true,
  link: 'https://lamps.example/',
  width: 736,
  height: 1_104,
}

test.each<[string, Partial<PinFacts>, readonly string[]]>([
  ['a fit one', {}, []],
  ['a deleted one', { isLive: false, link: null }, ['gone']],
  ["somebody else's", { isSaved: false, isPublic: false }, ['not-saved']],
  ['one on a secret board', { isPublic: false }, ['not-public']],
  ['one without a link', { link: null }, ['no-link']],
  ['a small one', { width: 199, height: 199 }, ['small']],
  ['a very tall one', { width: 300, height: 1_201 }, ['tall']],
  ['one with two faults', { isPublic: false, link: '' }, ['not-public', 'no-link']],
])('why %s can or cannot be promoted', (_, change, bars) => {
  expect(barsOf({ ...fit, ...change })).toEqual(bars)
})
