import { defineDomain } from '../../../base/define-domain.ts'
import { adReportCalls } from './calls.ts'
import { handleReportSums } from './sum-job.ts'
import { reportFigureTables } from './tables.ts'

/** Figures of ads by day, audience, product and more. */
export const reportFiguresDomain = defineDomain({
  calls: adReportCalls,
  jobs: [handleReportSums],
  tables: reportFigureTables,
})
