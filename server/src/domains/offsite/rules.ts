import type { InputOf } from '@tessera/contracts/calls/define-call'
import type { RedirectStatus, reportOffsite } from '@tessera/contracts/calls/offsite'
import { type WebLink, webLink } from './hosts.ts'
import { isLookAlike } from './look-alike.ts'

/** What a list can say of a domain, from good to bad. 'ok' makes people's reports of it count for nothing. */
export const flagStatuses = ['ok', 'suspicious', 'porn', 'blocked'] as const

export type FlagStatus = (typeof flagStatuses)[number]

/** Why somebody reports a link. */
export type ReportReason = InputOf<typeof reportOffsite>['reason']

/** How many different people make a domain suspicious. */
export const reportersNeeded = 3

/** What a list says of one of the domains that a link belongs to. */
export interface Flag {
  readonly status: FlagStatus
  readonly reason: string | null
}

/** Whether a link may be opened, and why not. */
export interface Verdict {
  readonly status: RedirectStatus
  readonly reason: string | null
}

const fine: Verdict = { status: 'ok', reason: null }

/** The verdict on what is no link of the web. */
export const noWebAddress: Verdict = { status: 'blocked', reason: 'not-a-web-address' }

/** Whether a status is worse than another: the list of them goes from good to bad. */
export const isWorse = (one: FlagStatus, other: FlagStatus): boolean =>
  flagStatuses.indexOf(one) > flagStatuses.indexOf(other)

/** What follows from everything that is known of a link: the worst of it. */
export function verdictOn(
  link: WebLink,
  known: { readonly flags: readonly Flag[]; readonly reporters: number },
): Verdict {
  const worst = known.flags.reduce<Flag>(
    (so, flag) => (isWorse(flag.status, so.status) ? flag : so),
    fine,
  )
  if (worst.status !== 'ok') return { status: worst.status, reason: worst.reason ?? 'listed' }
  if (link.isDisguised) return { status: 'suspicious', reason: 'disguised' }
  const isVouchedFor = known.flags.length > 0
  if (isLookAlike(link.host) && !isVouchedFor) return { status: 'suspicious', reason: 'look-alike' }
  return known.reporters >= reportersNeeded && !isVouchedFor
    ? { status: 'suspicious', reason: 'reported' }
    : fine
}

/** Whether two texts are one link, however they are written. */
export function isSameLink(link: WebLink, other: string | null): boolean {
  return other !== null && webLink(other)?.url === link.url
}
