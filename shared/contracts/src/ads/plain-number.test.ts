import { expect, test } from 'vitest'
import { plainAmount, plainNumber, plainQuotient } from './plain-number.ts'

test.each([
  [12_500_000, '12.5'],
  [-1, '-0.000001'],
  [0, '0'],
  [9_007_199_254_740_991, '9007199254.740991'],
  [333_333.4, '0.333333'],
])('%d millionths are the plain amount %s', (micro, written) => {
  expect(plainAmount(micro)).toBe(written)
})

test('quotients are plain decimals without an exponent', () => {
  expect([1e-9, 0.5, 1 / 3, -1e-9, 2].map(plainQuotient)).toEqual([
    '0',
    '0.5',
    '0.333333',
    '0',
    '2',
  ])
})

test('a value of a metric is written as what it is, and nothing stands for none', () => {
  expect([
    plainNumber(1_500_000, 'money'),
    plainNumber(1_500_000, 'count'),
    plainNumber(3 / 50_000_000, 'share'),
    plainNumber(null, 'ratio'),
  ]).toEqual(['1.5', '1500000', '0', undefined])
})
