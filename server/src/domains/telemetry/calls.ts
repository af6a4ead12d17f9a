import { sendReports } from '@tessera/contracts/calls/telemetry'
import { answer, given } from '../../calls/answer.ts'
import { networkOf } from '../rate-limits/network.ts'

const answerSendReports = answer(sendReports, async ({ ports, viewer, address }, { reports }) => {
  const { modules } = await ports.registry()
  const names = new Set(['shell', ...modules.map(({ descriptor }) => descriptor.name)])
  const who = viewer?.id ?? networkOf(address)
  const now = ports.clock.now().getTime()
  for (const report of reports) {
    const from = names.has(report.from) ? report.from : 'other'
    if (ports.reportCounts.add({ code: report.code, from, who, now }))
      ports.log.warn('browser.report', { ...report, member: viewer !== null })
  }
  return given(null)
})

/** Handlers of the telemetry calls. */
export const telemetryCalls = [answerSendReports]
