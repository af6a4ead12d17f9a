import type { Topic } from '@tessera/contracts/topics'
import { isInArm } from '../../accounts/splits/split.ts'
import { isKeptOut } from '../keywords/ad-keywords.ts'
import type { Audience, Search, Subject } from './audience.ts'
import type { LiveAd } from './live-ad.ts'

/** True when an ad may be shown to somebody, apart from its pace. */
export function isEligible(ad: LiveAd, audience: Audience, now: number): boolean {
  return (
    ad.startsAt <= now &&
    now < ad.endsAt &&
    !audience.withoutAdvertisers.has(ad.advertiserId) &&
    !audience.seenEnough.has(ad.id) &&
    !audience.blocked.has(ad.ownerId) &&
    fitsAudiences(ad, audience) &&
    isInArm(ad.split, audience, now) &&
    fitsViewer(ad, audience) &&
    fitsPage(ad, audience.subject)
  )
}

/** True of somebody in one of the included audiences and in none of the excluded ones. */
function fitsAudiences({ aim: { included, excluded } }: LiveAd, audience: Audience): boolean {
  const { audiences, isPersonalized } = audience
  if (included !== null && (!isPersonalized || included.isDisjointFrom(audiences))) return false
  return excluded === null || excluded.isDisjointFrom(audiences)
}

/** True when the targeting matches. Without personalization, targeting by the page alone does. */
function fitsViewer(ad: LiveAd, audience: Audience): boolean {
  const { aim } = ad
  if (aim.apps !== null && !aim.apps.has(audience.app)) return false
  if (!audience.isPersonalized)
    return (
      aim.ages === null &&
      aim.genders === null &&
      aim.countries === null &&
      fitsInterests(ad, audience.subject?.topics ?? nothing)
    )
  return (
    (aim.ages === null || (audience.age !== null && aim.ages.has(audience.age))) &&
    (aim.genders === null || aim.genders.has(audience.gender)) &&
    (aim.countries === null ||
      (audience.country !== null && aim.countries.has(audience.country))) &&
    (fitsInterests(ad, audience.interests) ||
      fitsInterests(ad, audience.subject?.topics ?? nothing))
  )
}

const nothing: ReadonlySet<Topic> = new Set()

/** An automatic ad group also reaches people who like what the pin shows. */
function fitsInterests({ aim, isAutomatic, topics }: LiveAd, liked: ReadonlySet<Topic>): boolean {
  if (aim.interests === null) return true
  return !aim.interests.isDisjointFrom(liked) || (isAutomatic && !topics.isDisjointFrom(liked))
}

/** True when an ad is about what the page is about. */
function fitsPage(ad: LiveAd, subject: Subject | null): boolean {
  if (subject === null) return true
  return subject.search === undefined
    ? fitsTopics(ad, subject) || fitsWords(ad, subject)
    : fitsSearch(ad, subject, subject.search)
}

/** True for an ad about the thing that was searched for; a topic in common is not enough. */
function fitsSearch(ad: LiveAd, subject: Subject, { stems, thing }: Search): boolean {
  if (isKeptOut(ad.keywords, stems)) return false
  // An ad group with keywords enters searches by them, and by nothing else.
  if (ad.keywords !== null && ad.keywords.positive !== null) return ad.keywordId !== null
  return thing === null ? fitsWords(ad, subject) : !ad.things.isDisjointFrom(thing)
}

const fitsTopics = ({ aim, topics }: LiveAd, subject: Subject): boolean =>
  !topics.isDisjointFrom(subject.topics) ||
  (aim.interests !== null && !aim.interests.isDisjointFrom(subject.topics))

function fitsWords(ad: LiveAd, { stems, stemsNeeded }: Subject): boolean {
  let found = 0
  for (const stem of stems) if (ad.stems.has(stem)) found += 1
  return found > 0 && found >= stemsNeeded
}
