import { expect, test } from 'vitest'
import { armIn, pinCreation } from './experiments.ts'

test('an experiment has the chosen arm where it exists, and the default elsewhere', () => {
  expect(armIn(pinCreation, { pin_creation: 'disable_all' })).toBe('disable_all')
  expect(armIn(pinCreation, { pin_creation: 'loud' })).toBe('control')
  expect(armIn(pinCreation, {})).toBe('control')
})
