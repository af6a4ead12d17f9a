import type { BusinessPeople } from '@tessera/contracts/calls/business-people'
import type { UserId } from '@tessera/contracts/ids'
import type { z } from '@tessera/contracts/schema'
import { alias } from '../../../platform/database/define-tables.ts'
import { and, asc, eq, gt } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { businessAccess } from '../access/tables.ts'
import { cardOf } from '../accounts/person-card.ts'
import { isPresent } from '../accounts/presence.ts'
import { users } from '../accounts/tables.ts'
import { hasFactor } from '../second-factor/has-factor.ts'
import type { Business } from './managed-business.ts'
import { businessInvitations } from './tables.ts'

type People = z.input<typeof BusinessPeople>

const inviters = alias(users, 'inviters')

const personColumns = {
  id: users.id,
  username: users.username,
  fullName: users.fullName,
  portraitKey: media.key,
}

async function grantedPeople(db: Sql, { id, needsMfa }: Business): Promise<People['people']> {
  const rows = await db
    .select({
      ...personColumns,
      permissions: businessAccess.permissions,
      since: businessAccess.createdAt,
      hasFactor: hasFactor(users.id),
    })
    .from(businessAccess)
    .innerJoin(users, eq(users.id, businessAccess.userId))
    .leftJoin(media, eq(media.id, users.portraitId))
    .where(and(eq(businessAccess.subjectId, id), isPresent(users.id)))
    .orderBy(asc(businessAccess.createdAt), asc(users.id))
  return rows.map(({ permissions, since, hasFactor: has, ...person }) => ({
    user: cardOf(person),
    permissions,
    is_business: false,
    meets_mfa: !needsMfa || has || permissions.includes('OWNER'),
    since: since.toISOString(),
  }))
}

async function ownPerson(db: Sql, business: Business): Promise<People['people'][number]> {
  const [row] = await db
    .select({ since: users.createdAt })
    .from(users)
    .where(eq(users.id, business.id))
  return {
    user: cardOf(business),
    permissions: ['OWNER'],
    is_business: true,
    meets_mfa: true,
    since: (row?.since ?? new Date(0)).toISOString(),
  }
}

async function openInvitations(db: Sql, subjectId: UserId, now: Date) {
  const rows = await db
    .select({
      id: businessInvitations.id,
      sent_to: businessInvitations.sentTo,
      permissions: businessInvitations.permissions,
      invited_by: inviters.fullName,
      expiresAt: businessInvitations.expiresAt,
    })
    .from(businessInvitations)
    .leftJoin(inviters, eq(inviters.id, businessInvitations.invitedBy))
    .where(
      and(eq(businessInvitations.subjectId, subjectId), gt(businessInvitations.expiresAt, now)),
    )
    .orderBy(asc(businessInvitations.createdAt), asc(businessInvitations.id))
  return rows.map(({ expiresAt, ...each }) => ({ ...each, expires_at: expiresAt.toISOString() }))
}

/** Loads the people of a business: its own account first, then the oldest permission. */
export async function peopleOf(db: Sql, business: Business, now: Date): Promise<People> {
  return {
    business: cardOf(business),
    can_manage: business.canManage,
    needs_mfa: business.needsMfa,
    people: [await ownPerson(db, business), ...(await grantedPeople(db, business))],
    invitations: business.canManage ? await openInvitations(db, business.id, now) : [],
  }
}

/** Counts the people and the open invitations of a business. */
export async function countPeople(db: Sql, subjectId: UserId, now: Date): Promise<number> {
  const people = await db.$count(businessAccess, eq(businessAccess.subjectId, subjectId))
  const open = and(
    eq(businessInvitations.subjectId, subjectId),
    gt(businessInvitations.expiresAt, now),
  )
  return people + (await db.$count(businessInvitations, open))
}
