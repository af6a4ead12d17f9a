import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

test('a code is made with its amount in millionths and until the end of its last day', () => {
  const args = [
    'add',
    'spring-26',
    '--amount',
    '12.5',
    '--currency',
    'eur',
    '--until',
    '2026-12-31',
  ]
  expect(readArguments(args, {})).toMatchObject({
    command: 'add',
    made: {
      code: 'SPRING-26',
      amount_micro: 12_500_000,
      currency: 'EUR',
      expires_at: '2027-01-01T00:00:00.000Z',
    },
  })
})

test.each([
  [['add', 'SPRING', '--currency', 'EUR', '--until', '2026-12-31']],
  [['add', 'SPRING', '--amount', '0', '--currency', 'EUR', '--until', '2026-12-31']],
  [['add', 'SPRING', '--amount', '5', '--currency', 'EUR', '--until', 'soon']],
  [['remove', 'SPRING']],
])('%j is refused', (args) => {
  expect(() => readArguments(args, {})).toThrow()
})
