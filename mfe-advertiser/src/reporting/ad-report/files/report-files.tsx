import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { ReportFormat, ReportView } from '@tessera/contracts/ads/report-view'
import { type ReportFileInput, reportFileUrl } from '@tessera/contracts/calls/report-files'
import { useShell } from '@tessera/module/react'
import { Menu } from '@tessera/ui/menu'
import type { ReactElement } from 'react'
import { fileWords as words } from './words.ts'

/** Starts a download without leaving the page. */
function download(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

interface ReportFilesProps {
  /** The report as it is on the screen. */
  readonly report: Omit<ReportFileInput, 'format'>
  /** The same as a view, for the report builder. */
  readonly view: ReportView
}

/** Downloads the report on the screen, or opens the builder with it. */
export function ReportFiles({ report, view }: ReportFilesProps): ReactElement {
  const { navigate } = useShell()
  const file = (format: ReportFormat) => () => download(reportFileUrl({ ...report, format }))
  const builder = advertiserUrl('reportBuilder', {
    advertiserId: report.advertiser_id,
    query: { report: JSON.stringify(view) },
  })
  return (
    <Menu
      label={words.download()}
      kind="outline"
      size="small"
      items={[
        { id: 'csv', label: words.csv(), onSelect: file('csv') },
        { id: 'xlsx', label: words.xlsx(), onSelect: file('xlsx') },
        { id: 'schedule', label: words.schedule(), onSelect: () => navigate(builder) },
      ]}
    >
      {words.download()}
    </Menu>
  )
}
