import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { metricValue, type ReportMetric } from '@tessera/contracts/ads/report-metrics'
import { adReportDays, type ReportRow } from '@tessera/contracts/calls/ad-reports'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Chip, ChipRow } from '@tessera/ui/chip'
import { EmptyState } from '@tessera/ui/empty-state'
import { type ReactElement, useState } from 'react'
import { columnName } from '../../kit/metrics/names.ts'
import { useMetricText } from '../../kit/metrics/use-metric-text.ts'
import { Report } from '../../kit/tables/report.tsx'
import { DatesMenu } from '../ad-report/controls/dates-menu.tsx'
import type { ReportAnswer } from '../ad-report/table/drawn.ts'
import { SettlingNote } from '../ad-report/view/settling-note.tsx'
import { words as reportWords } from '../ad-report/view/words.ts'
import { MetricChart } from '../metric-chart/metric-chart.tsx'
import { useChangeMarks } from '../metric-chart/use-change-marks.ts'
import { BestAds } from './best-ads.tsx'
import { Changes } from './changes.tsx'
import styles from './insights.module.css'
import { People } from './people.tsx'
import {
  type InsightsScope,
  type InsightsSubject,
  useInsights,
  useInsightsRows,
} from './use-insights.ts'
import { words } from './words.ts'

const shown = [
  ...(['spend', 'impressions', 'clicks', 'click_rate'] as const),
  ...(['cost_per_click', 'saves', 'conversions'] as const),
]

/** Said where an address names no campaign or product group of the ad account. */
function Missing({ account, campaignId, productGroupId }: InsightsSubject): ReactElement {
  const { navigate } = useShell()
  const { id: advertiserId } = account
  const isGroup = productGroupId !== null
  return (
    <EmptyState
      title={isGroup ? words.groupMissingTitle() : words.missingTitle()}
      action={
        <Button
          href={
            isGroup
              ? advertiserUrl('campaignInsights', { advertiserId, params: { campaignId } })
              : advertiserUrl('campaigns', { advertiserId })
          }
          onNavigate={(to) => navigate(to)}
        >
          {isGroup ? words.toCampaign() : words.toCampaigns()}
        </Button>
      }
    >
      {isGroup ? words.groupMissing() : words.missing()}
    </EmptyState>
  )
}

interface OfRow {
  readonly row: ReportRow
  readonly answer: ReportAnswer
  readonly scope: InsightsScope
  readonly groupId: string | null
}

function Figures({ row, answer }: OfRow): ReactElement {
  const text = useMetricText(answer.currency)
  return (
    <dl aria-label={words.figures()} className={styles.figures}>
      {shown.map((metric) => {
        const now = metricValue(metric, row.figures)
        const before = row.compared === null ? null : metricValue(metric, row.compared)
        return (
          <div key={metric} className={styles.figure}>
            <dt>{columnName(metric)}</dt>
            <dd className={styles.value}>{text.value(metric, now)}</dd>
            <dd className={styles.change}>{text.change(metric, now, before)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function MetricChips({
  chosen,
  onChoose,
}: {
  readonly chosen: ReportMetric
  readonly onChoose: (metric: ReportMetric) => void
}): ReactElement {
  return (
    <ChipRow label={words.metric()}>
      {shown.map((metric) => (
        <Chip key={metric} pressed={metric === chosen} onClick={() => onChoose(metric)}>
          {columnName(metric)}
        </Chip>
      ))}
    </ChipRow>
  )
}

function ByDay({ row, scope }: OfRow): ReactElement {
  const { client } = useShell()
  const [metric, choose] = useState<ReportMetric>('spend')
  const marks = useChangeMarks(scope)
  const query = useQuery({
    ...queryOptions(client, adReportDays, { ...scope, ids: [row.entity.id] }),
    staleTime: 60_000,
  })
  return (
    <>
      <MetricChips chosen={metric} onChoose={choose} />
      <Report query={query}>
        {(answer) => <MetricChart answer={answer} metric={metric} changes={marks} />}
      </Report>
    </>
  )
}

function Loaded(props: OfRow): ReactElement {
  const { row, answer, scope, groupId } = props
  return (
    <>
      <SettlingNote settling={answer.settling} to={scope.to} />
      <Figures {...props} />
      <section className={styles.part}>
        <h2>{words.changes()}</h2>
        <Changes row={row} currency={answer.currency} />
      </section>
      <section className={styles.part}>
        <h2>{words.byDay()}</h2>
        <ByDay {...props} />
      </section>
      <People scope={scope} groupId={groupId} />
      {groupId === null ? (
        <section className={styles.part}>
          <h2>{words.bestAds()}</h2>
          <p className={styles.note}>{words.bestAdsHow()}</p>
          <BestAds scope={scope} currency={answer.currency} />
        </section>
      ) : null}
    </>
  )
}

function OfScope({ subject, scope }: { subject: InsightsSubject; scope: InsightsScope }) {
  const { navigate } = useShell()
  const query = useInsightsRows(scope)
  const wanted = subject.productGroupId ?? subject.campaignId
  return (
    <Report query={query}>
      {(answer) => {
        const row = answer.rows.find(({ entity }) => entity.id === wanted)
        if (row === undefined) return <Missing {...subject} />
        return (
          <>
            <div className={styles.head}>
              <h2>
                <bdi>{row.entity.name === '' ? reportWords.untitled() : row.entity.name}</bdi>
              </h2>
              <Button
                size="small"
                href={advertiserUrl('adGroups', {
                  advertiserId: subject.account.id,
                  query: { campaign_id: subject.campaignId },
                })}
                onNavigate={(to) => navigate(to)}
              >
                {words.toReport()}
              </Button>
            </div>
            <Loaded row={row} answer={answer} scope={scope} groupId={subject.productGroupId} />
          </>
        )
      }}
    </Report>
  )
}

/** Shows the results of a campaign, or of one of its product groups, and the people who saw it. */
export default function Insights(subject: InsightsSubject): ReactElement {
  const { dated, isLoading, scope } = useInsights(subject)
  if (scope === undefined) return <Missing {...subject} />
  return (
    <>
      <div>
        <DatesMenu report={dated} />
      </div>
      {isLoading ? null : <OfScope subject={subject} scope={scope} />}
    </>
  )
}
