import type { Permission } from '@tessera/contracts/entities/permission'
import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import { type Refusal, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import { and, eq, lte, or } from '../../../platform/database/sql.ts'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import { queueEmail } from '../../base/mail/queue-email.ts'
import type { AttemptLimit } from '../../base/rate-limits/attempts.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'
import type { Sql } from '../../base/sql.ts'
import { isPresent } from '../accounts/presence.ts'
import { users } from '../accounts/tables.ts'
import { invitationEmail } from './invitation-email.ts'
import { logDeed } from './log-deed.ts'
import { type Business, lockPeople } from './managed-business.ts'
import { countPeople } from './store.ts'
import { businessInvitations } from './tables.ts'

/** Max invitations that one business sends. */
const invitationLimit: AttemptLimit = { most: 50, windowMinutes: 24 * 60 }

const day = 86_400_000

/** Hashes the secret of an invitation for storage. */
export const hashOfInvitation = (token: string): string => sha256OfText(token)

// The secret is in the fragment, which never reaches a server or a log.
const invitationUrl = (origin: string, token: string): string =>
  `${origin}${paths.businessInvite.to()}#token=${token}`

interface Invitee {
  readonly email: string
  /** The member who was named; null for an address, of which nothing is looked up. */
  readonly userId: UserId | null
}

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

async function inviteeOf(db: Sql, to: string): Promise<Invitee | Refusal> {
  if (to.includes('@')) {
    const isEmail = looksLikeEmail.test(to)
    return isEmail ? { email: to.toLowerCase(), userId: null } : refused('email-invalid')
  }
  const [row] = await db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.username, to), isPresent(users.id)))
  return row ?? refused('business-person-unknown')
}

/** Replaces the invitation of the same person, so that inviting twice sends one valid link. */
async function keepInvitation(
  tx: Sql,
  given: typeof businessInvitations.$inferInsert & { readonly createdAt: Date },
): Promise<void> {
  await tx
    .delete(businessInvitations)
    .where(
      and(
        eq(businessInvitations.subjectId, given.subjectId),
        or(
          eq(businessInvitations.sentTo, given.sentTo),
          lte(businessInvitations.expiresAt, given.createdAt),
        ),
      ),
    )
  await tx.insert(businessInvitations).values(given)
}

/** Invites somebody to act for a business, by an email with a link. */
export async function invite(
  { ports, viewer, language }: MemberVisit,
  business: Business,
  { to, permissions }: { readonly to: string; readonly permissions: readonly Permission[] },
): Promise<Refusal | undefined> {
  const { db, tokens, clock, settings } = ports
  const invitee = await inviteeOf(db, to)
  if ('ok' in invitee) return invitee
  const { userId, email } = invitee
  if (userId === business.id || userId === viewer.id) return refused('not-yourself')
  const barred = await refuseBeyond(ports, `business-invite:${business.id}`, invitationLimit)
  if (barred !== undefined) return barred
  const token = tokens.next()
  const now = clock.now()
  return db.transaction(async (tx) => {
    await lockPeople(tx, business.id)
    await keepInvitation(tx, {
      subjectId: business.id,
      sentTo: to,
      userId,
      permissions: [...permissions],
      tokenHash: hashOfInvitation(token),
      invitedBy: viewer.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + limits.businessInviteDays * day),
    })
    if ((await countPeople(tx, business.id, now)) > limits.businessPeopleMax) {
      await tx
        .delete(businessInvitations)
        .where(eq(businessInvitations.tokenHash, hashOfInvitation(token)))
      return refused('business-people-full', { most: limits.businessPeopleMax })
    }
    const by = { subjectId: business.id, actorId: viewer.id }
    await logDeed(tx, ports, { ...by, deed: 'person-invited', object: to, permissions })
    await queueEmail(
      tx,
      ports,
      invitationEmail({
        to: email,
        language,
        brand: settings.brand,
        inviter: viewer.fullName,
        business: business.fullName,
        url: invitationUrl(settings.publicOrigin, token),
      }),
    )
    return undefined
  })
}
