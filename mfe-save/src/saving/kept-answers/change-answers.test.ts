import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { changeAnswers, changeRecords } from './change-answers.ts'

const grown = (record: Readonly<Record<string, unknown>>) =>
  record.id === '2' ? { ...record, count: 3 } : record

test('a record changes wherever an answer holds it, and its neighbours stay the same objects', () => {
  const other = { id: '1', count: 1 }
  const answer = { pages: [{ data: [other, { id: '2', count: 2 }] }], owner: { id: '2', count: 2 } }
  expect(changeRecords(answer, grown)).toEqual({
    pages: [{ data: [other, { id: '2', count: 3 }] }],
    owner: { id: '2', count: 3 },
  })
  expect(changeRecords([other, { id: '2' }], grown)).toHaveProperty('0', other)
})

test('an answer without it stays the same object', () => {
  const answer = { pages: [{ data: [{ id: '1' }, null, 'x'] }] }
  expect(changeRecords(answer, grown)).toBe(answer)
})

test('a change of ours makes no kept answer newer than it is', () => {
  const queries = new QueryClient()
  queries.setQueryData(['a'], { id: '2' }, { updatedAt: 5 })
  changeAnswers(queries, grown)
  expect(queries.getQueryData(['a'])).toEqual({ id: '2', count: 3 })
  expect(queries.getQueryState(['a'])?.dataUpdatedAt).toBe(5)
})
