// @vitest-environment node
import { buildChanged } from '@tessera/commands/build'
import { expect, test } from 'vitest'
import { budgetOf } from '../budgets/surfaces.ts'
import { compiledLate, overBudget, parsingInFirstLoad } from './first-load.ts'
import { largestNewcomers } from './sources-of-file.ts'

test('the script of a visitor’s first load is within its budget', async () => {
  // Builds nothing after `npm test` has built.
  await buildChanged()
  expect(await overBudget((await budgetOf('home, a visitor’s')).script)).toBeUndefined()
}, 300_000)

test('a load over its budget names the bytes and the sources', async () => {
  expect(await overBudget(0)).toMatch(/^The script of the first load has \d{6} bytes .*\n.*\n.*:/)
}, 300_000)

test('nothing of the first load parses by itself, so that a first view does not wait for zod', async () => {
  expect(await parsingInFirstLoad()).toEqual([])
}, 300_000)

test('scripts of the first load are compiled while they arrive', async () => {
  expect(await compiledLate()).toEqual([])
}, 300_000)

test('the largest newcomers come first, and sources that shrank are left out', () => {
  const now = { a: 50, b: 900, c: 400, d: 10 }
  expect(largestNewcomers(now, { a: 40, b: 700, d: 90 })).toEqual([
    'c: new, 400 characters',
    'b: 200 more, 900 now',
    'a: 10 more, 50 now',
  ])
})
