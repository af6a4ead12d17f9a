import { expect, test } from 'vitest'
import { next, openingState, type ReportEvent, type ReportState } from './flow.ts'

const after = (...events: readonly ReportEvent[]): ReportState => events.reduce(next, openingState)
const chosen: ReportEvent = { type: 'chosen', reason: 'spam' }
const pressed: ReportEvent = { type: 'send-pressed' }

test('a report is sent once a reason is chosen, and only once', () => {
  expect(next(openingState, pressed)).toBe(openingState)
  const sending = after(chosen, pressed)
  expect(sending).toEqual({ kind: 'sending', reason: 'spam' })
  expect(next(sending, pressed)).toBe(sending)
  expect(next(sending, { type: 'chosen', reason: 'hate' })).toBe(sending)
})

test('a refused report keeps its reason and can be sent again', () => {
  const refused = after(chosen, pressed, { type: 'refused', why: 'Too fast.' })
  expect(refused).toEqual({ kind: 'choosing', reason: 'spam', failure: 'Too fast.' })
  expect(next(refused, pressed)).toEqual({ kind: 'sending', reason: 'spam' })
})

test('after a report the pin can be hidden and the person blocked, in any order', () => {
  const thanked = after(chosen, pressed, { type: 'sent' })
  expect(thanked).toEqual({ kind: 'thanked', hidden: false, blocked: false })
  const both = [{ type: 'blocked' }, { type: 'hidden' }] as const
  expect(both.reduce(next, thanked)).toEqual({ kind: 'thanked', hidden: true, blocked: true })
})
