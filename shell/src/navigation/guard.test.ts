import { expect, test } from 'vitest'
import { viewer } from '../../test/viewer.ts'
import { redirectFrom } from './guard.ts'

test("a member's page sends a visitor to the log-in, and back after it", () => {
  expect(redirectFrom({ who: 'member' }, null, '/pin-builder/?a=1')).toBe(
    '/login/?next=%2Fpin-builder%2F%3Fa%3D1',
  )
  expect(redirectFrom({ who: 'member' }, viewer, '/pin-builder/')).toBeUndefined()
  expect(redirectFrom({ who: 'anyone' }, null, '/')).toBeUndefined()
})
