import { sendReports } from '@tessera/contracts/calls/telemetry'
import { answer, given } from '../../calls/answer.ts'

const answerSendReports = answer(sendReports, async ({ ports, viewer }, { reports }) => {
  for (const report of reports) {
    ports.reportCounts.add(report.code)
    ports.log.warn('browser.report', { ...report, member: viewer !== null })
  }
  return given(null)
})

/** The calls of telemetry. */
export const telemetryCalls = [answerSendReports]
