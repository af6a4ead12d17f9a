import { expect, test } from 'vitest'
import { groupedNumber, isCardNumber, readCard, writtenExpiry } from './card-draft.ts'

test.each([
  ['4242424242424242', true],
  ['4242 4242 4242 4242', true],
  ['4242424242424241', false],
  ['0000', false],
  ['', false],
])('the number %s is one of a card: %s', (text, is) => {
  expect(isCardNumber(text)).toBe(is)
})

test.each([
  ['4', '', '04/'],
  ['1', '', '1'],
  ['12', '1', '12/'],
  ['12/3', '12/', '12/3'],
  ['12/30', '12/3', '12/30'],
  ['12', '12/', '12'],
])('an expiry %s after %s is written %s', (text, before, written) => {
  expect(writtenExpiry(text, before)).toBe(written)
})

test('digits of a card are written in groups of four', () => {
  expect(groupedNumber('42424242x42')).toBe('4242 4242 42')
})

test('a card is read with its month and year, until that month is over', () => {
  const draft = { number: '4242424242424242', expiry: '11/26', cvc: '123' }
  expect(readCard(draft, new Date('2026-11-30T23:00:00Z'))).toEqual({
    card: { number: '4242424242424242', exp_month: 11, exp_year: 2026, cvc: '123' },
  })
  expect(readCard(draft, new Date('2026-12-01T00:00:00Z'))).toEqual({ faults: ['expiry'] })
  expect(readCard({ number: '1', expiry: '13/40', cvc: '1' }, new Date())).toEqual({
    faults: ['number', 'expiry', 'cvc'],
  })
})
