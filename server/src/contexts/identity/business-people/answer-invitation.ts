import type { UserId } from '@tessera/contracts/ids'
import { type Refusal, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import { alias } from '../../../platform/database/define-tables.ts'
import { and, eq, gt } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { AttemptLimit } from '../../base/rate-limits/attempts.ts'
import { networkOf } from '../../base/rate-limits/network.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'
import type { Sql } from '../../base/sql.ts'
import { businessAccess } from '../access/tables.ts'
import { isPresent } from '../accounts/presence.ts'
import { users } from '../accounts/tables.ts'
import { verifiedFault } from '../verification/needs-verified.ts'
import { hashOfInvitation } from './invite.ts'
import { logDeed } from './log-deed.ts'
import { lockPeople } from './managed-business.ts'
import { businessInvitations } from './tables.ts'

/** Limits the links that a network can try. */
const linkLimit: AttemptLimit = { most: 60, windowMinutes: 15 }

const inviters = alias(users, 'inviters')

/** Finds a valid invitation by its token, with the business. */
async function findInvitation(db: Sql, token: string, now: Date) {
  const [row] = await db
    .select({
      business: {
        id: users.id,
        username: users.username,
        fullName: users.fullName,
        portraitKey: media.key,
      },
      needsMfa: users.needsMfa,
      userId: businessInvitations.userId,
      permissions: businessInvitations.permissions,
      invitedBy: inviters.fullName,
    })
    .from(businessInvitations)
    .innerJoin(users, eq(users.id, businessInvitations.subjectId))
    .leftJoin(media, eq(media.id, users.portraitId))
    .leftJoin(inviters, eq(inviters.id, businessInvitations.invitedBy))
    .where(
      and(
        eq(businessInvitations.tokenHash, hashOfInvitation(token)),
        gt(businessInvitations.expiresAt, now),
        isPresent(users.id),
      ),
    )
  return row
}

type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

/** True when this member may answer it: it was sent to an address, or to them by name. */
export const isFor = (userId: UserId, invitation: Invitation): boolean =>
  userId !== invitation.business.id && (invitation.userId === null || invitation.userId === userId)

/** Opens the invitation of a link. */
export async function openInvitation(
  { ports, address }: MemberVisit,
  token: string,
): Promise<Invitation | Refusal> {
  const barred = await refuseBeyond(ports, `business-link:${networkOf(address)}`, linkLimit)
  if (barred !== undefined) return barred
  const found = await findInvitation(ports.db, token, ports.clock.now())
  return found ?? refused('invite-gone')
}

/** Accepts or declines an invitation once; the second answer finds it gone. */
export async function answerInvitation(
  visit: MemberVisit,
  { token, accept }: { readonly token: string; readonly accept: boolean },
): Promise<Invitation['business'] | Refusal> {
  const { ports, viewer } = visit
  const invitation = await openInvitation(visit, token)
  if ('ok' in invitation) return invitation
  if (!isFor(viewer.id, invitation)) return refused('not-allowed')
  const unverified = accept ? verifiedFault(visit) : null
  if (unverified !== null) return unverified
  const { business, permissions } = invitation
  const by = { subjectId: business.id, actorId: viewer.id, object: viewer.fullName }
  const isDone = await ports.db.transaction(async (tx) => {
    await lockPeople(tx, business.id)
    const spent = await tx
      .delete(businessInvitations)
      .where(eq(businessInvitations.tokenHash, hashOfInvitation(token)))
      .returning({ id: businessInvitations.id })
    if (spent.length === 0) return false
    if (!accept) {
      await logDeed(tx, ports, { ...by, deed: 'invitation-declined' })
      return true
    }
    const granted = { subjectId: business.id, userId: viewer.id, permissions: [...permissions] }
    await tx
      .insert(businessAccess)
      .values({ ...granted, createdAt: ports.clock.now() })
      .onConflictDoUpdate({
        target: [businessAccess.subjectId, businessAccess.userId],
        set: { permissions: [...permissions] },
      })
    await logDeed(tx, ports, { ...by, deed: 'person-joined', permissions })
    return true
  })
  return isDone ? business : refused('invite-gone')
}
