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
  ['it is sent for the account that was named', [wanted], { kind: 'sending', account }],
  ['then it is on its way', [wanted, sent], { kind: 'sent', account }],
  ['it can be sent once more', [wanted, sent, wanted], { kind: 'sending', account }],
  [
    'too many ask for a captcha, at first without a reproach',
    [wanted, refusal('captcha-needed')],
    { kind: 'captcha', account, fault: null },
  ],
  [
    'solving it sends the letter by itself',
    [wanted, refusal('captcha-needed'), solved],
    { kind: 'sending', account, answer: 'an answer', round: 1 },
  ],
  [
    'a wrong answer is said, and another captcha stands there',
    [wanted, refusal('captcha-needed'), solved, refusal('captcha-wrong')],
    { kind: 'captcha', fault: errorCatalogue['captcha-wrong'].message, round: 1 },
  ],
  [
    'who puts the captcha away can write again',
    [wanted, refusal('captcha-needed'), { type: 'put-away' }],
    ready,
  ],
  [
    'what else is refused is said',
    [wanted, refusal('unexpected')],
    { kind: 'ready', fault: errorCatalogue.unexpected.message },
  ],
  [
    'with nothing to put away, what was said stays',
    [wanted, refusal('unexpected'), { type: 'put-away' }],
    { kind: 'ready', fault: errorCatalogue.unexpected.message },
  ],
  ['an answer that nobody asked for changes nothing', [solved, sent], ready],
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

test('whatever happens, every answer of the service ends the sending, and every step can be reached', () => {
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
