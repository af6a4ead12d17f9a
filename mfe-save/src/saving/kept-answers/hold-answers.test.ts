import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { type AnswerChange, holdAnswers } from './hold-answers.ts'

const plusOne: AnswerChange = ([name], data) =>
  name === 'count' && typeof data === 'number' ? data + 1 : data

test('only what changes is changed, and gets no newer by it', async () => {
  const queries = new QueryClient()
  queries.setQueryData(['count'], 1, { updatedAt: 5 })
  queries.setQueryData(['other'], 1, { updatedAt: 5 })
  const { changed } = await holdAnswers(queries, plusOne)
  expect([queries.getQueryData(['count']), queries.getQueryData(['other'])]).toEqual([2, 1])
  expect(queries.getQueryState(['count'])?.dataUpdatedAt).toBe(5)
  expect([...changed]).toEqual(['["count"]'])
})

test('what was out of date before it was changed is so again once it is taken back', async () => {
  const queries = new QueryClient()
  queries.setQueryData(['count'], 1)
  await queries.invalidateQueries({ queryKey: ['count'] })
  const held = await holdAnswers(queries, plusOne)
  held.rollBack()
  expect(queries.getQueryData(['count'])).toBe(1)
  expect(queries.getQueryState(['count'])?.isInvalidated).toBe(true)
})

test('what has changed in the meantime is asked for again, and not overwritten', async () => {
  const queries = new QueryClient()
  queries.setQueryData(['count'], 1)
  const ask = vi.fn(() => 40)
  const stop = new QueryObserver(queries, {
    queryKey: ['count'],
    queryFn: ask,
    staleTime: 60_000,
  }).subscribe(() => {})
  const held = await holdAnswers(queries, plusOne)
  queries.setQueryData(['count'], 7)
  held.rollBack()
  expect(queries.getQueryData(['count'])).toBe(7)
  await vi.waitFor(() => expect(queries.getQueryData(['count'])).toBe(40))
  stop()
})

test('an answer that was on its way does not come over the change', async () => {
  const queries = new QueryClient()
  queries.setQueryData(['count'], 1)
  const late = Promise.withResolvers<number>()
  const asked = queries.fetchQuery({ queryKey: ['count'], queryFn: () => late.promise })
  asked.catch(() => {})
  const held = await holdAnswers(queries, plusOne)
  late.resolve(1)
  await Promise.allSettled([asked])
  expect(queries.getQueryData(['count'])).toBe(2)
  held.rollBack()
  expect(queries.getQueryData(['count'])).toBe(1)
})
