import type { KeywordKind } from '@tessera/contracts/ads/keywords'
import { type SQL, sql } from '../../../../platform/database/sql.ts'

/** True for a `keyword` of a kind. */
export const isKind = (kind: KeywordKind): SQL =>
  sql`(keyword.ad_group_id is null) = ${kind === 'campaign-negative'}
    and keyword.is_negative = ${kind !== 'ad-group-positive'}`

/** Returns the kind of a keyword. */
export function kindOf({
  adGroupId,
  isNegative,
}: {
  readonly adGroupId: string | null
  readonly isNegative: boolean
}): KeywordKind {
  if (adGroupId === null) return 'campaign-negative'
  return isNegative ? 'ad-group-negative' : 'ad-group-positive'
}
