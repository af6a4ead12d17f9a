import { type ErrorCode, errorCodes } from '@tessera/contracts/errors/codes'
import { expect, test } from 'vitest'
import { type LeaveEvent, nextLeaving, staying } from './flow.ts'

const given = { hasPassword: true, missing: 'Missing', stale: 'Stale' }

const walk = (hasPassword: boolean, ...events: readonly LeaveEvent[]) =>
  events.reduce((now, event) => nextLeaving(now, event, { ...given, hasPassword }), staying)

const close: LeaveEvent = { type: 'chosen', way: 'close' }
const pause: LeaveEvent = { type: 'chosen', way: 'pause' }
const typed: LeaveEvent = { type: 'typed', value: 'secret' }
const submitted: LeaveEvent = { type: 'submitted' }
const done: LeaveEvent = { type: 'done', closesAt: '2026-12-07' }
const refusal = (code: ErrorCode): LeaveEvent => ({
  type: 'refused',
  error: { code, message: 'No.', httpStatus: 400, apiErrorCode: errorCodes[code] },
})

test('closing asks for the password, and pausing does not', () => {
  expect(walk(true, close, submitted)).toMatchObject({
    kind: 'asking',
    fault: { at: 'password', message: 'Missing' },
  })
  expect(walk(true, close, typed, submitted)).toMatchObject({ kind: 'sending', way: 'close' })
  expect(walk(false, close, submitted)).toMatchObject({ kind: 'sending', way: 'close' })
  expect(walk(true, pause, submitted)).toMatchObject({ kind: 'sending', way: 'pause' })
})

test('a wrong password is said at the field and kept, an old log-in above the button', () => {
  const sent = [close, typed, submitted]
  expect(walk(true, ...sent, refusal('password-wrong'))).toMatchObject({
    kind: 'asking',
    password: 'secret',
    tries: 1,
    fault: { at: 'password', message: 'No.' },
  })
  expect(walk(true, ...sent, refusal('confirm-needed'))).toMatchObject({
    fault: { at: 'form', message: 'Stale' },
  })
  expect(walk(true, ...sent, refusal('password-wrong'), typed)).toMatchObject({ fault: null })
})

test('cancelling stays, and only the answer ends the sending', () => {
  expect(walk(true, close, typed, { type: 'cancelled' })).toEqual(staying)
  expect(walk(true, pause, submitted, { type: 'cancelled' })).toMatchObject({ kind: 'sending' })
  expect(walk(true, pause, submitted, done)).toEqual({ kind: 'left', closesAt: '2026-12-07' })
  expect(walk(true, done)).toEqual(staying)
})
