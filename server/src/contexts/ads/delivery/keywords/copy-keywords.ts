import { KeywordId } from '@tessera/contracts/ids'
import { and, asc, eq, isNull, ne } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { recordChanges } from '../../accounts/changes/record-change.ts'
import { type KeywordOwner, touchKeywords } from './keyword-owner.ts'
import { adKeywords } from './tables.ts'

type Owner = Pick<KeywordOwner, 'campaignId' | 'adGroupId'>

/** The keywords of an owner that were not removed, in the order in which they were added. */
const keptKeywordsOf = (tx: Sql, { campaignId, adGroupId }: Owner) =>
  tx
    .select()
    .from(adKeywords)
    .where(
      and(
        eq(adKeywords.campaignId, campaignId),
        adGroupId === null ? isNull(adKeywords.adGroupId) : eq(adKeywords.adGroupId, adGroupId),
        ne(adKeywords.state, 'archived'),
      ),
    )
    .orderBy(asc(adKeywords.id))

/** Rows of one statement, which takes a limited number of values. */
const together = 1_000

/** Copies the keywords of an owner to a new one, with their bids and states, and keeps who did it. */
export async function copyKeywords(
  tx: Sql,
  ports: Pick<Ports, 'ids' | 'clock'>,
  {
    from,
    to,
    by,
  }: {
    readonly from: Owner
    readonly to: Owner
    readonly by: Parameters<typeof recordChanges>[2]
  },
): Promise<void> {
  const kept = await keptKeywordsOf(tx, from)
  if (kept.length === 0) return
  const rows = kept.map((keyword) => ({
    ...keyword,
    ...to,
    id: KeywordId.parse(ports.ids.next()),
    createdAt: ports.clock.now(),
  }))
  for (let at = 0; at < rows.length; at += together) {
    const part = rows.slice(at, at + together)
    await tx.insert(adKeywords).values(part)
    await recordChanges(
      tx,
      ports,
      by,
      part.map(({ id, campaignId, text, match, state, isNegative, bidMicro }) => ({
        level: 'keyword',
        objectId: id,
        campaignId,
        name: text,
        before: null,
        after: { state, match, is_negative: isNegative, bid_micro: bidMicro },
      })),
    )
  }
  await touchKeywords(tx, [to])
}
