import { limits } from '@tessera/contracts/limits'
import { expect, test } from 'vitest'
import { createErrorBudget } from './error-budget.ts'

const hour = 3_600_000

const taken = (count: number, take: (at: number) => boolean) =>
  Array.from({ length: count }, (_, at) => take(at)).filter(Boolean).length

test('a person adds some errors an hour, and more in the next', () => {
  const budget = createErrorBudget()
  const often = () => taken(1_000, () => budget.take('mira', hour))
  expect(often()).toBe(limits.errorsOfPerson)
  expect(budget.take('ben', hour)).toBe(true)
  expect(budget.take('mira', 2 * hour)).toBe(true)
})

test('all people together add some thousand errors an hour', () => {
  const budget = createErrorBudget()
  expect(taken(2 * limits.errorsOfHour, (at) => budget.take(`person ${at}`, hour))).toBe(
    limits.errorsOfHour,
  )
})
