import { getReportUnsubscribe, reportUnsubscribe } from '@tessera/contracts/calls/report-center'
import { answer, given, refused } from '../../../../calls/answer.ts'
import { and, eq, isNull, ne } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import { answerUnsubscribed } from '../../../base/mail/answer-unsubscribed.ts'
import { reportRecipients, reportSchedules } from './tables.ts'
import { type ReportStops, reportStops } from './unsubscribe-link.ts'

const isMine = ({ schedule, user }: ReportStops) =>
  and(eq(reportRecipients.scheduleId, BigInt(schedule)), eq(reportRecipients.userId, user))

/** Reads a link; undefined when it isn't ours, or its schedule is gone. */
async function openLink(ports: Ports, token: string) {
  const stops = reportStops.read(ports, token)
  if (stops === undefined) return undefined
  const [row] = await ports.db
    .select({ name: reportSchedules.name, unsubscribedAt: reportRecipients.unsubscribedAt })
    .from(reportRecipients)
    .innerJoin(reportSchedules, eq(reportSchedules.id, reportRecipients.scheduleId))
    .where(and(isMine(stops), ne(reportSchedules.state, 'deleted')))
  return row === undefined ? undefined : { ...row, stops }
}

async function choose(ports: Ports, stops: ReportStops, isSubscribed: boolean): Promise<void> {
  const { db, clock, log } = ports
  const mine = isMine(stops)
  await db
    .update(reportRecipients)
    .set({ unsubscribedAt: isSubscribed ? null : clock.now() })
    .where(isSubscribed ? mine : and(mine, isNull(reportRecipients.unsubscribedAt)))
  log.info('reports.unsubscribed', { ...stops, isSubscribed })
}

const answerGet = answer(getReportUnsubscribe, async ({ ports }, { token }) => {
  const link = await openLink(ports, token)
  if (link === undefined) return refused('not-found')
  return given({ name: link.name, subscribed: link.unsubscribedAt === null })
})

const answerChoose = answer(reportUnsubscribe, async ({ ports }, { token, subscribed }) => {
  const link = await openLink(ports, token)
  if (link === undefined) return refused('not-found')
  await choose(ports, link.stops, subscribed)
  return given({ name: link.name, subscribed })
})

/** Answers the one-click POST of a mail program (RFC 8058); the link's token is proof enough. */
export async function answerReportOneClick(ports: Ports, token: string): Promise<Response> {
  const link = await openLink(ports, token)
  if (link !== undefined) await choose(ports, link.stops, false)
  return answerUnsubscribed(link !== undefined)
}

/** Handlers of the calls of the links in mails about reports. */
export const reportUnsubscribeCalls = [answerGet, answerChoose]
