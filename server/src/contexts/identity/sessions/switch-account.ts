import type { UserId } from '@tessera/contracts/ids'
import type { Account } from '../../../calls/account.ts'
import { type Answer, given, refused } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import { deviceCookie, hashOfDevice } from '../accounts/devices.ts'
import { notifyTabs } from '../accounts/end-sessions.ts'
import { parkSession } from '../accounts/parked-sessions.ts'
import { hashOfToken } from '../accounts/sessions.ts'
import { devices, sessions } from '../accounts/tables.ts'
import { type BrowserSession, browserSessions } from './browser-sessions.ts'

/**
 * Opens a parked session under a new token; null when it ended meanwhile. Its expiry counts from its
 * own start and last use, as for any session.
 */
export async function openSession(
  tx: Tx,
  visit: Visit,
  { id, account }: BrowserSession,
): Promise<string | null> {
  const { clock, tokens } = visit.ports
  const [token, now] = [tokens.next(), clock.now()]
  const opened = await tx
    .update(sessions)
    .set({ tokenHash: hashOfToken(token), parkedAt: null, seenAt: now })
    .where(eq(sessions.id, id))
    .returning({ id: sessions.id })
  const device = visit.cookie(deviceCookie)
  if (opened.length === 0 || device === null) return null
  const here = and(eq(devices.tokenHash, hashOfDevice(device)), eq(devices.userId, account.id))
  await tx.update(devices).set({ lastSeen: now }).where(here)
  return token
}

/**
 * Switches a browser to another of its accounts without a password. The device cookie names the
 * sessions that it may switch to; an id alone opens nothing. The present session is parked.
 */
export async function switchAccount(visit: Visit, userId: UserId): Promise<Answer<Account>> {
  const { ports, viewer } = visit
  if (viewer?.id === userId) return given(viewer)
  const device = visit.cookie(deviceCookie)
  if (device === null) return refused('account-not-kept')
  const opened = await ports.db.transaction(async (tx) => {
    const [kept] = await browserSessions(tx, visit, userId)
    if (kept === undefined || kept.needsPassword) return undefined
    if (viewer !== null) await parkSession(tx, visit, hashOfDevice(device))
    const token = await openSession(tx, visit, kept)
    return token === null ? undefined : { token, account: kept.account }
  })
  if (opened === undefined) return refused('account-not-kept')
  visit.setToken(opened.token)
  if (viewer !== null) notifyTabs(ports, viewer.id)
  return given(opened.account)
}
