import { expect, test } from 'vitest'
import { slipsOf } from './slips.ts'

const finds = (typed: string, text: string): boolean => {
  const slips = slipsOf(typed)
  if (slips === undefined) return false
  const { start, end, swapped, pattern } = slips
  const isNear = text.includes(` ${start}`) || text.includes(end)
  return text.includes(swapped) || (isNear && new RegExp(pattern).test(text))
}

const text = ' a teapot of clay'

test('a word finds the one that it was meant for, with one slip at any place', () => {
  for (const typed of [
    'etapot',
    'taepot',
    'tepaot',
    'teapto',
    'tepot',
    'teaot',
    'teepot',
    'teapos',
    'teappot',
    'teaapot',
  ])
    expect(finds(typed, text), typed).toBe(true)
  for (const typed of ['taepto', 'kettle', 'teaspoon'])
    expect(finds(typed, text), typed).toBe(false)
})

test('a short word is looked up as it is written', () => {
  expect(slipsOf('lamp')).toBeUndefined()
  expect(finds('shelf', ' a shell')).toBe(false)
  expect(finds('sheft', ' a shelf')).toBe(false)
  expect(finds('shlef', ' a shelf')).toBe(true)
})
