import { expect, test } from 'vitest'
import { captchasSpent, isSpent, noteCaptcha, withMoment } from './captcha-limit.ts'

const hour = 3_600_000

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('V4.27 the moments of the last three captchas are stored; three within an hour are the maximum', () => {
  expect([1, 2, 3, 4].reduce<readonly number[]>(withMoment, [])).toEqual([2, 3, 4])
  expect(isSpent([], 0)).toBe(false)
  expect(isSpent([0, 1], 2)).toBe(false)
  expect(isSpent([0, 1, 2], hour)).toBe(true)
  expect(isSpent([0, 1, 2], hour + 1)).toBe(false)
})

test('V9.9 after three captchas within an hour no more are shown', () => {
  const kept = storage()
  for (const now of [0, 60_000, 120_000]) {
    expect(captchasSpent(kept, now)).toBe(false)
    noteCaptcha(kept, now)
  }
  expect(captchasSpent(kept, 130_000)).toBe(true)
  expect(captchasSpent(kept, hour + 1)).toBe(false)
})

test('only moments are stored, and invalid stored values count as none', () => {
  const kept = storage()
  noteCaptcha(kept, 5)
  expect([...kept.kept.values()]).toEqual(['[5]'])
  for (const key of kept.kept.keys()) kept.setItem(key, '{"a":')
  expect(captchasSpent(kept, 6)).toBe(false)
})

test('captchas work in a browser that refuses storage', () => {
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new Error('refused')
    },
  }
  expect(() => noteCaptcha(refusing, 1)).not.toThrow()
})
