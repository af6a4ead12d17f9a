import { expect, test } from 'vitest'
import { armsInAddress, unknownArm } from './rules.ts'

test('an arm that exists is fine, and others are named with what there is', () => {
  expect(unknownArm('quick_promote', 'enabled')).toBeUndefined()
  expect(unknownArm('quick_promote', 'red')).toMatch(/no arm 'red'. It has: .*enabled/)
  expect(unknownArm('toString', 'enabled')).toMatch(/no experiment 'toString'. There are: .*quick/)
})

test('arms in an address are pairs with commas between', () => {
  expect(armsInAddress('a:b, c:d:e,,f')).toEqual([
    ['a', 'b'],
    ['c', 'd:e'],
    ['f', ''],
  ])
})
