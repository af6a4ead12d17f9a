import { AdId } from '@tessera/contracts/ids'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Credited, creditsOf, lagOf, sumCredits, type Touch } from './credit.ts'

const day = 86_400_000
const at = Date.parse('2026-11-26T12:00:00Z')
const group = { place: 'home', age: '25-34', gender: 'female', country: 'DE', app: 'web' } as const
const touch = (ago: number, ad = '5'): Touch => ({ ...group, adId: AdId.parse(ad), at: at - ago })
const conversion = (click: Touch | null, view: Touch | null): Credited => ({
  event: 'checkout',
  at,
  valueMicro: 3,
  click,
  view,
})

test.each([
  [0, 1],
  [day, 1],
  [day + 1, 7],
  [7 * day, 7],
  [30 * day, 30],
  [30 * day + 1, undefined],
  [-1, undefined],
] as const)('a touch %d ms before lies in the window of %s days', (ago, lag) => {
  expect(lagOf(at - ago, at)).toBe(lag)
})

test('a conversion adds to the rows of its latest click and its latest view, on their own days', () => {
  const rows = creditsOf(conversion(touch(2 * day), touch(13 * 3_600_000, '6')), 'UTC')
  expect(rows).toMatchObject([
    { ad_id: '5', day: '2026-11-24', touch: 'click', lag: 7, click_lag: 0 },
    { ad_id: '6', day: '2026-11-25', touch: 'view', lag: 1, click_lag: 7 },
  ])
  expect(creditsOf(conversion(null, touch(31 * day)), 'UTC')).toEqual([])
})

const windows = [0, 1, 7, 30] as const

test('any windows credit each conversion once, from rows that were written once', () => {
  const ago = fc.option(fc.integer({ min: 0, max: 32 * day }), { nil: null })
  fc.assert(
    fc.property(fc.array(fc.tuple(ago, ago), { maxLength: 30 }), (world) => {
      const all = world.map(([click, view]) =>
        conversion(click === null ? null : touch(click), view === null ? null : touch(view)),
      )
      const rows = sumCredits(all.flatMap((each) => creditsOf(each, 'UTC')))
      for (const clicks of windows)
        for (const views of windows) {
          // As the comment of conversion_stats says.
          const credited = rows
            .filter(({ touch: kind, lag, click_lag }) =>
              kind === 'click'
                ? lag <= clicks
                : lag <= views && (click_lag === 0 || click_lag > clicks),
            )
            .reduce((sum, row) => sum + row.conversions, 0)
          const expected = world.filter(
            ([click, view]) =>
              (click !== null && click <= clicks * day && clicks > 0) ||
              (view !== null && view <= views * day && views > 0),
          ).length
          expect(credited).toBe(expected)
        }
    }),
    { numRuns: 50 },
  )
})
