import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayBudget } from './day-budget.ts'

const flexible = { dailyBudgetMicro: 10, totalBudgetMicro: null, isFlexible: true }
const fixed = { ...flexible, isFlexible: false }

test.each([
  ['a fixed budget is the same every day', fixed, 3, 12, 10],
  ['a flexible budget begins with one day', flexible, 1, 0, 10],
  ['a flexible budget makes up for a quiet day', flexible, 3, 15, 15],
  ['a flexible budget is at most twice that of a day', flexible, 9, 15, 20],
  ['a flexible budget is gone after a busy day', flexible, 2, 20, 0],
  ['the total budget ends it', { ...fixed, totalBudgetMicro: 25 }, 3, 20, 5],
  ['a spent total budget leaves nothing', { ...flexible, totalBudgetMicro: 25 }, 9, 26, 0],
])('%s', (_, budget, daysBegun, spentBeforeMicro, left) => {
  expect(dayBudget(budget, { daysBegun, spentBeforeMicro })).toBe(left)
})

test('no days in any order spend more than a campaign may spend in all', () => {
  fc.assert(
    fc.property(
      fc.record({
        dailyBudgetMicro: fc.integer({ min: 1, max: 1_000_000_000 }),
        totalBudgetMicro: fc.option(fc.integer({ min: 1, max: 10_000_000_000 })),
        isFlexible: fc.boolean(),
      }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 }),
      (budget, shares) => {
        let spentBeforeMicro = 0
        for (const [at, share] of shares.entries()) {
          const may = dayBudget(budget, { daysBegun: at + 1, spentBeforeMicro })
          expect(may).toBeLessThanOrEqual(budget.dailyBudgetMicro * (budget.isFlexible ? 2 : 1))
          spentBeforeMicro += Math.floor(may * share)
          expect(spentBeforeMicro).toBeLessThanOrEqual(budget.dailyBudgetMicro * (at + 1))
          expect(spentBeforeMicro).toBeLessThanOrEqual(budget.totalBudgetMicro ?? Infinity)
        }
      },
    ),
  )
})
