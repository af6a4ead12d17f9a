import type { CallError } from '@tessera/contracts/errors/call-error'
import { expect, test } from 'vitest'
import {
  atRest,
  type Change,
  type Connections,
  type ConnectionsEvent,
  nextConnections,
} from './flow.ts'

const change: Change = { disconnect: { id: 'google' } }
const refusal = (code: CallError['code']): ConnectionsEvent => ({
  type: 'refused',
  error: { code, message: `message of ${code}`, httpStatus: 400, apiErrorCode: 1 },
})
const after = (events: readonly ConnectionsEvent[]): Connections =>
  events.reduce<Connections>(
    (state, event) => nextConnections(state, event, { missing: 'Missing.' }),
    atRest,
  )
const wanted: ConnectionsEvent = { type: 'wanted', change }
const typed: ConnectionsEvent = { type: 'typed', password: 'slow-mornings' }
const submitted: ConnectionsEvent = { type: 'submitted' }

test('a change is made, or says why not', () => {
  expect(after([wanted])).toMatchObject({ kind: 'changing', change })
  expect(after([wanted, { type: 'changed' }])).toEqual({ kind: 'resting', fault: null, changes: 1 })
  expect(after([wanted, refusal('last-way-in')])).toMatchObject({ fault: 'message of last-way-in' })
})

test('after a while the password is asked for, and the change goes on', () => {
  const asking = [wanted, refusal('confirm-needed')]
  expect(after(asking)).toMatchObject({ kind: 'asking', change, password: '' })
  expect(after([...asking, submitted])).toMatchObject({ kind: 'asking', fault: 'Missing.' })
  const sent = [...asking, typed, submitted]
  expect(after(sent)).toMatchObject({ kind: 'confirming', password: 'slow-mornings' })
  expect(after([...sent, { type: 'confirmed' }])).toMatchObject({ kind: 'changing', change })
  expect(after([...sent, refusal('password-wrong')])).toMatchObject({
    kind: 'asking',
    fault: 'message of password-wrong',
  })
  expect(after([...asking, { type: 'closed' }])).toMatchObject({ kind: 'resting', fault: null })
})

test('a passkey or a provider confirms in place of the password, and the change goes on', () => {
  const confirmed = [wanted, refusal('confirm-needed'), { type: 'confirmed' }] as const
  expect(after(confirmed)).toMatchObject({ kind: 'changing', change })
})

test('events that do not fit change nothing', () => {
  for (const event of [typed, submitted, { type: 'confirmed' } as const, refusal('unexpected')])
    expect(after([event])).toBe(atRest)
  expect(after([wanted, wanted])).toMatchObject({ kind: 'changing', change })
})
