import { AdPlace } from '@tessera/contracts/ads/ad-event'
import { AdGender, AgeBucket, AppType } from '@tessera/contracts/ads/targeting'
import { AdId, AnyId, KeywordId, UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import type { Secrets } from '../../../../platform/secrets/port.ts'

const Written = z.tuple([
  AnyId,
  AdId,
  z.nullable(UserId),
  AdPlace,
  z.int().check(z.gte(0)),
  z.int().check(z.gte(0)),
  z.enum(['impression', 'click']),
  z.nullable(AgeBucket),
  AdGender,
  z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  AppType,
  // Tokens from before searches were told have none.
  z.optional(z.nullable(z.tuple([z.string(), z.nullable(KeywordId)]))),
  z.optional(z.nullable(z.literal(true))),
])

/** An ad as it was once shown to somebody. */
export interface ServedAd {
  /** Unique; the events of one showing have it in common. */
  readonly servedId: string
  readonly adId: AdId
  /** The member whom it was shown to; null for a visitor. */
  readonly viewerId: UserId | null
  readonly place: z.infer<typeof AdPlace>
  /** In milliseconds since 1970. */
  readonly servedAt: number
  /** The price of the event that is paid for. */
  readonly priceMicro: number
  readonly billed: 'impression' | 'click'
  /** Null for somebody whose age is not known. */
  readonly age: z.infer<typeof AgeBucket> | null
  readonly gender: z.infer<typeof AdGender>
  readonly country: string | null
  readonly app: z.infer<typeof AppType>
  /** The search that it was shown in; absent elsewhere. */
  readonly search?: ServedSearch
  /** True when it was shown to an audience: reports then say nothing about its people. */
  readonly inAudience?: true
}

/** A search that an ad was shown in. */
export interface ServedSearch {
  /** Its words; empty for one that reports don't name. */
  readonly query: string
  /** The keyword by which the ad entered it; null without one. */
  readonly keywordId: KeywordId | null
}

/** The group of people that reports and conversions count a showing for. */
export const reportedGroup = ({
  age,
  gender,
  country,
  inAudience,
}: ServedAd): Pick<ServedAd, 'age' | 'gender' | 'country'> =>
  inAudience ? { age: null, gender: 'unknown', country: null } : { age, gender, country }

const purpose = 'served ad'

/** Seals what was shown, for the events that a browser sends about it. Nobody else can make one. */
export function sealServedAd(secrets: Secrets, ad: ServedAd): string {
  const written: z.infer<typeof Written> = [
    ...([ad.servedId, ad.adId, ad.viewerId, ad.place, ad.servedAt, ad.priceMicro] as const),
    ...([ad.billed, ad.age, ad.gender, ad.country, ad.app] as const),
    ad.search === undefined ? null : [ad.search.query, ad.search.keywordId],
    ad.inAudience ?? null,
  ]
  return secrets.seal(purpose, JSON.stringify(written))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Opens what `sealServedAd` made; undefined for anything else. */
export function openServedAd(secrets: Secrets, token: string): ServedAd | undefined {
  const text = secrets.open(purpose, token)
  const read = z.safeParse(Written, text === undefined ? undefined : parsed(text))
  if (!read.success) return undefined
  const [servedId, adId, viewerId, place, servedAt, priceMicro, ...rest] = read.data
  const [billed, age, gender, country, app, found = null, inAudience] = rest
  const search = found === null ? {} : { search: { query: found[0], keywordId: found[1] } }
  return {
    servedId,
    adId,
    viewerId,
    place,
    servedAt,
    priceMicro,
    billed,
    age,
    gender,
    country,
    app,
    ...search,
    ...(inAudience === true ? { inAudience } : {}),
  }
}
