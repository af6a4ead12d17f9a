import { expect, test } from 'vitest'
import { after, challenge, refusal, shownPasskey } from '../../../test/events.ts'
import { mira } from '../../../test/service.ts'
import type { Event } from './events.ts'

const chosen: Event = { type: 'passkey-chosen', passkey: shownPasskey }
const pressed: Event = { type: 'passkey-chosen', passkey: null }
const left: Event = { type: 'passkey-left' }
const entered: Event = { type: 'entered', viewer: mira }
const paused = refusal('account-paused', { closes_at: null })

test('a passkey chosen in the address field logs in, whatever is typed in the form', () => {
  const busy = after('log-in', [chosen])
  expect(busy).toMatchObject({ kind: 'busy', doing: 'passkey', passkey: shownPasskey })
  expect(after('log-in', [chosen, entered])).toMatchObject({ kind: 'done', by: 'log-in' })
})

test('the button asks for a passkey, and a closed prompt returns to the form without an error', () => {
  expect(after('log-in', [pressed])).toMatchObject({ doing: 'passkey', passkey: null })
  expect(after('log-in', [pressed, left])).toMatchObject({ kind: 'form', faults: {} })
})

test('a passkey does nothing in the sign-up form', () => {
  expect(after('sign-up', [chosen])).toMatchObject({ kind: 'form', mode: 'sign-up' })
})

test.each([
  'passkey-unknown',
  'passkey-refused',
  'passkey-gone',
  'passkey-failed',
  'too-fast',
] as const)('%s is shown above the button, at no field', (code) => {
  expect(after('log-in', [chosen, refusal(code)])).toMatchObject({
    kind: 'form',
    faults: { form: `message of ${code}` },
  })
})

test('a suspended account gets the help dialog, as after its password', () => {
  expect(after('log-in', [chosen, refusal('suspended')]).kind).toBe('recovery')
})

test('a paused account comes back with another passkey prompt, not with the empty password', () => {
  expect(after('log-in', [chosen, paused])).toMatchObject({ kind: 'paused', byPasskey: true })
  expect(after('log-in', [chosen, paused, { type: 'resumed' }])).toMatchObject({
    kind: 'busy',
    doing: 'passkey',
    passkey: null,
    resuming: true,
  })
})

test.each([
  [{ method: 'totp' }, 'none'],
  [{ method: 'totp', passkey: true }, 'too'],
  [{ method: 'passkey', passkey: true }, 'only'],
] as const)('a second factor with %j offers a passkey: %s', (data, passkey) => {
  const asked = refusal('mfa-needed', {
    mfa_challenge: challenge,
    phone_number_end: null,
    ...data,
  })
  const form = { at: 'log-in', email: 'mira@studio.example' } as const
  const typed: Event = { type: 'typed', field: 'password', value: 'slow-mornings' }
  expect(after(form, [typed, { type: 'submitted' }, asked])).toMatchObject({
    kind: 'code',
    passkey,
  })
})
