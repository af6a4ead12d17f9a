import { sendAuthEvent, sendReports } from '@tessera/contracts/calls/telemetry'
import { shellName } from '@tessera/contracts/releases/build-limits'
import { answer, given } from '../../../calls/answer.ts'
import { networkOf } from '../../base/rate-limits/network.ts'
import { countFailures } from '../canary/count-failures.ts'
import { readSigned } from '../canary/signed-set.ts'
import { findSet } from '../canary/store.ts'
import { withoutQueries } from './error-message.ts'
import { buildIn, keepErrors } from './keep-errors.ts'

/**
 * Counts and keeps the reports of a document that this service served. Others may be made up. The log has
 * the first of each person, code and build in an hour.
 */
const answerSendReports = answer(sendReports, async (visit, { served: signed = '', reports }) => {
  const { ports, viewer, address } = visit
  const served = readSigned(ports.secrets, signed)
  if (served === undefined) return given(null)
  const { modules } = await ports.registry()
  const { builds = {} } = (await findSet(ports.db, served.set)) ?? {}
  const names = new Set([shellName, ...modules.map(({ descriptor }) => descriptor.name)])
  const who = viewer?.id ?? networkOf(address)
  const now = ports.clock.now().getTime()
  for (const { code, from: named, detail, build } of reports) {
    const from = names.has(named) ? named : 'other'
    if (!ports.reportCounts.add({ code, from, build: buildIn(builds, from), who, now })) continue
    const report = { code, from: named, detail: withoutQueries(detail), build }
    ports.log.warn('browser.report', { ...report, set: served.set, member: viewer !== null })
  }
  await keepErrors(ports, reports, { builds, who })
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
