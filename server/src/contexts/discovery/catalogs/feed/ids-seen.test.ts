import { expect, test } from 'vitest'
import { idsSeen } from './ids-seen.ts'

const ids = Array.from({ length: 3_000 }, (_, at) => `lamp-${at}`)

test('an id is new once, however many there are', () => {
  const seen = idsSeen()
  expect(ids.every((id) => seen.add(id))).toBe(true)
  expect(ids.some((id) => seen.add(id))).toBe(false)
  expect(seen.add('another')).toBe(true)
})
