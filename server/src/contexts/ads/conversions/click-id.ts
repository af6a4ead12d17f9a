import { AdPlace } from '@tessera/contracts/ads/ad-event'
import { AdGender, AgeBucket, AppType } from '@tessera/contracts/ads/targeting'
import { AdId, AnyId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import type { Secrets } from '../../../platform/secrets/port.ts'
import { reportedGroup, type ServedAd } from '../accounts/campaigns/served-ad.ts'

const Written = z.tuple([
  AdId,
  AnyId,
  z.int().check(z.gte(0)),
  z.int().check(z.gte(0)),
  AdPlace,
  z.nullable(AgeBucket),
  AdGender,
  z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  AppType,
])

/** A click on an ad, as its click id holds it. The member isn't part of it. */
export interface Click {
  readonly adId: AdId
  readonly servedId: string
  readonly servedAt: number
  readonly at: number
  readonly place: z.infer<typeof AdPlace>
  readonly age: z.infer<typeof AgeBucket> | null
  readonly gender: z.infer<typeof AdGender>
  readonly country: string | null
  readonly app: z.infer<typeof AppType>
}

const purpose = 'ad click'

/**
 * Seals a click for the address of a landing page. The website can't read it, and nobody else can make
 * one.
 */
export function sealClick(secrets: Secrets, served: ServedAd, at: number): string {
  const { age, gender, country } = reportedGroup(served)
  const written: z.infer<typeof Written> = [
    ...([served.adId, served.servedId, served.servedAt, at, served.place] as const),
    ...([age, gender, country, served.app] as const),
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

/** Opens what `sealClick` made; undefined for anything else. */
export function openClick(secrets: Secrets, clickId: string): Click | undefined {
  const text = secrets.open(purpose, clickId)
  const read = z.safeParse(Written, text === undefined ? undefined : parsed(text))
  if (!read.success) return undefined
  const [adId, servedId, servedAt, at, place, age, gender, country, app] = read.data
  return { adId, servedId, servedAt, at, place, age, gender, country, app }
}
