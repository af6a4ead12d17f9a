import { expect, test } from 'vitest'
import { firstMergeState, next } from './flow.ts'

test('a merge asks before it starts, and going back keeps the search', () => {
  const searched = next(firstMergeState, { type: 'searched', search: 'ho' })
  const asking = next(searched, { type: 'chosen', target: { id: '11', name: 'Homes' } })
  expect(asking).toMatchObject({ kind: 'asking', target: { name: 'Homes' } })
  expect(next(asking, { type: 'searched', search: 'x' })).toBe(asking)
  expect(next(asking, { type: 'went-back' })).toEqual({ kind: 'choosing', search: 'ho' })
})
