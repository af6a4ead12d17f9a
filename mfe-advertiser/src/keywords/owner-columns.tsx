import type { AdGroupId, CampaignId } from '@tessera/contracts/ids'
import { Link } from '@tessera/module/react'
import type { ReactElement } from 'react'
import type { KeywordColumn } from './figure-columns.tsx'
import styles from './keywords.module.css'
import { isOfCampaigns } from './report-of.ts'
import type { OpenKeywordReport } from './use-keyword-report.ts'
import { words } from './words.ts'

/** The campaign and the ad group of a row. */
interface Owned {
  readonly campaign: { readonly id: CampaignId; readonly name: string }
  readonly ad_group: { readonly id: AdGroupId; readonly name: string } | null
}

/** Returns a name, or what stands for none. */
export const nameOf = (owner: { readonly name: string }): string =>
  owner.name === '' ? words.untitled() : owner.name

/** The words of a keyword or a search. */
export const Text = ({ text }: { readonly text: string }): ReactElement => (
  <bdi className={`${styles.strong} ${styles.text}`}>{text}</bdi>
)

function Within({ to, name }: { readonly to: string; readonly name: string }): ReactElement {
  return (
    <Link to={to} title={name} aria-label={words.withinCampaign({ name })} className={styles.owner}>
      <bdi>{name}</bdi>
    </Link>
  )
}

/** Returns the columns that say whose a row is, and lead to what belongs to it; those of the way are left out. */
export function ownerColumns<Row extends Owned>(
  open: OpenKeywordReport,
): readonly KeywordColumn<Row>[] {
  const { view, report, to } = open
  const campaign: KeywordColumn<Row> = {
    head: words.campaign(),
    cell: (row) => <Within to={to({ campaign_id: row.campaign.id })} name={nameOf(row.campaign)} />,
    plain: (row) => row.campaign.name,
  }
  const adGroup: KeywordColumn<Row> = {
    head: words.adGroup(),
    cell: ({ campaign: of, ad_group: group }) =>
      group === null ? (
        words.severalGroups()
      ) : (
        <Within to={to({ campaign_id: of.id, ad_group_id: group.id })} name={nameOf(group)} />
      ),
    plain: (row) => row.ad_group?.name ?? '',
  }
  return [
    ...(view.campaign_id === undefined ? [campaign] : []),
    ...(isOfCampaigns(report) || view.ad_group_id !== undefined ? [] : [adGroup]),
  ]
}
