import { expect, test } from 'vitest'
import { createHolds } from './holds.ts'

test('a module holds unsaved input until each view that said so has taken it back', () => {
  const holds = createHolds()
  const ends = [holds.hold('save'), holds.hold('save')]
  expect([holds.has('save'), holds.has('auth'), holds.has()]).toEqual([true, false, true])
  ends[0]?.()
  ends[0]?.()
  expect(holds.has('save')).toBe(true)
  ends[1]?.()
  expect([holds.has('save'), holds.has()]).toEqual([false, false])
})
