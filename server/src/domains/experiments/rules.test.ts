import { expect, test } from 'vitest'
import { armsInAddress, unknownArm } from './rules.ts'

test('unknownArm accepts existing arms and lists the valid names for others', () => {
  expect(unknownArm('quick_promote', 'enabled')).toBeUndefined()
  expect(unknownArm('quick_promote', 'red')).toMatch(/no arm 'red'. Arms: .*enabled/)
  expect(unknownArm('toString', 'enabled')).toMatch(
    /no experiment 'toString'. Experiments: .*quick/,
  )
})

test('armsInAddress parses comma-separated name:arm pairs', () => {
  expect(armsInAddress('a:b, c:d:e,,f')).toEqual([
    ['a', 'b'],
    ['c', 'd:e'],
    ['f', ''],
  ])
})
