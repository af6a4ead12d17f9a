import type { UserId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import type { Account } from '../../../calls/account.ts'
import type { Visit } from '../../../calls/visit.ts'
import { and, desc, eq, gt } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { hasBlockedEmail } from '../accounts/blocked-email.ts'
import { deviceCookie, hashOfDevice } from '../accounts/devices.ts'
import { sessionEdges } from '../accounts/session-rules.ts'
import { accountColumns, hashOfToken } from '../accounts/sessions.ts'
import { sessions, users } from '../accounts/tables.ts'
import { authenticators, phoneFactors } from '../second-factor/tables.ts'

/** An account that a browser is logged in to, and its session there. */
export interface BrowserSession {
  readonly id: string
  readonly account: Account
  readonly seenAt: Date
  readonly isCurrent: boolean
  /** True when only the password opens it, because the account has a second factor. */
  readonly needsPassword: boolean
}

/**
 * True when an account's second factor must be shown again: long after the log-in, or when the
 * factor was added since.
 */
export function needsFactor(
  confirmedAt: Date | null,
  factors: readonly (Date | null)[],
  now: Date,
): boolean {
  const added = factors.filter((at) => at !== null)
  if (added.length === 0) return false
  if (confirmedAt === null) return true
  const confirmed = confirmedAt.getTime()
  const isOld = now.getTime() - confirmed > timings.switchWithFactorHours * 3_600_000
  // Adding a factor takes a confirmed session, so the one that added it was confirmed just before.
  const isEarlier = added.some((at) => at.getTime() - confirmed > timings.confirmMinutes * 60_000)
  return isOld || isEarlier
}

/** Returns the live sessions that the device cookie of a request binds, last used first. */
export async function browserSessions(
  db: Sql,
  visit: Visit,
  whose?: UserId,
): Promise<readonly BrowserSession[]> {
  const { clock, settings } = visit.ports
  const device = visit.cookie(deviceCookie)
  if (device === null) return []
  const now = clock.now()
  const { seenAfter, createdAfter } = sessionEdges(settings.session, now)
  const rows = await db
    .select({
      id: sessions.id,
      account: accountColumns,
      seenAt: sessions.seenAt,
      tokenHash: sessions.tokenHash,
      confirmedAt: sessions.confirmedAt,
      authenticatorAt: authenticators.createdAt,
      phoneAt: phoneFactors.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(media, eq(media.id, users.portraitId))
    .leftJoin(authenticators, eq(authenticators.userId, users.id))
    .leftJoin(phoneFactors, eq(phoneFactors.userId, users.id))
    .where(
      and(
        eq(sessions.deviceHash, hashOfDevice(device)),
        gt(sessions.seenAt, seenAfter),
        gt(sessions.createdAt, createdAfter),
        eq(users.state, 'active'),
        whose === undefined ? undefined : eq(users.id, whose),
      ),
    )
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
  const own = visit.token === null ? null : hashOfToken(visit.token)
  return rows
    .filter(({ account }) => !hasBlockedEmail(account, settings))
    .map(({ id, account, seenAt, tokenHash, confirmedAt, authenticatorAt, phoneAt }) => ({
      id,
      account,
      seenAt,
      isCurrent: tokenHash === own,
      needsPassword: tokenHash !== own && needsFactor(confirmedAt, [authenticatorAt, phoneAt], now),
    }))
}
