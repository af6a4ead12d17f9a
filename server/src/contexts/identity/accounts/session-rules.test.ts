import { expect, test } from 'vitest'
import { cookieHeaderOf } from '../../../calls/cookies.ts'
import { isStale, sessionCookieOf, sessionEdges } from './session-rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const span = { idleDays: 30, maxDays: 180 }

test('a session ends 30 days after its last use and 180 days after its start', () => {
  expect(sessionEdges(span, now)).toEqual({
    seenAfter: new Date('2026-10-22T12:00:00Z'),
    createdAfter: new Date('2026-05-25T12:00:00Z'),
  })
})

test('isStale is true an hour after the last recorded use', () => {
  expect(isStale(new Date(now.getTime() - 3_600_000), now)).toBe(false)
  expect(isStale(new Date(now.getTime() - 3_600_001), now)).toBe(true)
})

test('a session cookie lasts as long as its session can; ending the session deletes it', () => {
  expect(cookieHeaderOf(sessionCookieOf('abc', span))).toBe(
    '__Host-session=abc; Path=/; Max-Age=15552000; Secure; HttpOnly; SameSite=Lax',
  )
  expect(cookieHeaderOf(sessionCookieOf(null, span))).toBe(
    '__Host-session=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax',
  )
})
