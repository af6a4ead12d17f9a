import { expect, test } from 'vitest'
import { maySend, next, openingState, type ReportEvent, type ReportState } from './flow.ts'

const after = (...events: readonly ReportEvent[]): ReportState => events.reduce(next, openingState)
const chosen: ReportEvent = { type: 'chosen', reason: 'spam' }
const sent: ReportEvent = { type: 'sent' }

test('a report is sent once something is chosen, and once only', () => {
  expect(maySend(openingState)).toBe(false)
  expect(next(openingState, sent)).toBe(openingState)
  expect(maySend(after(chosen))).toBe(true)
  const sending = after(chosen, sent)
  expect(maySend(sending)).toBe(false)
  expect(next(sending, { type: 'chosen', reason: 'hate' })).toBe(sending)
})

test('a report that is refused keeps what was chosen and may be sent again', () => {
  const refused = after(chosen, sent, { type: 'refused', why: 'Too fast.' })
  expect(refused).toMatchObject({ reason: 'spam', failure: 'Too fast.' })
  expect(maySend(refused)).toBe(true)
})

test('whoever has reported may hide the pin and block the person, in any order', () => {
  const thanked = after(chosen, sent, { type: 'taken' })
  expect(thanked).toEqual({ step: 'thanked', hidden: false, blocked: false })
  const both = [{ type: 'blocked' }, { type: 'hidden' }] as const
  expect(both.reduce(next, thanked)).toEqual({ step: 'thanked', hidden: true, blocked: true })
})
