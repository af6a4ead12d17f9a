import { PinId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { webLink } from '@tessera/contracts/web-link'
import type { Visit } from '../../../calls/visit.ts'
import { isLinkOfPin, judgeLink, openedAt, recordClick } from './judge-link.ts'

/**
 * Returns where to redirect a click on a link; undefined when the warning page must be shown.
 * Redirects only to an unflagged link of a pin that the viewer may see, or the destination of an ad
 * with it that the viewer was shown: an open redirect would lend
 * the product's name to anybody.
 */
export async function redirectTarget(
  visit: Visit,
  asked: {
    readonly url: string
    readonly pinId: string | null
    /** The showing of an ad that the link stands in. */
    readonly adToken: string | undefined
    readonly counts: boolean
  },
): Promise<string | undefined> {
  const link = asked.url.length > limits.pinLinkMax ? undefined : webLink(asked.url)
  const pinId = z.safeParse(PinId, asked.pinId)
  if (link === undefined || !pinId.success) return undefined
  if (!(await isLinkOfPin(visit, { id: pinId.data, adToken: asked.adToken }, link)))
    return undefined
  const { status } = await judgeLink(visit.ports, link)
  if (status !== 'ok') return undefined
  if (asked.counts) await recordClick(visit, pinId.data)
  return visit.ports.shownAds.withClickId(visit, await openedAt(link, visit.ports), asked.adToken)
}
