import type { Targeting } from '@tessera/contracts/ads/targeting'
import type { getAdReason } from '@tessera/contracts/calls/ad-preferences'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { Topic } from '@tessera/contracts/topics'
import type { ServedAd } from '../ads/served-ad.ts'

/** Why somebody sees an ad, beside whose it is. */
type Reason = Pick<
  OutputOf<typeof getAdReason>,
  'place' | 'country' | 'age' | 'gender' | 'interests' | 'is_personalized'
>

/**
 * Returns what an ad group asked for that its viewer is, as it was when the ad was shown. A viewer
 * whose ads are not personalized matches by the country of their address and the page alone.
 */
export function reasonOf(
  served: ServedAd,
  targeting: Targeting,
  viewer: { readonly interests: readonly Topic[]; readonly isPersonalized: boolean },
): Reason {
  const { AGE_BUCKET: ages, GENDER: genders, INTEREST: topics = [], LOCATION: places } = targeting
  const countries = places?.split('+') ?? []
  const personal = viewer.isPersonalized && served.viewerId !== null
  const country =
    served.country !== null && countries.includes(served.country) ? served.country : null
  const age = personal && served.age !== null && ages?.includes(served.age) ? served.age : null
  const gender = personal && genders?.includes(served.gender) ? served.gender : null
  const interests = personal ? topics.filter((topic) => viewer.interests.includes(topic)) : []
  const is_personalized = age !== null || gender !== null || interests.length > 0
  return { place: served.place, country, age, gender, interests, is_personalized }
}
