import type { AdGroupId, CampaignId } from '@tessera/contracts/ids'
import { sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { type AdKeywords, preparedKeywords } from './ad-keywords.ts'
import { adKeywords } from './tables.ts'

interface Owners {
  readonly adGroupId: AdGroupId
  readonly campaignId: CampaignId
  /** False when neither ever had keywords. */
  readonly hasKeywords: boolean
}

const keyOf = ({ adGroupId, campaignId }: Omit<Owners, 'hasKeywords'>) =>
  `${campaignId} ${adGroupId}`

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** Loads the active keywords of ads; returns what each ad has. Ads of one ad group share theirs. */
export async function findAdKeywords(
  db: Sql,
  ads: readonly Owners[],
): Promise<(ad: Owners) => AdKeywords | null> {
  const some = ads.filter(({ hasKeywords }) => hasKeywords)
  if (some.length === 0) return () => null
  const campaigns = sql.param(unique(some.map(({ campaignId }) => campaignId)))
  const rows = await db
    .select()
    .from(adKeywords)
    .where(
      sql`${adKeywords.campaignId} = any(${campaigns}::bigint[]) and ${adKeywords.state} = 'active'`,
    )
  const all = Map.groupBy(
    rows.map(({ stems, ...row }) => ({ ...row, stems: stems.split(' ') })),
    ({ campaignId }) => campaignId,
  )
  const prepared = new Map<string, AdKeywords | null>()
  for (const owners of some) {
    const key = keyOf(owners)
    if (prepared.has(key)) continue
    const own = (all.get(owners.campaignId) ?? []).filter(
      ({ adGroupId }) => adGroupId === null || adGroupId === owners.adGroupId,
    )
    const [negative, positive] = [true, false].map((is) =>
      own.filter(({ isNegative }) => isNegative === is),
    )
    prepared.set(key, preparedKeywords({ positive: positive ?? [], negative: negative ?? [] }))
  }
  return (ad) => prepared.get(keyOf(ad)) ?? null
}
