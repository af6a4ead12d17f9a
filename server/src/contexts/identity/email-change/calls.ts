import {
  changeEmail,
  confirmEmailChange,
  type EmailState,
  getEmail,
  resumeEmails,
  undoEmailChange,
} from '@tessera/contracts/calls/email-change'
import { answer, answerMember, given, type Refusal, refused } from '../../../calls/answer.ts'
import type { MemberVisit, Visit } from '../../../calls/visit.ts'
import { and, eq, gt } from '../../../platform/database/sql.ts'
import { lift, reasonsAgainst } from '../../base/mail/suppressions.ts'
import type { AttemptLimit } from '../../base/rate-limits/attempts.ts'
import { networkOf } from '../../base/rate-limits/network.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'
import { countedViewer } from '../accounts/account.ts'
import { ownPasswordFault } from '../accounts/own-password.ts'
import { hashOfLink } from '../verification/queue-verification.ts'
import { confirmChange } from './confirm.ts'
import { requestChange } from './request.ts'
import { emailChanges } from './tables.ts'
import { undoChange } from './undo.ts'

/** Limits the links that a network can try. */
const linkLimit: AttemptLimit = { most: 60, windowMinutes: 15 }

const limitLinks = ({ ports, address }: Visit): Promise<Refusal | undefined> =>
  refuseBeyond(ports, `change-link:${networkOf(address)}`, linkLimit)

async function stateOf({ ports, viewer }: MemberVisit): Promise<EmailState> {
  const isWaiting = and(
    eq(emailChanges.userId, viewer.id),
    gt(emailChanges.expiresAt, ports.clock.now()),
  )
  const [pending] = await ports.db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(isWaiting)
  const reasons = await reasonsAgainst(ports.db, viewer.email)
  return {
    email: viewer.email,
    email_verified: viewer.emailVerified,
    pending_email: pending?.email ?? null,
    stopped: reasons.has('bounced') ? 'bounced' : reasons.has('complained') ? 'complained' : null,
  }
}

const answerGet = answerMember(getEmail, async (visit) => given(await stateOf(visit)))

const answerResume = answerMember(resumeEmails, async (visit) => {
  const { ports, viewer } = visit
  if (await lift(ports.db, viewer.email, 'complained'))
    ports.log.info('mail.resumed', { user: viewer.id })
  return given(await stateOf(visit))
})

const answerChange = answerMember(changeEmail, async (visit, { email, password }) => {
  const fault = (await ownPasswordFault(visit, password)) ?? (await requestChange(visit, email))
  return fault ?? given(await stateOf(visit))
})

const answerConfirm = answerMember(confirmEmailChange, async (visit, { token }) => {
  const barred = await limitLinks(visit)
  if (barred !== undefined) return barred
  const { ports, viewer } = visit
  const [link] = await ports.db
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(eq(emailChanges.tokenHash, hashOfLink(token)))
  if (link !== undefined && link.userId !== viewer.id) return refused('verification-of-other')
  const changed = await confirmChange(visit, token)
  if (changed === 'gone') return refused('verification-gone')
  if (changed === 'taken') return refused('email-taken')
  return given({
    user: await countedViewer(ports, {
      ...viewer,
      email: changed.email,
      emailVerified: true,
      emailBounces: false,
    }),
  })
})

const answerUndo = answer(undoEmailChange, async (visit, { token }) => {
  const barred = await limitLinks(visit)
  if (barred !== undefined) return barred
  const undone = await undoChange(visit.ports, token)
  if (undone === 'gone') return refused('verification-gone')
  return undone === 'taken' ? refused('email-taken') : given({ email: undone.email })
})

/** Handlers of the calls that change an email address. */
export const emailChangeCalls = [answerGet, answerResume, answerChange, answerConfirm, answerUndo]
