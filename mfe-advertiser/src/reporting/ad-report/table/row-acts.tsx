import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { ReportRow } from '@tessera/contracts/calls/ad-reports'
import { AdGroupId, CampaignId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { CampaignActs } from '../../campaigns/campaign-acts.tsx'
import { keywordsUrl } from '../view/report-of.ts'
import { daysOf } from '../view/report-scope.ts'
import type { OpenReport } from '../view/use-report.ts'
import { words } from '../view/words.ts'
import styles from './report-table.module.css'

/** True for a report whose rows have actions. */
export const hasActs = ({ level, view }: OpenReport): boolean =>
  level === 'campaigns' ||
  level === 'adgroups' ||
  (level === 'productgroups' && view.campaign_id !== undefined)

/** Returns the query of the insights about the days of a report. */
function insightsQuery({ view, clock }: OpenReport) {
  const { days, compared } = daysOf(view, clock)
  return {
    start_date: days.from,
    end_date: days.to,
    comp_start_date: compared?.from,
    comp_end_date: compared?.to,
  }
}

function insightsUrl({ entity }: ReportRow, report: OpenReport): string | null {
  const { account, level } = report
  const { id: advertiserId } = account
  if (level === 'campaigns')
    return advertiserUrl('campaignInsights', {
      advertiserId,
      params: { campaignId: entity.id },
      query: insightsQuery(report),
    })
  if (level === 'adgroups') return null
  // A product group may be in several campaigns; within one, it has insights.
  const campaignId = entity.campaign?.id ?? report.view.campaign_id
  if (campaignId === undefined) return null
  const params = { campaignId, productGroupId: entity.id }
  return advertiserUrl('productGroupInsights', {
    advertiserId,
    params,
    query: insightsQuery(report),
  })
}

interface RowActsProps {
  readonly row: ReportRow
  readonly report: OpenReport
}

/** Leads from an ad group to its keywords, and to the searches that showed its ads. */
function KeywordLinks({ row: { entity }, report }: RowActsProps): ReactElement | null {
  const { navigate } = useShell()
  const adGroupId = z.safeParse(AdGroupId, entity.id).data
  if (report.level !== 'adgroups' || adGroupId === undefined) return null
  const within = { campaign_id: entity.campaign?.id, ad_group_id: adGroupId }
  const name = entity.name === '' ? words.untitled() : entity.name
  const links = [
    ['adGroupPositiveKeywords', words.keywords(), words.keywordsOf({ name })],
    ['adGroupSearchQueries', words.searches(), words.searchesOf({ name })],
  ] as const
  return (
    <>
      {links.map(([to, label, title]) => (
        <Button
          key={to}
          size="small"
          kind="quiet"
          href={keywordsUrl(report.account.id, to, within)}
          aria-label={title}
          onNavigate={(address) => navigate(address)}
        >
          {label}
        </Button>
      ))}
    </>
  )
}

/** The actions of a row: those of a campaign, else its insights or keywords. */
export function RowActs({ row, report }: RowActsProps): ReactElement {
  const { navigate } = useShell()
  const { entity } = row
  const insights = insightsUrl(row, report)
  const campaignId =
    report.level === 'campaigns' ? z.safeParse(CampaignId, entity.id).data : undefined
  if (campaignId !== undefined && insights !== null)
    return (
      <span className={styles.acts}>
        <CampaignActs
          advertiserId={report.account.id}
          insights={insights}
          campaign={{
            id: campaignId,
            name: entity.name,
            // Nothing can be done about a campaign whose state is not known.
            state: entity.state ?? 'archived',
            starts_at: entity.starts_at,
            ends_at: entity.ends_at,
            ad: entity.review === null ? null : { review: entity.review, review_reason: null },
          }}
        />
      </span>
    )
  return (
    <span className={styles.acts}>
      {insights === null ? null : (
        <Button
          size="small"
          kind="quiet"
          href={insights}
          aria-label={words.insightsOf({ name: entity.name })}
          onNavigate={(to) => navigate(to)}
        >
          {words.insights()}
        </Button>
      )}
      <KeywordLinks row={row} report={report} />
    </span>
  )
}
