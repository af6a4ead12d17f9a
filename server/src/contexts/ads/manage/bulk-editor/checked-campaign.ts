import type { AdLevel } from '@tessera/contracts/ads/ad-level'
import type { BulkFault } from '@tessera/contracts/calls/bulk-runs'
import type { CampaignTree, EditFault, EditResult } from '@tessera/contracts/calls/campaign-edits'
import { CampaignId } from '@tessera/contracts/ids'
import type { BulkRecord, RowFault } from './reading/bulk-record.ts'
import { changesOf, editedByPlace } from './reading/edited-rows.ts'
import { type GatheredCampaign, isNewId } from './reading/gather-campaigns.ts'
import { placeOfPath } from './reading/place-of-path.ts'
import type { PlannedCampaign } from './reading/plan-campaign.ts'
import { writtenId } from './reading/written-cells.ts'
import type { bulkRunCampaigns, bulkRunRows } from './tables.ts'

type NewCampaign = Omit<typeof bulkRunCampaigns.$inferInsert, 'runId' | 'at'>
type NewRow = Omit<typeof bulkRunRows.$inferInsert, 'runId' | 'campaignAt'>

/** A campaign of a file once it was checked, with its rows. */
export interface CheckedCampaign {
  readonly campaign: NewCampaign
  readonly rows: readonly NewRow[]
}

interface Checking {
  readonly campaign: GatheredCampaign
  /** Null for a campaign that is created, or that isn't there. */
  readonly tree: CampaignTree | null
  readonly plan: PlannedCampaign
  /** The outcome of the dry run; null without an edit. */
  readonly result: EditResult | null
  readonly decimal: '.' | ','
}

/** Returns the faults of an edit by the rows that they are in; by the first row for those in none. */
export function faultsByRow(
  faults: readonly EditFault[],
  { places, first }: { readonly places: PlannedCampaign['places']; readonly first: number },
): readonly RowFault[] {
  return faults.map(({ at, code, message }) => {
    const { place, column } = placeOfPath(at.split('.'))
    return { row: places[place] ?? first, column, code, message }
  })
}

const idColumns = { campaign: 'campaign_id', 'ad-group': 'ad_group_id', ad: 'ad_id' } as const

/** Returns the id of an object as files write it. */
export const shownId = (level: AdLevel, id: string): string => writtenId(idColumns[level], id)

/** Returns the id of a record's own object. */
const idOf = ({ campaign, group, ad }: BulkRecord): string => ad ?? group ?? campaign

function nameOf(record: BulkRecord, tree: CampaignTree | null): string {
  const said = record.values.get('name')
  if (said !== undefined) return said
  if (record.group === null) return tree?.name ?? ''
  const group = tree?.ad_groups.find(({ ad_group_id }) => ad_group_id === record.group)
  const ad = group?.ads.find(({ ad_id }) => ad_id === record.ad)
  return ad?.title ?? group?.name ?? ''
}

/** Returns what an upload keeps of a campaign that was checked. */
export function checkedCampaign(checking: Checking): CheckedCampaign {
  const { campaign, tree, plan, result, decimal } = checking
  const { edit, places } = plan
  const first = campaign.records[0]?.row ?? 1
  const own = new Set(plan.faults.map(({ row }) => row))
  // A row that can't be read has its own fault already.
  const further = faultsByRow(result?.faults ?? [], { places, first }).filter(
    ({ row }) => !own.has(row),
  )
  const faults = Map.groupBy([...plan.faults, ...further], ({ row }) => row)
  const isFaulty = faults.size > 0
  const objects = edit === null || isFaulty ? new Map() : editedByPlace(edit, result?.objects ?? [])
  const placeOfRow = new Map(Object.entries(places).map(([place, row]) => [row, place]))
  const rows = campaign.records.map((record): NewRow => {
    const object = objects.get(placeOfRow.get(record.row) ?? 'none')
    const changes = object === undefined ? [] : changesOf(object, decimal)
    const its = (faults.get(record.row) ?? []).map(
      ({ column, code, message }): BulkFault => ({ column, code, message }),
    )
    return {
      row: record.row,
      level: record.level,
      objectId: shownId(record.level, idOf(record)),
      name: nameOf(record, tree),
      isNew: isNewId(idOf(record)),
      changes,
      faults: its,
      isChanging: changes.length > 0,
      isFaulty: its.length > 0,
    }
  })
  const isChanging = rows.some((row) => row.isChanging)
  const ready = isChanging ? 'ready' : 'unchanged'
  return {
    campaign: {
      campaignId: isNewId(campaign.id) ? null : CampaignId.parse(campaign.id),
      edit,
      places,
      state: isFaulty ? 'faulty' : ready,
      undo: null,
    },
    rows,
  }
}
