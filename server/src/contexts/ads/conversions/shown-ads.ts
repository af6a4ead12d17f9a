import type { ShownAds } from '../../pins/index.ts'
import { openedAd } from '../accounts/campaigns/opened-ad.ts'
import { withClickId } from './with-click-id.ts'

/** The ads that show pins, for the port that pins ask. */
export const shownAds: ShownAds = { opened: openedAd, withClickId }
