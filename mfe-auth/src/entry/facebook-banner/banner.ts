import type { FacebookBannerData } from '@tessera/contracts/calls/facebook'

/**
 * The banners about Facebook: what somebody with an account uses instead (Google, their email and password, or
 * a recovery when Facebook was the only way), and the one for new people.
 */
export type FacebookBanner = 'google' | 'email' | 'fbOnly' | 'sign-up'

/** Returns the banner for somebody whose account Facebook opened. Google is the fewest presses. */
export function facebookBannerOf(data: FacebookBannerData): FacebookBanner {
  if (data.isFBAuthOnly) return 'fbOnly'
  return data.isGoogleConnected ? 'google' : 'email'
}
