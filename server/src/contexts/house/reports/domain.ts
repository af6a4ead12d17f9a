import { defineDomain, serveFile, serveTool } from '../../base/define-domain.ts'
import { reportTables } from '../cases/tables.ts'
import { copyrightTables } from '../copyright/tables.ts'
import { reportCalls } from './calls.ts'
import { copyrightCalls } from './copyright-calls.ts'
import { handleCounterNotices } from './counter-notices.ts'
import { answerEvidence, evidencePath, handleKeepPicture, handleSweepCases } from './evidence.ts'
import { reportPages } from './pages.ts'
import { publicReportCalls } from './public-calls.ts'
import { answerTransparency } from './transparency.ts'

/** Reports of anything, and what was decided about them. */
export const houseReportsDomain = defineDomain({
  calls: [...reportCalls, ...publicReportCalls, ...copyrightCalls],
  jobs: [handleKeepPicture, handleSweepCases, handleCounterNotices],
  pages: reportPages,
  files: [
    serveFile(`${evidencePath}:id/`, (context, { id = '' }) => answerEvidence(context, id)),
    serveTool('/transparency.json', answerTransparency, 'get'),
  ],
  tables: [...reportTables, ...copyrightTables],
})
