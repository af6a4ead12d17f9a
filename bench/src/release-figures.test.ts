import { expect, test } from 'vitest'
import type { Line } from './measure.ts'
import { beforeText, compared, grownSince, noiseOf, withLines } from './release-figures.ts'

const line = (name: string, more: Partial<Line>): Line => ({
  name,
  ours: '',
  beside: '',
  target: '',
  ...more,
})
const release = {
  day: '2026-11-01',
  figures: {
    time: { value: 1, noise: 0.05 },
    speed: { value: 0.8, noise: 0.05 },
    statements: { value: 10, noise: 0.005 },
  },
}
const steady = [1, 1, 1, 1, 1]

test.each([
  ['a ratio within the noise of both runs', line('time', { ratio: 1.09, rounds: steady }), 0],
  ['a ratio beyond it', line('time', { ratio: 1.2, rounds: steady }), 0.2],
  ['a better ratio', line('time', { ratio: 0.5, rounds: steady }), -0.5],
  [
    'a ratio beyond it, with rounds that say little',
    line('time', { ratio: 1.2, rounds: [0.5, 1, 2] }),
    0,
  ],
  ['a speed that fell', line('speed', { ratio: 0.6, rounds: steady, better: 'more' }), 0.25],
  ['one more statement', line('statements', { count: 11 }), 0.1],
  ['a figure that is new', line('other', { ratio: 9 }), 0],
] as const)('%s is compared with the last release', (_, now, worse) => {
  expect(compared(now, release).worse).toBeCloseTo(worse)
})

test('noise is what the rounds of a run say, and at least what two runs differ by', () => {
  expect(noiseOf(steady)).toBe(0.05)
  expect(noiseOf([0.8, 0.9, 1, 1.1, 1.2])).toBeGreaterThan(0.1)
  expect(noiseOf([1])).toBe(0.1)
})

test('the last section lists what is worse, the most first, and says so when nothing is', () => {
  const worse = [line('statements', { count: 11 }), line('time', { ratio: 2, rounds: steady })]
  expect(grownSince(worse, release)).toEqual([
    'Grown since the last release (2026-11-01), beyond the noise:',
    '  ▲ time: 1 → 2, 100 % worse',
    '  ▲ statements: 10 → 11, 10 % worse',
  ])
  expect(grownSince([], release)).toEqual([
    'Grown since the last release (2026-11-01), beyond the noise: nothing.',
  ])
})

test('a table says what a figure was, marks what is worse, and says nothing of mere times', () => {
  const texts = [
    line('statements', { count: 11 }),
    line('statements', { count: 10 }),
    line('other', { ratio: 1 }),
    line('a time', { ours: '20 ms' }),
  ].map((each) => beforeText(each, release))
  expect(texts).toEqual(['10 ▲ worse by 10 %', '10', 'new', ''])
})

test('ratios and counts are kept, and times are not; what was not measured stays', () => {
  const lines = [line('statements', { count: 9 }), line('a time', { ours: '20 ms' })]
  const { day, figures } = withLines(release, lines, '2026-12-01')
  expect(day).toBe('2026-12-01')
  expect(Object.keys(figures)).toEqual(['speed', 'statements', 'time'])
  expect(figures.statements).toEqual({ value: 9, noise: 0.005 })
})
