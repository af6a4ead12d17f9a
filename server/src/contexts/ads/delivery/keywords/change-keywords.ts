import type { KeywordState } from '@tessera/contracts/ads/keywords'
import type { KeywordId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { given, type Refusal, refused } from '../../../../calls/answer.ts'
import { and, eq, inArray, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import type { AdAccount } from '../../accounts/campaigns/acting-account.ts'
import type { AdvertiserVisit } from '../../accounts/campaigns/answer-advertiser.ts'
import { adGroups, campaigns } from '../../accounts/campaigns/tables.ts'
import { recordChanges } from '../../accounts/changes/record-change.ts'
import { countKeywords, keysThere } from './add-keywords.ts'
import { kindOf } from './keyword-kind.ts'
import { touchKeywords } from './keyword-owner.ts'
import { adKeywords } from './tables.ts'
import { keywordKey } from './written-keyword.ts'

/** Locks keywords of an ad account with their campaigns; undefined unless all of them are its own. */
export async function keptKeywords(tx: Sql, account: AdAccount, ids: readonly KeywordId[]) {
  const wanted = [...new Set(ids)]
  await tx.execute(sql`select from ${campaigns} campaign
    where campaign.advertiser_id = ${account.id}::bigint and exists (select from ${adKeywords} keyword
      where keyword.campaign_id = campaign.id
        and keyword.id = any(${sql.param(wanted)}::bigint[]))
    order by campaign.id for no key update`)
  const rows = await tx
    .select({
      keyword: adKeywords,
      billed: adGroups.billed,
      dailyBudgetMicro: campaigns.dailyBudgetMicro,
    })
    .from(adKeywords)
    .innerJoin(campaigns, eq(campaigns.id, adKeywords.campaignId))
    .leftJoin(adGroups, eq(adGroups.id, adKeywords.adGroupId))
    .where(and(inArray(adKeywords.id, wanted), eq(campaigns.advertiserId, account.id)))
  if (rows.length < wanted.length) return undefined
  return rows.map(({ keyword, billed, dailyBudgetMicro }) => ({
    ...keyword,
    billed: billed ?? ('click' as const),
    dailyBudgetMicro,
  }))
}

type Kept = NonNullable<Awaited<ReturnType<typeof keptKeywords>>>[number]

interface Change {
  readonly state: KeywordState | undefined
  readonly bidMicro: number | null | undefined
}

const next = (keyword: Kept, { state, bidMicro }: Change) => ({
  state: state ?? keyword.state,
  // Negative keywords have no bid.
  bidMicro: keyword.isNegative || bidMicro === undefined ? keyword.bidMicro : bidMicro,
})

/** Refuses to bring removed keywords back where the same ones were added since, or where it is full. */
async function returnRefusal(tx: Sql, returning: readonly Kept[]): Promise<Refusal | null> {
  const owners = Map.groupBy(
    returning,
    (each) => `${each.campaignId} ${each.adGroupId} ${each.isNegative}`,
  )
  for (const [owner, ...others] of owners.values()) {
    if (owner === undefined) continue
    const [kind, all] = [kindOf(owner), [owner, ...others]]
    const keys = all.map(keywordKey)
    const there = await keysThere(tx, owner, kind)
    const isThere = keys.some((key) => there.has(key)) || new Set(keys).size < keys.length
    if (isThere) return refused('keyword-there')
    if ((await countKeywords(tx, owner, kind)) + all.length > limits.adKeywordsMax)
      return refused('keywords-many', { max: limits.adKeywordsMax })
  }
  return null
}

/** Changes keywords, and keeps who did it. */
export async function changedKeywords(
  tx: Sql,
  { ports, account, actorId }: AdvertiserVisit,
  kept: readonly Kept[],
  change: Change,
) {
  const isReturning = ({ state }: Kept) =>
    state === 'archived' && (change.state ?? state) !== 'archived'
  const refusal = await returnRefusal(tx, kept.filter(isReturning))
  if (refusal !== null) return refusal
  for (const keyword of kept)
    await tx.update(adKeywords).set(next(keyword, change)).where(eq(adKeywords.id, keyword.id))
  await touchKeywords(tx, kept)
  await recordChanges(
    tx,
    ports,
    { advertiserId: account.id, actorId },
    kept.map((keyword) => {
      const { state, bidMicro } = next(keyword, change)
      return {
        level: 'keyword',
        objectId: keyword.id,
        campaignId: keyword.campaignId,
        name: keyword.text,
        before: { state: keyword.state, bid_micro: keyword.bidMicro },
        after: { state, bid_micro: bidMicro },
      }
    }),
  )
  return given(
    kept.map((keyword) => {
      const { state, bidMicro } = next(keyword, change)
      return { keyword_id: keyword.id, state, bid_micro: bidMicro }
    }),
  )
}
