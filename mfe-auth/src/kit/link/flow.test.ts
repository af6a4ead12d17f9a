import { type ErrorCode, errorCodes } from '@tessera/contracts/errors/codes'
import { expect, test } from 'vitest'
import { type LinkedEvent, nextLinked, startOf } from './flow.ts'

const walk = (asks: boolean, ...events: readonly LinkedEvent<string>[]) =>
  events.reduce((now, event) => nextLinked(now, event), startOf<string>('secret', asks))

const pressed: LinkedEvent<string> = { type: 'pressed' }
const refusal = (code: ErrorCode): LinkedEvent<string> => ({
  type: 'refused',
  error: { code, message: 'No.', httpStatus: 400, apiErrorCode: errorCodes[code] },
})

test('a link without a token is expired', () => {
  expect(startOf(undefined, true)).toEqual({ kind: 'gone' })
})

test('what takes something back waits for a press, and works once', () => {
  expect(walk(true)).toEqual({ kind: 'asking', token: 'secret' })
  const done: LinkedEvent<string> = { type: 'finished', done: 'ok' }
  expect(walk(true, done)).toEqual({ kind: 'asking', token: 'secret' })
  expect(walk(true, pressed, done, pressed)).toEqual({ kind: 'done', done: 'ok' })
})

test.each<[ErrorCode, string]>([
  ['log-in-needed', 'log-in'],
  ['verification-of-other', 'other'],
  ['verification-gone', 'gone'],
  ['email-taken', 'taken'],
  ['unexpected', 'failed'],
])('%s leads to %s', (code, kind) => {
  expect(walk(false, refusal(code))).toMatchObject({ kind })
})

test('a failure, and a log-in, can be tried again', () => {
  for (const code of ['unexpected', 'log-in-needed'] as const)
    expect(walk(false, refusal(code), pressed)).toEqual({ kind: 'working', token: 'secret' })
})
