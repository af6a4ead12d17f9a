import { expect, test } from 'vitest'
import { createInstanceBudgets } from './instance-budgets.ts'

const allowance = { most: 60, windowMinutes: 1 }

test('take allows the whole budget at once, then refills it evenly', () => {
  const budgets = createInstanceBudgets()
  for (let call = 0; call < 60; call += 1) expect(budgets.take('mira', allowance, 0)).toBe(0)
  expect(budgets.take('mira', allowance, 0)).toBe(1_000)
  expect(budgets.take('mira', allowance, 400)).toBe(600)
  expect(budgets.take('mira', allowance, 1_000)).toBe(0)
  expect(budgets.take('mira', allowance, 1_000)).toBe(1_000)
})

test('giveBack lets a call be made again', () => {
  const budgets = createInstanceBudgets()
  for (let call = 0; call < 60; call += 1) budgets.take('mira', allowance, 0)
  budgets.giveBack('mira', allowance)
  expect(budgets.take('mira', allowance, 0)).toBe(0)
  expect(budgets.take('mira', allowance, 0)).toBe(1_000)
})

test('left says how many calls remain, and when the budget is whole again', () => {
  const budgets = createInstanceBudgets()
  expect(budgets.left('mira', allowance, 0)).toEqual({ left: 60, wholeIn: 0 })
  for (let call = 0; call < 59; call += 1) budgets.take('mira', allowance, 0)
  expect(budgets.left('mira', allowance, 0)).toEqual({ left: 1, wholeIn: 59_000 })
  budgets.take('mira', allowance, 0)
  expect(budgets.left('mira', allowance, 500)).toEqual({ left: 0, wholeIn: 59_500 })
  expect(budgets.left('mira', allowance, 90_000)).toEqual({ left: 60, wholeIn: 0 })
})

test('each key has its own budget', () => {
  const budgets = createInstanceBudgets()
  for (let call = 0; call < 61; call += 1) budgets.take('mira', allowance, 0)
  expect(budgets.take('noor', allowance, 0)).toBe(0)
})

test('setting the clock back makes nobody wait', () => {
  const budgets = createInstanceBudgets()
  for (let call = 0; call < 60; call += 1) budgets.take('mira', allowance, 9e9)
  expect(budgets.take('mira', allowance, 0)).toBe(0)
})

test('only the most recently used keys are kept', () => {
  const budgets = createInstanceBudgets(2)
  const once = { most: 1, windowMinutes: 1 }
  for (const key of ['first', 'second', 'third']) budgets.take(key, once, 0)
  expect(budgets.take('third', once, 0)).toBeGreaterThan(0)
  expect(budgets.take('first', once, 0)).toBe(0)
})
