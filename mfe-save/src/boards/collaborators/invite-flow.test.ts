import { expect, test } from 'vitest'
import { type Invites, inviteOf, next } from './invite-flow.ts'

const key = 'user 7'
const after = (events: readonly Parameters<typeof next>[1][]) => events.reduce<Invites>(next, {})

test('an invitation is sent once, however often it is pressed', () => {
  const sent = after([
    { type: 'pressed', key },
    { type: 'agreed', key },
  ])
  expect(inviteOf(sent, key)).toEqual({ phase: 'sent' })
  expect(next(sent, { type: 'pressed', key })).toBe(sent)
  const sending = after([{ type: 'pressed', key }])
  expect(next(sending, { type: 'pressed', key })).toBe(sending)
})

test('one that was refused says why and may be sent again', () => {
  const refused = after([
    { type: 'pressed', key },
    { type: 'refused', key, why: { message: 'Full.', unverified: false } },
  ])
  expect(inviteOf(refused, key)).toEqual({
    phase: 'ready',
    why: { message: 'Full.', unverified: false },
  })
  expect(inviteOf(next(refused, { type: 'pressed', key }), key)).toEqual({ phase: 'sending' })
  expect(inviteOf(refused, 'user 8')).toEqual({ phase: 'ready', why: null })
})
