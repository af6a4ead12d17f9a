import type { InputOf } from '@tessera/contracts/calls/define-call'
import type { RedirectStatus, reportOffsite } from '@tessera/contracts/calls/offsite'
import { type WebLink, webLink } from '@tessera/contracts/web-link'
import { type FlagStatus, isWorse } from '../../base/link-lists/statuses.ts'
import { isLookAlike } from './look-alike.ts'

/** The reasons to report a link. */
export type ReportReason = InputOf<typeof reportOffsite>['reason']

/** Different reporters needed to make a domain suspicious. */
export const reportersNeeded = 3

/** A list's entry about one of a link's domains. */
export interface Flag {
  readonly status: FlagStatus
  readonly reason: string | null
}

/** The verdict on a link: its status and the reason. */
export interface Verdict {
  readonly status: RedirectStatus
  readonly reason: string | null
}

const fine: Verdict = { status: 'ok', reason: null }

/** The verdict on text that isn't a web link. */
export const noWebAddress: Verdict = { status: 'blocked', reason: 'not-a-web-address' }

/** Returns the worst verdict of all that is known about a link. */
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

/** True when two texts are the same link after normalization. */
export function isSameLink(link: WebLink, other: string | null): boolean {
  return other !== null && webLink(other)?.url === link.url
}
