import { expect, test } from 'vitest'
import { waitText } from './wait-text.ts'

test.each([
  [0, 'in a moment'],
  [9, 'in a moment'],
  [45.2, 'in 46 seconds'],
  [60, 'in 1 minute'],
  [61, 'in 2 minutes'],
  [1_800, 'in 30 minutes'],
  [3_599, 'in 1 hour'],
  [3_601, 'in 61 minutes'],
  [21_600, 'in 6 hours'],
  [21_001, 'in 6 hours'],
  [86_400, 'in 24 hours'],
  [172_800, 'in 2 days'],
])('%d seconds are said as "%s"', (seconds, text) => {
  expect(waitText(seconds)).toBe(text)
})
