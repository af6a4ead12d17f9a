import { sendAuthEvent, sendReports } from '@tessera/contracts/calls/telemetry'
import { answer, given } from '../../../calls/answer.ts'
import { networkOf } from '../../base/rate-limits/network.ts'
import { countFailures } from '../canary/count-failures.ts'
import { readSigned } from '../canary/signed-set.ts'

/** Counts the reports of a document that this service served. Others may be made up. */
const answerSendReports = answer(sendReports, async (visit, { served: signed = '', reports }) => {
  const { ports, viewer, address } = visit
  const served = readSigned(ports.secrets, signed)
  if (served === undefined) return given(null)
  const { modules } = await ports.registry()
  const names = new Set(['shell', ...modules.map(({ descriptor }) => descriptor.name)])
  const who = viewer?.id ?? networkOf(address)
  const now = ports.clock.now().getTime()
  for (const report of reports) {
    const from = names.has(report.from) ? report.from : 'other'
    if (ports.reportCounts.add({ code: report.code, from, who, now }))
      ports.log.warn('browser.report', { ...report, set: served.set, member: viewer !== null })
  }
  await countFailures(visit, served, reports)
  return given(null)
})

/** Writes the event into the log, which analytics read. */
const answerSendAuthEvent = answer(sendAuthEvent, async ({ ports }, event) => {
  const { event_code, outcome, login_method, api_error_code, container, signup_source } = event
  const what = { event_code, outcome, login_method, api_error_code }
  ports.log.info('auth.event', { ...what, container, signup_source })
  return given(null)
})

/** Handlers of the telemetry calls. */
export const telemetryCalls = [answerSendReports, answerSendAuthEvent]
