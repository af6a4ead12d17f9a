import type { KeywordKind, TypedKeyword } from '@tessera/contracts/ads/keywords'
import { KeywordId } from '@tessera/contracts/ids'
import { and, eq, isNull, ne, type SQL, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import type { AdvertiserVisit } from '../../accounts/campaigns/answer-advertiser.ts'
import { recordChanges } from '../../accounts/changes/record-change.ts'
import type { KeywordOwner } from './keyword-owner.ts'
import { stemsInOrder } from './stems-sql.ts'
import { adKeywords } from './tables.ts'
import { keywordKey, keywordWords, type WrittenKeyword } from './written-keyword.ts'

/** Returns keywords with the stems of their words. */
export async function stemsOf(
  tx: Sql,
  keywords: readonly TypedKeyword[],
): Promise<readonly WrittenKeyword[]> {
  const given = keywords.map(({ text }, at) => ({ at, words: keywordWords(text) }))
  const { rows } = await tx.execute<{ stems: string }>(sql`
    select ${stemsInOrder(sql`given.words`)} as stems
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(at int, words text)
    order by given.at`)
  return keywords.map((keyword, at) => ({ ...keyword, stems: rows[at]?.stems ?? '' }))
}

type Owner = Pick<KeywordOwner, 'campaignId' | 'adGroupId'>

/** The keywords of an owner and a kind that were not removed. */
const isOwn = ({ campaignId, adGroupId }: Owner, kind: KeywordKind): SQL | undefined =>
  and(
    eq(adKeywords.campaignId, campaignId),
    adGroupId === null ? isNull(adKeywords.adGroupId) : eq(adKeywords.adGroupId, adGroupId),
    eq(adKeywords.isNegative, kind !== 'ad-group-positive'),
    ne(adKeywords.state, 'archived'),
  )

/** Counts the keywords of an owner. */
export const countKeywords = (tx: Sql, owner: Owner, kind: KeywordKind): Promise<number> =>
  tx.$count(adKeywords, isOwn(owner, kind))

/** Returns the keys of the keywords that an owner has. */
export async function keysThere(
  tx: Sql,
  owner: Owner,
  kind: KeywordKind,
): Promise<ReadonlySet<string>> {
  const { match, stems } = adKeywords
  const rows = await tx.select({ match, stems }).from(adKeywords).where(isOwn(owner, kind))
  return new Set(rows.map(keywordKey))
}

/** Adds keywords to an owner, and keeps who did it; returns their ids in their order. */
export async function addKeywords(
  tx: Sql,
  { ports, account, actorId }: AdvertiserVisit,
  given: {
    readonly owner: Owner
    readonly kind: KeywordKind
    readonly bidMicro: number | null
    readonly keywords: readonly WrittenKeyword[]
  },
): Promise<readonly KeywordId[]> {
  const { owner, kind, bidMicro } = given
  if (given.keywords.length === 0) return []
  const isNegative = kind !== 'ad-group-positive'
  const rows = given.keywords.map(({ text, match, stems }) => ({
    id: KeywordId.parse(ports.ids.next()),
    campaignId: owner.campaignId,
    adGroupId: owner.adGroupId,
    isNegative,
    match,
    text,
    stems,
    bidMicro,
    state: 'active' as const,
    createdAt: ports.clock.now(),
  }))
  await tx.insert(adKeywords).values(rows)
  await recordChanges(
    tx,
    ports,
    { advertiserId: account.id, actorId },
    rows.map(({ id, match, text }) => ({
      level: 'keyword',
      objectId: id,
      campaignId: owner.campaignId,
      name: text,
      before: null,
      after: { state: 'active', match, is_negative: isNegative, bid_micro: bidMicro },
    })),
  )
  return rows.map(({ id }) => id)
}
