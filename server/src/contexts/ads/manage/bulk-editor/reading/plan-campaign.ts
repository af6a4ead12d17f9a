import type { BulkColumn } from '@tessera/contracts/ads/bulk-template'
import { CampaignEdit, type CampaignTree } from '@tessera/contracts/calls/campaign-edits'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { fieldsOfAd, fieldsOfCampaign, fieldsOfGroup } from '../../campaign-edits/fields.ts'
import type { BulkRecord, RowFault } from './bulk-record.ts'
import { type GatheredCampaign, type GatheredGroup, isNewId } from './gather-campaigns.ts'
import { placeOfPath } from './place-of-path.ts'
import type { CellFormat } from './read-cell.ts'
import { rowFields } from './row-fields.ts'

/** The campaign that a file describes. */
export interface PlannedCampaign {
  /** Null when nothing changes, or nothing can be read. */
  readonly edit: CampaignEdit | null
  /** The rows of the objects in the edit, by their places: '', 'ad_groups.0', 'ad_groups.0.ads.1'. */
  readonly places: Readonly<Record<string, number>>
  readonly faults: readonly RowFault[]
}

type Loose = Readonly<Record<string, unknown>>

/** An edit of an object as it was read: its fields, and the values that they have now. */
interface Change {
  readonly fields: Loose
  readonly expected?: Loose
}

interface Planning {
  readonly reading: CellFormat
  readonly places: Record<string, number>
  readonly faults: RowFault[]
}

const idColumns = { campaign: 'campaign_id', 'ad-group': 'ad_group_id', ad: 'ad_id' } as const

const isEmpty = ({ fields }: Change): boolean => Object.keys(fields).length === 0

/** Returns the values that an edit expects. A link that is none yet can't be expected. */
const expectedOf = (before: object, fields: Loose): Loose =>
  Object.fromEntries(
    Object.entries(before).filter(([name, value]) => Object.hasOwn(fields, name) && value !== ''),
  )

/** Returns what a record changes; nothing for an object that is in the file by its parts alone. */
function changeOf(
  record: BulkRecord | undefined,
  before: object | null,
  { reading, faults }: Planning,
): Change {
  if (record === undefined) return { fields: {} }
  const read = rowFields(record, before, reading)
  faults.push(...read.faults)
  const { fields } = read
  if (before === null || Object.keys(fields).length === 0) return { fields }
  return { fields, expected: expectedOf(before, fields) }
}

/** Notes that an ad account has no object with the id of a record. */
function blameId(record: BulkRecord | undefined, { reading, faults }: Planning): void {
  if (record === undefined) return
  const column: BulkColumn = idColumns[record.level]
  const message = reading.say.idUnknown()
  faults.push({ row: record.row, column, code: 'id-unknown', message })
}

function adsOf(
  group: GatheredGroup,
  tree: CampaignTree['ad_groups'][number] | undefined,
  at: { readonly place: string; readonly planning: Planning },
): Loose[] {
  const edits: Loose[] = []
  for (const { id, record } of group.ads.values()) {
    const known = tree?.ads.find(({ ad_id }) => ad_id === id)
    if (known === undefined && !isNewId(id)) {
      blameId(record, at.planning)
      continue
    }
    const before = known === undefined ? null : fieldsOfAd(known)
    const change = changeOf(record, before, at.planning)
    if (known !== undefined && isEmpty(change)) continue
    at.planning.places[`${at.place}.ads.${edits.length}`] = record.row
    edits.push({ ...change, ...(known === undefined ? {} : { ad_id: id }) })
  }
  return edits
}

function groupsOf(
  campaign: GatheredCampaign,
  tree: CampaignTree | null,
  planning: Planning,
): Loose[] {
  const edits: Loose[] = []
  for (const group of campaign.groups.values()) {
    const known = tree?.ad_groups.find(({ ad_group_id }) => ad_group_id === group.id)
    if (known === undefined && !isNewId(group.id)) {
      blameId(group.record ?? [...group.ads.values()][0]?.record, planning)
      continue
    }
    const place = `ad_groups.${edits.length}`
    const before = known === undefined ? null : fieldsOfGroup(known)
    const change = changeOf(group.record, before, planning)
    const ads = adsOf(group, known, { place, planning })
    if (known !== undefined && isEmpty(change) && ads.length === 0) continue
    if (group.record !== undefined) planning.places[place] = group.record.row
    edits.push({ ...change, ads, ...(known === undefined ? {} : { ad_group_id: group.id }) })
  }
  return edits
}

/** Returns an edit as calls take it; notes the faults of one that doesn't fit. */
function fittingEdit(
  edit: Loose,
  campaign: GatheredCampaign,
  { reading: { say }, places, faults }: Planning,
): CampaignEdit | null {
  const parsed = z.safeParse(CampaignEdit, edit)
  if (parsed.success) return parsed.data
  const first = campaign.records[0]?.row ?? 1
  for (const { path } of parsed.error.issues) {
    const { place, column } = placeOfPath(path.filter((part) => part !== 'fields').map(String))
    const row = places[place] ?? first
    const record = campaign.records.find((each) => each.row === row)
    const value = column === null ? '' : (record?.values.get(column) ?? '')
    const most = { groups: limits.campaignAdGroupsMax, ads: limits.adGroupAdsMax }
    const isMany = /(ad_groups|ads)$/.test(path.map(String).join('.'))
    const message = isMany ? say.tooMany(most) : say.valueUnfit({ value })
    faults.push({ row, column, code: isMany ? 'too-many' : 'value-unfit', message })
  }
  return null
}

/** New campaigns spend nothing before somebody has looked at them. */
const usual = { state: 'paused' }

/**
 * Decides what a file makes of a campaign. It changes what the file says otherwise than the campaign is
 * now, and expects that it stays so until the edit is applied.
 */
export function planCampaign(
  campaign: GatheredCampaign,
  tree: CampaignTree | null,
  { reading, clientKey }: { readonly reading: CellFormat; readonly clientKey: string },
): PlannedCampaign {
  const planning: Planning = { reading, places: {}, faults: [...campaign.faults] }
  const isNew = isNewId(campaign.id)
  if (tree === null && !isNew) {
    blameId(campaign.records[0], planning)
    return { ...planning, edit: null }
  }
  const change = changeOf(campaign.record, tree === null ? null : fieldsOfCampaign(tree), planning)
  if (campaign.record !== undefined) planning.places[''] = campaign.record.row
  const ad_groups = groupsOf(campaign, tree, planning)
  if (!isNew && isEmpty(change) && ad_groups.length === 0) return { ...planning, edit: null }
  const edit = isNew
    ? { client_key: clientKey, ad_groups, fields: { ...usual, ...change.fields } }
    : { ...change, campaign_id: campaign.id, ad_groups }
  return { ...planning, edit: fittingEdit(edit, campaign, planning) }
}
