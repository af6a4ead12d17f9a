import { expect, test } from 'vitest'
import { firstMergeState, foundTargets, next } from './flow.ts'

const target = (name: string) => ({ id: name, name, picture: null, pinCount: 1 })

test('a target is chosen, asked about, and a step back finds the search as it was', () => {
  const searched = next(firstMergeState, { type: 'searched', search: 'ho' })
  const asking = next(searched, { type: 'chosen', target: target('Homes') })
  expect(asking).toMatchObject({ at: 'asking', target: { name: 'Homes' } })
  expect(next(asking, { type: 'searched', search: 'x' })).toBe(asking)
  expect(next(asking, { type: 'went-back' })).toEqual({ at: 'choosing', search: 'ho' })
})

test('targets are found whatever their case and accents', () => {
  const all = [target('Été'), target('Winter')]
  expect(foundTargets(all, ' ete ')).toEqual([target('Été')])
  expect(foundTargets(all, '')).toEqual(all)
})
