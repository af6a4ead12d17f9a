import { serviceExperiments as known } from '@tessera/contracts/experiments'
import { expect, test } from 'vitest'
import { unknownArm } from './unknown-arm.ts'

test('unknownArm accepts existing arms and lists the valid names for others', () => {
  expect(unknownArm(known, 'strong_passwords', 'enabled')).toBeUndefined()
  expect(unknownArm(known, 'strong_passwords', 'red')).toMatch(/no arm 'red'. Arms: .*enabled/)
  expect(unknownArm(known, 'toString', 'enabled')).toMatch(
    /no experiment 'toString'. Experiments: .*strong/,
  )
})
