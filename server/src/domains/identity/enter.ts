import { and, eq } from 'drizzle-orm'
import type { Visit } from '../../calls/visit.ts'
import type { Account } from './account.ts'
import { hasBlockedEmail } from './blocked-email.ts'
import { countryOfVisit } from './country-of-visit.ts'
import { deviceCookie, deviceCookieOf, isKnownDevice, knowDevice } from './devices.ts'
import { endSession, startSession } from './sessions.ts'
import { users } from './tables.ts'
import { tellOfNewDevice } from './tell-of-new-device.ts'

/**
 * Logs somebody in who has shown who they are: a new token each time, and the one that came along
 * ends. The browser is known from now on, under a new token too. Where a password was what showed it,
 * its hash comes along, and false is answered when it has been changed since: whoever changed it
 * ended all sessions, and this would be one more.
 */
export async function enter(
  visit: Visit,
  account: Account,
  shownBy: {
    readonly passwordHash?: string
    /** False where no letter is to tell of a new device: at sign-up, and after a reset, which has its own. */
    readonly tellOfDevice?: boolean
  } = {},
): Promise<boolean> {
  const { db, clock, tokens, settings } = visit.ports
  if (hasBlockedEmail(account, settings)) return false
  const [token, device] = [tokens.next(), tokens.next()]
  const [now, userId] = [clock.now(), account.id]
  const { passwordHash, tellOfDevice = true } = shownBy
  const before = visit.cookie(deviceCookie)
  const isIn = await db.transaction(async (tx) => {
    if (passwordHash !== undefined) {
      const mine = and(eq(users.id, userId), eq(users.passwordHash, passwordHash))
      const held = await tx.select({ id: users.id }).from(users).where(mine).for('share')
      if (held.length === 0) return false
    }
    if (visit.token !== null) await endSession(tx, visit.token)
    const { userAgent } = visit
    const country = countryOfVisit(visit)
    await startSession(tx, { token, userId, now, confirmedAt: now, userAgent, country })
    const isKnown = before !== null && (await isKnownDevice(tx, { token: before, userId, now }))
    if (tellOfDevice && !isKnown) await tellOfNewDevice(tx, visit, account)
    await knowDevice(tx, { token: device, before, userId, now })
    return true
  })
  if (!isIn) return false
  visit.setToken(token)
  visit.setCookie(deviceCookieOf(device))
  return true
}
