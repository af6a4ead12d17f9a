import { PinId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import type { Visit } from '../../calls/visit.ts'
import { webLink } from './hosts.ts'
import { isLinkOfPin, judgeLink, noteClick } from './judge-link.ts'

/**
 * Where somebody who followed a link is sent at once; undefined where the product's own page has to
 * stand in between. Only the link of a pin that they may see leads anywhere, and only a good one: an
 * address that sent people wherever it says would lend the product's name to anybody.
 */
export async function wayOut(
  visit: Visit,
  asked: { readonly url: string; readonly pinId: string | null; readonly counts: boolean },
): Promise<string | undefined> {
  const link = asked.url.length > limits.pinLinkMax ? undefined : webLink(asked.url)
  const pinId = z.safeParse(PinId, asked.pinId)
  if (link === undefined || !pinId.success) return undefined
  if (!(await isLinkOfPin(visit, pinId.data, link))) return undefined
  const { status } = await judgeLink(visit.ports, link)
  if (status !== 'ok') return undefined
  if (asked.counts) await noteClick(visit, pinId.data)
  return link.url
}
