import { expect, test } from 'vitest'
import { findSubject } from './subjects.ts'

test('a subject is found by its name, with the box it is drawn in', () => {
  expect(findSubject('avocado')).toMatchObject({ width: 32, height: 32, viewBox: '0 0 32 32' })
  expect(findSubject('avocado')?.body).toContain('<path')
})

test('an unknown subject returns nothing', () => {
  expect(findSubject('no-such-thing')).toBeUndefined()
})
