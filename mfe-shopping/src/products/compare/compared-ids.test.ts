import { expect, test } from 'vitest'
import { comparedIds } from './compared-ids.ts'

test.each([
  ['', [], 0],
  ['pins=', [], 0],
  ['pins=5,7', ['5', '7'], 0],
  ['pins=5,%207,5', ['5', '7'], 0],
  ['pins=5,x,0,-1', ['5'], 3],
  ['pins=1,2,3,4,5,6', ['1', '2', '3', '4'], 2],
])('the address ?%s compares %j, and %i entries are unfit', (query, ids, unfit) => {
  expect(comparedIds(new URLSearchParams(query))).toEqual({ ids, unfit })
})
