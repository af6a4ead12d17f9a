import { expect, test } from 'vitest'
import { cutCampaignName, endDateOf, microOf, roundedDown } from './promote-rules.ts'

test('S5.27 a campaign name over 63 characters is cut to 62 and an ellipsis', () => {
  expect(cutCampaignName('a'.repeat(63))).toBe('a'.repeat(63))
  expect(cutCampaignName('a'.repeat(64))).toBe(`${'a'.repeat(62)}…`)
  expect(cutCampaignName('🪔'.repeat(64))).toBe(`${'🪔'.repeat(62)}…`)
})

test('S5.28 the end date is sent only when the promotion is not ongoing and has one', () => {
  const endDate = '2026-12-24'
  expect(endDateOf({ isOngoing: false, endDate })).toEqual({ inclusive_end_date: endDate })
  expect(endDateOf({ isOngoing: true, endDate })).toEqual({})
  expect(endDateOf({ isOngoing: false, endDate: '' })).toEqual({})
})

test('S5.29 budgets are sent in micro currency, exactly as typed in any language', () => {
  const typed: readonly (readonly [string, string, number | undefined])[] = [
    ['7', 'en', 7_000_000],
    ['0.29', 'en', 290_000],
    ['1,234.50', 'en', 1_234_500_000],
    ['1,500', 'en', 1_500_000_000],
    ['1,5', 'en', 1_500_000],
    ['1.500', 'en', undefined],
    ['4,35', 'de', 4_350_000],
    ['1.234,50', 'de', 1_234_500_000],
    ['1.500', 'de', 1_500_000_000],
    ['1.5', 'de', 1_500_000],
    ['1 234,5', 'fr', 1_234_500_000],
    ['1’234.50', 'de-CH', 1_234_500_000],
    ['٧٫٢٥', 'ar-EG', 7_250_000],
    ['999999999.99', 'en', 999_999_999_990_000],
    ['', 'en', undefined],
    ['.5', 'en', undefined],
    ['-1', 'en', undefined],
    ['1e3', 'en', undefined],
    ['1,2,3', 'en', undefined],
    ['7.', 'en', 7_000_000],
    ['7.001', 'en', undefined],
    ['seven', 'en', undefined],
  ]
  expect(typed.map(([text, locale]) => [text, locale, microOf(text, locale)])).toEqual(typed)
})

test('an amount with more than two decimals is rounded down, and no other', () => {
  const typed: readonly (readonly [string, string, number | undefined])[] = [
    ['2.345', 'en', 2.34],
    ['2,345', 'de', 2.34],
    ['1,234.5678', 'en', 1234.56],
    ['2.345', 'de', undefined],
    ['2.34', 'en', undefined],
    ['two', 'en', undefined],
  ]
  expect(typed.map(([text, locale]) => [text, locale, roundedDown(text, locale)])).toEqual(typed)
})
