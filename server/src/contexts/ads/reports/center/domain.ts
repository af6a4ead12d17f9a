import { advertiserUrls } from '@tessera/contracts/ads/advertiser-urls'
import { madeReportFilePath } from '@tessera/contracts/calls/report-files'
import { defineDomain, serveFile, serveTool } from '../../../base/define-domain.ts'
import { answerMadeReport } from './answer-file.ts'
import { handleReports } from './make-report.ts'
import { madeReportCalls } from './report-calls.ts'
import { reportScheduleCalls } from './schedule-calls.ts'
import { handleReportSchedules, handleReportSweep } from './sweep-jobs.ts'
import { reportCenterTables } from './tables.ts'
import { handleReportMails } from './tell-report.ts'
import { answerReportOneClick, reportUnsubscribeCalls } from './unsubscribe.ts'

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

/** Reports that are made in the background, on a schedule, by email. */
export const reportCenterDomain = defineDomain({
  calls: [...madeReportCalls, ...reportScheduleCalls, ...reportUnsubscribeCalls],
  jobs: [handleReports, handleReportMails, handleReportSchedules, handleReportSweep],
  files: [
    serveFile(`${madeReportFilePath}:id/`, (context, { id = '' }) => answerMadeReport(context, id)),
    serveTool(
      `/advertiser/:advertiserId${advertiserUrls.reportUnsubscribe.path}`,
      (ports, request) => answerReportOneClick(ports, tokenOf(request)),
      'post',
    ),
  ],
  tables: reportCenterTables,
})
