import type { UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, isNull, ne, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { hashOfDevice } from '../accounts/devices.ts'
import { mailboxProven } from '../accounts/events.ts'
import { endSessionsOf } from '../accounts/sessions.ts'
import { devices, users } from '../accounts/tables.ts'
import { endChallengesOf } from '../second-factor/challenge-rows.ts'
import { deleteAllFactors } from '../second-factor/remove-factor.ts'

/** True when the domain of their email is the one that let them in. */
const isOfDomain = sql`${users.limitedForDomain} = lower(split_part(${users.email}::text, '@', 2))`

/** Proof that somebody reads the mailbox of an account's address. */
export interface MailboxProof {
  readonly userId: UserId
  /**
   * The session and browser in which the mailbox was proved; they're kept. Null when nobody was
   * logged in (a reset email, a provider's 'verified'): the password may then be a squatter's and
   * is deleted.
   */
  readonly keeps: { readonly token: string | null; readonly device: string | null } | null
}

/**
 * Marks an account's address as verified. The first time, it removes everything that somebody
 * without access to the mailbox may have set up: sessions, known browsers, second factors, and the
 * password unless `keeps` says otherwise. Returns false, and changes nothing, when the address was
 * verified before. Call `notifyTabs` after the transaction.
 *
 *     await proveMailbox(tx, ports, { userId, keeps: null })
 */
export async function proveMailbox(
  tx: Tx,
  ports: Pick<Ports, 'clock' | 'events' | 'log'>,
  { userId, keeps }: MailboxProof,
): Promise<boolean> {
  const proven = await tx
    .update(users)
    .set({
      emailVerifiedAt: ports.clock.now(),
      // The email let them in, and now they have shown that it is theirs.
      limitedAt: sql`case when ${isOfDomain} then null else ${users.limitedAt} end`,
      limitedForDomain: sql`case when ${isOfDomain} then null else ${users.limitedForDomain} end`,
      ...(keeps === null ? { passwordHash: null } : {}),
    })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
    .returning({ email: users.email })
  const [person] = proven
  if (person === undefined) return false
  await endSessionsOf(tx, userId, { except: keeps?.token ?? null })
  const kept = keeps?.device ?? null
  const others = kept === null ? undefined : ne(devices.tokenHash, hashOfDevice(kept))
  await tx.delete(devices).where(and(eq(devices.userId, userId), others))
  await deleteAllFactors(tx, userId)
  await endChallengesOf(tx, userId)
  await ports.events.tell(tx, mailboxProven, { userId, email: person.email })
  ports.log.info('identity.mailbox-proven', { user: userId, by: keeps === null ? 'mail' : 'link' })
  return true
}
