import { expect, test } from 'vitest'
import { inputBudgets } from '../../../platform/readers/budgets.ts'
import { readConversions } from './upload-rows.ts'

test('a header of more columns than the budget is refused before its rows are read', () => {
  const withColumns = (columns: number) =>
    readConversions(`event_name${','.repeat(columns - 1)}\n"never closed`, Date.now())
  expect(withColumns(inputBudgets.columns + 1)).toBe('too-many-columns')
  expect(withColumns(inputBudgets.columns)).toBe('quotes')
})
