import type { ReportLevel } from '@tessera/contracts/ads/report-options'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import type { ReactElement } from 'react'
import { SectionLinks } from '../area/section-links.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { BreakdownMenu, WindowsMenu } from './controls/choice-menus.tsx'
import { ColumnsMenu } from './controls/columns-menu.tsx'
import styles from './controls/controls.module.css'
import { DatesMenu } from './controls/dates-menu.tsx'
import { ReportFilters } from './controls/report-filters.tsx'
import { ReportChart } from './report-chart.tsx'
import { ReportRowsRegion } from './table/report-rows.tsx'
import { reportLevels } from './view/level-url.ts'
import { type OpenReport, useReport } from './view/use-report.ts'
import { words } from './words.ts'

interface ReportingProps {
  readonly account: Advertiser
  readonly level: ReportLevel
  readonly query: URLSearchParams
}

/** What doesn't mean the same at another level. */
const ofLevel = { search: null, states: null, sort: null, order: null }

const linksOf = ({ level, to }: OpenReport) =>
  reportLevels.map((each) => ({
    to: to(
      {
        ...ofLevel,
        ...(each === 'campaigns' ? { campaign_id: null } : {}),
        ...(each === 'campaigns' || each === 'adgroups' ? { ad_group_id: null } : {}),
      },
      each,
    ),
    label: words[each](),
    isCurrent: each === level,
  }))

/** A report of what campaigns, ad groups, ads or products did: its choices, chart and rows. */
export default function Reporting({ account, level, query }: ReportingProps): ReactElement {
  const report = useReport(account, level, query)
  return (
    <>
      <SectionLinks label={words.levels()} links={linksOf(report)} />
      <Breadcrumbs report={report} />
      <div className={styles.controls}>
        <DatesMenu report={report} />
        <BreakdownMenu report={report} />
        <ColumnsMenu report={report} />
        <WindowsMenu report={report} />
      </div>
      <ReportChart report={report} />
      <ReportFilters key={level} report={report} />
      <ReportRowsRegion report={report} label={words[level]()} />
    </>
  )
}
