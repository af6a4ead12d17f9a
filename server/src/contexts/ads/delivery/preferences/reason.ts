import type { AudienceKind } from '@tessera/contracts/ads/audience-rule'
import type { Targeting } from '@tessera/contracts/ads/targeting'
import type { getAdReason } from '@tessera/contracts/calls/ad-preferences'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { Topic } from '@tessera/contracts/topics'
import type { ServedAd } from '../../accounts/campaigns/served-ad.ts'

/** The reasons why somebody sees an ad, apart from its advertiser. */
type Reason = Pick<
  OutputOf<typeof getAdReason>,
  'place' | 'country' | 'age' | 'gender' | 'interests' | 'audiences' | 'is_personalized'
>

/**
 * Returns what an ad group asked for that its viewer is, as it was when the ad was shown. Of a visitor
 * only the country is known; of a member whose ads are not personalized, nothing counts.
 */
export function reasonOf(
  served: ServedAd,
  targeting: Targeting,
  viewer: {
    readonly interests: readonly Topic[]
    readonly isPersonalized: boolean
    /** The kinds of the included audiences that the viewer is in. */
    readonly audiences: readonly AudienceKind[]
  },
): Reason {
  const { AGE_BUCKET: ages, GENDER: genders, INTEREST: topics = [], LOCATION: places } = targeting
  const countries = places?.split('+') ?? []
  const isVisitor = served.viewerId === null
  const personal = viewer.isPersonalized && !isVisitor
  const isThere = served.country !== null && countries.includes(served.country)
  const country = isThere && (personal || isVisitor) ? served.country : null
  const age = personal && served.age !== null && ages?.includes(served.age) ? served.age : null
  const gender = personal && genders?.includes(served.gender) ? served.gender : null
  const interests = personal ? topics.filter((topic) => viewer.interests.includes(topic)) : []
  const audiences = personal ? [...viewer.audiences] : []
  const isInterested = interests.length > 0 || audiences.length > 0
  const is_personalized = country !== null || age !== null || gender !== null || isInterested
  return { place: served.place, country, age, gender, interests, audiences, is_personalized }
}
