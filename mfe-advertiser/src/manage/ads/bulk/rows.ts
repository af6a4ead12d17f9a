import type { CampaignTree } from '@tessera/contracts/calls/campaign-edits'
import type { CampaignState } from '@tessera/contracts/calls/campaigns'
import { CampaignId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'

/** The level of the rows. */
export const BulkLevel = z.enum(['campaigns', 'adgroups', 'ads'])
export type BulkLevel = z.infer<typeof BulkLevel>

type TreeGroup = CampaignTree['ad_groups'][number]

/** A campaign, ad group or ad of the table. */
export interface BulkRow {
  readonly key: string
  readonly name: string
  /** The campaign and the ad group that it belongs to; '' for a campaign. */
  readonly of: string
  readonly tree: CampaignTree
  readonly group: TreeGroup | undefined
  readonly ad: TreeGroup['ads'][number] | undefined
  /** The values that can be changed. */
  readonly values: {
    readonly name: string
    readonly state: CampaignState
    readonly daily_budget_micro?: number
    readonly last_day?: string | null
    readonly bid_micro?: number | null
  }
}

const campaignRow = (tree: CampaignTree): BulkRow => ({
  key: tree.campaign_id,
  name: tree.name,
  of: '',
  tree,
  group: undefined,
  ad: undefined,
  values: {
    name: tree.name,
    state: tree.state,
    last_day: tree.last_day,
    daily_budget_micro: tree.daily_budget_micro,
  },
})

const groupRow = (tree: CampaignTree, group: TreeGroup): BulkRow => ({
  key: group.ad_group_id,
  name: group.name,
  of: tree.name,
  tree,
  group,
  ad: undefined,
  values: { name: group.name, state: group.state, bid_micro: group.bid_micro },
})

function adRows(tree: CampaignTree, group: TreeGroup): readonly BulkRow[] {
  return group.ads.map((ad) => ({
    key: ad.ad_id,
    name: ad.title,
    of: `${tree.name} › ${group.name}`,
    tree,
    group,
    ad,
    values: { name: ad.title, state: ad.state },
  }))
}

/** Returns the rows of a level; what has ended stays out, as it can't be changed. */
export function rowsOf(trees: readonly CampaignTree[], level: BulkLevel): readonly BulkRow[] {
  const open = trees.filter(({ state, has_ended }) => state !== 'archived' && !has_ended)
  if (level === 'campaigns') return open.map(campaignRow)
  const groups = open.flatMap((tree) =>
    tree.ad_groups.filter(({ state }) => state !== 'archived').map((group) => ({ tree, group })),
  )
  const rows =
    level === 'adgroups'
      ? groups.map(({ tree, group }) => groupRow(tree, group))
      : groups.flatMap(({ tree, group }) => adRows(tree, group))
  return rows.filter(({ values }) => values.state !== 'archived')
}

/** The campaigns, the level and the chosen rows in an address. */
export interface BulkPlace {
  readonly campaignIds: readonly CampaignId[]
  readonly level: BulkLevel
  /** Null when all are. */
  readonly ids: ReadonlySet<string> | null
}

/** Reads an address. */
export function placeIn(query: URLSearchParams): BulkPlace {
  const listed = (name: string) => (query.get(name) ?? '').split(',').filter(Boolean)
  const ids = listed('ids')
  return {
    campaignIds: listed('campaign_ids')
      .flatMap((id) => z.safeParse(CampaignId, id).data ?? [])
      .slice(0, limits.bulkEditRowsMax),
    level: z.safeParse(BulkLevel, query.get('level')).data ?? 'campaigns',
    ids: ids.length === 0 ? null : new Set(ids),
  }
}

/** Splits a list into parts of a size. */
export const inParts = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  )
