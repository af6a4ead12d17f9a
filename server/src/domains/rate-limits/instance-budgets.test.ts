import { expect, test } from 'vitest'
import { createInstanceBudgets } from './instance-budgets.ts'

const allowance = { most: 60, windowMinutes: 1 }

test('a budget may be used at once, and comes back evenly', () => {
  const budgets = createInstanceBudgets()
  for (let call = 0; call < 60; call += 1) expect(budgets.take('mira', allowance, 0)).toBe(0)
  expect(budgets.take('mira', allowance, 0)).toBe(1_000)
  expect(budgets.take('mira', allowance, 400)).toBe(600)
  expect(budgets.take('mira', allowance, 1_000)).toBe(0)
  expect(budgets.take('mira', allowance, 1_000)).toBe(1_000)
})

test('a call that is given back can be made again', () => {
  const budgets = createInstanceBudgets()
  for (let call = 0; call < 60; call += 1) budgets.take('mira', allowance, 0)
  budgets.giveBack('mira', allowance)
  expect(budgets.take('mira', allowance, 0)).toBe(0)
  expect(budgets.take('mira', allowance, 0)).toBe(1_000)
})

test('one key uses up nothing of another', () => {
  const budgets = createInstanceBudgets()
  for (let call = 0; call < 61; call += 1) budgets.take('mira', allowance, 0)
  expect(budgets.take('noor', allowance, 0)).toBe(0)
})

test('nobody waits because the clock was set back', () => {
  const budgets = createInstanceBudgets()
  for (let call = 0; call < 60; call += 1) budgets.take('mira', allowance, 9e9)
  expect(budgets.take('mira', allowance, 0)).toBe(0)
})

test('only so many keys are kept, those used last', () => {
  const budgets = createInstanceBudgets(2)
  const once = { most: 1, windowMinutes: 1 }
  for (const key of ['first', 'second', 'third']) budgets.take(key, once, 0)
  expect(budgets.take('third', once, 0)).toBeGreaterThan(0)
  expect(budgets.take('first', once, 0)).toBe(0)
})
