import { expect, test } from 'vitest'
import { templatesFor } from './decisions.ts'
import { keyOf, placeOf } from './queue.ts'

const bare = { ctrlKey: false, metaKey: false, altKey: false }

test('J and K walk the queue, 1 to 4 decide, and keys with Ctrl stay the browser’s', () => {
  expect(keyOf({ key: 'j', ...bare })).toEqual({ does: 'next' })
  expect(keyOf({ key: 'K', ...bare })).toEqual({ does: 'previous' })
  expect(keyOf({ key: '?', ...bare })).toEqual({ does: 'help' })
  expect(keyOf({ key: '1', ...bare })).toEqual({ does: 'decide', decision: 'dismiss' })
  expect(keyOf({ key: '4', ...bare })).toEqual({ does: 'decide', decision: 'suspend' })
  expect(keyOf({ key: '5', ...bare })).toBeUndefined()
  expect(keyOf({ key: 'j', ...bare, ctrlKey: true })).toBeUndefined()
})

test('the report that takes the place of a decided one is shown, and the last at the end', () => {
  const reports = [{ pin_id: '1' }, { pin_id: '2' }, { pin_id: '3' }]
  expect(placeOf(reports, { pinId: '2', at: 0 })).toBe(1)
  expect(placeOf(reports, { pinId: 'decided', at: 1 })).toBe(1)
  expect(placeOf(reports, { pinId: 'decided', at: 3 })).toBe(2)
  expect(placeOf([], { pinId: 'decided', at: 0 })).toBe(0)
})

test('the reason that most people gave is the first template', () => {
  const reasons = [
    { reason: 'spam', count: 1 },
    { reason: 'nudity', count: 3 },
  ]
  expect(templatesFor('remove', reasons)[0]).toBe('Nudity or sexual content.')
  expect(templatesFor('dismiss', reasons)[0]).toBe("It doesn't break the rules.")
})
