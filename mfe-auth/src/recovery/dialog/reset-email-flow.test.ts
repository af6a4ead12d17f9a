import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ResetEmail, ResetEmailEvent } from './reset-email-flow.ts'
import { nextResetEmail, ready } from './reset-email-flow.ts'

const account = 'mira@studio.example'

const refusal = (code: ErrorCode): ResetEmailEvent => ({
  type: 'refused',
  error: { code, message: errorCatalogue[code].message, httpStatus: 429, apiErrorCode: 1 },
})

const wanted: ResetEmailEvent = { type: 'wanted', account }
const sent: ResetEmailEvent = { type: 'sent' }
const solved: ResetEmailEvent = { type: 'solved', answer: 'an answer' }

const walk = (...events: readonly ResetEmailEvent[]): ResetEmail =>
  events.reduce(nextResetEmail, ready)

test.each<[string, readonly ResetEmailEvent[], Partial<ResetEmail>]>([
  ['the email is requested for the named account', [wanted], { kind: 'sending', account }],
  ['a sent email ends the sending', [wanted, sent], { kind: 'sent', account }],
  ['the email can be sent again', [wanted, sent, wanted], { kind: 'sending', account }],
  [
    'too many requests ask for a captcha, at first without an error',
    [wanted, refusal('captcha-needed')],
    { kind: 'captcha', account, fault: null },
  ],
  [
    'solving the captcha sends the email',
    [wanted, refusal('captcha-needed'), solved],
    { kind: 'sending', account, answer: 'an answer', round: 1 },
  ],
  [
    'a wrong solution shows an error and another captcha',
    [wanted, refusal('captcha-needed'), solved, refusal('captcha-wrong')],
    { kind: 'captcha', fault: errorCatalogue['captcha-wrong'].message, round: 1 },
  ],
  [
    'closing the captcha returns to the form',
    [wanted, refusal('captcha-needed'), { type: 'put-away' }],
    ready,
  ],
  [
    'any other refusal shows its error',
    [wanted, refusal('unexpected')],
    { kind: 'ready', fault: errorCatalogue.unexpected.message },
  ],
  [
    'closing nothing keeps the error',
    [wanted, refusal('unexpected'), { type: 'put-away' }],
    { kind: 'ready', fault: errorCatalogue.unexpected.message },
  ],
  ['an answer that was not asked for changes nothing', [solved, sent], ready],
])('%s', (_, events, end) => {
  expect(walk(...events)).toMatchObject(end)
})

const anything = fc.constantFrom<ResetEmailEvent>(
  wanted,
  sent,
  solved,
  { type: 'put-away' },
  refusal('captcha-needed'),
  refusal('captcha-wrong'),
  refusal('too-fast'),
)

test('after any events, every answer ends the sending, and every state is reachable', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 30 }), (events) => {
      const resetEmail = walk(...events)
      seen.add(resetEmail.kind)
      if (resetEmail.kind !== 'sending') return
      expect(nextResetEmail(resetEmail, sent).kind).toBe('sent')
      expect(nextResetEmail(resetEmail, refusal('unexpected')).kind).toBe('ready')
      expect(nextResetEmail(resetEmail, wanted)).toBe(resetEmail)
    }),
  )
  expect([...seen].sort()).toEqual(['captcha', 'ready', 'sending', 'sent'])
})
