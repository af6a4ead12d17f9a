import { idLetters } from '@tessera/contracts/ads/bulk-template'
import type { BulkId, BulkIdKind } from '@tessera/contracts/calls/bulk-ids'
import { type SQL, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { pins } from '../../../pins/index.ts'
import type { AdAccount } from '../../accounts/campaigns/acting-account.ts'
import { adGroups, ads, campaigns } from '../../accounts/campaigns/tables.ts'
import { conversionTags } from '../../conversions/tables.ts'

interface AskedIds {
  readonly account: AdAccount
  readonly kind: BulkIdKind
  readonly query?: string | undefined
  readonly before?: string | undefined
  readonly most: number
}

const letters: Readonly<Record<BulkIdKind, string>> = {
  campaign: idLetters.campaign_id,
  'ad-group': idLetters.ad_group_id,
  ad: idLetters.ad_id,
  pin: idLetters.pin_id,
  'product-group': idLetters.product_group_id,
  tag: idLetters.conversion_tag_id,
}

const none = sql`null::text`
const pinName = sql`coalesce(nullif(pin.title, ''), pin.description, '')`

const fromGroups = sql`${adGroups} ad_group join ${campaigns} campaign on campaign.id = ad_group.campaign_id`
const fromAds = sql`${ads} ad join ${adGroups} ad_group on ad_group.id = ad.ad_group_id
  join ${campaigns} campaign on campaign.id = ad_group.campaign_id
  join ${pins} pin on pin.id = ad.pin_id`

/** The objects of each kind: where they are, and what is shown of them. */
const sources: Readonly<
  Record<BulkIdKind, { from: SQL; id: SQL; name: SQL; state: SQL; parent: SQL; parentName: SQL }>
> = {
  campaign: {
    from: sql`${campaigns} campaign`,
    id: sql`campaign.id`,
    name: sql`campaign.name`,
    state: sql`campaign.state`,
    parent: none,
    parentName: none,
  },
  'ad-group': {
    from: fromGroups,
    id: sql`ad_group.id`,
    name: sql`ad_group.name`,
    state: sql`ad_group.state`,
    parent: sql`campaign.id`,
    parentName: sql`campaign.name`,
  },
  ad: {
    from: fromAds,
    id: sql`ad.id`,
    name: pinName,
    state: sql`ad.state`,
    parent: sql`ad_group.id`,
    parentName: sql`ad_group.name`,
  },
  pin: {
    from: fromAds,
    id: sql`pin.id`,
    name: pinName,
    state: none,
    parent: none,
    parentName: none,
  },
  'product-group': {
    from: sql`${fromGroups} join ${pins} pin on pin.id::text = ad_group.product_group_id`,
    id: sql`pin.id`,
    name: pinName,
    state: none,
    parent: none,
    parentName: none,
  },
  tag: {
    from: sql`(select * from ${conversionTags} where deleted_at is null) campaign`,
    id: sql`campaign.id`,
    name: sql`campaign.name`,
    state: none,
    parent: none,
    parentName: none,
  },
}

const parentLetter: Readonly<Partial<Record<BulkIdKind, string>>> = {
  'ad-group': idLetters.campaign_id,
  ad: idLetters.ad_group_id,
}

/** Matches a part of a name, or a whole id with its letter or without. */
function matching({ query = '', kind }: AskedIds, id: SQL, name: SQL): SQL {
  if (query === '') return sql`true`
  const plain = query.toUpperCase().startsWith(letters[kind]) ? query.slice(1) : query
  const isId = /^\d{1,19}$/.test(plain) ? sql`${id}::text = ${plain}` : sql`false`
  return sql`(position(lower(${query}) in lower(${name})) > 0 or ${isId})`
}

/** Finds objects of an ad account, newest first, each once. */
export async function findIds(db: Sql, asked: AskedIds): Promise<readonly BulkId[]> {
  const { account, kind, before, most } = asked
  const { from, id, name, state, parent, parentName } = sources[kind]
  const { rows } = await db.execute<{
    readonly id: string
    readonly name: string
    readonly state: string | null
    readonly parent: string | null
    readonly parent_name: string | null
  }>(sql`
    select distinct ${id}::text as id, ${id} as place, ${name} as name, ${state} as state,
      ${parent}::text as parent, ${parentName} as parent_name
    from ${from}
    where campaign.advertiser_id = ${account.id}::bigint
      and ${before === undefined ? sql`true` : sql`${id} < ${before}::bigint`}
      and ${matching(asked, id, name)}
    order by place desc limit ${most}`)
  return rows.map((row) => ({
    kind,
    id: letters[kind] + row.id,
    name: row.name,
    state: row.state,
    parent:
      row.parent === null
        ? null
        : { id: (parentLetter[kind] ?? '') + row.parent, name: row.parent_name ?? '' },
  }))
}
