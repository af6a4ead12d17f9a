import type { Billed } from '@tessera/contracts/ads/objectives'
import type { AdGender, AgeBucket, AppType } from '@tessera/contracts/ads/targeting'
import type {
  AdId,
  AdvertiserId,
  AudienceId,
  KeywordId,
  PinId,
  UserId,
} from '@tessera/contracts/ids'
import type { Topic } from '@tessera/contracts/topics'
import type { Split } from '../../accounts/splits/split.ts'
import type { AdKeywords } from '../keywords/ad-keywords.ts'

/** The people that an ad is shown to; null matches everybody. */
export interface Aim {
  readonly ages: ReadonlySet<AgeBucket> | null
  readonly genders: ReadonlySet<AdGender> | null
  readonly apps: ReadonlySet<AppType> | null
  readonly interests: ReadonlySet<Topic> | null
  readonly countries: ReadonlySet<string> | null
  /** One of these audiences at least, and none of those. */
  readonly included: ReadonlySet<AudienceId> | null
  readonly excluded: ReadonlySet<AudienceId> | null
}

/** An ad that may run, with all that choosing needs. */
export interface LiveAd {
  readonly id: AdId
  /** A short form of the id, for bookmarks and draws. */
  readonly mark: string
  readonly pinId: PinId
  /** The first copy of the pin: an idea is promoted once in a list. */
  readonly originId: PinId
  readonly advertiserId: AdvertiserId
  readonly ownerId: UserId
  /** The name of the business that pays for it. */
  readonly promotedBy: string
  readonly aim: Aim
  /** Its part in a running experiment; null without one. */
  readonly split: Split | null
  /** True when people are also chosen by what the pin shows. */
  readonly isAutomatic: boolean
  /** The topics and the stems of the pin. */
  readonly topics: ReadonlySet<Topic>
  readonly stems: ReadonlySet<string>
  /** The names of what the pin is about, and of what that is a kind of. */
  readonly things: ReadonlySet<string>
  readonly billed: Billed
  /** In milliseconds since 1970; the end is infinite without one. */
  readonly startsAt: number
  readonly endsAt: number
  /** The share of auctions that it takes part in, so that its budget lasts the day. */
  readonly share: number
  readonly bidMicro: number
  readonly reserveMicro: number
  /** The score of each millionth of the bid, in a unit that ads of all currencies have in common. */
  readonly weight: number
  /** The score in the auction: the bid times the weight. */
  readonly score: number
  /** The keywords that decide in which searches it takes part; null without any. */
  readonly keywords: AdKeywords | null
  /** The keyword by which it entered a search; null beside searches, and without one. */
  readonly keywordId: KeywordId | null
}
