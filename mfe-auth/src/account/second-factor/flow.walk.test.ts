import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { next } from './flow.ts'
import type { Event, State } from './state.ts'
import { start } from './state.ts'

const refusal = (code: ErrorCode): Event => ({
  type: 'refused',
  error: { code, message: errorCatalogue[code].message, httpStatus: 400, apiErrorCode: 1 },
})

const typed = (value: string): Event => ({ type: 'typed', value })
const app: Event = { type: 'authenticator-chosen' }
const phone: Event = { type: 'phone-chosen' }
const submitted: Event = { type: 'submitted' }
const cancelled: Event = { type: 'cancelled' }
const kept: Event = { type: 'kept' }
const started: Event = { type: 'started', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' }
const codeSent: Event = { type: 'code-sent', end: '67' }
const codes = ['aaaa-bbbb', 'cccc-dddd']
const finished: Event = { type: 'finished', codes }
const again: Event = { type: 'finished', codes: null }
const removal: Event = { type: 'removal-chosen', factor: 'totp' }
const needed = refusal('confirm-needed')
const confirmed: Event = { type: 'confirmed' }

const anything = fc.constantFrom<Event>(
  app,
  phone,
  removal,
  { type: 'renewal-chosen' } as const,
  typed('123456'),
  typed('+49 30 1234567'),
  typed(''),
  submitted,
  submitted,
  submitted,
  started,
  codeSent,
  codeSent,
  finished,
  again,
  { type: 'removed' } as const,
  { type: 'resend-pressed' } as const,
  { type: 'other-number' } as const,
  cancelled,
  kept,
  needed,
  confirmed,
  { type: 'news-read' } as const,
  refusal('code-wrong'),
  refusal('unexpected'),
  refusal('factor-needed'),
  { type: 'present-code-sent' },
)

function holds(before: State, event: Event, after: State): void {
  // Recovery codes are shown once and leave the screen only after 'kept'.
  if (before.screen.at === 'codes' && event.type !== 'kept')
    expect(after.screen).toBe(before.screen)
  if (after.screen.at === 'codes' && before.screen.at !== 'codes') {
    expect(event.type).toBe('finished')
  }
  if (after.work.is === 'checking' && before.work.is !== 'checking') {
    expect(before.work.is).toBe('confirming')
  }
  // A pending call ends only with its answer.
  if (before.work.is === 'busy' && after.work !== before.work) {
    expect(['started', 'code-sent', 'finished', 'removed', 'refused']).toContain(event.type)
  }
}

test('after any events, no call hangs, no recovery codes are lost, and every step is reachable', () => {
  const screens = new Set<string>()
  const works = new Set<string>()
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 80, size: 'max' }), (events) => {
      let state = start
      for (const event of events) {
        const after = next(state, event)
        holds(state, event, after)
        state = after
        screens.add(state.screen.at)
        works.add(state.work.is)
        if (state.work.is === 'resting' || state.work.is === 'confirming') continue
        const refused = next(state, refusal('unexpected'))
        if (state.work.is === 'proving') {
          expect(refused.work).toMatchObject({ sending: false })
          continue
        }
        expect(refused.work.is).not.toBe(state.work.is)
      }
    }),
  )
  expect([...works].sort()).toEqual(['busy', 'checking', 'confirming', 'proving', 'resting'])
  expect([...screens].sort()).toEqual(
    [
      'authenticator',
      'codes',
      'overview',
      'phone-code',
      'phone-number',
      'removal',
      'renewal',
    ].sort(),
  )
})
