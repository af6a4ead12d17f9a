import { siteTypes } from '@tessera/contracts/limits'
import { viewer } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { isPromotable } from './promotable.ts'

const now = Date.parse('2026-02-01T00:00:00.000Z')
const since = (created_at: string) => viewer({ created_at })
const old = since('2026-01-01T00:00:00.000Z')
const { www, sterling, business } = siteTypes

test.each([
  ['a visitor', null, www, false],
  ['somebody with an account that is old enough', old, www, true],
  ['the same on another site', old, business, true],
  ['the same on Sterling’s site, number 3', old, sterling, false],
  ['a business', { ...old, is_partner: true }, www, false],
  ['somebody with an account of 30 days', since('2026-01-02T00:00:00.000Z'), www, true],
  ['somebody who came a day later', since('2026-01-03T00:00:00.000Z'), www, false],
  ['somebody of whom it is not known', viewer(), www, false],
] as const)('S6.3 whether %s may promote a pin', (_, who, site, may) => {
  expect(isPromotable(who, { site, now, experiments: { quick_promote: 'enabled' } })).toBe(may)
  expect(isPromotable(who, { site, now, experiments: { quick_promote: 'control' } })).toBe(false)
})
