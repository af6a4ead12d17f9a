import type { UserId } from '@tessera/contracts/ids'
import { type Refusal, refused } from '../../../calls/answer.ts'
import { eq } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { type Grant, isActing } from '../access/rules.ts'
import { grantOf } from '../access/store.ts'
import type { PersonRow } from '../accounts/person-card.ts'
import { users } from '../accounts/tables.ts'

/** A business whose people the viewer may see. */
export interface Business extends PersonRow {
  readonly needsMfa: boolean
  readonly canManage: boolean
}

/** True when a grant allows its holder to manage the people. */
const mayManage = (grant: Grant): boolean => isActing(grant) && grant.permissions.includes('OWNER')

/** Finds the business that a call is about, and what the viewer may do with its people. */
export async function businessFor(
  db: Sql,
  viewer: { readonly id: UserId },
  subjectId: UserId = viewer.id,
): Promise<Business | Refusal> {
  const grant = await grantOf(db, subjectId, viewer.id)
  if (grant === undefined) return refused('not-allowed')
  const [row] = await db
    .select({
      id: users.id,
      username: users.username,
      fullName: users.fullName,
      portraitKey: media.key,
      isPartner: users.isPartner,
      needsMfa: users.needsMfa,
    })
    .from(users)
    .leftJoin(media, eq(media.id, users.portraitId))
    .where(eq(users.id, subjectId))
  if (row === undefined) return refused('not-allowed')
  const { isPartner, ...business } = row
  return isPartner ? { ...business, canManage: mayManage(grant) } : refused('business-needed')
}

/** Finds the business that a call changes the people of; refused for those who may not. */
export async function managedBusiness(
  db: Sql,
  viewer: { readonly id: UserId },
  subjectId?: UserId,
): Promise<Business | Refusal> {
  const business = await businessFor(db, viewer, subjectId)
  return 'ok' in business || business.canManage ? business : refused('not-allowed')
}

/** Locks the people of a business, so that two changes of them come one after the other. */
export async function lockPeople(tx: Sql, subjectId: UserId): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, subjectId)).for('no key update')
}
