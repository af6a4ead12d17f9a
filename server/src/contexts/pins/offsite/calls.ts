import { checkOffsite, reportOffsite } from '@tessera/contracts/calls/offsite'
import { webLink } from '@tessera/contracts/web-link'
import { answer, answerMember, given, refused } from '../../../calls/answer.ts'
import { registeredDomain } from '../../base/hosts/hosts.ts'
import { isLinkOfPin, isOurs, judgeLink, openedAt, recordClick } from './judge-link.ts'
import { noWebAddress } from './rules.ts'
import { addReport, linkOfPin } from './store.ts'

const answerCheckOffsite = answer(checkOffsite, async (visit, input) => {
  const link = webLink(input.url)
  if (link === undefined)
    return given({
      redirect_status: noWebAddress.status,
      url: null,
      domain: null,
      reason: noWebAddress.reason,
    })
  const { status, reason } = await judgeLink(visit.ports, link)
  const pinId = input.check_only ? undefined : input.pin_id
  const adToken = input.client_tracking_params
  if (pinId !== undefined && (await isLinkOfPin(visit, { id: pinId, adToken }, link)))
    await recordClick(visit, pinId)
  const opened = await openedAt(link, visit.ports)
  return given({
    redirect_status: status,
    url: link.url,
    domain: link.host,
    reason,
    ...(opened === link.url ? {} : { opens_at: opened }),
  })
})

const answerReportOffsite = answerMember(reportOffsite, async ({ ports, viewer }, input) => {
  const link = webLink(input.url)
  if (link === undefined || isOurs(link, ports)) return refused('link-unfit')
  const { db, clock } = ports
  const now = clock.now()
  const pinId = input.pin_id ?? null
  if (pinId !== null && (await linkOfPin(db, pinId, viewer.id)) === undefined)
    return refused('not-found', { field: 'pin_id' })
  const domain = registeredDomain(link.host)
  const { url } = link
  const { reason } = input
  await addReport(db, { domain, reporterId: viewer.id, url, pinId, reason, createdAt: now })
  return given({ domain })
})

/** Handlers of the calls about links to other sites. */
export const offsiteCalls = [answerCheckOffsite, answerReportOffsite]
