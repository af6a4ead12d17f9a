import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import type { ReportLevel } from '@tessera/contracts/ads/report-options'
import { adReport } from '@tessera/contracts/calls/ad-reports'
import { Link, useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import styles from './reporting.module.css'
import { rangeOf } from './view/report-dates.ts'
import type { OpenReport } from './view/use-report.ts'
import { words } from './words.ts'

/** Loads the names of the campaign and the ad group that a report is about. */
function useNames({ account, view, today }: OpenReport) {
  const { client } = useShell()
  const { campaignId, adGroupId } = view
  const ask = (level: ReportLevel, isAsked: boolean) => ({
    ...queryOptions(client, adReport, {
      ...{ advertiser_id: account.id, level, page_size: 1, ...rangeOf('today', today) },
      ...(campaignId === null ? {} : { campaign_id: campaignId }),
      ...(adGroupId === null || level !== 'adgroups' ? {} : { ad_group_id: adGroupId }),
    }),
    enabled: isAsked,
    staleTime: 60_000,
  })
  const campaign = useQuery(ask('campaigns', campaignId !== null))
  const adGroup = useQuery(ask('adgroups', adGroupId !== null))
  return {
    campaign: campaign.data?.rows[0]?.entity.name ?? words.campaign(),
    adGroup: adGroup.data?.rows[0]?.entity.name ?? words.adGroup(),
  }
}

/** The way from all campaigns to the campaign or ad group that a report is within. */
export function Breadcrumbs({ report }: { readonly report: OpenReport }): ReactElement | null {
  const { view, to } = report
  const names = useNames(report)
  if (view.campaignId === null && view.adGroupId === null) return null
  const up = { campaign_id: null, ad_group_id: null, search: null, states: null }
  return (
    <nav aria-label={words.path()} className={styles.path}>
      <ol className={styles.steps}>
        <li>
          <Link to={to(up, 'campaigns')}>{words.allCampaigns()}</Link>
        </li>
        {view.campaignId === null ? null : (
          <li>
            {view.adGroupId === null ? (
              <bdi aria-current="true">{names.campaign}</bdi>
            ) : (
              <Link to={to({ ...up, campaign_id: view.campaignId }, 'adgroups')}>
                <bdi>{names.campaign}</bdi>
              </Link>
            )}
          </li>
        )}
        {view.adGroupId === null ? null : (
          <li>
            <bdi aria-current="true">{names.adGroup}</bdi>
          </li>
        )}
      </ol>
    </nav>
  )
}
