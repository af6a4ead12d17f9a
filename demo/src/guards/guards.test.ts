import { expect, test } from 'vitest'
import { demoAdvisoryNotices, demoAdvisoryTerms } from './advisories.ts'
import { demoFlags } from './flagged-domains.ts'

test('every line of the demo’s terms is valid, and each sensitive type has notices for everywhere', () => {
  expect(demoAdvisoryTerms.length).toBeGreaterThan(25)
  for (const { type, severity } of demoAdvisoryTerms)
    if (severity !== 2)
      expect(demoAdvisoryNotices.some((each) => each.type === type && each.country === '')).toBe(
        true,
      )
})

test('the demo world flags domains that nobody can own, one for each status', () => {
  expect(new Set(demoFlags.map(({ status }) => status))).toEqual(
    new Set(['blocked', 'porn', 'suspicious']),
  )
  for (const { domain } of demoFlags) expect(domain).toMatch(/\.example$/)
})
