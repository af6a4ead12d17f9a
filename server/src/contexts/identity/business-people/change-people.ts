import type { Permission } from '@tessera/contracts/entities/permission'
import type { UserId } from '@tessera/contracts/ids'
import { type Refusal, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { businessAccess } from '../access/tables.ts'
import { users } from '../accounts/tables.ts'
import { hasFactor } from '../second-factor/has-factor.ts'
import { logDeed } from './log-deed.ts'
import { type Business, lockPeople } from './managed-business.ts'
import { businessInvitations } from './tables.ts'

const accessOf = (subjectId: UserId, userId: UserId) =>
  and(eq(businessAccess.subjectId, subjectId), eq(businessAccess.userId, userId))

async function nameOf(db: Sql, id: UserId): Promise<string> {
  const [row] = await db.select({ name: users.fullName }).from(users).where(eq(users.id, id))
  return row?.name ?? ''
}

/** Changes what somebody may do for a business; nobody changes their own permissions. */
export async function changePermissions(
  { ports, viewer }: MemberVisit,
  business: Business,
  { userId, permissions }: { readonly userId: UserId; readonly permissions: readonly Permission[] },
): Promise<Refusal | undefined> {
  if (userId === viewer.id || userId === business.id) return refused('not-yourself')
  return ports.db.transaction(async (tx) => {
    await lockPeople(tx, business.id)
    const changed = await tx
      .update(businessAccess)
      .set({ permissions: [...permissions] })
      .where(accessOf(business.id, userId))
      .returning({ id: businessAccess.userId })
    if (changed.length === 0) return refused('not-found')
    await logDeed(tx, ports, {
      subjectId: business.id,
      actorId: viewer.id,
      deed: 'permissions-changed',
      object: await nameOf(tx, userId),
      permissions,
    })
    return undefined
  })
}

/** Takes somebody's permissions away, or gives up one's own; false when there are none. */
export async function removePerson(
  ports: Ports,
  removal: { readonly subjectId: UserId; readonly userId: UserId; readonly actorId: UserId },
): Promise<boolean> {
  const { subjectId, userId, actorId } = removal
  return ports.db.transaction(async (tx) => {
    await lockPeople(tx, subjectId)
    const removed = await tx
      .delete(businessAccess)
      .where(accessOf(subjectId, userId))
      .returning({ id: businessAccess.userId })
    if (removed.length === 0) return false
    // Invitations by somebody who lost their permissions end too.
    await tx
      .delete(businessInvitations)
      .where(
        and(
          eq(businessInvitations.subjectId, subjectId),
          eq(businessInvitations.invitedBy, userId),
        ),
      )
    const deed = actorId === userId ? 'person-left' : 'person-removed'
    await logDeed(tx, ports, { subjectId, actorId, deed, object: await nameOf(tx, userId) })
    return true
  })
}

/** Withdraws an invitation; withdrawing it again changes nothing. */
export async function withdraw(
  { ports, viewer }: MemberVisit,
  business: Business,
  id: string,
): Promise<undefined> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return
  await ports.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(businessInvitations)
      .where(and(eq(businessInvitations.id, id), eq(businessInvitations.subjectId, business.id)))
      .returning({ sentTo: businessInvitations.sentTo })
    if (gone === undefined) return
    const by = { subjectId: business.id, actorId: viewer.id }
    await logDeed(tx, ports, { ...by, deed: 'invitation-withdrawn', object: gone.sentTo })
  })
}

/** Chooses whether people need a second factor. Whoever requires one has one. */
export async function requireMfa(
  { ports, viewer }: MemberVisit,
  business: Business,
  needsMfa: boolean,
): Promise<Refusal | undefined> {
  return ports.db.transaction(async (tx) => {
    const [self] = await tx
      .select({ has: hasFactor(viewer.id) })
      .from(users)
      .where(eq(users.id, viewer.id))
    if (needsMfa && self?.has !== true) return refused('business-mfa-first')
    const isOther = and(eq(users.id, business.id), eq(users.needsMfa, !needsMfa))
    const changed = await tx
      .update(users)
      .set({ needsMfa })
      .where(isOther)
      .returning({ id: users.id })
    if (changed.length === 0) return undefined
    await logDeed(tx, ports, {
      subjectId: business.id,
      actorId: viewer.id,
      object: '',
      deed: needsMfa ? 'mfa-required' : 'mfa-optional',
    })
    return undefined
  })
}
