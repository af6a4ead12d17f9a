import { expect, test } from 'vitest'
import { phoneNumberOf } from './phone-number.ts'

test.each([
  ['+49301234567', '+49301234567'],
  ['  +49 30 1234567 ', '+49301234567'],
  ['0049 30/1234567', '+49301234567'],
  ['+49 (0)30 1234567', '+49301234567'],
  ['+1 (555) 010-9999', '+15550109999'],
  ['+44.20.7946.0018', '+442079460018'],
  ['+12345678', '+12345678'],
  ['+123456789012345', '+123456789012345'],
])('phoneNumberOf(%s) is %s', (written, number) => {
  expect(phoneNumberOf(written)).toBe(number)
})

test.each([
  '',
  '+',
  '030 1234567',
  '+1234567',
  '+1234567890123456',
  '+0301234567',
  '+49 30 12a4567',
  '++4930123456',
  '+49 30 ٣٤٥٦٧٨',
])('phoneNumberOf refuses %s', (written) => {
  expect(phoneNumberOf(written)).toBeUndefined()
})
