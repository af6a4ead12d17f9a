import type { AdGroupId, CampaignId } from '@tessera/contracts/ids'
import { Link } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { isOfCampaigns } from '../ad-report/view/report-of.ts'
import type { KeywordColumn } from './figure-columns.tsx'
import styles from './keywords.module.css'
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

/** Returns the column that says whose a row is, and leads to what belongs to it; none where it is known. */
export function ownerColumns<Row extends Owned>(
  open: OpenKeywordReport,
): readonly KeywordColumn<Row>[] {
  const { view, report, to } = open
  const campaignOf = ({ campaign }: Row) => (
    <Within to={to({ campaign_id: campaign.id })} name={nameOf(campaign)} />
  )
  const campaign = { head: words.campaign(), plain: (row: Row) => row.campaign.name }
  if (isOfCampaigns(report))
    return view.campaign_id === undefined
      ? [{ head: campaign.head, cell: campaignOf, inFile: [campaign] }]
      : []
  if (view.ad_group_id !== undefined) return []
  return [
    {
      head: words.adGroup(),
      cell: (row) => (
        <span className={styles.name}>
          {row.ad_group === null ? (
            words.severalGroups()
          ) : (
            <Within
              to={to({ campaign_id: row.campaign.id, ad_group_id: row.ad_group.id })}
              name={nameOf(row.ad_group)}
            />
          )}
          {view.campaign_id === undefined ? (
            <span className={styles.note}>{campaignOf(row)}</span>
          ) : null}
        </span>
      ),
      inFile: [
        campaign,
        { head: words.adGroup(), plain: (row) => row.ad_group?.name ?? words.severalGroups() },
      ],
    },
  ]
}
