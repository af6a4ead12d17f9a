import { checkOffsite, reportOffsite } from '@tessera/contracts/calls/offsite'
import type { PinId } from '@tessera/contracts/ids'
import { answer, answerMember, given, refused } from '../../calls/answer.ts'
import type { Visit } from '../../calls/visit.ts'
import type { Ports } from '../../ports.ts'
import { type AttemptLimit, takeAttempt } from '../rate-limits/attempts.ts'
import { domainsOver, registeredDomain, type WebLink, webLink } from './hosts.ts'
import { isSameLink, noWebAddress, type Verdict, verdictOn } from './rules.ts'
import { addReport, countClick, knownOf, linkOfPin } from './store.ts'

/** Clicks beyond these are answered and not counted. */
const clicksFromAddress: AttemptLimit = { most: 200, windowMinutes: 15 }

const reportsOfMember: AttemptLimit = { most: 30, windowMinutes: 60 }

const isOurs = (link: WebLink, { settings }: Ports): boolean =>
  webLink(settings.publicOrigin)?.host === link.host

async function verdict(ports: Ports, link: WebLink): Promise<Verdict> {
  const known = isOurs(link, ports)
    ? { flags: [], reporters: 0 }
    : await knownOf(ports.db, domainsOver(link.host), registeredDomain(link.host))
  return verdictOn(link, known)
}

/** Counts a click on the pin that it was made on, when that pin is there for the viewer and has this link. */
async function noteClick(visit: Visit, id: PinId, link: WebLink): Promise<void> {
  const { ports, viewer, address } = visit
  const pin = await linkOfPin(ports.db, id, viewer?.id ?? null)
  if (pin === undefined || !isSameLink(link, pin.link)) return
  const now = ports.clock.now()
  if (await takeAttempt(ports.db, `click:${address}`, clicksFromAddress, now))
    await countClick(ports.db, id, now)
}

const answerCheckOffsite = answer(checkOffsite, async (visit, input) => {
  const link = webLink(input.url)
  if (link === undefined)
    return given({
      redirect_status: noWebAddress.status,
      url: null,
      domain: null,
      reason: noWebAddress.reason,
    })
  const { status, reason } = await verdict(visit.ports, link)
  if (!input.check_only && input.pin_id !== undefined) await noteClick(visit, input.pin_id, link)
  return given({ redirect_status: status, url: link.url, domain: link.host, reason })
})

const answerReportOffsite = answerMember(reportOffsite, async ({ ports, viewer }, input) => {
  const link = webLink(input.url)
  if (link === undefined || isOurs(link, ports)) return refused('link-unfit')
  const { db, clock } = ports
  const now = clock.now()
  if (!(await takeAttempt(db, `offsiteReport:${viewer.id}`, reportsOfMember, now)))
    return refused('too-fast')
  const pinId = input.pin_id ?? null
  if (pinId !== null && (await linkOfPin(db, pinId, viewer.id)) === undefined)
    return refused('not-found', { field: 'pin_id' })
  const domain = registeredDomain(link.host)
  const { url } = link
  const { reason } = input
  await addReport(db, { domain, reporterId: viewer.id, url, pinId, reason, createdAt: now })
  return given({ domain })
})

/** The calls about links that lead away. */
export const offsiteCalls = [answerCheckOffsite, answerReportOffsite]
