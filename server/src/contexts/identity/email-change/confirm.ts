import { timings } from '@tessera/contracts/timings'
import type { MemberVisit } from '../../../calls/visit.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, gt, ne } from '../../../platform/database/sql.ts'
import { uniqueViolation } from '../../../platform/database/unique-violation.ts'
import { queueEmail } from '../../base/mail/queue-email.ts'
import { lift } from '../../base/mail/suppressions.ts'
import { deviceCookie, hashOfDevice } from '../accounts/devices.ts'
import { notifyTabs } from '../accounts/end-sessions.ts'
import { mailboxProven } from '../accounts/events.ts'
import { endSessionsOf } from '../accounts/sessions.ts'
import { devices, users } from '../accounts/tables.ts'
import { withNewToken } from '../accounts/with-new-token.ts'
import { endChallengesOf } from '../second-factor/challenge-rows.ts'
import { hashOfLink } from '../verification/queue-verification.ts'
import { changedEmail } from './emails.ts'
import { emailChanges, emailUndos } from './tables.ts'

const day = 86_400_000

/** Sets a confirmed address. A trigger clears the mark of the former one, and its links. */
async function setEmail(tx: Tx, visit: MemberVisit, email: string): Promise<void> {
  const { ports, viewer, token } = visit
  const mine = eq(users.id, viewer.id)
  await tx.update(users).set({ email }).where(mine)
  await tx.update(users).set({ emailVerifiedAt: ports.clock.now() }).where(mine)
  await endSessionsOf(tx, viewer.id, { except: token })
  const device = visit.cookie(deviceCookie)
  const others = device === null ? undefined : ne(devices.tokenHash, hashOfDevice(device))
  await tx.delete(devices).where(and(eq(devices.userId, viewer.id), others))
  await endChallengesOf(tx, viewer.id)
  await lift(tx, email, 'bounced')
  await ports.events.tell(tx, mailboxProven, { userId: viewer.id, email })
}

/** Emails the former address a link that takes the change back. */
async function offerUndo(tx: Tx, { ports, viewer }: MemberVisit): Promise<void> {
  const { tokens, clock, settings } = ports
  const token = tokens.next()
  const expiresAt = new Date(clock.now().getTime() + timings.emailUndoDays * day)
  await tx
    .insert(emailUndos)
    .values({ tokenHash: hashOfLink(token), userId: viewer.id, email: viewer.email, expiresAt })
  const { firstName, username, locale, email: to } = viewer
  const reader = {
    to,
    firstName,
    username,
    locale,
    brand: settings.brand,
    origin: settings.publicOrigin,
  }
  await queueEmail(tx, ports, changedEmail(reader, token))
}

/** Confirms a new address by its link: once, in two tabs too. Returns it, or why not. */
export async function confirmChange(
  visit: MemberVisit,
  token: string,
): Promise<{ readonly email: string } | 'gone' | 'taken'> {
  const { ports, viewer } = visit
  try {
    const done = await withNewToken(visit, async (tx) => {
      const [change] = await tx
        .delete(emailChanges)
        .where(
          and(
            eq(emailChanges.tokenHash, hashOfLink(token)),
            eq(emailChanges.userId, viewer.id),
            gt(emailChanges.expiresAt, ports.clock.now()),
          ),
        )
        .returning({ email: emailChanges.email })
      if (change === undefined) return undefined
      await setEmail(tx, visit, change.email)
      // An address that nobody confirmed proves nothing, and takes nothing back.
      if (viewer.emailVerified) await offerUndo(tx, visit)
      return change
    })
    if (done === undefined) return 'gone'
    notifyTabs(ports, viewer.id)
    ports.log.info('identity.email-changed', { user: viewer.id })
    return done.came
  } catch (cause) {
    if (uniqueViolation(cause) === 'users_email_unique') return 'taken'
    throw cause
  }
}
