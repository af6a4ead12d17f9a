import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildChanged } from '@tessera/commands/build'
import { root } from '@tessera/commands/root'
import { expect, test } from 'vitest'
import { builtModules } from '../house/first-load.ts'
import { measureSurfaces } from './measure-surfaces.ts'
import { overBudgets } from './surface-lines.ts'
import { budgetOf } from './surfaces.ts'

test('every surface that the facts of a room state is within its budgets of bytes and statements', async () => {
  // `npm test` has built. To look for changes takes as long as a third of this test.
  if (!existsSync(join(root, 'shell/dist/shell.json'))) await buildChanged()
  const taken = await measureSurfaces()
  expect(overBudgets(taken)).toEqual([])
}, 300_000)

test('each page of the built modules says which files to preload', async () => {
  const pages = (await builtModules()).flatMap(({ descriptor }) => descriptor.pages)
  expect(pages.length).toBeGreaterThan(50)
  expect(pages.filter(({ preload }) => preload.length === 0).map(({ name }) => name)).toEqual([])
})

test('a surface that takes more than its budget is named with what it takes', async () => {
  const budget = await budgetOf('board')
  const taken = { ...budget, callStatements: budget.callStatements + 2 }
  expect(overBudgets([{ name: 'board', budget, taken }])).toEqual([
    `board: ${budget.callStatements + 2} statements of the main call, 2 over the budget of ${budget.callStatements}`,
  ])
})
