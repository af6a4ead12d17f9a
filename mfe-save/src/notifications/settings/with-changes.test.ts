import { expect, test } from 'vitest'
import { withChanges } from './with-changes.ts'

const settings = {
  kinds: [
    { kind: 'followed', in_product: true, by_email: false },
    { kind: 'mentioned', in_product: true, by_email: false },
  ],
  weekly_email: true,
  email_verified: true,
} as const

const known = { ...settings, kinds: [...settings.kinds] }

test('a change touches one kind in one place, and the last of several counts', () => {
  const after = withChanges(known, [
    { kind: 'followed', by_email: true },
    { kind: 'followed', in_product: false },
    { kind: 'followed', in_product: true },
  ])
  expect(after.kinds).toEqual([
    { kind: 'followed', in_product: true, by_email: true },
    { kind: 'mentioned', in_product: true, by_email: false },
  ])
  expect(after.weekly_email).toBe(true)
})

test('the weekly email is changed by itself', () => {
  const after = withChanges(known, [{ weekly_email: false }])
  expect(after).toEqual({ ...known, weekly_email: false })
})
