import { expect, test } from 'vitest'
import { emptyDraft, faultOf, faultsOf, proofFor, untilOf } from './act-draft.ts'

const now = new Date('2026-11-30T12:00:00.000Z')
const texts = {
  reason: 'no reason',
  dateMissing: 'no date',
  datePast: 'past',
  password: 'no password',
  code: 'no code',
}
const draft = { ...emptyDraft, reason: 'Spam' }

test('an end is counted from now, and a chosen day ends at its last second where the viewer is', () => {
  expect(untilOf({ end: 'day', date: '' }, now)).toBe('2026-12-01T12:00:00.000Z')
  expect(untilOf({ end: 'week', date: '' }, now)).toBe('2026-12-07T12:00:00.000Z')
  expect(untilOf({ end: 'month', date: '' }, now)).toBe('2026-12-30T12:00:00.000Z')
  expect(untilOf({ end: 'none', date: '' }, now)).toBeNull()
  const chosen = new Date(untilOf({ end: 'date', date: '2026-12-24' }, now) ?? '')
  expect([chosen.getDate(), chosen.getHours(), chosen.getSeconds()]).toEqual([24, 23, 59])
})

test('each missing field has its fault, and only where it is asked for', () => {
  const asked = { asksEnd: true, proof: null, now }
  expect(faultsOf({ ...draft, reason: ' ' }, asked, texts)).toEqual({ reason: 'no reason' })
  expect(faultsOf({ ...draft, end: 'date' }, asked, texts)).toEqual({ date: 'no date' })
  const past = { ...draft, end: 'date' as const, date: '2026-11-01' }
  expect(faultsOf(past, asked, texts)).toEqual({ date: 'past' })
  expect(faultsOf(past, { ...asked, asksEnd: false }, texts)).toEqual({})
  expect(faultsOf(draft, { ...asked, proof: 'code' }, texts)).toEqual({ code: 'no code' })
  expect(faultsOf(draft, { ...asked, proof: 'password' }, texts)).toEqual({
    password: 'no password',
  })
})

test('a refusal asks for a proof, or stands at its field', () => {
  expect(proofFor({ code: 'confirm-needed' })).toBe('password')
  expect(proofFor({ code: 'factor-needed' })).toBe('code')
  expect(proofFor({ code: 'house-person-above' })).toBeUndefined()
  expect(faultOf({ code: 'code-wrong', message: 'Wrong' })).toEqual({ code: 'Wrong' })
  expect(faultOf({ code: 'house-until-past', message: 'Past' })).toEqual({ date: 'Past' })
  expect(faultOf({ code: 'house-person-above', message: 'No' })).toEqual({ form: 'No' })
})
