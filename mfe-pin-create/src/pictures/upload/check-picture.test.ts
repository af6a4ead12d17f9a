import { expect, test } from 'vitest'
import { fileFault, sizeFault } from './check-picture.ts'

test('a file that is no picture of ours is refused by its type, one of 50 MB and more by its size', () => {
  const mb = 1024 * 1024
  expect(fileFault({ type: 'image/svg+xml', size: 10 })).toContain('JPEG')
  expect(fileFault({ type: '', size: 10 })).toContain('JPEG')
  expect(fileFault({ type: 'image/png', size: 50 * mb })).toBeUndefined()
  expect(fileFault({ type: 'image/png', size: 50 * mb + 1 })).toContain('too large')
})

test('S5.20 a picture under 120 by 120 is refused in words', () => {
  expect(sizeFault({ width: 119, height: 900 })).toContain('at least 120 by 120')
  expect(sizeFault({ width: 900, height: 119 })).toContain('at least 120 by 120')
  expect(sizeFault({ width: 120, height: 120 })).toBeUndefined()
})
