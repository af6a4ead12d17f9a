import { lt, or } from '../../../platform/database/sql.ts'
import type { SessionSpan } from '../../../settings.ts'
import { sweepCaptchas } from '../../base/captcha/spend.ts'
import { sweepAttempts } from '../../base/rate-limits/sweep.ts'
import type { Sql } from '../../base/sql.ts'
import { sweepDevices } from '../accounts/devices.ts'
import { sessionEdges } from '../accounts/session-rules.ts'
import { sweepSuspendedSessions } from '../accounts/suspended-sessions.ts'
import { sessions } from '../accounts/tables.ts'
import { sweepInvites } from '../doors/doors.ts'
import { sweepConnects } from '../providers/sweep.ts'

/** Deletes ended sessions and expired devices, attempts, captchas and connects. */
export async function sweepIdentity(db: Sql, span: SessionSpan, now: Date): Promise<void> {
  const { seenAfter, createdAfter } = sessionEdges(span, now)
  await db
    .delete(sessions)
    .where(or(lt(sessions.seenAt, seenAfter), lt(sessions.createdAt, createdAfter)))
  await sweepDevices(db, now)
  await sweepAttempts(db, now)
  await sweepCaptchas(db, now)
  await sweepConnects(db, now)
  await sweepSuspendedSessions(db, now)
  await sweepInvites(db, now)
}
