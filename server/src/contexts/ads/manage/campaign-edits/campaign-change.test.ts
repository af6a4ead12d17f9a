import { expect, test } from 'vitest'
import { changeOf } from './campaign-change.ts'

const now = new Date('2026-11-26T12:00:00Z')
const later = new Date('2026-11-30T23:00:00Z')
const before = new Date('2026-11-25T23:00:00Z')
const ended = { ok: false, code: 'campaign-ended' }
const draft = { ok: false, code: 'campaign-draft' }

test.each([
  ['pause', 'active', later, { ok: true, set: { state: 'paused' } }],
  ['pause', 'active', null, { ok: true, set: { state: 'paused' } }],
  ['resume', 'paused', later, { ok: true, set: { state: 'active' } }],
  ['resume', 'paused', before, ended],
  ['pause', 'active', now, ended],
  ['resume', 'archived', null, ended],
  ['pause', 'draft', later, draft],
  ['resume', 'draft', later, draft],
  ['end', 'paused', later, { ok: true, set: { state: 'archived', endsAt: now } }],
  ['end', 'active', null, { ok: true, set: { state: 'archived', endsAt: now } }],
  ['end', 'active', before, { ok: true, set: { state: 'archived' } }],
  ['end', 'draft', null, { ok: true, set: { state: 'archived', endsAt: now } }],
  ['end', 'archived', later, { ok: true, set: {} }],
] as const)('to %s a campaign that is %s and ends %s', (action, state, endsAt, change) => {
  expect(changeOf(action, { state, endsAt }, now)).toEqual(change)
})
