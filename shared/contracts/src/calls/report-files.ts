import { z } from '@tessera/contracts/schema'
import { reportScope } from '../ads/report-options.ts'
import { ReportColumns, ReportFormat, ReportSort } from '../ads/report-view.ts'

/** The path of a report as a file. Its query holds the input as JSON in `data`. */
export const reportFilePath = '/v3/ads/reports/file/'

/** The rows of a report as a file: those of `adReport` with the same input, all of them. */
export const ReportFileInput = z.strictObject({
  ...reportScope,
  columns: ReportColumns,
  sort: ReportSort,
  is_ascending: z.boolean(),
  format: ReportFormat,
})
export type ReportFileInput = z.infer<typeof ReportFileInput>

/** Returns the address of a report as a file, for a link with `download`. */
export const reportFileUrl = (input: ReportFileInput): string =>
  `${reportFilePath}?${new URLSearchParams({ data: JSON.stringify(input) })}`

/** The path of the files of the report center, before their ids. */
export const madeReportFilePath = '/v3/ads/reports/made/'
