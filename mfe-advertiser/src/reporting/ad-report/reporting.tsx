import type { ReportLevel } from '@tessera/contracts/ads/report-options'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import type { ReactElement } from 'react'
import { SectionLinks } from '../../kit/account/section-links.tsx'
import { sharedQuery } from '../keywords/keyword-view.ts'
import { BreakdownMenu, WindowsMenu } from './controls/choice-menus.tsx'
import { ColumnsMenu } from './controls/columns-menu.tsx'
import styles from './controls/controls.module.css'
import { DatesMenu } from './controls/dates-menu.tsx'
import { ReportFilters } from './controls/report-filters.tsx'
import { ReportFiles } from './files/report-files.tsx'
import { ReportChart } from './report-chart.tsx'
import { ReportRowsRegion } from './table/report-rows.tsx'
import { ReportWaiting } from './table/report-waiting.tsx'
import { Breadcrumbs } from './view/breadcrumbs.tsx'
import { levelOnly } from './view/level-only.ts'
import { reportLevels } from './view/level-url.ts'
import { keywordsUrl } from './view/report-of.ts'
import { type OpenReport, useReport } from './view/use-report.ts'
import { words } from './view/words.ts'
import { SavedViews } from './views/saved-views.tsx'

interface ReportingProps {
  readonly account: Advertiser
  readonly level: ReportLevel
  readonly query: URLSearchParams
}

const addressWith = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}?${query}`

const linksOf = ({ level, to, account, view }: OpenReport) => [
  ...reportLevels.map((each) => ({
    to: to({
      ...levelOnly,
      level: each,
      ...(each === 'campaigns' ? { campaign_id: undefined } : {}),
      ...(each === 'campaigns' || each === 'adgroups' ? { ad_group_id: undefined } : {}),
    }),
    label: words[each](),
    isCurrent: each === level,
  })),
  {
    to: addressWith(keywordsUrl(account.id, 'adGroupPositiveKeywords'), sharedQuery(view)),
    label: words.keywords(),
    isCurrent: false,
  },
]

function Controls({ report }: { readonly report: OpenReport }): ReactElement {
  const { account, view, scope, shown, toView, chooseView } = report
  const { columns, sort, is_ascending } = view
  return (
    <div className={styles.controls}>
      <DatesMenu report={report} />
      <BreakdownMenu report={report} />
      <ColumnsMenu report={report} />
      <WindowsMenu report={report} />
      <SavedViews
        advertiserId={account.id}
        shown={shown}
        current={view}
        linkTo={toView}
        onChoose={chooseView}
      />
      <ReportFiles report={{ ...scope, columns, sort, is_ascending }} view={view} />
    </div>
  )
}

/** A report of what campaigns, ad groups, ads or products did: its choices, chart and rows. */
export default function Reporting({ account, level, query }: ReportingProps): ReactElement {
  const report = useReport(account, level, query)
  if (report.isLoading) return <ReportWaiting />
  return (
    <>
      <SectionLinks label={words.levels()} links={linksOf(report)} />
      <Breadcrumbs report={report} />
      <Controls report={report} />
      <ReportChart report={report} />
      <ReportFilters key={level} report={report} />
      <ReportRowsRegion key={`${level} table`} report={report} label={words[level]()} />
    </>
  )
}
