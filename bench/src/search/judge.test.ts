import { expect, test } from 'vitest'
import { judgeOf, ndcg } from './judge.ts'
import { judgedQueries } from './judged-queries.ts'

const pin = (title: string, description = '', category = '') => ({ title, description, category })

test('a pin is judged by the best rule that it fits, in any number', () => {
  const judge = judgeOf({
    query: 'x',
    exactly: 'easy chair / armchair',
    close: 'chair',
    related: 'bench',
  })
  expect(judge(pin('Two armchairs by a window'))).toBe(3)
  expect(judge(pin('A chair', 'that is easy to carry'))).toBe(3)
  expect(judge(pin('Oak #chairs'))).toBe(2)
  expect(judge(pin('A place to rest', '', 'Benches'))).toBe(1)
  expect(judge(pin('Workbench lamp'))).toBe(0)
  expect(judge(pin('A corner', '#easychair'))).toBe(3)
})

test('ndcg is 1 for the best order, lower for any other, and undefined when nothing fits', () => {
  expect(ndcg([3, 2, 1], [1, 2, 3], 10)).toBe(1)
  expect(ndcg([2, 3, 1], [1, 2, 3], 10)).toBeLessThan(1)
  expect(ndcg([0, 0, 3], [3], 10)).toBe(0.5)
  expect(ndcg([3, 0], [3, 3, 3], 2)).toBeCloseTo(0.613, 3)
  expect(ndcg([], [0, 0], 10)).toBeUndefined()
})

test('there are sixty different queries', () => {
  expect(new Set(judgedQueries.map(({ query }) => query)).size).toBe(60)
})
