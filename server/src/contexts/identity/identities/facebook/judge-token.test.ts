import { expect, test } from 'vitest'
import { isNewToken, provesPerson } from './judge-token.ts'

const now = new Date('2026-11-25T12:00:00Z')
const seconds = now.getTime() / 1_000
const sound = {
  appId: '42',
  userId: '7',
  type: 'USER',
  isValid: true,
  expiresAt: seconds + 60,
  issuedAt: 0,
}

test.each([
  ['of the product’s app', {}, true],
  ['that never expires', { expiresAt: 0 }, true],
  ['of another app', { appId: '43' }, false],
  ['that Facebook calls invalid', { isValid: false }, false],
  ['of an app or a page', { type: 'PAGE' }, false],
  ['that expired', { expiresAt: seconds }, false],
])('V3.12 a token %s', (_, changes, proves) => {
  expect(provesPerson({ ...sound, ...changes }, { appId: '42', now })).toBe(proves)
})

test.each([
  ['given ten minutes ago is new', seconds - 600, true],
  ['given longer ago is not', seconds - 601, false],
  ['of an unknown time is not', 0, false],
])('a token %s', (_, issuedAt, isNew) => {
  expect(isNewToken({ issuedAt }, now)).toBe(isNew)
})
