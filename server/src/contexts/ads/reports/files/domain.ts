import { reportFilePath } from '@tessera/contracts/calls/report-files'
import { defineDomain, serveFile } from '../../../base/define-domain.ts'
import { answerReportFile } from './answer-file.ts'

/** Reports of ads as files. */
export const reportFilesDomain = defineDomain({
  files: [serveFile(reportFilePath, answerReportFile)],
})
