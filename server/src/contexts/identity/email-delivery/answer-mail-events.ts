import { readBody } from '../../../calls/body.ts'
import { causeText } from '../../../platform/log/cause-text.ts'
import type { Ports } from '../../../ports.ts'
import { takeReportMessage, takeReports } from './take-reports.ts'

/** Providers send up to 768 KB at a time. */
const bodyMaxBytes = 1_000_000

const headers = { 'Cache-Control': 'no-store' }
const answered = (status: number): Response => new Response(null, { status, headers })

/** Some providers send their password only after they were asked for it. */
const unproven = (): Response =>
  new Response(null, {
    status: 401,
    headers: { ...headers, 'WWW-Authenticate': 'Basic realm="mail"' },
  })

/** Takes reports of bounces and complaints from the provider, or the mail server, of the settings. */
export async function answerMailEvents(ports: Ports, request: Request): Promise<Response> {
  const { mailReports, log } = ports
  if (mailReports === null) return answered(404)
  const body = await readBody(request, bodyMaxBytes)
  if (body === undefined) return answered(413)
  try {
    const read = await mailReports.read({ headers: new Map(request.headers), body })
    if (read.as === 'unproven') {
      log.warn('mail.report-refused')
      return unproven()
    }
    if (read.as === 'unreadable') return answered(400)
    if (read.as === 'reports') await takeReports(ports, read.reports)
    else await takeReportMessage(ports, new TextDecoder().decode(body), 'mail-events')
    return answered(204)
  } catch (cause) {
    // The provider sends it again.
    log.warn('mail.report-failed', { cause: causeText(cause) })
    return answered(503)
  }
}
