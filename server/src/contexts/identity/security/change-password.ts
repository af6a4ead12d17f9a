import type { MemberVisit } from '../../../calls/visit.ts'
import { and, eq, ne } from '../../../platform/database/sql.ts'
import { recordConfirmed } from '../accounts/confirmed.ts'
import { deviceCookie, hashOfDevice } from '../accounts/devices.ts'
import { emailSecurityChange } from '../accounts/email-change.ts'
import { notifyTabs } from '../accounts/end-sessions.ts'
import { endSessionsOf } from '../accounts/sessions.ts'
import { devices, users } from '../accounts/tables.ts'
import { withNewToken } from '../accounts/with-new-token.ts'
import { resetLinks } from '../recovery/tables.ts'
import { endChallengesOf } from '../second-factor/challenge-rows.ts'

/**
 * Sets the viewer's password. Renews this session's token, ends all other sessions, forgets all
 * other browsers, and cancels waiting log-ins and reset links.
 */
export async function setPassword(visit: MemberVisit, passwordHash: string): Promise<void> {
  const { ports, viewer, token } = visit
  const device = visit.cookie(deviceCookie)
  const others = device === null ? undefined : ne(devices.tokenHash, hashOfDevice(device))
  await withNewToken(visit, async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, viewer.id))
    await endSessionsOf(tx, viewer.id, { except: token })
    await tx.delete(devices).where(and(eq(devices.userId, viewer.id), others))
    await endChallengesOf(tx, viewer.id)
    await tx.delete(resetLinks).where(eq(resetLinks.userId, viewer.id))
    await recordConfirmed(tx, visit)
    await emailSecurityChange(tx, visit, 'password-changed')
    return true
  })
  notifyTabs(ports, viewer.id)
}
