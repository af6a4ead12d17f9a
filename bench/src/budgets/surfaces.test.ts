import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildChanged } from '@tessera/build/commands/build'
import { root } from '@tessera/build/commands/root'
import { surfaceBudgets } from '@tessera/contracts/surface-budgets'
import { expect, test } from 'vitest'
import { measureSurfaces } from './measure-surfaces.ts'
import { overBudgets } from './surface-lines.ts'

test('every surface of the table is within its budgets of bytes and statements', async () => {
  // `npm test` has built. To look for changes takes as long as a third of this test.
  if (!existsSync(join(root, 'shell/dist/shell.json'))) await buildChanged()
  const taken = await measureSurfaces()
  expect(overBudgets(taken)).toEqual([])
  expect(taken.map(({ name }) => name)).toEqual(Object.keys(surfaceBudgets))
}, 300_000)

test('a surface that takes more than its budget is named with what it takes', () => {
  const { board } = surfaceBudgets
  const taken = { ...board, name: 'board', callStatements: board.callStatements + 2 } as const
  expect(overBudgets([taken])).toEqual([
    `board: ${board.callStatements + 2} statements of the main call, 2 over the budget of ${board.callStatements}`,
  ])
})
