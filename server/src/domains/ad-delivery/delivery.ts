import type { Visit } from '../../calls/visit.ts'
import { type Audience, visitor } from './audience.ts'
import { chooseAds } from './choose-ads.ts'
import { findAudience, type PageSubject } from './find-audience.ts'
import type { LiveAd } from './live-ad.ts'

/** The ads that compete for the places of a list, best first, and whom they were chosen for. */
export interface Delivery {
  readonly candidates: readonly LiveAd[]
  readonly audience: Audience
}

/** No ads. */
export const nothingDelivered: Delivery = { candidates: [], audience: visitor }

/** Chooses the ads of a list; its seed decides which paced ads take part. */
export async function chooseFor(visit: Visit, page: PageSubject, seed: string): Promise<Delivery> {
  const { index, topics } = await visit.ports.liveAds.current()
  if (index.ads.length === 0) return nothingDelivered
  const audience = await findAudience(visit, page, topics)
  const now = visit.ports.clock.now().getTime()
  return { candidates: chooseAds(index, audience, { seed, now }), audience }
}
