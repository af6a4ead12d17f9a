import { expect, test } from 'vitest'
import { facebookBannerOf } from './banner.ts'

test.each([
  [{ isGoogleConnected: true, hasPassword: false, isFBAuthOnly: false }, 'google'],
  [{ isGoogleConnected: true, hasPassword: true, isFBAuthOnly: false }, 'google'],
  [{ isGoogleConnected: false, hasPassword: true, isFBAuthOnly: false }, 'email'],
  [{ isGoogleConnected: false, hasPassword: false, isFBAuthOnly: true }, 'fbOnly'],
] as const)('V8.33 V7.13 the banner for %j is %s', (data, banner) => {
  expect(facebookBannerOf(data)).toBe(banner)
})
