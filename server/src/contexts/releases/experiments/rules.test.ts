import { expect, test } from 'vitest'
import { armsInAddress } from './rules.ts'

test('armsInAddress parses comma-separated name:arm pairs', () => {
  expect(armsInAddress('a:b, c:d:e,,f')).toEqual([
    ['a', 'b'],
    ['c', 'd:e'],
    ['f', ''],
  ])
})
