import { newPrefix } from '@tessera/contracts/ads/bulk-template'
import type { BulkRecord, RowFault } from './bulk-record.ts'
import type { CellFormat } from './read-cell.ts'

/** An ad of a file. */
export interface GatheredAd {
  readonly id: string
  readonly record: BulkRecord
}

/** An ad group of a file, with its ads. Without a record only its ads are in the file. */
export interface GatheredGroup {
  readonly id: string
  record?: BulkRecord
  readonly ads: Map<string, GatheredAd>
}

/** A campaign of a file, with all rows below it. */
export interface GatheredCampaign {
  readonly id: string
  record?: BulkRecord
  readonly groups: Map<string, GatheredGroup>
  readonly records: BulkRecord[]
  readonly faults: RowFault[]
}

/** True for the temporary name of something that a file creates. */
export const isNewId = (id: string): boolean => id.startsWith(newPrefix)

/** Collects rows, in any order, into campaigns. */
export function gatherCampaigns({ say }: CellFormat) {
  const campaigns = new Map<string, GatheredCampaign>()

  function campaignOf(id: string): GatheredCampaign {
    const known = campaigns.get(id)
    if (known !== undefined) return known
    const created: GatheredCampaign = { id, groups: new Map(), records: [], faults: [] }
    campaigns.set(id, created)
    return created
  }

  function groupOf(campaign: GatheredCampaign, id: string): GatheredGroup {
    const known = campaign.groups.get(id)
    if (known !== undefined) return known
    const created: GatheredGroup = { id, ads: new Map() }
    campaign.groups.set(id, created)
    return created
  }

  /** Puts a record in its place; returns the record that is there already. */
  function place(campaign: GatheredCampaign, record: BulkRecord): BulkRecord | undefined {
    if (record.group === null) {
      if (campaign.record !== undefined) return campaign.record
      campaign.record = record
      return undefined
    }
    const group = groupOf(campaign, record.group)
    if (record.ad === null) {
      if (group.record !== undefined) return group.record
      group.record = record
      return undefined
    }
    const known = group.ads.get(record.ad)
    if (known === undefined) group.ads.set(record.ad, { id: record.ad, record })
    return known?.record
  }

  /** Finds what is to be created below something that no row creates. */
  function addOrphans(campaign: GatheredCampaign): void {
    const orphan = (id: string, column: RowFault['column'], record: BulkRecord | undefined) => {
      const message = say.parentMissing({ value: id })
      if (record !== undefined)
        campaign.faults.push({ row: record.row, column, code: 'parent-missing', message })
    }
    if (isNewId(campaign.id) && campaign.record === undefined)
      orphan(campaign.id, 'campaign_id', campaign.records[0])
    for (const group of campaign.groups.values())
      if (isNewId(group.id) && group.record === undefined)
        orphan(group.id, 'ad_group_id', [...group.ads.values()][0]?.record)
  }

  return {
    add(record: BulkRecord): void {
      const campaign = campaignOf(record.campaign)
      campaign.records.push(record)
      const twin = place(campaign, record)
      if (twin === undefined) return
      const message = say.twice({ row: twin.row })
      campaign.faults.push({ row: record.row, column: null, code: 'twice', message })
    },
    /** Returns the campaigns in the order of their first rows, once all rows were added. */
    all(): readonly GatheredCampaign[] {
      const all = [...campaigns.values()]
      for (const campaign of all) addOrphans(campaign)
      return all
    },
  }
}
