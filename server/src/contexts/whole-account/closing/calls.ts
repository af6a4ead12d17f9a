import { closeAccount, pauseAccount } from '@tessera/contracts/calls/account'
import { timings } from '@tessera/contracts/timings'
import { type Answer, answerMember, given, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import { queueEmail } from '../../base/mail/queue-email.ts'
import {
  endChallengesOf,
  endSessionsOf,
  notifyTabs,
  ownPasswordFault,
  users,
} from '../../identity/index.ts'
import { closingEmail, pausedEmail } from './emails.ts'

const day = 86_400_000

/**
 * Hides the viewer's account and ends its sessions. Known browsers stay known, so that coming back
 * is no surprise to the owner.
 */
async function leave(visit: MemberVisit, closesAt: Date | null): Promise<void> {
  const { ports, viewer } = visit
  const { db, clock, deletions, settings, log } = ports
  await db.transaction(async (tx) => {
    const gone = await tx
      .update(users)
      .set({ state: 'deactivated', pausedAt: clock.now(), closesAt })
      .where(and(eq(users.id, viewer.id), eq(users.state, 'active')))
      .returning({ id: users.id })
    if (gone.length === 0) return
    await endSessionsOf(tx, viewer.id)
    await endChallengesOf(tx, viewer.id)
    const reader = { ...viewer, brand: settings.brand, origin: settings.publicOrigin }
    await queueEmail(tx, ports, closesAt ? closingEmail(reader, closesAt) : pausedEmail(reader))
    if (closesAt) await deletions.note({ at: clock.now(), kind: 'closed', user: viewer.id })
  })
  notifyTabs(ports, viewer.id)
  visit.setToken(null)
  log.info(closesAt ? 'identity.closing' : 'identity.paused', { user: viewer.id })
}

const answerPause = answerMember(pauseAccount, async (visit): Promise<Answer<null>> => {
  await leave(visit, null)
  return given(null)
})

const answerClose = answerMember(closeAccount, async (visit, { password }) => {
  if (visit.viewer.houseRole !== null) return refused('house-role-held')
  const fault = await ownPasswordFault(visit, password)
  if (fault !== null) return fault
  const closesAt = new Date(visit.ports.clock.now().getTime() + timings.closingDays * day)
  await leave(visit, closesAt)
  return given({ closes_at: closesAt.toISOString() })
})

/** Handlers of the calls that pause and close an account. */
export const closingCalls = [answerPause, answerClose]
