import { sendVerification, verifyEmail } from '@tessera/contracts/calls/email-verification'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { Account } from '../../../calls/account.ts'
import { type Answer, answerMember, given, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import { and, eq, gt } from '../../../platform/database/sql.ts'
import { isDailyProofTaken, lift } from '../../base/mail/suppressions.ts'
import { type AttemptLimit, takeAttempt } from '../../base/rate-limits/attempts.ts'
import { networkOf } from '../../base/rate-limits/network.ts'
import { countedViewer } from '../accounts/account.ts'
import { deviceCookie } from '../accounts/devices.ts'
import { notifyTabs } from '../accounts/end-sessions.ts'
import { renewToken } from '../accounts/sessions.ts'
import { proveMailbox } from './prove-mailbox.ts'
import { hashOfLink, queueVerification } from './queue-verification.ts'
import { emailLinks } from './tables.ts'

/** Limits the links that a network can try. */
const linkLimit: AttemptLimit = { most: 60, windowMinutes: 15 }

const answerSend = answerMember(sendVerification, async ({ ports, viewer }) => {
  const { email } = viewer
  if (viewer.emailVerified && !viewer.emailBounces) return given({ email, sent: false })
  // A second link on that day would not be sent, and would replace the one that was.
  if (viewer.emailBounces && (await isDailyProofTaken(ports.db, email, ports.clock.now())))
    return refused('emails-many')
  const barred = await ports.db.transaction((tx) => queueVerification(tx, ports, viewer))
  if (barred !== null) return barred
  ports.log.info('identity.verification-letter', { user: viewer.id })
  return given({ email, sent: true })
})

const answerVerify = answerMember(verifyEmail, async (visit, { token }) => {
  const { ports, viewer, address } = visit
  const { db, clock } = ports
  if (!(await takeAttempt(db, `verify-link:${networkOf(address)}`, linkLimit, clock.now())))
    return refused('too-fast')
  const tokenHash = hashOfLink(token)
  const isGood = and(eq(emailLinks.tokenHash, tokenHash), gt(emailLinks.expiresAt, clock.now()))
  const [link] = await db.select({ userId: emailLinks.userId }).from(emailLinks).where(isGood)
  if (link === undefined) return refused('verification-gone')
  // The owner may have opened the link while logged in to another account; it stays valid for the
  // right one.
  if (link.userId !== viewer.id) return refused('verification-of-other')
  return useLink(visit, tokenHash)
})

async function useLink(visit: MemberVisit, tokenHash: string): Promise<Answer<{ user: Viewer }>> {
  const { ports, viewer, token } = visit
  const device = visit.cookie(deviceCookie)
  const next = await ports.db.transaction(async (tx) => {
    const spent = await tx
      .delete(emailLinks)
      .where(and(eq(emailLinks.tokenHash, tokenHash), eq(emailLinks.userId, viewer.id)))
      .returning({ userId: emailLinks.userId })
    if (spent.length === 0) return undefined
    await proveMailbox(tx, ports, { userId: viewer.id, keeps: { token, device } })
    await lift(tx, viewer.email, 'bounced')
    return renewToken(tx, { token, tokens: ports.tokens })
  })
  if (next === undefined) return refused('verification-gone')
  if (next !== null) visit.setToken(next)
  notifyTabs(ports, viewer.id)
  const proven: Account = { ...viewer, emailVerified: true, emailBounces: false }
  return given({ user: await countedViewer(ports, proven) })
}

/** Handlers of the calls that confirm an email address. */
export const verificationCalls = [answerSend, answerVerify]
