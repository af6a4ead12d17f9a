import { type BulkColumn, bulkColumnNames } from '@tessera/contracts/ads/bulk-template'
import type { CampaignTree } from '@tessera/contracts/calls/campaign-edits'
import type { CampaignId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { Ports } from '../../../../ports.ts'
import type { AdAccount } from '../../accounts/campaigns/acting-account.ts'
import { type Cell, textCell } from '../../reports/files/cell.ts'
import { fieldsOfAd, fieldsOfCampaign, fieldsOfGroup } from '../campaign-edits/fields.ts'
import { treesOf } from '../campaign-edits/trees.ts'
import { type Cells, writtenCells, writtenId } from './reading/written-cells.ts'

/** The decimal mark of a file. */
export type Decimal = '.' | ','

/** A row of a template, by column. */
type TemplateRow = Cells

const plainColumns: ReadonlySet<BulkColumn> = new Set(['daily_budget', 'total_budget', 'bid'])

/** Returns a row in the order of the columns. */
export const cellsOfRow = (row: TemplateRow): readonly Cell[] =>
  bulkColumnNames.map((column) => {
    const text = row[column] ?? null
    if (text === null || !plainColumns.has(column)) return textCell(text)
    return { kind: 'number', text, look: 'money' }
  })

interface Writing {
  readonly decimal: Decimal
  readonly withArchived: boolean
}

/** Returns the rows of a campaign: its own, then each ad group with its ads. */
export function rowsOfTree(
  tree: CampaignTree,
  { decimal, withArchived }: Writing,
): readonly TemplateRow[] {
  const isShown = ({ state }: { readonly state: string }) => withArchived || state !== 'archived'
  const campaign_id = writtenId('campaign_id', tree.campaign_id)
  return [
    { level: 'campaign', campaign_id, ...writtenCells(fieldsOfCampaign(tree), decimal) },
    ...tree.ad_groups.filter(isShown).flatMap((group): TemplateRow[] => {
      const ids = { campaign_id, ad_group_id: writtenId('ad_group_id', group.ad_group_id) }
      const ads = group.ads.filter(isShown).map(
        (ad): TemplateRow => ({
          level: 'ad',
          ...ids,
          ad_id: writtenId('ad_id', ad.ad_id),
          ...writtenCells(fieldsOfAd(ad), decimal),
        }),
      )
      return [{ level: 'ad-group', ...ids, ...writtenCells(fieldsOfGroup(group), decimal) }, ...ads]
    }),
  ]
}

/** Campaigns that are loaded at a time. */
const together = 100

interface AskedRows extends Writing {
  readonly account: AdAccount
  readonly ids?: readonly CampaignId[] | undefined
}

/** Writes the campaigns of an ad account as rows, newest first, up to the most that a file has. */
export async function* templateRows(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { account, ids, ...writing }: AskedRows,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  let before: string | undefined
  let left: number = limits.bulkRowsMax
  do {
    const asked = { ids, before, most: together, now: clock.now() }
    const trees = await treesOf(db, account, asked)
    const rows: (readonly Cell[])[] = []
    for (const tree of trees) {
      if (!writing.withArchived && tree.state === 'archived' && ids === undefined) continue
      const own = rowsOfTree(tree, writing)
      // A campaign is in a file as a whole, or not at all.
      if (own.length > left) return yield rows
      left -= own.length
      rows.push(...own.map(cellsOfRow))
    }
    yield rows
    before = trees.length < together ? undefined : trees.at(-1)?.campaign_id
  } while (before !== undefined)
}
