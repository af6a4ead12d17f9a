import { expect, test } from 'vitest'
import { armsInAddress, experimentsOf, unknownArm } from './rules.ts'

const known = experimentsOf([])

test('unknownArm accepts existing arms and lists the valid names for others', () => {
  expect(unknownArm(known, 'strong_passwords', 'enabled')).toBeUndefined()
  expect(unknownArm(known, 'strong_passwords', 'red')).toMatch(/no arm 'red'. Arms: .*enabled/)
  expect(unknownArm(known, 'toString', 'enabled')).toMatch(
    /no experiment 'toString'. Experiments: .*strong/,
  )
})

test('armsInAddress parses comma-separated name:arm pairs', () => {
  expect(armsInAddress('a:b, c:d:e,,f')).toEqual([
    ['a', 'b'],
    ['c', 'd:e'],
    ['f', ''],
  ])
})
