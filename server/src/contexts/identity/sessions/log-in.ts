import type { UserId } from '@tessera/contracts/ids'
import type { Account } from '../../../calls/account.ts'
import type { Visit } from '../../../calls/visit.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, isNotNull } from '../../../platform/database/sql.ts'
import { hasBlockedEmail } from '../accounts/blocked-email.ts'
import { countryOfVisit } from '../accounts/country-of-visit.ts'
import {
  deviceCookie,
  deviceCookieOf,
  hashOfDevice,
  isKnownDevice,
  recordDevice,
} from '../accounts/devices.ts'
import {
  endSessionsIn,
  endSurplusSessions,
  parkSession,
  rebindSessions,
} from '../accounts/parked-sessions.ts'
import { endSession, hashOfToken, startSession } from '../accounts/sessions.ts'
import { users } from '../accounts/tables.ts'
import {
  barringCompany,
  type CompanyLogIn,
  keepCompanySession,
} from '../companies/company-session.ts'
import { findPasskey } from '../passkeys/store.ts'
import { emailNewDevice } from './email-new-device.ts'

/**
 * Logs in an authenticated member: issues new session and device tokens. The browser's session of
 * the same account ends; one of another account is parked, so that switching back asks for no
 * password. Pass the hash of the password that was checked: returns false when it has
 * changed since, because changing it ends all sessions and a new one must not survive that.
 */
export async function logInMember(
  visit: Visit,
  account: Account,
  shownBy: {
    readonly passwordHash?: string
    /** The id of the passkey that verified the person; the log-in fails if it was removed since. */
    readonly passkey?: string
    /**
     * False where no new-device email is sent: at sign-up, and after a reset, which sends its own.
     */
    readonly tellOfDevice?: boolean
    /** True to bring a paused or closing account back. */
    readonly resumes?: boolean
    /** False where nobody entered the password in this browser. */
    readonly confirmed?: boolean
    /** True after a second factor. */
    readonly factorShown?: boolean
    /** The company that the log-in came from, which can end the session. */
    readonly company?: CompanyLogIn | undefined
  } = {},
): Promise<boolean> {
  const { db, clock, tokens, settings } = visit.ports
  if (hasBlockedEmail(account, settings)) return false
  const [token, device] = [tokens.next(), tokens.next()]
  const [now, userId] = [clock.now(), account.id]
  const { passwordHash, passkey, tellOfDevice = true, resumes = false } = shownBy
  const { confirmed = true, factorShown = false, company } = shownBy
  const shown = {
    confirmedAt: confirmed ? now : null,
    // A passkey that verified the person is both factors.
    factorShownAt: factorShown || passkey !== undefined ? now : null,
    passkeyAt: passkey === undefined ? null : now,
  }
  const before = visit.cookie(deviceCookie)
  const isIn = await db.transaction(async (tx) => {
    if (passwordHash !== undefined) {
      const mine = and(eq(users.id, userId), eq(users.passwordHash, passwordHash))
      const held = await tx.select({ id: users.id }).from(users).where(mine).for('share')
      if (held.length === 0) return false
    }
    if (passkey !== undefined && !(await isKept(tx, userId, passkey))) return false
    // Applies to every log-in method. Callers check it earlier, to return the reason.
    if ((await barringCompany(tx, account.email, company)) !== undefined) return false
    if (resumes && !(await resumeAccount(tx, userId))) return false
    const deviceHash = hashOfDevice(device)
    await leaveSession(tx, visit, { userId, deviceHash })
    const { userAgent } = visit
    const country = countryOfVisit(visit)
    await startSession(tx, { token, userId, now, ...shown, userAgent, country, deviceHash })
    if (company !== undefined) await keepCompanySession(tx, hashOfToken(token), company)
    const isKnown = before !== null && (await isKnownDevice(tx, { token: before, userId, now }))
    if (tellOfDevice && !isKnown) await emailNewDevice(tx, visit, account)
    await recordDevice(tx, { token: device, before, userId, now })
    if (resumes) await visit.ports.deletions.note({ at: now, kind: 'returned', user: userId })
    return true
  })
  if (!isIn) return false
  visit.setToken(token)
  visit.setCookie(deviceCookieOf(device))
  return true
}

/** True while an account has this passkey. Locks the account first, as its removal does. */
async function isKept(tx: Tx, userId: UserId, passkey: string): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('share')
  return (await findPasskey(tx, passkey))?.userId === userId
}

/** Makes room for a new session in a browser. */
async function leaveSession(
  tx: Tx,
  visit: Visit,
  { userId, deviceHash }: { readonly userId: UserId; readonly deviceHash: string },
): Promise<void> {
  const before = visit.cookie(deviceCookie)
  const isOther = visit.viewer !== null && visit.viewer.id !== userId
  if (isOther) await parkSession(tx, visit, deviceHash)
  else if (visit.token !== null) await endSession(tx, visit.token)
  if (before === null) return
  await endSessionsIn(tx, hashOfDevice(before), userId)
  await rebindSessions(tx, { before: hashOfDevice(before), after: deviceHash })
  await endSurplusSessions(tx, deviceHash)
}

/** Brings a paused or closing account back; false when it is being deleted. */
async function resumeAccount(tx: Tx, userId: UserId): Promise<boolean> {
  const back = await tx
    .update(users)
    .set({ state: 'active', pausedAt: null, closesAt: null })
    .where(and(eq(users.id, userId), eq(users.state, 'deactivated'), isNotNull(users.pausedAt)))
    .returning({ id: users.id })
  return back.length > 0
}
