import type { DecisionReason } from '@tessera/contracts/calls/house-reports'
import { expect, test } from 'vitest'
import { choicesFor, templatesFor } from './decisions.ts'
import { keyOf, placeOf, timeLeft } from './queue.ts'

const bare = { ctrlKey: false, metaKey: false, altKey: false }

test('J and K walk the queue, 1 to 4 decide, and keys with Ctrl stay the browser’s', () => {
  expect(keyOf({ key: 'j', ...bare })).toEqual({ does: 'next' })
  expect(keyOf({ key: 'K', ...bare })).toEqual({ does: 'previous' })
  expect(keyOf({ key: 'h', ...bare })).toEqual({ does: 'hand-on' })
  expect(keyOf({ key: '1', ...bare })).toEqual({ does: 'choose', at: 0 })
  expect(keyOf({ key: '4', ...bare })).toEqual({ does: 'choose', at: 3 })
  expect(keyOf({ key: '5', ...bare })).toBeUndefined()
  expect(keyOf({ key: 'z', ...bare })).toEqual({ does: 'undo' })
  expect(keyOf({ key: 'z', ...bare, ctrlKey: true })).toBeUndefined()
  expect(keyOf({ key: 'j', ...bare, ctrlKey: true })).toBeUndefined()
})

test('the report that takes the place of a decided one is shown, and the last at the end', () => {
  const reports = [{ case_id: '1' }, { case_id: '2' }, { case_id: '3' }]
  expect(placeOf(reports, { caseId: '2', at: 0 })).toBe(1)
  expect(placeOf(reports, { caseId: 'decided', at: 1 })).toBe(1)
  expect(placeOf(reports, { caseId: 'decided', at: 3 })).toBe(2)
  expect(placeOf([], { caseId: 'decided', at: 0 })).toBe(0)
})

const reason = (en: string, over: Partial<DecisionReason> = {}): DecisionReason => ({
  en,
  de: `${en} (de)`,
  keeps: false,
  kinds: [],
  ...over,
})

test('the reason that most people gave is the first template, in the language of the viewer', () => {
  const all = [
    reason('Fine', { keeps: true }),
    reason('Spam', { kinds: ['other'] }),
    reason('Nudity', { kinds: ['nudity'] }),
  ]
  const reasons = [
    { reason: 'spam', count: 1 },
    { reason: 'nudity', count: 3 },
  ]
  expect(templatesFor('remove', reasons, all, 'en')).toEqual(['Nudity', 'Spam'])
  expect(templatesFor('dismiss', reasons, all, 'de')).toEqual(['Fine (de)'])
})

test('a website can be kept or blocked, and an appeal upheld or reversed', () => {
  expect(choicesFor({ kind: 'pin', person: null, appeal: null })).toEqual(['dismiss', 'remove'])
  const appeal = {
    words: '',
    at: '',
    decision: 'remove' as const,
    reason: '',
    by: null,
    is_mine: false,
  }
  expect(choicesFor({ kind: 'pin', person: null, appeal })).toEqual(['upheld', 'reversed'])
})

test('the time that is left is told in days, then in hours, then as over', () => {
  const now = new Date('2026-11-01T12:00:00.000Z')
  expect(timeLeft('2026-11-04T13:00:00.000Z', now)).toEqual({ unit: 'day', count: 3 })
  expect(timeLeft('2026-11-02T11:30:00.000Z', now)).toEqual({ unit: 'hour', count: 23 })
  expect(timeLeft('2026-11-01T11:30:00.000Z', now)).toBe('over')
})
