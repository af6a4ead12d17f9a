import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import type { ReportLevel } from '@tessera/contracts/ads/report-options'
import { adReport } from '@tessera/contracts/calls/ad-reports'
import { Link, useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { levelOnly } from './level-only.ts'
import type { OpenReport } from './use-report.ts'
import styles from './view.module.css'
import { words } from './words.ts'

/** The part of a report that says what it is within. */
interface WithinReport extends Pick<OpenReport, 'account' | 'clock' | 'to'> {
  readonly view: Pick<OpenReport['view'], 'campaign_id' | 'ad_group_id'>
}

/** Loads the names of the campaign and the ad group that a report is about. */
function useNames({ account, view, clock }: WithinReport) {
  const { client } = useShell()
  const { campaign_id: campaignId, ad_group_id: adGroupId } = view
  const ask = (level: ReportLevel, isAsked: boolean) => ({
    ...queryOptions(client, adReport, {
      advertiser_id: account.id,
      level,
      page_size: 1,
      from: clock.today,
      to: clock.today,
      ...(campaignId === undefined ? {} : { campaign_id: campaignId }),
      ...(adGroupId === undefined || level !== 'adgroups' ? {} : { ad_group_id: adGroupId }),
    }),
    enabled: isAsked,
    staleTime: 60_000,
  })
  const campaign = useQuery(ask('campaigns', campaignId !== undefined))
  const adGroup = useQuery(ask('adgroups', adGroupId !== undefined))
  return {
    campaign: campaign.data?.rows[0]?.entity.name ?? words.campaign(),
    adGroup: adGroup.data?.rows[0]?.entity.name ?? words.ad_group(),
  }
}

/** The way from all campaigns to the campaign or ad group that a report is within. */
export function Breadcrumbs({ report }: { readonly report: WithinReport }): ReactElement | null {
  const { view, to } = report
  const names = useNames(report)
  if (view.campaign_id === undefined && view.ad_group_id === undefined) return null
  const up = { campaign_id: undefined, ad_group_id: undefined, ...levelOnly }
  return (
    <nav aria-label={words.path()} className={styles.path}>
      <ol className={styles.steps}>
        <li>
          <Link to={to({ ...up, level: 'campaigns' })}>{words.allCampaigns()}</Link>
        </li>
        {view.campaign_id === undefined ? null : (
          <li>
            {view.ad_group_id === undefined ? (
              <bdi aria-current="true">{names.campaign}</bdi>
            ) : (
              <Link to={to({ ...up, campaign_id: view.campaign_id, level: 'adgroups' })}>
                <bdi>{names.campaign}</bdi>
              </Link>
            )}
          </li>
        )}
        {view.ad_group_id === undefined ? null : (
          <li>
            <bdi aria-current="true">{names.adGroup}</bdi>
          </li>
        )}
      </ol>
    </nav>
  )
}
